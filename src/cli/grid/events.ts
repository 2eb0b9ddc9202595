import type { Grid } from "../../games/grid/mod.ts";
import { type GridOutcome, isGridOver } from "../../games/grid/play.ts";
import { formatGrid, type GridPuzzle } from "../../games/grid/puzzle.ts";
import type { GridWord } from "../../games/grid/round.ts";
import type { Reason } from "../../lexicon/entry.ts";
import type { GridCommand } from "../../messages/mod.ts";
import { messagesIn } from "../../messages/mod.ts";
import type { JsonView, Position } from "../app/game_view.ts";
import { pathFacts } from "./grid_text.ts";
import { factsIn } from "../text/json.ts";
import { timeLeft } from "./clock.ts";
import { type Memory, noteTried, obey } from "./commands.ts";
import { absentFrom, foundWords, longestOf } from "./text.ts";

type GridPosition = Position<Grid>;

/** The grid for programs: one object a line, its words in English always. */
export function gridJson(memory: Memory): JsonView<Grid, GridCommand> {
  const { clock } = memory;
  const standing = (position: GridPosition) => ({
    score: position.state.score,
    found: foundWords(position).length,
    left_ms: timeLeft(clock, position) ?? null,
    over: isGridOver(position.round, position.state),
  });
  /** Why a form on the board is no word, where the lexicon knows. */
  let refusal = (_word: string): Reason | undefined => undefined;
  return {
    opening(position, { world, lexicon }) {
      refusal = (word) => lexicon.refusal(word)?.reason;
      clock.start(position, () => world.now());
      return { ...boardEvent(position), ...standing(position) };
    },
    answer(input, after, outcome) {
      noteTried(memory, outcome);
      const event = outcomeEvent(input, after, outcome, standing(after));
      const reason = outcome.kind === "not_in_lexicon" ? refusal(outcome.word) : undefined;
      return reason === undefined ? event : { ...event, code: "excluded", reason };
    },
    async obey(wish, rest, position, context) {
      if (wish === "score") {
        return { kind: "event", event: { event: "score", ...standing(position) } };
      }
      if (wish === "list") {
        const words = foundWords(position).map((word) => wordFacts(position.round.puzzle, word));
        return { kind: "event", event: { event: "list", words } };
      }
      // What programs read is in English always.
      const t = wish === "why" ? await messagesIn("en") : context.t;
      const reply = await obey(wish, rest, position, { context: { ...context, t }, memory });
      return factsIn(wish, reply);
    },
  };
}

function boardEvent({ round, label }: GridPosition): object {
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
    words: round.answers.size,
    points: round.points,
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
): object {
  const { puzzle } = round;
  const no = (more: object = {}) => ({
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
        code: "ok",
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
  return { word, written, zipf, points, path: pathFacts(puzzle, path) };
}
