/** A set of letters of one alphabet, one bit each: its first letter is bit 0. */
export type Mask = number;

/** Up to 32 letters in their order; a letter's place is its number and its bit. */
export interface Alphabet {
  readonly letters: string;
  /** A letter's number plus one, by UTF-16 code; 0 for anything that is not a letter. */
  readonly codes: Uint8Array;
  /** Whether A and a are two letters, as in an alphabet that has capitals. */
  readonly isCaseSensitive: boolean;
}

export const MAX_LETTERS = 32;

export const LATIN: Alphabet = newAlphabet("abcdefghijklmnopqrstuvwxyz");

/** Throws a `RangeError` unless `letters` are 1 to 32 distinct letters of one unit each. */
export function alphabetOf(letters: string): Alphabet {
  return letters === LATIN.letters ? LATIN : newAlphabet(letters);
}

function newAlphabet(letters: string): Alphabet {
  if (letters.length === 0 || letters.length > MAX_LETTERS) {
    throw new RangeError(`An alphabet has 1 to ${MAX_LETTERS} letters, not ${letters.length}`);
  }
  const codes = new Uint8Array(0x10000);
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    if (!isOneLetter(letter)) throw new RangeError(`Not a letter: ${JSON.stringify(letter)}`);
    const code = letter.charCodeAt(0);
    if (codes[code] !== 0) throw new RangeError(`Letter given twice: ${letter}`);
    codes[code] = i + 1;
  }
  const isCaseSensitive = letters !== letters.toLowerCase();
  // More likely Caps Lock than intention.
  if (isCaseSensitive && letters === letters.toUpperCase()) {
    throw new RangeError(`Capitals alone: ${letters}`);
  }
  return { letters, codes, isCaseSensitive };
}

function isOneLetter(letter: string): boolean {
  // Most are, and the expression below takes a millisecond to compile.
  if (letter >= "a" && letter <= "z") return true;
  return /^[\p{Ll}\p{Lu}\p{Lo}]$/u.test(letter) && letter.normalize("NFC") === letter;
}

/** How to write, in plain letters, those that Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  "æ": "ae",
  "œ": "oe",
  "ø": "o",
  "ł": "l",
  "đ": "d",
  "ð": "d",
  "þ": "th",
  "ı": "i",
};

/**
 * The word as it is played: in lower case unless case matters, and letters outside the alphabet
 * without their marks ("Perché" is "perche"). `undefined` when anything is left that is not a letter.
 */
export function normalize(text: string, alphabet: Alphabet = LATIN): string | undefined {
  if (isWord(text, alphabet)) return text;
  let word = "";
  const written = text.trim().normalize("NFC");
  const { isCaseSensitive } = alphabet;
  for (const char of isCaseSensitive ? written : written.toLowerCase().normalize("NFC")) {
    if (isLetter(char, alphabet)) {
      word += char;
      continue;
    }
    const parts = plain(char, alphabet);
    if (parts === undefined) return undefined;
    word += parts;
  }
  return word === "" ? undefined : word;
}

/**
 * The same for what a player types: an apostrophe may stand for an accent that the keyboard lacks,
 * as in citta'.
 */
export function asPlayed(text: string, alphabet: Alphabet = LATIN): string | undefined {
  return normalize(text.trim().replace(/(?<=[aeiou])['’`´]$/iu, ""), alphabet);
}

/** Whether the text is a word as played: letters of the alphabet, at least one, nothing else. */
export function isWord(text: string, alphabet: Alphabet = LATIN): boolean {
  for (let i = 0; i < text.length; i++) {
    if (alphabet.codes[text.charCodeAt(i)] === 0) return false;
  }
  return text !== "";
}

/** The letters of a word as played. */
export function maskOf(word: string, alphabet: Alphabet = LATIN): Mask {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (alphabet.codes[word.charCodeAt(i)]! - 1);
  return mask;
}

/** Whether every letter of `mask` is on the board. */
export function isWithin(mask: Mask, board: Mask): boolean {
  return (mask & ~board) === 0;
}

/** How many letters the set has. */
export function sizeOf(mask: Mask): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The letters of the set, in the order of the alphabet. */
export function lettersOf(mask: Mask, alphabet: Alphabet = LATIN): string {
  let letters = "";
  for (let rest = mask; rest !== 0; rest &= rest - 1) letters += alphabet.letters[lowest(rest)];
  return letters;
}

/** The number of the first letter of a set that is not empty. */
export function lowest(mask: Mask): number {
  return 31 - Math.clz32(mask & -mask);
}

function isLetter(char: string, alphabet: Alphabet): boolean {
  return char.length === 1 && alphabet.codes[char.charCodeAt(0)] !== 0;
}

/**
 * One character in letters of the alphabet: ligatures taken apart (ß is ss, ﬁ is fi), and only
 * the marks that make a letter of it kept (in Vietnamese ấ is â, in Italian it is a).
 */
function plain(char: string, alphabet: Alphabet): string | undefined {
  if (!/^[\p{L}\p{M}]$/u.test(char)) return undefined;
  let out = "";
  let letter = "";
  const folded = alphabet.isCaseSensitive ? char : char.toUpperCase().toLowerCase();
  for (const part of folded.normalize("NFKD")) {
    if (/\p{M}/u.test(part)) {
      const marked = (letter + part).normalize("NFC");
      if (isLetter(marked, alphabet)) letter = marked;
      continue;
    }
    out += letter;
    letter = isLetter(part, alphabet) ? part : PLAIN[part] ?? part;
  }
  out += letter;
  return out === "" || isWord(out, alphabet) ? out : undefined;
}

/** The order of words, letter by letter. */
export function byAlphabet(a: string, b: string, alphabet: Alphabet): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = alphabet.codes[a.charCodeAt(i)]! - alphabet.codes[b.charCodeAt(i)]!;
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
