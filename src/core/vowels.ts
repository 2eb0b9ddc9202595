import { type Alphabet, type Mask, maskOf } from "./letters.ts";

/** Vowels under their marks: Latin, Greek, Cyrillic. */
const VOWELS = "aeiouαεηιουωаеиоуыэюяієї";

/** Letters that an alphabet has only for foreign words. */
const FOREIGN: { readonly [language: string]: string } = { it: "jkwxy" };

/** The vowels of an alphabet; none for other scripts. */
export function vowelsIn(alphabet: Alphabet): Mask {
  const isVowel = (letter: string) => VOWELS.includes(letter.normalize("NFD")[0]!);
  return maskOf([...alphabet.letters].filter(isVowel).join(""), alphabet);
}

/** The letters a board does not use unless asked to. */
export function foreignLetters(language: string, alphabet: Alphabet): Mask {
  const letters = [...FOREIGN[language] ?? ""];
  return maskOf(letters.filter((letter) => alphabet.letters.includes(letter)).join(""), alphabet);
}
