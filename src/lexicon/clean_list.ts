/** What to leave out of a plain list; nothing of what is not given. */
export interface Cleaning {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** The most vowels, consonants or equal letters in a row. */
  readonly vowelsInRow?: number | undefined;
  readonly consonantsInRow?: number | undefined;
  readonly sameInRow?: number | undefined;
  /** Leaves out what is in capitals, has a full stop, or has no vowel. */
  readonly noAbbreviations?: boolean | undefined;
  /** Words with one of these letters are left out. */
  readonly withoutLetters?: string | undefined;
  /** Words with one of these are left out: `-eis` at the end, `pseudo-` at the start, else anywhere. */
  readonly withoutParts?: string | undefined;
}

export type CleaningRule = keyof Cleaning;

interface Cleaned {
  readonly text: string;
  /** How many lines each rule left out; a line counts for the first rule it breaks. */
  readonly dropped: ReadonlyMap<CleaningRule, number>;
}

/** The lines of a list that keep every rule asked for. */
export function cleanList(text: string, cleaning: Cleaning, vowels: string): Cleaned {
  const rules = rulesOf(cleaning, vowels);
  const dropped = new Map(rules.map(([rule]): [CleaningRule, number] => [rule, 0]));
  const kept = text.split(/\r?\n/).filter((line) => {
    const word = line.trim();
    const broken = word === "" ? undefined : rules.find(([, breaks]) => breaks(word))?.[0];
    if (broken !== undefined) dropped.set(broken, dropped.get(broken)! + 1);
    return broken === undefined;
  });
  return { text: kept.join("\n"), dropped };
}

type Breaks = (word: string) => boolean;

function rulesOf(cleaning: Cleaning, vowels: string): readonly (readonly [CleaningRule, Breaks])[] {
  const { minLength, maxLength, vowelsInRow, consonantsInRow, sameInRow } = cleaning;
  const isVowel = (letter: string) => vowels.includes(plain(letter));
  const rules: [CleaningRule, Breaks][] = [];
  if (minLength !== undefined) rules.push(["minLength", (word) => [...word].length < minLength]);
  if (maxLength !== undefined) rules.push(["maxLength", (word) => [...word].length > maxLength]);
  if (cleaning.noAbbreviations) {
    rules.push([
      "noAbbreviations",
      (word) =>
        word.includes(".") || word.length > 1 && word === word.toUpperCase() ||
        ![...word].some(isVowel),
    ]);
  }
  if (vowelsInRow !== undefined) {
    rules.push(["vowelsInRow", (word) => longestRow(word, isVowel) > vowelsInRow]);
  }
  if (consonantsInRow !== undefined) {
    const isConsonant = (letter: string) => /\p{L}/u.test(letter) && !isVowel(letter);
    rules.push(["consonantsInRow", (word) => longestRow(word, isConsonant) > consonantsInRow]);
  }
  if (sameInRow !== undefined) {
    rules.push(["sameInRow", (word) => longestRepeat(word) > sameInRow]);
  }
  const letters = cleaning.withoutLetters?.toLowerCase();
  if (letters !== undefined) {
    rules.push(["withoutLetters", (word) => [...word].some((one) => letters.includes(plain(one)))]);
  }
  const parts = cleaning.withoutParts?.split(/[\s,]+/).filter((part) => plainWord(part) !== "");
  if (parts !== undefined) {
    rules.push(["withoutParts", (word) => parts.some((part) => hasPart(plainWord(word), part))]);
  }
  return rules;
}

function hasPart(word: string, part: string): boolean {
  const letters = plainWord(part);
  return part.startsWith("-")
    ? word.endsWith(letters)
    : part.endsWith("-")
    ? word.startsWith(letters)
    : word.includes(letters);
}

/** Letters alone, in lower case and without marks. */
function plainWord(text: string): string {
  return text.normalize("NFD").replaceAll(/\P{L}/gu, "").toLowerCase();
}

/** In lower case and without its mark: `É` is `e`. */
function plain(letter: string): string {
  return letter.normalize("NFD")[0]!.toLowerCase();
}

function longestRow(word: string, belongs: (letter: string) => boolean): number {
  let longest = 0;
  let row = 0;
  for (const letter of word) {
    row = belongs(letter) ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

function longestRepeat(word: string): number {
  let before = "";
  let row = 0;
  let longest = 0;
  for (const letter of word.toLowerCase()) {
    row = letter === before ? row + 1 : 1;
    before = letter;
    longest = Math.max(longest, row);
  }
  return longest;
}
