import assert from "node:assert/strict";
import { playBytes } from "../support/play_words.ts";
import fc from "fast-check";
import { alphabetOf, maskOf } from "../../src/core/letters.ts";
import { type LexiconFault, UserError } from "../../src/core/problem.ts";
import { readTable, sourceOf } from "../../src/lexicon/format.ts";
import { eachWord } from "../../src/lexicon/graph.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { verifyLexicon } from "../../src/lexicon/verify.ts";
import { type Change, patched, without, withTable } from "../support/patch.ts";
import { FIXED } from "../support/property.ts";
import { ENTRIES, lexiconOf, smallBytes, smallLexicon } from "../support/words.ts";

const FILE = smallBytes();
const SECTIONS = readTable(sourceOf(FILE));
const POLISH = alphabetOf("aąbcćdeęfghijklłmnńoóprsśtuwyzźż");

Deno.test("verifyLexicon() has nothing against what encodeLexicon() writes", () => {
  verifyLexicon(smallLexicon());
  verifyLexicon(lexiconOf([]));
  verifyLexicon(lexiconOf(["a"]));
  verifyLexicon(lexiconOf(["żółć", "ż", "żż", "aż"], POLISH));
  const word = fc.string({ unit: fc.constantFrom(...POLISH.letters), minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => verifyLexicon(lexiconOf(words, POLISH))),
    FIXED,
  );
});

Deno.test("verifyLexicon() notices a changed byte in any section", () => {
  for (const { tag, offset, length } of SECTIONS) {
    for (const at of [0, length >> 1, length - 1]) {
      const bytes = FILE.slice();
      bytes[offset + at]! ^= 0x10;
      const fault = faultOf(bytes);
      // What describes the file may be unreadable before its checksum is looked at.
      if (tag === "META" && fault?.kind === "broken") continue;
      assert.deepEqual(fault, { kind: "checksum", section: tag });
    }
  }
});

Deno.test("verifyLexicon() notices a missing section, and one that overlaps", () => {
  for (const { tag } of SECTIONS) {
    assert.deepEqual(faultOf(without(FILE, tag)), {
      kind: "broken",
      detail: `section ${tag} missing`,
    });
  }
  const overlapping = withTable(FILE, (view, row) => {
    view.setUint32(row("CRED") + 4, view.getUint32(row("META") + 4, true), true);
  });
  assert.deepEqual(faultOf(overlapping), { kind: "broken", detail: "section CRED overlaps" });
});

Deno.test("a file cut anywhere is recognised", () => {
  for (let length = 0; length < FILE.length; length++) {
    const kind = length < 24 ? "not_a_lexicon" : "truncated";
    assert.equal(faultOf(FILE.slice(0, length))?.kind, kind, `${length}`);
  }
});

Deno.test("a file that shrinks while it is open is truncated", () => {
  const source = sourceOf(FILE);
  let size = FILE.length;
  const lexicon = Lexicon.open({
    ...source,
    read: (offset, length) => source.read(offset, Math.max(0, Math.min(length, size - offset))),
  });
  size = 600;
  assert.equal(faultIn(() => verifyLexicon(lexicon))?.kind, "truncated");
  assert.equal(faultIn(() => lexicon.find("rosa"))?.kind, "truncated");
});

