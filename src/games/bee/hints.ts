import { roundedShare } from "../../core/scoring.ts";
import { rngFrom, shuffle } from "../../core/random.ts";
import type { PaidHint } from "../score_sheet.ts";
import { formatBee } from "./puzzle.ts";
import { type BeeRound, type BeeWord, foundWord } from "./round.ts";
import { paysApart } from "./rules.ts";
import { afterChange, type BeeState, byCommonness, remaining, type Rung } from "./state.ts";
import { type Grid, gridOf, type PairCount, pairsOf } from "./views.ts";

/** What a rung gives away. */
export type Hint =
  | { readonly rung: 1; readonly lengths: readonly LengthCount[]; readonly pangrams: number }
  | { readonly rung: 2; readonly grid: Grid }
  | { readonly rung: 3; readonly pairs: readonly PairCount[] }
  | { readonly rung: 4; readonly first: string; readonly last: string; readonly length: number }
  | {
    readonly rung: 5;
    readonly length: number;
    readonly tag: string;
    /** The dictionary form, where it is not the word itself. */
    readonly lemma?: string;
    /** Words of the same family that were found. */
    readonly kin: readonly string[];
  }
  | { readonly rung: 6; readonly anagram: string; readonly word?: string };

interface LengthCount {
  readonly length: number;
  readonly count: number;
}

/** What a rung costs now. */
export interface HintPrice {
  /** Its tariff in points; for the last rung, what the word could still bring. */
  readonly price: number;
  /**
   * What it takes: from the points to come where the score is lower, nothing when it is paid
   * already. The last rung takes nothing: it is paid by the word, which will score 0.
   */
  readonly charged: number;
}

/** The word that hints are about: the commonest not found, until it is. */
function hintedWord(round: BeeRound, state: BeeState): BeeWord | undefined {
  return byCommonness(remaining(round, state))[0];
}

/** To be shown before it is charged; `undefined` when every core word is found. */
export function hintPrice(round: BeeRound, state: BeeState, rung: Rung): HintPrice | undefined {
  const word = hintedWord(round, state);
  if (!word) return undefined;
  if (rung < 4 || isPaid(state, word, rung)) return { price: 0, charged: 0 };
  if (rung === 6) return { price: restOf(round, state, word), charged: 0 };
  const price = tariff(round, word, rung as 4 | 5);
  // In games saved long ago no hint took more than there was.
  return { price, charged: paysApart(round.rules) ? Math.min(price, state.score) : price };
}

/** The hint, what it took, and the state after; the same state when it gave nothing new. */
export function takeHint(
  round: BeeRound,
  state: BeeState,
  rung: Rung,
): { readonly state: BeeState; readonly hint: Hint; readonly price: HintPrice } | undefined {
  const word = hintedWord(round, state);
  const price = hintPrice(round, state, rung);
  if (!word || !price) return undefined;
  if (rung === 1) return { state, hint: { rung, ...countsOf(round, state) }, price };
  if (rung === 2 || rung === 3) {
    const seen = state.gridSeen ? state : { ...state, gridSeen: true };
    const hint: Hint = rung === 2
      ? { rung, grid: gridOf(round, state) }
      : { rung, pairs: pairsOf(round, state) };
    return { state: seen, hint, price };
  }
  const paid: PaidHint<Rung> = { word: word.word, rung, charged: price.charged };
  const times = state.hints.filter((one) => one.word === word.word && one.rung === rung).length;
  // The last rung has two steps: the letters in disorder, then the word.
  const isNews = times < (rung === 6 ? 2 : 1);
  const after = isNews ? afterChange(round, state, { hints: [...state.hints, paid] }) : state;
  return { state: after, hint: wordHint(round, state, { word, rung, step: times }), price };
}

/** Whether a hint showed the word, or its letters. */
export function wasRevealed(state: BeeState, word: string): boolean {
  return state.hints.some((one) => one.word === word && one.rung === 6);
}

function wordHint(
  round: BeeRound,
  state: BeeState,
  { word, rung, step }: { word: BeeWord; rung: 4 | 5 | 6; step: number },
): Hint {
  const { word: text, lemma, tag } = word;
  const length = text.length;
  switch (rung) {
    case 4:
      return { rung, first: text[0]!, last: text[length - 1]!, length };
    case 5: {
      const kin = state.found
        .map((one) => foundWord(round, one.word))
        .filter((one) => one.tier !== "unlisted" && one.lemma === lemma)
        .map((one) => one.word);
      const isItself = word.written.includes(lemma) || lemma === text;
      return { rung, length, tag, ...(isItself ? {} : { lemma }), kin };
    }
    case 6: {
      const anagram = disordered(text, `${formatBee(round.puzzle)}/${text}`);
      return { rung, anagram, ...(step === 0 ? {} : { word: text }) };
    }
  }
}

function countsOf(round: BeeRound, state: BeeState) {
  const left = remaining(round, state);
  const counts = new Map<number, number>();
  for (const { word } of left) counts.set(word.length, (counts.get(word.length) ?? 0) + 1);
  const lengths = [...counts].sort(([a], [b]) => a - b)
    .map(([length, count]) => ({ length, count }));
  return { lengths, pangrams: left.filter(({ pangram }) => pangram).length };
}

function isPaid(state: BeeState, { word }: BeeWord, rung: Rung): boolean {
  return state.hints.some((one) => one.word === word && one.rung === rung);
}

function tariff({ rules, hasForms }: BeeRound, { points }: BeeWord, rung: 4 | 5): number {
  // It says nothing, so it costs nothing.
  if (rung === 5 && !hasForms) return 0;
  const share = rung === 4 ? rules.hintShare : rules.familyHintShare;
  return Math.max(1, roundedShare(share, points));
}

/** A word's points less the price of its hints. */
function restOf(round: BeeRound, state: BeeState, word: BeeWord): number {
  const paid = ([4, 5] as const).filter((rung) => isPaid(state, word, rung));
  return Math.max(0, paid.reduce((left, rung) => left - tariff(round, word, rung), word.points));
}

/** The letters in another order, if there is one. */
function disordered(word: string, seed: string): string {
  for (let i = 0; i < 20; i++) {
    const anagram = shuffle([...word], rngFrom(`${seed}/${i}`)).join("");
    if (anagram !== word) return anagram;
  }
  return word;
}
