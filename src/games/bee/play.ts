import { asPlayed } from "../../core/letters.ts";
import { type ScoreParts, scoreParts } from "../../core/scoring.ts";
import type { Step } from "../game.ts";
import {
  faultBeforeBoard,
  type Guess,
  type GuessFault,
  type OwnMark,
  unknownWord,
} from "../guess.ts";
import { isComplete } from "../score_sheet.ts";
import { type Hint, type HintPrice, takeHint, wasRevealed } from "./hints.ts";
import type { Bee } from "./mod.ts";
import type { Rank } from "./ranks.ts";
import { acceptedWord, type BeeRound, type BeeWord, ownWord, refusalReason } from "./round.ts";
import { paysApart, timeLimit } from "./rules.ts";
import {
  afterChange,
  type BeeState,
  byCommonness,
  type Found,
  isBeeOver,
  remaining,
  type Rung,
} from "./state.ts";
import { shownLetters, standing } from "./views.ts";

export type BeeMove =
  & (
    | { readonly kind: "guess"; readonly word: string; readonly own?: OwnMark }
    | { readonly kind: "shuffle" }
    | { readonly kind: "hint"; readonly rung: Rung }
    | { readonly kind: "undo" }
    /** Nothing but time has passed. */
    | { readonly kind: "wait" }
    | { readonly kind: "give_up" }
  )
  & {
    /** Milliseconds since the game began; games without a clock need not say. */
    readonly at?: number;
  };

export type BeeOutcome =
  | FoundOutcome
  | ExtraOutcome
  | GuessFault
  | {
    readonly kind: "bad_letters";
    readonly word: string;
    /** Those that are not on the board, each once, in the order of the word. */
    readonly letters: readonly string[];
    /** The required letter, when that is missing. */
    readonly missing?: string;
  }
  | {
    readonly kind: "hint";
    readonly hint: Hint;
    readonly price: HintPrice;
    readonly score: number;
  }
  | { readonly kind: "hint_none" }
  | { readonly kind: "shuffled"; readonly letters: readonly string[] }
  | { readonly kind: "undone"; readonly word: Found; readonly score: number }
  | { readonly kind: "nothing_to_undo" }
  /** Nothing but time has passed. */
  | { readonly kind: "waited" }
  | {
    readonly kind: "gave_up";
    readonly missed: readonly BeeWord[];
    /** Whether it was time that ended the game, not the player. */
    readonly isTimeUp?: true;
  }
  | { readonly kind: "over" };

/** A word that was accepted, and what it brought. */
interface Accepted {
  readonly word: BeeWord;
  /** What was paid: 0 for a revealed word, else the parts' sum, capped. */
  readonly points: number;
  readonly score: number;
  /** The rank, when it is new, and the one to come with the points to it. */
  readonly rank?: { readonly rank: Rank; readonly next?: Rank; readonly toNext: number };
  /** Whether this word reached the goal. */
  readonly won: boolean;
}

/** A core word. */
interface FoundOutcome extends Accepted {
  readonly kind: "found";
  readonly parts: ScoreParts;
  readonly hinted: boolean;
  /** Whether it was the last core word. */
  readonly complete: boolean;
}

/** A word outside the core. */
interface ExtraOutcome extends Accepted {
  readonly kind: "extra";
  readonly extraScore: number;
  /** Whether the word may be shown: it pays all the same. */
  readonly listed: boolean;
  /** Whether it pays into a tally of its own, as in games saved long ago. */
  readonly apart: boolean;
}

export function playBee(round: BeeRound, state: BeeState, move: BeeMove): Step<Bee> {
  if (isBeeOver(round, state)) {
    const isHint = move.kind === "hint" && !state.gaveUp;
    return { state, outcome: { kind: isHint ? "hint_none" : "over" } };
  }
  const limit = timeLimit(round.rules);
  if (limit === undefined) return playCalmly(round, state, move);
  // Games of two windows are merged move by move: the clock never goes back.
  const at = Math.max(state.at ?? 0, move.at ?? 0);
  if (at >= limit) {
    const { state: after, outcome } = giveUp(round, state);
    return { state: { ...after, at: limit }, outcome: { ...outcome, isTimeUp: true } };
  }
  const step = playCalmly(round, state, move);
  const isLater = step.state !== state || move.kind === "wait" && at > (state.at ?? 0);
  return isLater ? { ...step, state: { ...step.state, at } } : step;
}

