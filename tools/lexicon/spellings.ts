import { cleanForm } from "./drafts.ts";
import type { Spelling } from "./table.ts";

export function topOf(spellings: readonly Spelling[]): number {
  return Math.max(0, ...spellings.map(({ zipf }) => zipf));
}

/**
 * Vouched spellings alone, if there are any: perché, not perche or perchè. If wordfreq has none of
 * them, its own are kept too, for the frequency; as is one that is commoner than all of them, for
 * the hand lists to judge: karate beside karatè, but durero beside durerò.
 */
export function trueSpellings(form: string, known: readonly Spelling[]): Spelling[] {
  const vouched = known.filter((spelling) => spelling.isVouched);
  const top = topOf(vouched);
  const kept = known.filter(({ isVouched, zipf }) => isVouched || top === 0 || zipf > top);
  const plainFirst = (text: string) => text === form ? 0 : 1;
  return [...kept].sort((a, b) =>
    Number(b.isVouched) - Number(a.isVouched) || b.zipf - a.zipf ||
    plainFirst(a.text) - plainFirst(b.text) || (a.text < b.text ? -1 : 1)
  );
}

/** The same word spelled two ways is a slip where one is ten times as common: città, not citta. */
const SLIP = 100;

/** A verb that few know: a spelling with an accent that only it has is not shown. */
const OBSCURE_VERB = 100;

/**
 * Morph-it! also lists misspellings, with the lemma spelled well (perchè is of perché) or not
 * (citta, sè), and tenses of verbs that nobody thinks of (staserà is of stasare).
 */
export function withoutSlips(
  spellings: readonly Spelling[],
  readings: readonly { lemma: string; tag: string; text: string }[],
  zipfOf: (text: string) => number,
): Spelling[] {
  const of = (text: string) => readings.filter((reading) => reading.text === text);
  const words = (text: string) =>
    of(text).map(({ lemma, tag }) => `${cleanForm(lemma)}/${tag.replace(/:.*/, "")}`);
  const isSameWord = (text: string, other: string) =>
    words(text).every((word) => words(other).includes(word));
  const first = spellings[0]!;
  return spellings.filter((spelling, i) => {
    if (spelling === first) return true;
    const { text, zipf } = spelling;
    const own = of(text);
    if (
      own.length > 0 && first.zipf > zipf &&
      own.every(({ lemma, tag }) => tag.startsWith("VER") && zipfOf(lemma) < OBSCURE_VERB)
    ) return false;
    const isTwin = spellings.slice(0, i).some((other) =>
      other.text !== text && withGrave(other.text) === withGrave(text) &&
      isSameWord(text, other.text)
    );
    const isOff = own.some(({ lemma }) => lemma === first.text);
    return !isTwin && !(isSameWord(text, first.text) && (isOff || first.zipf - zipf >= SLIP));
  });
}

function withGrave(text: string): string {
  return text.replaceAll("é", "è");
}
