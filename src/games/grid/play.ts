import { normalize } from "../../core/letters.ts";
import type { Step } from "../game.ts";
import type { Guess, GuessFault, OwnMark } from "../guess.ts";
import type { Grid } from "./mod.ts";
import { hasPath } from "./paths.ts";
import { type GridRound, type GridWord, ownGridWord } from "./round.ts";

/** `at` is milliseconds since the game began: time is in the moves, so a game replays exactly. */
export type GridMove =
  | {
    readonly kind: "guess";
    readonly word: string;
    readonly at: number;
    readonly own?: OwnMark;
  }
  /** Nothing but time has passed. */
  | { readonly kind: "wait"; readonly at: number }
  | { readonly kind: "give_up"; readonly at: number };

export interface GridState {
  /** In the order they were found. */
  readonly found: readonly GridFound[];
  readonly score: number;
  /** What the clock showed at the last move that counted: a game that is left goes on from there. */
  readonly at: number;
  /** Why the game is over, if it is. */
  readonly end?: "time_up" | "gave_up" | "complete";
}

interface GridFound {
  readonly word: string;
  readonly points: number;
  /** Whether it counts only because the player's own list has it. */
  readonly isOwn?: boolean;
}

export type GridOutcome =
  | {
    readonly kind: "found";
    readonly word: GridWord;
    readonly points: number;
    readonly score: number;
    /** Whether it may be shown in a list. */
    readonly listed: boolean;
    /** Whether it was the last core word of the board. */
    readonly complete: boolean;
  }
  /** What is on the board and no word, a lexicon's `refusal` may know. */
  | GuessFault<"clitic">
  /** Its letters cannot be joined on the board. */
  | { readonly kind: "no_path"; readonly word: string }
  | { readonly kind: "waited"; readonly left?: number }
  | { readonly kind: "time_up"; readonly missed: readonly GridWord[] }
  | { readonly kind: "gave_up"; readonly missed: readonly GridWord[] }
  | { readonly kind: "over" };

export function startGrid(_round: GridRound): GridState {
  return { found: [], score: 0, at: 0 };
}

export function isGridOver(_round: GridRound, state: GridState): boolean {
  return state.end !== undefined;
}

export function playGrid(round: GridRound, state: GridState, move: GridMove): Step<Grid> {
  if (isGridOver(round, state)) return { state, outcome: { kind: "over" } };
  // Games of two windows are merged move by move: the clock never goes back.
  const at = Math.max(state.at, move.at);
  if (round.limit !== undefined && move.at >= round.limit) {
    return {
      state: { ...state, at: round.limit, end: "time_up" },
      outcome: { kind: "time_up", missed: missedWords(round, state) },
    };
  }
  switch (move.kind) {
    case "guess":
      return guess(round, state, { ...move, at });
    case "wait": {
      const left = round.limit === undefined ? {} : { left: round.limit - move.at };
      const later = at > state.at ? { ...state, at } : state;
      return { state: later, outcome: { kind: "waited", ...left } };
    }
    case "give_up":
      return {
        state: { ...state, at, end: "gave_up" },
        outcome: { kind: "gave_up", missed: missedWords(round, state) },
      };
  }
}

/** The core words not found, the best paid first and among equals the commonest. */
export function missedWords(round: GridRound, state: GridState): GridWord[] {
  const found = new Set(state.found.map(({ word }) => word));
  return [...round.answers.values()]
    .filter(({ word, isCore }) => isCore && !found.has(word))
    .sort((a, b) => b.points - a.points || b.zipf - a.zipf || a.id - b.id);
}

/** What was typed, as it is played; `undefined` when it is not made of letters. */
export function readGridGuess({ alphabet }: GridRound, text: string): string | undefined {
  // The apostrophe that stands for an accent where a keyboard has none, as in citta'.
  return normalize(text.trim().replace(/(?<=\p{L})['’`´]$/u, ""), alphabet);
}

function guess(
  round: GridRound,
  state: GridState,
  { word: text, at, own }: Extract<GridMove, { kind: "guess" }>,
): Step<Grid> {
  const word = readGridGuess(round, text);
  const fault = boardFault(round, state, { word, text });
  if (fault) return { state, outcome: fault };
  const accepted = judged(round, word!, own);
  if (accepted) return accept(round, { ...state, at }, accepted);
  return { state, outcome: unknownFault(round, word!) };
}

/** The word as it counts: the player's list adds to the words outside the core and hides some. */
function judged(round: GridRound, word: string, own: OwnMark | undefined): GridWord | undefined {
  const known = round.answers.get(word) ?? round.unlisted.get(word);
  if (!known) return own === "added" ? ownGridWord(round, word) : undefined;
  return own === "hidden" && !known.isCore ? undefined : known;
}

/** What is wrong with it before the lexicon is asked, in the order players expect. */
function boardFault(
  round: GridRound,
  state: GridState,
  { word, text }: Guess,
): GridOutcome | undefined {
  if (word === undefined) return { kind: "not_letters", text };
  const min = round.rules.minLength;
  if (word.length < min) return { kind: "too_short", word, min };
  const again = state.found.find((found) => found.word === word);
  return again && { kind: "already_found", word, points: again.points };
}

function unknownFault(round: GridRound, word: string): GridOutcome {
  if (round.clitics.has(word)) return { kind: "excluded", word, reason: "clitic" };
  return { kind: hasPath(round.puzzle, word, round.rules) ? "not_in_lexicon" : "no_path", word };
}

/** How many of these are core words. */
export function coreFound({ answers }: GridRound, found: GridState["found"]): number {
  return found.filter(({ word }) => answers.get(word)?.isCore).length;
}

function accept(round: GridRound, state: GridState, word: GridWord): Step<Grid> {
  const { points } = word;
  const isOwn = !round.answers.has(word.word) && !round.unlisted.has(word.word);
  const listed = isOwn || round.answers.has(word.word);
  const found = [...state.found, { word: word.word, points, ...(isOwn && { isOwn }) }];
  const score = state.score + points;
  const complete = listed && word.isCore && coreFound(round, found) === round.core;
  return {
    state: { ...state, found, score, ...(complete && { end: "complete" as const }) },
    outcome: { kind: "found", word, points, score, listed, complete },
  };
}