/** Forged files whose checksums are right. */
const LIES: [what: string, tag: string, change: Change, detail: RegExp][] = [
  ["no JSON", "META", () => text("{"), /META/],
  ["no description", "META", () => text("[]"), /META/],
  ["null", "META", () => text("null"), /META/],
  ["more words", "META", meta({ words: 1e9 }), /ZIPF/],
  ["fewer words", "META", meta({ words: 3 }), /ZIPF/],
  ["words moved apart", "META", meta({ words: 4, apart: ENTRIES.length - 4 }), /number of words/],
  ["words by halves", "META", meta({ words: 1.5 }), /META/],
  ["negative words", "META", meta({ words: -1 }), /META/],
  ["a root outside", "META", meta({ roots: [1e6, 0] }), /ANOD/],
  ["a root within", "META", meta({ roots: [0, 0] }), /ANOD/],
  ["no alphabet", "META", meta({ letters: "" }), /alphabet/],
  ["a letter twice", "META", meta({ letters: "abca" }), /alphabet/],
  ["fewer letters", "META", meta({ letters: "abcde" }), /alphabet/],
  ["other letters", "META", meta({ letters: "zyxwvutsrqponmlkjihgfedcba" }), /spelling/],
  ["a name that steers the terminal", "META", meta({ language: "\x1b[2J" }), /META/],
  ["too many sources", "META", meta({ sources: Array(9).fill("x") }), /META/],
  ["fewer sources", "META", meta({ sources: ["a"] }), /source/],
  ["no frequencies", "META", meta({ frequencies: false }), /frequencies/],
  ["a node and a half", "ANOD", (bytes) => bytes.slice(0, -8), /ANOD/],
  ["no nodes", "ANOD", () => new Uint8Array(0), /ANOD/],
  ["a byte too many", "ANOD", (bytes) => Uint8Array.of(...bytes, 0), /ANOD/],
  ["a base outside", "ANOD", int32(-2, 1 << 30), /children out of place/],
  ["a base below", "ANOD", int32(-2, -1), /children out of place/],
  ["a circle", "ATGT", (_, view) => fill(view, 0, view.byteLength - 16), /child out of range/],
  ["children outside", "ATGT", (_, view) => fill(view, 0, 0x7fff_fff0), /child out of range/],
  ["children below", "ATGT", (_, view) => fill(view, 0, -4), /child out of range/],
  ["children between nodes", "ATGT", int32(-1, 2), /child out of range/],
  ["fewer children", "ATGT", (bytes) => bytes.slice(0, -4), /ACNT/],
  ["wild counts", "ACNT", (_, view) => fill(view, 0, 0x7fff_ffff), /counts/],
  ["negative counts", "ACNT", (_, view) => fill(view, 0, -1), /counts/],
  ["sets out of order", "MASK", (bytes) => swapped(bytes, 0, 4), /wrong set/],
  ["endless groups", "MSTA", int32(1, -1), /MSTA/],
  ["a group backwards", "MSTA", int32(2, 0), /MSTA/],
  ["a start too late", "MSTA", int32(0, 1), /MSTA/],
  ["one start too few", "MSTA", (bytes) => bytes.slice(0, -4), /MSTA/],
  ["ids outside", "MIDS", int32(0, -1), /wrong set/],
  ["ids of other words", "MIDS", (bytes) => bytes.toReversed(), /wrong set/],
  ["full slots", "MSLO", (_, view) => fill(view, 0, 1), /not found|MSLO/],
  ["wild slots", "MSLO", (_, view) => fill(view, 0, -1), /not found|MSLO/],
  ["no slots", "MSLO", () => new Uint8Array(0), /MSLO/],
  ["three slots", "MSLO", (bytes) => bytes.slice(0, 12), /MSLO/],
  ["too few slots", "MSLO", (bytes) => bytes.slice(0, 16), /not found|MSLO/],
  ["too few zipfs", "ZIPF", (bytes) => bytes.slice(0, -2), /ZIPF/],
  ["a wild zipf", "ZIPF", (bytes) => bytes.fill(255), /zipf/],
  ["wild flags", "FLAG", (bytes) => bytes.fill(255), /flag/],
  ["a word set apart that is not", "FLAG", (bytes) => bytes.fill(0), /wrong graph/],
  ["a wild difficulty", "DIFF", (bytes) => bytes.fill(101), /difficulty/],
  ["too few difficulties", "DIFF", (bytes) => bytes.slice(1), /DIFF/],
  ["spellings of no word", "SPID", (_, view) => fill(view, 0, -1), /SPID/],
  ["spellings out of order", "SPID", (bytes) => swapped(bytes, 0, 4), /spelling/],
  ["spellings of other words", "SPID", int32(0, 0), /spelling/],
  ["too few ends", "SEND", (bytes) => bytes.slice(4), /SEND/],
  ["wild ends", "SEND", (_, view) => fill(view, 0, -1), /SEND/],
  ["no UTF-8", "SPEL", (bytes) => bytes.fill(0xff), /SPEL/],
  ["a spelling of something else", "SPEL", (bytes) => bytes.fill(0x61), /spelling/],
  ["endless readings", "RSTA", int32(1, -1), /RSTA/],
  ["a reading too few", "READ", (bytes) => bytes.slice(4), /RSTA/],
  ["wild readings", "READ", (_, view) => fill(view, 0, -1), /lemma out of range/],
  ["wild tags", "READ", (_, view) => fill(view, 0, 4095), /tag out of range/],
  ["wild ends of lemmas", "LEND", (_, view) => fill(view, 0, -1), /LEND/],
  ["lemmas that are no UTF-8", "LEMM", (bytes) => bytes.fill(0xc3), /LEMM/],
  ["lemmas that steer the terminal", "LEMM", (bytes) => bytes.fill(27), /control/],
  ["blocks that start anywhere", "RFST", int32(1, 1), /RFSD/],
  ["blocks that start outside", "RFST", (_, view) => fill(view, 0, -1), /RFSD/],
  ["more blocks", "RFST", (bytes) => Uint8Array.of(...bytes, ...bytes), /RFSD/],
  ["refused forms of nothing", "RFSD", (bytes) => bytes.fill(0), /RFSD|order|unprintable/],
  ["an unknown reason", "RFSD", (bytes) => bytes.fill(255), /RFSD/],
  ["refused forms cut short", "RFSD", (bytes) => bytes.slice(0, -3), /RFSD/],
];

