import type { Bites } from "../../games/bites/mod.ts";
import { type BitesOutcome, shownTiles } from "../../games/bites/play.ts";
import { formatBites } from "../../games/bites/puzzle.ts";
import type { BitesAnswer } from "../../games/bites/round.ts";
import { coreFound, isBitesOver } from "../../games/bites/state.ts";
import type { GameEvent } from "../events.ts";
import type { GameEvents, Position } from "../game_adapter.ts";
import type { Memory } from "../memory.ts";
import { bitesTimeLeft } from "./facts.ts";

type BitesPosition = Position<Bites>;

/** Bites for programs: one object a line. */
export const bitesEvents: GameEvents<Bites> = {
  opening: (position, memory) => ({ ...boardEvent(position), ...standing(position, memory) }),
  answer: (input, after, outcome, { memory }) =>
    outcomeEvent(input, after, outcome, standing(after, memory)),
  command: commandEvent,
};

function boardEvent({ round, state, label }: BitesPosition): GameEvent {
  const { puzzle, rules, edition, core, total, goal } = round;
  return {
    event: "board",
    game: "bites",
    puzzle: formatBites(puzzle),
    tiles: shownTiles(round, state),
    lexicon: edition,
    words: core.length,
    points: total,
    goal,
    min_length: rules.minLength,
    max_horizontal_length: rules.maxHorizontal,
    max_vertical_length: rules.maxVertical,
    seconds: rules.seconds,
    label,
  };
}

function outcomeEvent(
  input: string,
  position: BitesPosition,
  outcome: BitesOutcome,
  standing: object,
): GameEvent {
  const guess = { event: "guess", input } as const;
  const no = (more: object = {}): GameEvent => ({
    ...guess,
    ok: false,
    code: outcome.kind,
    ...more,
  });
  switch (outcome.kind) {
    case "found":
      return {
        ...guess,
        ok: true,
        code: "ok",
        ...wordFacts(outcome.word),
        tiles: outcome.tiles,
        ...standing,
        won: outcome.won,
        complete: outcome.complete,
      };
    case "extra":
      return {
        ...guess,
        ok: true,
        code: "extra",
        ...(outcome.listed && { ...wordFacts(outcome.word), tiles: outcome.tiles }),
        points: outcome.word.points,
        ...standing,
        won: outcome.won,
      };
    case "already_found":
      return no({ word: outcome.word, points: outcome.points });
    case "too_short":
      return no({ min: outcome.min });
    case "too_long":
      return no({ max: outcome.max });
    case "no_tiles":
      return no({ letters: outcome.letters });
    case "excluded":
      return no({ reason: outcome.reason });
    case "not_letters":
    case "not_in_lexicon":
      return no();
    case "hint":
      return { event: "hint", ...outcome.hint, charged: outcome.charged, ...standing };
    case "shuffled":
      return { event: "shuffled", tiles: outcome.tiles };
    case "waited":
      return {
        event: "board",
        tiles: shownTiles(position.round, position.state),
        ...standing,
      };
    case "time_up":
    case "gave_up":
      return { event: outcome.kind, missed: outcome.missed.map(wordFacts), ...standing };
    case "hint_none":
    case "over":
      return { event: outcome.kind };
  }
}

function commandEvent(
  name: string,
  position: BitesPosition,
  memory: Memory,
): GameEvent | undefined {
  switch (name) {
    case "score":
      return { event: "score", ...standing(position, memory) };
    case "list":
      return {
        event: "list",
        words: position.state.found.filter(({ tier }) => tier !== "unlisted"),
      };
    default:
      return undefined;
  }
}

function standing(position: BitesPosition, { clock }: Memory): object {
  const { round, state } = position;
  return {
    score: state.score,
    extra_score: state.extraScore,
    found: coreFound(state),
    ...(round.limit !== undefined && {
      left_ms: bitesTimeLeft(position, clock) ?? round.limit - state.at,
    }),
    over: isBitesOver(round, state),
  };
}

function wordFacts({ word, written, points, ways, zipf }: BitesAnswer): object {
  return { word, written, points, ways, zipf };
}
