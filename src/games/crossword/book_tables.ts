import { type Tier, tierOf } from "../../core/difficulty.ts";
import { rngFrom, shuffle } from "../../core/random.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { MARK, type WordBook } from "./word_book.ts";
import type { Search } from "./search.ts";
import { newTable, searchFor, type WordTable, type WordTables } from "./words.ts";

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
  const search = searchFor(lexicon, true);
  const isOfTier = Array.from({ length: 101 }, (_, i) => tierOf(i / 100) === choice.tier);
  const made = new Map<number, WordTable | undefined>();
  return {
    lexicon,
    search,
    of(length) {
      if (!made.has(length)) made.set(length, tableFor(choice, { search, isOfTier, length }));
      return made.get(length);
    },
  };
}

/** `isOfTier` says so for a difficulty in hundredths. */
function tableFor(
  { book, tier, banned }: BookChoice,
  { search, isOfTier, length }: {
    readonly search: Search;
    readonly isOfTier: readonly boolean[];
    readonly length: number;
  },
): WordTable | undefined {
  const words = book.words(length);
  if (!words) return undefined;
  const unwanted = new Set<number>();
  for (const word of banned ?? []) if (word.length === length) unwanted.add(book.find(word));
  const places = words.order(tier);
  const order = unwanted.size === 0 ? places : places.filter((place) => !unwanted.has(place));
  if (order.length === 0) return undefined;
  // Words that please nobody are at the end.
  let front = order.length;
  while (front > 0 && words.marks[order[front - 1]!]! & (MARK.pair | MARK.glue)) front--;
  const most = Math.ceil(MOST_SUITED * front);
  let suited = 0;
  for (let i = 0; i < order.length && suited < most; i++) {
    if (isOfTier[words.difficulty[order[i]!]!]) suited++;
  }
  const busy: number[] = [];
  for (let i = 0; i < front; i++) if (words.marks[order[i]!]! & MARK.busy) busy.push(i);
  const ranks = { isRanked: true, front, suited };
  return { ...newTable(search, { length, letters: words.letters, order, ...ranks }), busy };
}

/** What share of the busy words may be in a puzzle from the first; at hard there are few others. */
const AWAKE: Readonly<Record<Tier, number>> = { easy: 0.3, medium: 0.4, hard: 0.75 };

/** The same words, of which some of the busy ones rest: others with every seed. */
export function withResting(
  tables: WordTables,
  { seed, tier }: { readonly seed: string; readonly tier: Tier },
): WordTables {
  const made = new Map<number, WordTable | undefined>();
  const rested = (length: number): WordTable | undefined => {
    const table = tables.of(length);
    if (!table?.busy?.length) return table;
    const rng = rngFrom(`crossword/${seed}/resting/${length}`);
    const awake = Math.ceil(AWAKE[tier] * table.busy.length);
    const resting = new Int32Array((table.size + 31) >> 5);
    for (const word of shuffle(table.busy, rng).slice(awake)) {
      resting[word >> 5]! |= 1 << (word & 31);
    }
    return { ...table, resting };
  };
  return {
    ...tables,
    of(length) {
      if (!made.has(length)) made.set(length, rested(length));
      return made.get(length);
    },
  };
}
