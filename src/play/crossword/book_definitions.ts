import type { Alphabet } from "../../core/letters.ts";
import { type Definition, parseDefinitions } from "../../games/crossword/definitions.ts";
import { type PairPhrase, parsePairs } from "../../games/crossword/pairs.ts";
import { parseTheme } from "../../games/crossword/theme.ts";
import type { Passage, WordBook } from "../../games/crossword/word_book.ts";
import { type ByteSource, fail } from "../../lexicon/format.ts";

/** The phrases for pairs of letters: not definitions of words. */
export const PAIR_TABLE = "clues/hosts.tsv";

/** The definitions of each answer; a map is one. */
export interface ByAnswer<T> {
  get(answer: string): readonly T[] | undefined;
}

/** Where the bytes of a book's tables come from, by name. */
type Tables = (name: string) => ByteSource | undefined;

/**
 * The definitions and phrases that a book knows the places of. Only the rows that are asked for
 * are read. Throws `bad_lexicon` when the tables are not those that the book was made of.
 */
export function bookDefinitions(
  book: WordBook,
  tables: Tables,
  alphabet: Alphabet,
): { readonly definitions: ByAnswer<Definition>; readonly pairs: ByAnswer<PairPhrase> } {
  const rowsOf = (answer: string, isPairs: boolean) =>
    book.definitions(answer)
      .filter(({ table }) => (book.tables[table] === PAIR_TABLE) === isPairs)
      .map((passage) => ({ name: book.tables[passage.table]!, passage }));
  const textOf = ({ name, passage }: { name: string; passage: Passage }) =>
    rowsAt(tables(name), passage);
  const checked = <T>(rows: T[], answer: string, of: (row: T) => string): T[] | undefined => {
    if (rows.some((row) => of(row) !== answer)) {
      fail({ name: "crossword" }, { kind: "broken", detail: `definitions of ${answer}` });
    }
    return rows.length === 0 ? undefined : rows;
  };
  return {
    definitions: {
      get: (answer) =>
        checked(
          rowsOf(answer, false).flatMap((it): Definition[] =>
            it.name.startsWith("themes/")
              ? parseTheme(textOf(it), alphabet).words.map(({ word, clue, tier }) => ({
                answer: word,
                level: tier,
                text: clue,
              }))
              : parseDefinitions(textOf(it)).definitions.map(({ line: _, ...one }) => one)
          ),
          answer,
          (one) => one.answer,
        ),
    },
    pairs: {
      get: (answer) =>
        checked(
          rowsOf(answer, true).flatMap((it) => [...parsePairs(textOf(it)).phrases]),
          answer,
          ({ pair }) => pair,
        ),
    },
  };
}

/** The rows from a place on, as text. */
function rowsAt(source: ByteSource | undefined, { offset, rows }: Passage): string {
  if (!source) return "";
  for (let length = AT_ONCE;; length *= 2) {
    const bytes = source.read(offset, Math.min(length, source.size - offset));
    let end = 0;
    for (let left = rows; left > 0 && end >= 0; left--) end = bytes.indexOf(LINE_END, end + 1);
    if (end >= 0) return DECODER.decode(bytes.subarray(0, end));
    if (offset + length >= source.size) return DECODER.decode(bytes);
  }
}

/** Longer than the rows of most answers. */
const AT_ONCE = 512;

const LINE_END = 10;
const DECODER = new TextDecoder();
