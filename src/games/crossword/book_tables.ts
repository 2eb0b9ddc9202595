import { type Tier, tierOf } from "../../core/difficulty.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { BookWords, WordBook } from "./word_book.ts";
import { MARK } from "./word_book.ts";
import { GRADE, inOrder, tableOf, unworthOf, type WordTable, type WordTables } from "./words.ts";

/** Which of the book's words, and in what order. */
export interface BookChoice {
  readonly lexicon: Lexicon;
  readonly book: WordBook;
  readonly tier: Tier;
  /** Answers that are left out. */
  readonly banned?: ReadonlySet<string>;
}

/** A meaning is drier than a definition by hand: it has to suit the tier so much better. */
const DRY = 0.05 * 10_000 * 128;

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
  const places = inOrder(unworths(words, tier));
  const order = unwanted.size === 0 ? places : places.filter((place) => !unwanted.has(place));
  if (order.length === 0) return undefined;
  const alphabet = lexicon.alphabet.letters.length;
  const front =
    order.filter((place) => (words.marks[place]! & (MARK.pair | MARK.glue)) === 0).length;
  const ofTier = order.filter((place) => tierOf(words.difficulty[place]! / 100) === tier).length;
  const suited = Math.min(ofTier, Math.ceil(MOST_SUITED * front));
  return { ...tableOf({ length, alphabet, letters: words.letters, front, order }), suited };
}

function unworths({ size, difficulty, marks }: BookWords, tier: Tier): Float64Array {
  // There are few kinds of words, by difficulty and marks: each is weighed once.
  const known = new Float64Array(KINDS).fill(-1);
  const out = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const mark = marks[i]!;
    const kind = mark << 7 | difficulty[i]!;
    if (known[kind]! < 0) {
      const about = { difficulty: difficulty[i]! / 100, marks: mark };
      const dry = mark & MARK.hand ? 0 : DRY;
      const last = mark & MARK.pair ? 3 * GRADE : mark & MARK.glue ? 2 * GRADE : 0;
      known[kind] = last || unworthOf(about, tier) + dry;
    }
    out[i] = known[kind]!;
  }
  return out;
}

/** Of difficulty (up to 100) and marks (six bits). */
const KINDS = 1 << 13;
