import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { LATIN } from "../../src/core/letters.ts";
import { UserError } from "../../src/core/problem.ts";
import { MARK, openWordBook } from "../../src/games/crossword/word_book.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { encodeWordBook } from "../../tools/clues/encode_word_book.ts";
import { buildWordBook } from "../../tools/clues/build_word_book.ts";

Deno.test("data/it.crossword is what the lexicon and the tables give", () => {
  const committed = Deno.readFileSync(new URL("../../data/it.crossword", import.meta.url));
  const isSame = Buffer.compare(committed, buildWordBook()) === 0;
  assert.ok(isSame, "data/it.crossword is stale: deno run -A tools/clues/build_word_book.ts");
});

Deno.test("encodeWordBook() and openWordBook() are inverse", () => {
  const passages = [{ table: 0, offset: 12, rows: 3 }, { table: 1, offset: 1_000_000, rows: 31 }];
  const about = { edition: "it-1", tables: ["clues/a.tsv", "clues/b.tsv"] };
  const rows = ["ab", "ba", "abc", "zia"].map((word, i) => ({
    letters: [...word].map((letter) => letter.charCodeAt(0) - 97),
    difficulty: 10 * i,
    marks: i === 0 ? MARK.pair : MARK.hand,
    unworth: { easy: i, medium: 3 - i, hard: 0 },
    passages: i === 2 ? passages : [],
  }));
  const bytes = encodeWordBook(rows, about);
  const book = openWordBook(sourceOf(bytes), LATIN);
  assert.deepEqual([book.edition, book.tables], [about.edition, about.tables]);
  assert.deepEqual(["ab", "ba", "abc", "zia", "zio", "a", "abcd"].map(book.find), [
    0,
    1,
    0,
    1,
    -1,
    -1,
    -1,
  ]);
  assert.deepEqual(book.definitions("abc"), passages);
  assert.deepEqual(book.definitions("zia"), []);
  assert.deepEqual([...book.words(3)!.difficulty], [20, 30]);
  assert.deepEqual([...book.words(2)!.marks], [MARK.pair, MARK.hand]);
  const orders = (["easy", "medium", "hard"] as const).map((tier) => book.words(3)!.order(tier));
  assert.deepEqual(orders.map((order) => [...order]), [[0, 1], [1, 0], [0, 1]]);
  assert.equal(book.words(4), undefined);
  assert.throws(() => openWordBook(sourceOf(bytes.slice(0, 20)), LATIN), UserError);
});
