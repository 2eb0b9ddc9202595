import { type Tier, tierOf } from "../../core/difficulty.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { MARK, type WordBook } from "./word_book.ts";
import { tableOf, type WordTable, type WordTables } from "./words.ts";

/** Which of the book's words, and in what order. */
export interface BookChoice {
  readonly lexicon: Lexicon;
  readonly book: WordBook;
  readonly tier: Tier;
  /** Answers that are left out. */
  readonly banned?: ReadonlySet<string>;
}

/** At most this share of the words takes part in a fill at first, so that puzzles differ. */
const MOST_SUITED = 0.4;

/** The words that can be defined, each length's when it is first asked for. */
export function bookTables(choice: BookChoice): WordTables {
  const { lexicon } = choice;
  const alphabet = lexicon.alphabet.letters.length;
  const made = new Map<number, WordTable | undefined>();
  return {
    lexicon,
    alphabet,
    isRanked: true,
    of(length) {
      if (!made.has(length)) made.set(length, tableFor(choice, length));
      return made.get(length);
    },
  };
}

function tableFor({ lexicon, book, tier, banned }: BookChoice, length: number) {
  const words = book.words(length);
  if (!words) return undefined;
  const unwanted = new Set<number>();
  for (const word of banned ?? []) if (word.length === length) unwanted.add(book.find(word));
  const places = words.order(tier);
  const order = unwanted.size === 0 ? places : places.filter((place) => !unwanted.has(place));
  if (order.length === 0) return undefined;
  // What pleases nobody is at the end.
  let front = order.length;
  while (front > 0 && words.marks[order[front - 1]!]! & (MARK.pair | MARK.glue)) front--;
  const most = Math.ceil(MOST_SUITED * front);
  let suited = 0;
  for (let i = 0; i < order.length && suited < most; i++) {
    if (tierOf(words.difficulty[order[i]!]! / 100) === tier) suited++;
  }
  const alphabet = lexicon.alphabet.letters.length;
  return { ...tableOf({ length, alphabet, letters: words.letters, front, order }), suited };
}