Deno.test("verifyLexicon() believes no checksum", () => {
  for (const [what, tag, change, detail] of LIES) {
    const fault = faultOf(patched(FILE, tag, change));
    assert.equal(fault?.kind, "broken", what);
    assert.match((fault as { detail: string }).detail, detail, what);
  }
});

Deno.test("verifyLexicon() notices every single bit of what leads somewhere", () => {
  const tags = [
    ...["ANOD", "ACNT", "BNOD", "BCNT", "MASK", "MSTA", "MIDS", "MSLO"],
    ...["SPID", "SEND", "RFST"],
  ];
  for (const { tag, length } of SECTIONS.filter((section) => tags.includes(section.tag))) {
    for (let bit = 0; bit < 8 * length; bit += length > 500 ? 7 : 1) {
      const lie = patched(FILE, tag, (bytes) => void (bytes[bit >> 3]! ^= 1 << (bit & 7)));
      assert.equal(faultOf(lie)?.kind, "broken", `${tag} ${bit}`);
    }
  }
});

Deno.test("an unverified, damaged file gives an answer or bad_lexicon", () => {
  for (const [what, tag, change] of LIES) {
    faultIn(() => useAll(Lexicon.open(sourceOf(patched(FILE, tag, change)))), what);
  }
  const section = fc.constantFrom(...SECTIONS.filter((it) => it.length > 0));
  const changes = fc.array(fc.tuple(section, fc.nat(), fc.nat(255)), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(changes, (all) => {
      let bytes = FILE;
      for (const [{ tag, length }, at, value] of all) {
        bytes = patched(bytes, tag, (section) => void (section[at % length] = value));
      }
      faultIn(() => useAll(Lexicon.open(sourceOf(bytes))));
      faultOf(bytes);
    }),
    { ...FIXED, numRuns: 500 },
  );
});

/** Everything a game or a command may ask. */
function useAll(lexicon: Lexicon): void {
  for (const word of ["rosa", "citta", "amarlo", "zzz"]) {
    const id = lexicon.find(word);
    if (id !== undefined) assert.ok(id >= 0 && id < lexicon.size);
    faultIn(() => lexicon.refusal(word));
  }
  for (let id = 0; id < Math.min(lexicon.size, 30); id++) {
    for (const ask of ["text", "written", "zipf", "flags", "readings", "lemma", "mask"] as const) {
      faultIn(() => lexicon[ask](id), ask);
    }
  }
  faultIn(() => lexicon.within(maskOf("amoresc"), maskOf("a")));
  faultIn(() => lexicon.within(-1, 0));
  faultIn(() => eachWord(lexicon.graph, lexicon.alphabet, () => {}));
  faultIn(() => [...lexicon.refusals()]);
}

function faultOf(bytes: Uint8Array<ArrayBuffer>): LexiconFault | undefined {
  return faultIn(() => verifyLexicon(Lexicon.open(sourceOf(bytes))));
}

/** The fault that was thrown; anything else thrown is a bug. */
function faultIn(act: () => void, what = ""): LexiconFault | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "bad_lexicon") {
      return error.problem.fault;
    }
    throw new Error(what, { cause: error });
  }
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

function meta(changes: Record<string, unknown>): Change {
  return (bytes) => {
    const known = JSON.parse(new TextDecoder().decode(bytes));
    return text(JSON.stringify({ ...known, ...changes }));
  };
}

/** The number at a place, from the end if below 0, set to a value. */
function int32(place: number, value: number): Change {
  return (_, view) => view.setInt32(place * 4 + (place < 0 ? view.byteLength : 0), value, true);
}

function fill(view: DataView, from: number, value: number): void {
  for (let at = from; at < view.byteLength; at += 4) view.setInt32(at, value, true);
}

function swapped(bytes: Uint8Array, one: number, other: number): Uint8Array {
  const out = bytes.slice();
  out.set(bytes.subarray(other, other + 4), one);
  out.set(bytes.subarray(one, one + 4), other);
  return out;
}

Deno.test("verifyLexicon() refuses bytes after the end", () => {
  const sound = playBytes();
  const check = (bytes: Uint8Array<ArrayBuffer>) =>
    verifyLexicon(Lexicon.open(sourceOf(bytes, "test.lex")));
  check(sound);
  const longer = new Uint8Array(sound.length + 3_000).fill(0x5a);
  longer.set(sound);
  assert.throws(() => check(longer), UserError);
});
