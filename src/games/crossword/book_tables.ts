import type { Tier } from "../../core/difficulty.ts";
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

/** So few of the words that can be defined are hard: any more, and a hard puzzle is medium. */
const HARD_FRONT = 0.13;

/** The words that can be defined, each length's when it is first asked for. */
export function bookTables(choice: BookChoice): WordTables {
  const { lexicon } = choice;
  const alphabet = lexicon.alphabet.letters.length;
  const made = new Map<number, WordTable | undefined>();
  return {
    lexicon,
    alphabet,
    isRanked: true,
    ...(choice.tier === "hard" && { firstFront: HARD_FRONT }),
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
  const front = order.reduce((sum, place) => sum + (words.marks[place]! & MARK.pair ? 0 : 1), 0);
  return tableOf({ length, alphabet, letters: words.letters, front, order });
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
      known[kind] = mark & MARK.pair ? 3 * GRADE : unworthOf(about, tier) + dry;
    }
    out[i] = known[kind]!;
  }
  return out;
}

/** Of difficulty (up to 100) and marks (five bits). */
const KINDS = 1 << 12;
