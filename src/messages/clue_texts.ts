import type { Rng } from "../core/random.ts";
import type { Clue } from "../games/crossword/clues.ts";
import { clueTexts as english } from "./en/clue_text.ts";
import { clueTexts as italian } from "./it/clue_text.ts";

/** How a word is written, given as played: `perché` for `perche`. */
export type Written = (word: string) => string;

type ClueTexts = (clue: Clue, written: Written, rng: Rng) => Iterable<string>;

/**
 * The clues' sentences by the language of the words, whatever the interface speaks. A plain word
 * list, `xx`, does not say its language; we take it for Italian.
 */
const SENTENCES: Readonly<Record<string, ClueTexts>> = { it: italian, en: english, xx: italian };

export function hasSentences(language: string): boolean {
  return Object.hasOwn(SENTENCES, language);
}

/**
 * Every sentence for a clue, in random order: the caller takes the first that is fair. In a language
 * without sentences only mixed letters make a clue, which need no words.
 */
export function* clueTexts(
  clue: Clue,
  { language, written }: { readonly language: string; readonly written: Written },
  rng: Rng,
): Generator<string> {
  const { mechanism } = clue;
  if (hasSentences(language)) yield* SENTENCES[language]!(clue, written, rng);
  else if (mechanism.kind === "letters") yield mechanism.mixed.toUpperCase();
}
