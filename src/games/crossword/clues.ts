import type { Tier } from "../../core/difficulty.ts";

/**
 * How a clue gives the letters of its answer, as Italian solvers play it. `gives` is always the
 * result as played; `checkClue` proves that it follows. Games nest: an anagram may be part of a
 * charade.
 */
export type Mechanism =
  /** A word in the clue. */
  | { readonly kind: "word"; readonly gives: string }
  /** Anagramma: the letters of one word or two in another order. */
  | { readonly kind: "anagram"; readonly gives: string; readonly of: readonly Mechanism[] }
  /** Bifronte: read from the right. */
  | { readonly kind: "reversal"; readonly gives: string; readonly of: Mechanism }
  /** Palindromo: its first half, rounded up, gives the rest. */
  | { readonly kind: "palindrome"; readonly gives: string; readonly start: string }
  /** Scarto: without the letter at a place. */
  | {
    readonly kind: "dropped";
    readonly gives: string;
    readonly of: Mechanism;
    readonly at: number;
  }
  /** Zeppa: with one letter more, at a place of the result. */
  | {
    readonly kind: "inserted";
    readonly gives: string;
    readonly of: Mechanism;
    readonly at: number;
  }
  /** Cambio: with another letter at a place. */
  | {
    readonly kind: "changed";
    readonly gives: string;
    readonly of: Mechanism;
    readonly at: number;
  }
  /** Sciarada: one after the other. */
  | { readonly kind: "charade"; readonly gives: string; readonly parts: readonly Mechanism[] }
  /** Incastro: one inside the other, before the place. */
  | {
    readonly kind: "container";
    readonly gives: string;
    readonly outer: Mechanism;
    readonly inner: Mechanism;
    readonly at: number;
  }
  /** Parola nascosta: it runs from one word into the next, from a place of them written together. */
  | {
    readonly kind: "hidden";
    readonly gives: string;
    readonly words: readonly string[];
    readonly at: number;
  }
  /** The first letter and the last. */
  | { readonly kind: "edges"; readonly gives: string; readonly of: string }
  | { readonly kind: "vowels"; readonly gives: string; readonly of: string }
  | { readonly kind: "initials"; readonly gives: string; readonly words: readonly string[] }
  /** A form of a word that is itself to be found. */
  | {
    readonly kind: "inflected";
    readonly gives: string;
    readonly lemma: Mechanism;
    readonly tag: string;
  }
  /** A form of a word that is named: only where the two look nothing like each other. */
  | {
    readonly kind: "reading";
    readonly gives: string;
    readonly lemma: string;
    readonly tag: string;
  }
  /** The letters, mixed: what is left when no game is found. */
  | { readonly kind: "letters"; readonly gives: string; readonly mixed: string };

type MechanismKind = Mechanism["kind"];

/** A clue as data; `messages/clue_texts.ts` makes a sentence of it. */
export interface Clue {
  readonly mechanism: Mechanism;
  /** The definition half: how the answer is read, as one of Morph-it!'s tags. */
  readonly definition?: string;
  /** What the answer means, or its dictionary form; then no grammar stands for a definition. */
  readonly meaning?: string;
}

/**
 * The games of each tier, as in the seed's table, most wanted first; each tier has those of the
 * one before it. Games of a later group are asked only when the earlier groups give nothing.
 */
export const GAMES: Readonly<Record<Tier, readonly (readonly Game[])[]>> = {
  easy: [["hidden", "anagram", "reading", "edges", "vowels"], ["initials"], ["pair_anagram"]],
  medium: [
    ["reversal", "palindrome", "dropped", "inserted", "changed", "charade", "container"],
    ["hidden", "anagram", "reading", "edges", "vowels"],
    ["pair_anagram", "initials"],
  ],
  hard: [
    ["mixed_charade", "mixed_container", "mixed_reversal", "inflected"],
    ["pair_anagram", "reversal", "palindrome", "charade", "container"],
    ["dropped", "inserted", "changed", "hidden", "anagram", "edges", "vowels"],
    ["initials", "reading"],
  ],
};

/** What is looked for; the mixed ones are combinations. */
export type Game =
  | "anagram"
  | "pair_anagram"
  | "reversal"
  | "palindrome"
  | "dropped"
  | "inserted"
  | "changed"
  | "charade"
  | "container"
  | "hidden"
  | "edges"
  | "vowels"
  | "initials"
  | "reading"
  | "inflected"
  | "mixed_charade"
  | "mixed_container"
  | "mixed_reversal";

/** Every word that a clue shows. */
export function wordsIn(mechanism: Mechanism): string[] {
  switch (mechanism.kind) {
    case "word":
      return [mechanism.gives];
    case "anagram":
      return mechanism.of.flatMap(wordsIn);
    case "reversal":
    case "dropped":
    case "inserted":
    case "changed":
      return wordsIn(mechanism.of);
    case "charade":
      return mechanism.parts.flatMap(wordsIn);
    case "container":
      return [...wordsIn(mechanism.outer), ...wordsIn(mechanism.inner)];
    case "hidden":
    case "initials":
      return [...mechanism.words];
    case "edges":
    case "vowels":
      return [mechanism.of];
    case "inflected":
      return wordsIn(mechanism.lemma);
    case "reading":
      return [mechanism.lemma];
    case "palindrome":
    case "letters":
      return [];
  }
}

/** The same letters in the same order, however they are divided. */
export function signatureOf(word: string): string {
  const codes: number[] = [];
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    let at = i;
    for (; at > 0 && codes[at - 1]! > code; at--) codes[at] = codes[at - 1]!;
    codes[at] = code;
  }
  return String.fromCharCode(...codes);
}

export function reversed(word: string): string {
  return [...word].reverse().join("");
}
