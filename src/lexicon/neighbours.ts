import { normalize } from "../core/letters.ts";
import { CLITIC, HIDDEN } from "./entry.ts";
import { MAX_LENGTH } from "./graph.ts";
import type { Lexicon, WordId } from "./lexicon.ts";

/** What a player may have meant, the best known first. */
interface Neighbours {
  /** Words one letter away: another letter, one more, one less, two swapped. */
  readonly near: readonly WordId[];
  /** Other forms of the same word, its dictionary form first. */
  readonly forms: readonly WordId[];
}

/** At most `most` of each; the word is as played. */
export function neighboursOf(lexicon: Lexicon, word: string, most: number): Neighbours {
  const byZipf = (a: WordId, b: WordId) => lexicon.zipf(b) - lexicon.zipf(a) || a - b;
  const known = (text: string) => {
    const id = text === word ? undefined : lexicon.find(text);
    return id === undefined || lexicon.flagBits(id) & (CLITIC | HIDDEN) ? [] : [id];
  };
  const own = lexicon.find(word);
  const forms = own === undefined ? [] : formsOf(lexicon, own, word).flatMap(known);
  const near = new Set([...oneLetterAway(word, lexicon.alphabet.letters)].flatMap(known));
  return {
    near: [...near].sort(byZipf).slice(0, most),
    forms: [...new Set(forms)].slice(0, most),
  };
}

function* oneLetterAway(word: string, letters: string): Generator<string> {
  // One letter less and no lexicon has it, either; and a long text has very many neighbours.
  if (word.length > MAX_LENGTH + 1) return;
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    for (const letter of letters) {
      yield before + letter + after;
      if (after !== "") yield before + letter + after.slice(1);
    }
    if (after !== "") yield before + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
  }
}

/** The dictionary form, then the regular endings on the stem that both share. */
function formsOf(lexicon: Lexicon, id: WordId, word: string): string[] {
  const lemma = lexicon.reading(id)?.lemma;
  const base = lemma === undefined ? undefined : normalize(lemma, lexicon.alphabet);
  if (base === undefined) return [];
  const number = lexicon.lemmaNumber(id);
  const isForm = (text: string) => {
    const other = lexicon.find(text);
    return other !== undefined && lexicon.lemmaNumber(other) === number;
  };
  let stem = 0;
  while (stem < word.length && stem < base.length && word[stem] === base[stem]) stem++;
  const starts = [word.slice(0, -1), base.slice(0, stem), base.slice(0, -1)];
  const made = starts.flatMap((start) => ENDINGS.map((ending) => start + ending));
  return [base, ...made].filter(isForm);
}

const ENDINGS = ["o", "a", "i", "e", "hi", "he", "no", "to", "ta", "va", "ndo"];