function playCalmly(round: BeeRound, state: BeeState, move: BeeMove): Step<Bee> {
  switch (move.kind) {
    case "guess":
      return guess(round, state, move);
    case "shuffle": {
      const after = { ...state, shuffles: state.shuffles + 1 };
      return { state: after, outcome: { kind: "shuffled", letters: shownLetters(round, after) } };
    }
    case "hint":
      return hint(round, state, move.rung);
    case "undo":
      return undo(round, state);
    case "wait":
      return { state, outcome: { kind: "waited" } };
    case "give_up":
      return giveUp(round, state);
  }
}

function giveUp(round: BeeRound, state: BeeState) {
  const missed = byCommonness(remaining(round, state));
  return { state: { ...state, gaveUp: true }, outcome: { kind: "gave_up", missed } } as const;
}

/** A guess as it is played; `undefined` when it is not made of letters. */
export function readGuess(round: BeeRound, text: string): string | undefined {
  return asPlayed(text, round.alphabet);
}

function guess(
  round: BeeRound,
  state: BeeState,
  { word: text, own }: Extract<BeeMove, { kind: "guess" }>,
): Step<Bee> {
  const word = readGuess(round, text);
  const fault = boardFault(round, state, { text, word });
  if (fault) return { state, outcome: fault };
  const accepted = judged(round, word!, own);
  return accepted
    ? accept(round, state, accepted)
    : { state, outcome: unknownWord(word!, refusalReason(round, word!)) };
}

/** The word as it counts: the player's list adds to the extra words and hides some of them. */
function judged(round: BeeRound, word: string, own: OwnMark | undefined): BeeWord | undefined {
  const known = acceptedWord(round, word);
  if (!known) return own === "added" ? ownWord(round, word) : undefined;
  return own === "hidden" && known.tier !== "core" ? undefined : known;
}

/** What is wrong with it before the lexicon is asked, in the order players expect. */
function boardFault(round: BeeRound, state: BeeState, guess: Guess): BeeOutcome | undefined {
  const fault = faultBeforeBoard(guess, state.found, round.rules.minLength);
  if (fault) return fault;
  const word = guess.word!;
  const { required, others } = round.puzzle;
  const letters = [...new Set(word)].filter((c) => c !== required && !others.includes(c));
  if (letters.length > 0 || !word.includes(required)) {
    const missing = word.includes(required) ? {} : { missing: required };
    return { kind: "bad_letters", word, letters, ...missing };
  }
  return undefined;
}

function accept(round: BeeRound, state: BeeState, word: BeeWord): Step<Bee> {
  const hinted = wasRevealed(state, word.word);
  const points = hinted ? 0 : word.points;
  const found: Found = { word: word.word, tier: word.tier, points, hinted };
  const after = afterChange(round, state, { found: [...state.found, found] });
  const brought: Accepted = {
    word,
    points,
    score: after.score,
    ...newRank(round, state, after),
    won: after.won && !state.won,
  };
  if (word.tier !== "core") {
    const { extraScore } = after;
    const listed = word.tier === "extra";
    const apart = paysApart(round.rules);
    return { state: after, outcome: { kind: "extra", ...brought, extraScore, listed, apart } };
  }
  const outcome: FoundOutcome = {
    kind: "found",
    ...brought,
    parts: scoreParts(round.rules, {
      zipf: Math.round(word.zipf * 100),
      length: word.word.length,
      pangram: word.pangram,
    }),
    hinted,
    complete: isComplete(round.count, after),
  };
  return { state: after, outcome };
}

function newRank(
  round: BeeRound,
  before: BeeState,
  after: BeeState,
): Pick<Accepted, "rank"> {
  const { rank, next } = standing(round, after);
  const { ranks } = round;
  if (ranks.indexOf(rank) <= ranks.indexOf(standing(round, before).rank)) return {};
  return { rank: { rank, ...(next && { next: next.rank }), toNext: next?.points ?? 0 } };
}

function hint(round: BeeRound, state: BeeState, rung: Rung): Step<Bee> {
  const taken = takeHint(round, state, rung);
  if (!taken) return { state, outcome: { kind: "hint_none" } };
  const { hint, price } = taken;
  return { state: taken.state, outcome: { kind: "hint", hint, price, score: taken.state.score } };
}

function undo(round: BeeRound, state: BeeState): Step<Bee> {
  const word = state.found.at(-1);
  if (!word) return { state, outcome: { kind: "nothing_to_undo" } };
  const after = afterChange(round, state, { found: state.found.slice(0, -1) });
  return { state: after, outcome: { kind: "undone", word, score: after.score } };
}
