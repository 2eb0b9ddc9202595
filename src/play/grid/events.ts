import type { Grid } from "../../games/grid/mod.ts";
import { placesOf } from "../../games/grid/paths.ts";
import { coreFound, type GridOutcome, isGridOver } from "../../games/grid/play.ts";
import { formatGrid, type GridPuzzle } from "../../games/grid/puzzle.ts";
import type { GridWord } from "../../games/grid/round.ts";
import type { GameEvent } from "../events.ts";
import type { EventContext, GameEvents, Position } from "../game_adapter.ts";
import type { Memory } from "../memory.ts";
import { absentFrom, foundWords, gridTimeLeft, longestOf } from "./facts.ts";

type GridPosition = Position<Grid>;

/** The grid for programs: one object a line. */
export const gridEvents: GameEvents<Grid> = {
  opening: (position, memory) => ({ ...boardEvent(position), ...standing(position, memory) }),
  answer(input, after, outcome, { lexicon, memory }: EventContext) {
    const event = outcomeEvent(input, after, outcome, standing(after, memory));
    // Why a form on the board is refused, if the lexicon knows.
    const reason = outcome.kind === "not_in_lexicon"
      ? lexicon.refusal(outcome.word)?.reason
      : undefined;
    return reason === undefined ? event : { ...event, code: "excluded", reason };
  },
  command(name, position, memory) {
    switch (name) {
      case "score":
        return { event: "score", ...standing(position, memory) };
      case "list": {
        const words = foundWords(position).map((word) => wordFacts(position.round.puzzle, word));
        return { event: "list", words };
      }
      default:
        return undefined;
    }
  },
};

function standing(position: GridPosition, { clock }: Memory): object {
  return {
    score: position.state.score,
    found: coreFound(position.round, position.state.found),
    left_ms: gridTimeLeft(clock, position) ?? null,
    over: isGridOver(position.round, position.state),
  };
}

function boardEvent({ round, label }: GridPosition): GameEvent {
  const { puzzle, rules } = round;
  return {
    event: "board",
    game: "grid",
    board: formatGrid(puzzle),
    rows: puzzle.rows,
    cols: puzzle.cols,
    rules: rules.name,
    language: rules.language.code,
    lexicon: round.edition,
    words: round.core,
    extra_words: round.answers.size - round.core,
    points: round.points,
    ...(rules.goal !== undefined && { goal: rules.goal }),
    longest: longestOf(round),
    min_length: rules.minLength,
    seconds: rules.seconds,
    label,
  };
}

function outcomeEvent(
  input: string,
  { round }: GridPosition,
  outcome: GridOutcome,
  standing: object,
): GameEvent {
  const { puzzle } = round;
  const no = (more: object = {}): GameEvent => ({
    event: "guess",
    input,
    ok: false,
    code: outcome.kind,
    ...more,
  });
  switch (outcome.kind) {
    case "found":
      return {
        event: "guess",
        input,
        ok: true,
        code: outcome.listed && !outcome.word.isCore ? "extra" : "ok",
        ...(outcome.listed ? wordFacts(puzzle, outcome.word) : { points: outcome.points }),
        ...standing,
        complete: outcome.complete,
      };
    case "too_short":
      return no({ min: outcome.min });
    case "already_found":
      return no({ word: outcome.word, points: outcome.points });
    case "excluded":
      return no({ word: outcome.word, reason: outcome.reason });
    case "no_path":
      return no({ word: outcome.word, letters: absentFrom(round, outcome.word) });
    case "not_in_lexicon":
      return no({ word: outcome.word });
    case "not_letters":
      return no();
    case "time_up":
    case "gave_up":
      return {
        event: outcome.kind,
        ...standing,
        missed: outcome.missed.map((word) => wordFacts(puzzle, word)),
      };
    case "waited":
      return { event: "board", board: formatGrid(puzzle), ...standing };
    case "over":
      return { event: "over" };
  }
}

function wordFacts(puzzle: GridPuzzle, { word, written, zipf, points, path }: GridWord): object {
  return { word, written, zipf, points, path: placesOf(puzzle, path) };
}
