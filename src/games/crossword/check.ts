import { HIDDEN } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { lemmasOf, playedOf, stemOf } from "./clue_words.ts";
import { type Clue, type Mechanism, reversed, signatureOf, wordsIn } from "./clues.ts";

/** Why a clue is not fair. */
export type ClueFault =
  /** The game does not give these letters. */
  | {
    readonly kind: "wrong_letters";
    readonly mechanism: Mechanism["kind"];
    readonly gives: string;
  }
  /** A word in the clue that is unknown or offensive. */
  | { readonly kind: "bad_word"; readonly word: string }
  | { readonly kind: "not_a_reading"; readonly tag: string }
  /** The answer, its stem, or a form of the same word is in the clue. */
  | { readonly kind: "gives_away"; readonly word: string };

/** Shorter pieces of a word are everywhere and give nothing away. */
const MIN_TELLING = 3;

/** A shared beginning shorter than this is chance. */
const MIN_ALIKE = 4;
/** Games that change one letter, so the two words are bound to be alike. */
const ONE_LETTER: ReadonlySet<Mechanism["kind"]> = new Set([
  "dropped",
  "inserted",
  "changed",
  "inflected",
]);

/** Proves that a clue gives exactly its answer and does not name it; `undefined` when it is fair. */
export function checkClue(lexicon: Lexicon, clue: Clue, answer: string): ClueFault | undefined {
  const { mechanism, definition } = clue;
  if (mechanism.gives !== answer) return wrong(mechanism);
  const fault = checkMechanism(lexicon, mechanism);
  if (fault) return fault;
  const id = lexicon.find(answer);
  if (definition !== undefined) {
    const isRead = id !== undefined && lexicon.readings(id).some(({ tag }) => tag === definition);
    if (!isRead) return { kind: "not_a_reading", tag: definition };
  }
  const lemmas = id === undefined ? new Set<string>() : lemmasOf(lexicon, id);
  if (mechanism.kind === "reading") {
    // The lemma may be named, but only where the two look nothing like each other: fu, essere.
    const lemma = playedOf(mechanism.lemma, lexicon.alphabet);
    const isAlike = lemma[0] === answer[0] || answer.includes(stemOf(lemma));
    return isAlike ? { kind: "gives_away", word: mechanism.lemma } : undefined;
  }
  for (const shown of wordsIn(mechanism)) {
    const word = playedOf(shown, lexicon.alphabet);
    const isTold = tells(word, answer, lemmas) ||
      !ONE_LETTER.has(mechanism.kind) && startsAlike(word, answer);
    if (isTold) return { kind: "gives_away", word: shown };
    const other = lexicon.find(word);
    if (other === undefined || lexicon.flagBits(other) & HIDDEN) {
      return { kind: "bad_word", word: shown };
    }
    for (const lemma of lemmasOf(lexicon, other)) {
      if (lemmas.has(lemma)) return { kind: "gives_away", word: shown };
    }
  }
  return undefined;
}

/** The same of the finished sentence: no word of it is the answer, or holds it or its stem. */
export function checkText(lexicon: Lexicon, text: string, answer: string): ClueFault | undefined {
  const id = lexicon.find(answer);
  const lemmas = id === undefined ? new Set<string>() : lemmasOf(lexicon, id);
  for (const shown of text.split(/[^\p{L}]+/u)) {
    const word = playedOf(shown, lexicon.alphabet);
    if (word.length > 1 && tells(word, answer, lemmas)) return { kind: "gives_away", word: shown };
  }
  return undefined;
}

function tells(word: string, answer: string, lemmas: ReadonlySet<string>): boolean {
  if (word === answer) return true;
  if (answer.length >= MIN_TELLING && word.includes(answer)) return true;
  for (const lemma of lemmas) {
    const stem = stemOf(lemma);
    // A stem that the answer has nothing of, as of `fu`, gives nothing away.
    if (stem.length >= MIN_TELLING && answer.includes(stem) && word.includes(stem)) return true;
  }
  return false;
}

/** `pericolo` of `pericoloso`: most of the answer, from its first letter on. */
function startsAlike(word: string, answer: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === answer[same]) same++;
  return same >= MIN_ALIKE && same >= answer.length * 0.6;
}

function checkMechanism(lexicon: Lexicon, it: Mechanism): ClueFault | undefined {
  for (const part of partsOf(it)) {
    const fault = checkMechanism(lexicon, part);
    if (fault) return fault;
  }
  if (it.kind === "inflected" || it.kind === "reading") {
    const lemma = it.kind === "reading" ? playedOf(it.lemma, lexicon.alphabet) : it.lemma.gives;
    const id = lexicon.find(it.gives);
    const isRead = id !== undefined &&
      lexicon.readings(id).some((reading) =>
        reading.tag === it.tag && playedOf(reading.lemma, lexicon.alphabet) === lemma
      );
    return isRead ? undefined : { kind: "not_a_reading", tag: it.tag };
  }
  return holds(it) ? undefined : wrong(it);
}

/** Whether the letters follow from the parts, these being right. */
function holds(it: Exclude<Mechanism, { kind: "inflected" | "reading" }>): boolean {
  const { gives } = it;
  switch (it.kind) {
    case "word":
      return gives.length > 0;
    case "anagram":
      return signatureOf(it.of.map((part) => part.gives).join("")) === signatureOf(gives) &&
        it.of.every((part) => part.gives !== gives);
    case "reversal":
      return reversed(it.of.gives) === gives && it.of.gives !== gives;
    case "palindrome":
      return reversed(gives) === gives && gives.startsWith(it.start) &&
        it.start.length === (gives.length + 1) >> 1;
    case "dropped":
      return cut(it.of.gives, it.at) === gives && it.of.gives.length === gives.length + 1;
    case "inserted":
      return cut(gives, it.at) === it.of.gives && gives.length === it.of.gives.length + 1;
    case "changed":
      return it.of.gives.length === gives.length && it.of.gives !== gives &&
        cut(it.of.gives, it.at) === cut(gives, it.at);
    case "charade":
      return it.parts.length > 1 && it.parts.map((part) => part.gives).join("") === gives;
    case "container": {
      const { outer, inner, at } = it;
      return at > 0 && at < outer.gives.length &&
        outer.gives.slice(0, at) + inner.gives + outer.gives.slice(at) === gives;
    }
    case "hidden": {
      const [first, second] = it.words;
      if (it.words.length !== 2 || first === undefined || second === undefined) return false;
      const end = it.at + gives.length;
      return (first + second).slice(it.at, end) === gives && it.at > 0 && it.at < first.length &&
        end > first.length && end < first.length + second.length;
    }
    case "edges":
      return it.of.length > 2 && it.of[0]! + it.of.at(-1)! === gives;
    case "vowels":
      return it.of.replace(/[^aeiou]/g, "") === gives;
    case "initials":
      return it.words.map((word) => word[0]).join("") === gives;
    case "letters":
      return signatureOf(it.mixed) === signatureOf(gives);
  }
}

function partsOf(it: Mechanism): readonly Mechanism[] {
  switch (it.kind) {
    case "anagram":
      return it.of;
    case "reversal":
    case "dropped":
    case "inserted":
    case "changed":
      return [it.of];
    case "charade":
      return it.parts;
    case "container":
      return [it.outer, it.inner];
    case "inflected":
      return [it.lemma];
    default:
      return [];
  }
}

function cut(word: string, at: number): string {
  return word.slice(0, at) + word.slice(at + 1);
}

function wrong(it: Mechanism): ClueFault {
  return { kind: "wrong_letters", mechanism: it.kind, gives: it.gives };
}
