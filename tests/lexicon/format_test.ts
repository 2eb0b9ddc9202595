import assert from "node:assert/strict";
import { crc32 as zip } from "node:zlib";
import type { LexiconFault } from "../../src/core/problem.ts";
import { UserError } from "../../src/core/problem.ts";
import { crc32, readTable, sourceOf, writeContainer } from "../../src/lexicon/format.ts";
import { withTable } from "../support/patch.ts";

const FILE = writeContainer([
  ["ABCD", Uint8Array.of(1, 2, 3)],
  ["NONE", new Uint8Array(0)],
  ["WXYZ", Uint32Array.of(7, 8)],
]);

Deno.test("crc32() is that of zip", () => {
  const crc = (text: string) => crc32(new TextEncoder().encode(text));
  assert.equal(crc("123456789"), 0xcbf43926);
  assert.equal(crc(""), 0);
  assert.equal(crc("The quick brown fox jumps over the lazy dog"), 0x414fa339);
  const long = Uint8Array.from({ length: 200_003 }, (_, i) => i * i >> 3);
  assert.equal(crc32(long), zip(long));
});

Deno.test("readTable() reads what writeContainer() wrote", () => {
  const table = readTable(sourceOf(FILE));
  assert.deepEqual(table.map(({ tag, offset, length }) => ({ tag, offset, length })), [
    { tag: "ABCD", offset: 72, length: 3 },
    { tag: "NONE", offset: 80, length: 0 },
    { tag: "WXYZ", offset: 80, length: 8 },
  ]);
  assert.deepEqual(readTable(sourceOf(writeContainer([]))), []);
});

Deno.test("sourceOf() aligns bytes that are not", () => {
  const shifted = new Uint8Array(FILE.length + 1);
  shifted.set(FILE, 1);
  const source = sourceOf(shifted.subarray(1));
  assert.equal(source.read(80, 8).byteOffset % 8, 0);
  assert.deepEqual(readTable(source), readTable(sourceOf(FILE)));
});

Deno.test("readTable() says what is wrong", () => {
  const text = (it: string) => new TextEncoder().encode(it);
  const cases: [what: string, bytes: Uint8Array<ArrayBuffer>, fault: LexiconFault][] = [
    ["empty", new Uint8Array(0), { kind: "not_a_lexicon" }],
    ["short", text("itbeelex"), { kind: "not_a_lexicon" }],
    ["foreign", text("PK\x03\x04".repeat(20)), { kind: "not_a_lexicon" }],
    ["a list", text("abaco\nabate\n".repeat(20)), { kind: "not_a_lexicon" }],
    ["cut", FILE.slice(0, -1), { kind: "truncated" }],
    ["cut in the table", FILE.slice(0, 30), { kind: "truncated" }],
    ["newer", withByte(8, 2), { kind: "newer_version", version: 2 }],
    ["older than the first", withByte(8, 0), { kind: "broken", detail: "version" }],
    ["many sections", withByte(13, 1), { kind: "broken", detail: "section count" }],
    ["more sections", withByte(12, 63), { kind: "broken", detail: "section count" }],
    ["one more section", withByte(12, 4), { kind: "checksum", section: "table" }],
    ["another tag", withByte(24, 65 + 1), { kind: "checksum", section: "table" }],
    [
      "a section beyond the end",
      withTable(FILE, (view, row) => view.setUint32(row("WXYZ") + 8, 9, true)),
      { kind: "broken", detail: "section WXYZ" },
    ],
    [
      "a section far beyond the end",
      withTable(FILE, (view, row) => view.setUint32(row("WXYZ") + 4, 0xffff_fff8, true)),
      { kind: "broken", detail: "section WXYZ" },
    ],
    [
      "a section off the grid",
      withTable(FILE, (view, row) => view.setUint32(row("ABCD") + 4, 73, true)),
      { kind: "broken", detail: "section ABCD" },
    ],
    [
      "a tag twice",
      withTable(FILE, (view, row) => view.setUint32(row("NONE"), view.getUint32(24), false)),
      { kind: "broken", detail: "section ABCD" },
    ],
  ];
  for (const [what, bytes, fault] of cases) {
    assert.throws(() => readTable(sourceOf(bytes, "my.lex")), (error) => {
      assert.ok(error instanceof UserError, what);
      assert.deepEqual(error.problem, { kind: "bad_lexicon", path: "my.lex", fault }, what);
      return true;
    }, what);
  }
});

function withByte(at: number, value: number): Uint8Array<ArrayBuffer> {
  const out = FILE.slice();
  out[at] = value;
  return out;
}
