import { writeContainer } from "../../src/lexicon/format.ts";
import { GROUP, joined, type Meaning, piecesOf, SENSE_KINDS } from "../../src/lexicon/meanings.ts";

/** The bytes that `openMeanings` reads; the same meanings give the same bytes. */
export function encodeMeanings(
  meanings: readonly Meaning[],
  credits: string,
): Uint8Array<ArrayBuffer> {
  const rows = [...meanings].sort((a, b) => a.lemma < b.lemma ? -1 : 1);
  const words = orderOf(rows);
  const ids = new Map(words.map((word, id) => [word, id]));
  const text = (out: Output, text: string) => {
    const pieces = piecesOf(text);
    if (joined(pieces) !== text) throw new TypeError(`Not plain enough to store: ${text}`);
    out.number(pieces.length);
    for (const piece of pieces) out.number(ids.get(piece)!);
  };
  const wordPart = grouped(words, (word) => word, () => {});
  const rowPart = grouped(rows, ({ lemma }) => lemma, ({ senses }, out) => {
    out.number(senses.length);
    for (const { kind, meaning, english } of senses) {
      out.number(SENSE_KINDS.indexOf(kind));
      text(out, meaning);
      text(out, english);
    }
  });
  return writeContainer([
    ["SIZE", Uint32Array.of(words.length, rows.length)],
    ["WGRP", wordPart.starts],
    ["WORD", wordPart.bytes],
    ["RGRP", rowPart.starts],
    ["ROWS", rowPart.bytes],
    ["CRED", new TextEncoder().encode(credits)],
  ]);
}

/** The commonest words first, since they take one byte; the others by letter, which packs well. */
function orderOf(rows: readonly Meaning[]): string[] {
  const counts = new Map<string, number>();
  for (const { senses } of rows) {
    for (const { meaning, english } of senses) {
      for (const piece of [...piecesOf(meaning), ...piecesOf(english)]) {
        counts.set(piece, (counts.get(piece) ?? 0) + 1);
      }
    }
  }
  const byLetter = [...counts.keys()].sort();
  const commonest = [...byLetter].sort((a, b) => counts.get(b)! - counts.get(a)!).slice(0, 128);
  const isCommonest = new Set(commonest);
  return [...commonest, ...byLetter.filter((word) => !isCommonest.has(word))];
}

interface Output {
  number(value: number): void;
}

/** Items in groups: the first of each has its text in full, the others from where it differs. */
function grouped<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  rest: (item: T, out: Output) => void,
): { readonly starts: Uint32Array; readonly bytes: Uint8Array } {
  const bytes: number[] = [];
  const starts: number[] = [];
  const out: Output = {
    number(value) {
      for (; value > 127; value >>>= 7) bytes.push(value & 127 | 128);
      bytes.push(value);
    },
  };
  let last = "";
  items.forEach((item, i) => {
    if (i % GROUP === 0) {
      starts.push(bytes.length);
      last = "";
    }
    const text = textOf(item);
    let kept = 0;
    while (kept < last.length && last[kept] === text[kept]) kept++;
    const own = new TextEncoder().encode(text.slice(kept));
    out.number(kept);
    out.number(own.length);
    bytes.push(...own);
    rest(item, out);
    last = text;
  });
  return { starts: Uint32Array.from(starts), bytes: Uint8Array.from(bytes) };
}
