import { type Alphabet, maskOf, normalize } from "../../core/letters.ts";
import { type Reason, SET_APART, VULGAR } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Step } from "../game.ts";
import type { Bites } from "./mod.ts";
import type { BitesPuzzle } from "./puzzle.ts";
import { type BitesRules, type Direction, DIRECTIONS, directionsOf, maxLength } from "./rules.ts";
import { solveBites } from "./solve.ts";
import { findPieces, type Piece } from "./spell.ts";
import { tilesOf } from "./views.ts";

/** A word that counts, and how it lies. */
export interface BitesAnswer {
  readonly word: string;
  readonly points: number;
  readonly ways: readonly Direction[];
  /** 0 when unknown. */
  readonly zipf: number;
  /** Whether it may be told to a player who did not find it. */
  readonly shown: boolean;
}

export interface BitesRound {
  readonly puzzle: BitesPuzzle;
  readonly rules: BitesRules;
  readonly alphabet: Alphabet;
  readonly answers: ReadonlyMap<string, BitesAnswer>;
  /** Known forms of the tiles' letters that are no words. */
  readonly refused: ReadonlyMap<string, Reason>;
  /** Of the answers that may be shown: how many, and what they pay, each once. */
  readonly wordCount: number;
  readonly total: number;
}

export interface BitesFind {
  readonly word: string;
  readonly ways: readonly Direction[];
}

export interface BitesState {
  /** In the order of finding. */
  readonly found: readonly BitesFind[];
  readonly score: number;
  readonly gaveUp: boolean;
}

export type BitesMove =
  | { readonly kind: "guess"; readonly word: string }
  | { readonly kind: "give_up" };

export type BitesOutcome =
  | {
    readonly kind: "found";
    readonly word: string;
    readonly points: number;
    readonly ways: readonly Direction[];
    /** The tiles that make it, for each way. */
    readonly tiles: { readonly [D in Direction]?: readonly Piece[] };
  }
  | { readonly kind: "already_found"; readonly word: string }
  | { readonly kind: "too_short"; readonly word: string; readonly min: number }
  | { readonly kind: "too_long"; readonly word: string; readonly max: number }
  | { readonly kind: "no_tiles"; readonly word: string }
  | { readonly kind: "not_in_lexicon"; readonly word: string }
  | { readonly kind: "excluded"; readonly word: string; readonly reason: Reason }
  | { readonly kind: "not_letters"; readonly text: string }
  /** The commonest first. */
  | { readonly kind: "gave_up"; readonly missed: readonly BitesAnswer[] }
  | { readonly kind: "over" };

/** What is not told to whoever has not found it. */
const HIDDEN = SET_APART | VULGAR;

/** Words set apart in the lexicon count when found, though no one is told of them. */
export function openBites(lexicon: Lexicon, rules: BitesRules, puzzle: BitesPuzzle): BitesRound {
  const { alphabet } = lexicon;
  const answers = new Map<string, BitesAnswer>();
  for (const graph of [lexicon.graph, lexicon.graphApart]) {
    const solution = solveBites({ graph, alphabet }, puzzle, rules);
    for (const way of DIRECTIONS) {
      for (const { word, points } of solution[way]) {
        const known = answers.get(word);
        const id = lexicon.find(word)!;
        const ways = known ? [...known.ways, way] : [way];
        const shown = !(lexicon.flagBits(id) & HIDDEN);
        answers.set(word, { word, points, ways, zipf: lexicon.zipf(id), shown });
      }
    }
  }
  const shown = [...answers.values()].filter((answer) => answer.shown);
  return {
    puzzle,
    rules,
    alphabet,
    answers,
    refused: refusedBy(lexicon, rules, puzzle),
    wordCount: shown.length,
    total: shown.reduce((total, { points }) => total + points, 0),
  };
}

export function startBites(): BitesState {
  return { found: [], score: 0, gaveUp: false };
}

export function isBitesOver(round: BitesRound, state: BitesState): boolean {
  return state.gaveUp || (round.wordCount > 0 && missedOf(round, state).length === 0);
}

export function playBites(round: BitesRound, state: BitesState, move: BitesMove): Step<Bites> {
  if (isBitesOver(round, state)) return { state, outcome: { kind: "over" } };
  switch (move.kind) {
    case "give_up": {
      const missed = missedOf(round, state);
      return { state: { ...state, gaveUp: true }, outcome: { kind: "gave_up", missed } };
    }
    case "guess": {
      const outcome = judge(round, state, move.word);
      if (outcome.kind !== "found") return { state, outcome };
      const { word, ways, points } = outcome;
      const found = [...state.found, { word, ways }];
      return { state: { ...state, found, score: state.score + points }, outcome };
    }
  }
}

/** The answers not yet found that may be shown, the commonest first. */
export function missedOf(round: BitesRound, state: BitesState): BitesAnswer[] {
  const found = new Set(state.found.map(({ word }) => word));
  return [...round.answers.values()]
    .filter(({ word, shown }) => shown && !found.has(word))
    .sort((a, b) => b.zipf - a.zipf || (a.word < b.word ? -1 : 1));
}

/** Why each known form of these letters is no word; whether the tiles make it is asked of a guess. */
function refusedBy(
  lexicon: Lexicon,
  rules: BitesRules,
  puzzle: BitesPuzzle,
): ReadonlyMap<string, Reason> {
  const letters = maskOf(
    normalize(tilesOf(puzzle).join(""), lexicon.alphabet) ?? "",
    lexicon.alphabet,
  );
  const max = Math.max(...directionsOf(rules).map((way) => maxLength(rules, way)));
  return new Map(
    lexicon.refusalsWithin(letters, 0)
      .filter(({ word }) => word.length >= rules.minLength && word.length <= max)
      .map(({ word, reason }) => [word, reason]),
  );
}

function judge(round: BitesRound, state: BitesState, text: string): BitesOutcome {
  const { puzzle, rules, alphabet } = round;
  const word = normalize(text, alphabet);
  if (word === undefined) return { kind: "not_letters", text };
  if (word.length < rules.minLength) return { kind: "too_short", word, min: rules.minLength };
  if (state.found.some((find) => find.word === word)) return { kind: "already_found", word };
  const answer = round.answers.get(word);
  if (answer) {
    const { points, ways } = answer;
    const tiles = Object.fromEntries(
      ways.map((way) => [way, findPieces(puzzle, way, word, alphabet)!]),
    );
    return { kind: "found", word, points, ways, tiles };
  }
  const limits = directionsOf(rules).map((way) => ({ way, max: maxLength(rules, way) }));
  const max = Math.max(...limits.map((limit) => limit.max));
  if (word.length > max) return { kind: "too_long", word, max };
  const makes = limits.filter(({ way }) => findPieces(puzzle, way, word, alphabet));
  if (makes.length === 0) return { kind: "no_tiles", word };
  if (makes.every((limit) => word.length > limit.max)) {
    return { kind: "too_long", word, max: makes[0]!.max };
  }
  const reason = round.refused.get(word);
  return reason ? { kind: "excluded", word, reason } : { kind: "not_in_lexicon", word };
}
