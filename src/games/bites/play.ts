import { asPlayed } from "../../core/letters.ts";
import { rngFrom, shuffle } from "../../core/random.ts";
import { roundedShare } from "../../core/scoring.ts";
import type { Step } from "../game.ts";
import {
  faultBeforeBoard,
  type Guess,
  type GuessFault,
  type OwnMark,
  unknownWord,
} from "../guess.ts";
import { isComplete, missing, withSums } from "../score_sheet.ts";
import type { Bites } from "./mod.ts";
import { type BitesPuzzle, formatBites } from "./puzzle.ts";
import { type BitesAnswer, type BitesRound, ownAnswer } from "./round.ts";
import { type Direction, directionsOf, maxLength } from "./rules.ts";
import { findPieces, type Piece } from "./spell.ts";
import { type BitesFind, type BitesRung, type BitesState, isBitesOver, missedOf } from "./state.ts";

export type BitesMove =
  & (
    | { readonly kind: "guess"; readonly word: string; readonly own?: OwnMark }
    | { readonly kind: "shuffle" }
    | { readonly kind: "hint" }
    /** Nothing but time has passed. */
    | { readonly kind: "wait" }
    | { readonly kind: "give_up" }
  )
  & {
    /** Milliseconds since the game began; games without a clock need not say. */
    readonly at?: number;
  };

/** The tiles that make a word, for each way it lies. */
export type TilesByWay = { readonly [D in Direction]?: readonly Piece[] };

/** What a hint gives away about the commonest word not found. */
export interface BitesHint {
  readonly rung: BitesRung;
  readonly first: string;
  readonly last: string;
  readonly length: number;
  readonly ways: readonly Direction[];
  /** On the second rung: the tiles of one way, in the order of the alphabet. */
  readonly tiles?: readonly string[];
}

export type BitesOutcome =
  | {
    readonly kind: "found";
    readonly word: BitesAnswer;
    readonly tiles: TilesByWay;
    readonly score: number;
    /** Whether this word reached the goal. */
    readonly won: boolean;
    /** Whether it was the last core word. */
    readonly complete: boolean;
  }
  | {
    readonly kind: "extra";
    readonly word: BitesAnswer;
    readonly tiles: TilesByWay;
    readonly extraScore: number;
    /** Whether the word may be shown: it pays all the same. */
    readonly listed: boolean;
    /** Whether it pays into a tally of its own, as it once did. */
    readonly apart: boolean;
    /** Whether this word reached the goal. */
    readonly won: boolean;
  }
  | GuessFault
  | { readonly kind: "too_long"; readonly word: string; readonly max: number }
  | {
    readonly kind: "no_tiles";
    readonly word: string;
    /** Those that no tile has, each once, in the order of the word. */
    readonly letters: readonly string[];
  }
  | { readonly kind: "shuffled"; readonly tiles: BitesPuzzle }
  | { readonly kind: "hint"; readonly hint: BitesHint; readonly charged: number }
  | { readonly kind: "hint_none" }
  | { readonly kind: "waited"; readonly left?: number }
  /** The commonest first. */
  | { readonly kind: "time_up"; readonly missed: readonly BitesAnswer[] }
  | { readonly kind: "gave_up"; readonly missed: readonly BitesAnswer[] }
  | { readonly kind: "over" };

export function playBites(round: BitesRound, state: BitesState, move: BitesMove): Step<Bites> {
  if (isBitesOver(round, state)) {
    const isHint = move.kind === "hint" && !state.gaveUp && !state.isTimeUp;
    return { state, outcome: { kind: isHint ? "hint_none" : "over" } };
  }
  const { limit } = round;
  // Games of two windows are merged move by move: the clock never goes back.
  const at = limit === undefined ? state.at : Math.max(state.at, move.at ?? 0);
  if (limit !== undefined && at >= limit) {
    const missed = missedOf(round, state);
    return { state: { ...state, at: limit, isTimeUp: true }, outcome: { kind: "time_up", missed } };
  }
  const later = (step: Step<Bites>): Step<Bites> =>
    step.state === state ? step : { ...step, state: { ...step.state, at } };
  switch (move.kind) {
    case "guess":
      return later(guess(round, state, move));
    case "shuffle": {
      const after = { ...state, shuffles: state.shuffles + 1, at };
      return { state: after, outcome: { kind: "shuffled", tiles: shownTiles(round, after) } };
    }
    case "hint":
      return later(hint(round, state));
    case "wait": {
      const left = limit === undefined ? {} : { left: limit - at };
      const after = at > state.at ? { ...state, at } : state;
      return { state: after, outcome: { kind: "waited", ...left } };
    }
    case "give_up": {
      const missed = missedOf(round, state);
      return { state: { ...state, gaveUp: true, at }, outcome: { kind: "gave_up", missed } };
    }
  }
}

