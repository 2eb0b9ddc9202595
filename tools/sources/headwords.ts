import type { WordClass } from "../lexicon/inflect.ts";

export interface Headword {
  readonly text: string;
  /** `undefined` where the source does not say. */
  readonly class: WordClass | undefined;
  /** With a capital: the dictionary's makers took it for a name. */
  readonly isName: boolean;
}

const CLASSES: Readonly<Record<string, WordClass>> = {
  n: "noun",
  a: "adjective",
  s: "adjective",
  v: "verb",
  r: "adverb",
};

/** Headwords, each with its part of speech after a tab if the source has it; several words are skipped. */
export function* readHeadwords(text: string): Generator<Headword> {
  for (const line of text.split("\n")) {
    const [word = "", mark] = line.split("\t");
    // The wordnets write final accents as apostrophes: habitue' is habitué.
    const form = word.trim().replace(/([aeiou])['’]$/, (_, vowel: string) => ACCENTED[vowel]!);
    if (form === "" || /[^\p{L}]/u.test(form)) continue;
    const isName = form !== form.toLowerCase();
    yield { text: form.toLowerCase(), class: mark ? CLASSES[mark] : undefined, isName };
  }
}

const ACCENTED: Readonly<Record<string, string>> = { a: "à", e: "è", i: "ì", o: "ò", u: "ù" };
