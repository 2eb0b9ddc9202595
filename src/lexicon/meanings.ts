import { type ByteSource, fail } from "./format.ts";
import { openSections } from "./sections.ts";
import type { Category } from "./tag.ts";

/** The kinds of word that separate senses; `p` is every word that is mostly grammar. */
export const SENSE_KINDS = ["n", "v", "a", "r", "p"] as const;
export type SenseKind = typeof SENSE_KINDS[number];

/** What a word may mean. One of the two texts may be empty. */
interface Sense<Text> {
  readonly kind: SenseKind;
  /** A definition, or other words for it. */
  readonly meaning: Text;
  readonly english: Text;
}

/** The senses of one dictionary form, those of each kind the commonest first. */
export interface Meaning {
  readonly lemma: string;
  readonly senses: readonly Sense<string>[];
}

export interface Meanings {
  /** How many dictionary forms it has. */
  readonly size: number;
  readonly credits: string;
  /** One to three senses, the commonest first; none when nothing is known. */
  meaningsOf(lemma: string, category: Category): readonly Omit<Sense<string>, "kind">[];
  all(): Iterable<Meaning>;
}

/** Rows of the file that share a group: only the first has its text in full. */
export const GROUP = 16;

export function kindOf(category: Category): SenseKind {
  switch (category) {
    case "noun":
    case "name":
      return "n";
    case "verb":
      return "v";
    case "adjective":
      return "a";
    case "adverb":
      return "r";
    default:
      return "p";
  }
}

/**
 * Reads what `encodeMeanings` wrote. The sections: `WORD` the words that the texts are made of and
 * `ROWS` the dictionary forms with their senses, both in groups of 16; `WGRP` and `RGRP` where each
 * group begins; `SIZE` how many words and rows there are; `CRED` the credits.
 */
export function openMeanings(source: ByteSource): Meanings {
  const sections = openSections(source);
  const broken = (): never => fail(source, { kind: "broken", detail: "meanings" });
  const [wordCount, size] = sections.u32("SIZE", 2) as unknown as [number, number];
  const wordStarts = sections.u32("WGRP", Math.ceil(wordCount / GROUP));
  const rowStarts = sections.u32("RGRP", Math.ceil(size / GROUP));
  const words = new Map<number, readonly string[]>();

  function groupIn(tag: "WORD" | "ROWS", starts: Uint32Array, group: number): Uint8Array {
    const end = starts[group + 1] ?? sections.all.find((section) => section.tag === tag)!.length;
    return sections.someBytes(tag, starts[group]!, end - starts[group]!);
  }

  function word(id: number): string {
    const group = Math.floor(id / GROUP);
    if (id >= wordCount) broken();
    let texts = words.get(group);
    if (!texts) {
      const reader = readerOf(groupIn("WORD", wordStarts, group), broken);
      const count = Math.min(GROUP, wordCount - group * GROUP);
      let last = "";
      texts = Array.from({ length: count }, () => last = reader.next(last));
      words.set(group, texts);
    }
    return texts[id % GROUP]!;
  }

  /** The rows of a group; `isWanted` says of which the senses are read, not only passed over. */
  function* groupRows(group: number, isWanted: (lemma: string) => boolean): Generator<Meaning> {
    const reader = readerOf(groupIn("ROWS", rowStarts, group), broken);
    const count = Math.min(GROUP, size - group * GROUP);
    let lemma = "";
    for (let i = 0; i < count; i++) {
      lemma = reader.next(lemma);
      const senses = sensesIn(reader);
      if (isWanted(lemma)) yield { lemma, senses: senses.map(spelled) };
    }
  }

  /** A text is stored as the numbers of its words. */
  function sensesIn(reader: Reader): Sense<readonly number[]>[] {
    const text = () => Array.from({ length: reader.number() }, reader.number);
    return Array.from({ length: reader.number() }, () => {
      const kind = SENSE_KINDS[reader.number()] ?? broken();
      return { kind, meaning: text(), english: text() };
    });
  }

  function spelled({ kind, meaning, english }: Sense<readonly number[]>): Sense<string> {
    return { kind, meaning: joined(meaning.map(word)), english: joined(english.map(word)) };
  }

  function find(lemma: string): Meaning | undefined {
    let low = 0;
    let high = rowStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      const first = readerOf(groupIn("ROWS", rowStarts, middle), broken).next("");
      if (first <= lemma) low = middle;
      else high = middle - 1;
    }
    if (size === 0) return undefined;
    for (const row of groupRows(low, (it) => it === lemma)) return row;
    return undefined;
  }

  return {
    size,
    get credits() {
      return sections.text("CRED");
    },
    meaningsOf(lemma, category) {
      const kind = kindOf(category);
      return (find(lemma)?.senses ?? []).filter((sense) => sense.kind === kind)
        .map(({ meaning, english }) => ({ meaning, english }));
    },
    *all() {
      for (let group = 0; group < rowStarts.length; group++) yield* groupRows(group, () => true);
    },
  };
}

/** The pieces that a text is stored as; `joined` puts them together again. */
export function piecesOf(text: string): string[] {
  return text.match(/[^\s,;']+'?|[,;']/gu) ?? [];
}

export function joined(pieces: readonly string[]): string {
  let out = "";
  for (const piece of pieces) {
    const isAttached = out === "" || out.endsWith("'") || piece === "," || piece === ";";
    out += isAttached ? piece : ` ${piece}`;
  }
  return out;
}

interface Reader {
  number(): number;
  /** The next text, of which the first letters may be those of the last. */
  next(last: string): string;
}

function readerOf(bytes: Uint8Array, broken: () => never): Reader {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[at++] ?? broken();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    return broken();
  };
  return {
    number,
    next(last) {
      const kept = number();
      const length = number();
      if (kept > last.length || at + length > bytes.length) broken();
      return last.slice(0, kept) + DECODER.decode(bytes.subarray(at, at += length));
    },
  };
}

const DECODER = new TextDecoder();