/** The tiles in the order they were last shuffled to. */
export function shownTiles({ puzzle }: BitesRound, { shuffles }: BitesState): BitesPuzzle {
  if (shuffles === 0) return puzzle;
  const rng = rngFrom(`${formatBites(puzzle)}/${shuffles}`);
  return {
    single: shuffle(puzzle.single, rng),
    horizontal: shuffle(puzzle.horizontal, rng),
    vertical: shuffle(puzzle.vertical, rng),
  };
}

function guess(
  round: BitesRound,
  state: BitesState,
  { word: text, own }: Extract<BitesMove, { kind: "guess" }>,
): Step<Bites> {
  const word = asPlayed(text, round.alphabet);
  const answer = word === undefined ? undefined : judged(round, word, own);
  const isNew = answer && !state.found.some((find) => find.word === word);
  if (!isNew) return { state, outcome: faultOf(round, state, { text, word }) };
  const { puzzle, alphabet } = round;
  const tiles = Object.fromEntries(
    answer.ways.map((way) => [way, findPieces(puzzle, way, answer.word, alphabet)!]),
  );
  const { tier, points, ways } = answer;
  const find: BitesFind = { word: answer.word, tier, points, ways };
  const after = withSums(round, state, { found: [...state.found, find] });
  const { score, extraScore } = after;
  const won = after.won && !state.won;
  if (tier !== "core") {
    const told = { listed: tier === "extra", apart: !round.hasOneScore, won };
    return { state: after, outcome: { kind: "extra", word: answer, tiles, extraScore, ...told } };
  }
  const complete = isComplete(round.core.length, after);
  return { state: after, outcome: { kind: "found", word: answer, tiles, score, won, complete } };
}

/** The word as it counts: the player's list adds to the extra words and hides some of them. */
function judged(round: BitesRound, word: string, own: OwnMark | undefined) {
  const known = round.answers.get(word);
  if (!known) return own === "added" ? ownAnswer(round, word) : undefined;
  return own === "hidden" && known.tier !== "core" ? undefined : known;
}

/** The only judge, in the order players expect. */
function faultOf(round: BitesRound, state: BitesState, guess: Guess): BitesOutcome {
  const { puzzle, rules, alphabet } = round;
  const fault = faultBeforeBoard(guess, state.found, rules.minLength);
  if (fault) return fault;
  const word = guess.word!;
  const limits = directionsOf(rules).map((way) => ({ way, max: maxLength(rules, way) }));
  const max = Math.max(...limits.map((limit) => limit.max));
  if (word.length > max) return { kind: "too_long", word, max };
  const makes = limits.filter(({ way }) => findPieces(puzzle, way, word, alphabet));
  if (makes.length === 0) {
    const all = Object.values(puzzle).flat().join("");
    const letters = [...new Set(word)].filter((letter) => !all.includes(letter));
    return { kind: "no_tiles", word, letters };
  }
  if (makes.every((limit) => word.length > limit.max)) {
    return { kind: "too_long", word, max: makes[0]!.max };
  }
  return unknownWord(word, round.refused.get(word));
}

/** What the next hint would be about, and its price; `undefined` when no core word is left. */
export function nextHint(
  round: BitesRound,
  state: BitesState,
):
  | { readonly answer: BitesAnswer; readonly rung: BitesRung; readonly charged: number }
  | undefined {
  const answer = missing(round, state)[0];
  if (!answer) return undefined;
  const paid = paidFor(state, answer.word);
  const rung = paid === 0 ? 1 : 2;
  const { hintShare, tilesHintShare, version } = round.rules;
  const share = rung === 1 ? hintShare : tilesHintShare;
  // A hint asked for again is free.
  const price = paid > 1 ? 0 : roundedShare(share, answer.points);
  return { answer, rung, charged: version > 1 ? price : Math.min(price, state.score) };
}

function hint(round: BitesRound, state: BitesState): Step<Bites> {
  const next = nextHint(round, state);
  if (!next) return { state, outcome: { kind: "hint_none" } };
  const { answer, rung, charged } = next;
  const { word } = answer;
  const isNew = paidFor(state, word) < 2;
  const hints = [...state.hints, { word, rung, charged } as const];
  const after = isNew ? withSums(round, state, { hints }) : state;
  return { state: after, outcome: { kind: "hint", hint: hintAbout(round, answer, rung), charged } };
}

/** What hints have given away already about the word that the next one would be about. */
export function givenHint(round: BitesRound, state: BitesState): BitesHint | undefined {
  const answer = missing(round, state)[0];
  const paid = answer ? paidFor(state, answer.word) : 0;
  return answer && paid > 0 ? hintAbout(round, answer, paid > 1 ? 2 : 1) : undefined;
}

function hintAbout(
  { puzzle, alphabet }: BitesRound,
  { word, ways }: BitesAnswer,
  rung: BitesRung,
): BitesHint {
  const tiles = findPieces(puzzle, ways[0]!, word, alphabet)!.map(({ tile }) => tile);
  return {
    rung,
    first: word[0]!,
    last: word.at(-1)!,
    length: word.length,
    ways,
    ...(rung === 2 && { tiles: tiles.sort() }),
  };
}

function paidFor({ hints }: BitesState, word: string): number {
  return hints.filter((one) => one.word === word).length;
}
