import { type Tier, TIERS } from "../../src/core/difficulty.ts";
import { MAX_SIDE } from "../../src/games/crossword/template.ts";
import { BITS, type Passage, tagOf } from "../../src/games/crossword/word_book.ts";
import { writeContainer } from "../../src/lexicon/format.ts";

/** A word to be written down. */
export interface BookRow {
  /** As numbers of the alphabet. */
  readonly letters: readonly number[];
  readonly difficulty: number;
  readonly marks: number;
  /** How little it is wanted at each tier; of equals the first comes first. */
  readonly unworth: Readonly<Record<Tier, number>>;
  readonly passages: readonly Passage[];
}

/** The rows must be in order of the alphabet; the same ones give the same bytes. */
export function encodeWordBook(
  rows: readonly BookRow[],
  { edition, tables }: { readonly edition: string; readonly tables: readonly string[] },
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const sections: [string, ArrayBufferView][] = [
    ["META", encoder.encode([edition, ...tables].join("\n"))],
  ];
  const passages: number[] = [];
  for (let length = 2; length <= MAX_SIDE; length++) {
    const own = rows.filter(({ letters }) => letters.length === length);
    if (own.length === 0) continue;
    const words = new Uint8Array(own.length * (length + 2));
    const starts = new Uint16Array(own.length + 1);
    own.forEach((row, i) => {
      words.set(row.letters, i * length);
      words[own.length * length + i] = row.difficulty;
      words[own.length * (length + 1) + i] = row.marks;
      starts[i] = passages.length;
      passages.push(...row.passages.map(packed));
    });
    if (passages.length > 0xffff) throw new RangeError("too many passages");
    starts[own.length] = passages.length;
    const orders = Uint16Array.from(
      TIERS.flatMap((tier) =>
        [...own.keys()].sort((a, b) => own[a]!.unworth[tier] - own[b]!.unworth[tier])
      ),
    );
    sections.push(
      [tagOf("W", length), words],
      [tagOf("O", length), orders],
      [tagOf("P", length), starts],
    );
  }
  return writeContainer([...sections, ["PASS", Uint32Array.from(passages)]]);
}

function packed({ table, offset, rows }: Passage): number {
  if (rows >= 1 << BITS.rows || offset >= 1 << BITS.offset) throw new RangeError("passage");
  return ((table << BITS.rows | rows) << BITS.offset | offset) >>> 0;
}
