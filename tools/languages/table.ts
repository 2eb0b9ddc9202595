import { gunzipSync, gzipSync } from "node:zlib";

/** What the sources say about one form: facts, no judgement. */
export interface Row {
  /** As played. */
  readonly word: string;
  /** As written, the commonest first; of a form that no source vouches for, as it is played. */
  readonly spellings: readonly string[];
  /** In hundredths, 0 when wordfreq does not have it. */
  readonly zipf: number;
  /** A letter for each source that vouches for it, in lower case. */
  readonly sources: string;
  /** See `MARKS`. */
  readonly marks: string;
}

/** What the letters in a row's marks mean. */
export const MARKS = {
  /** A verb with a pronoun joined to it. */
  clitic: "C",
  /** A dictionary has it with a capital, as a name. */
  name: "N",
  /** A dictionary has it as an abbreviation. */
  abbreviation: "A",
  /** Far commoner in another language, which is where its frequency comes from. */
  foreign: "F",
  /** Commoner in another language, from which it came: never required. */
  borrowed: "B",
  /** Only made with a prefix, or of two words. */
  derived: "D",
} as const;

/** One line a form: word, spellings where they differ, zipf, sources and marks. */
export function encodeTable(rows: readonly Row[]): Uint8Array {
  const lines = rows.map(({ word, spellings, zipf, sources, marks }) => {
    const written = spellings.join(",");
    return [word, written === word ? "" : written, zipf || "", sources + marks].join("\t");
  });
  return gzipSync(new TextEncoder().encode(lines.join("\n") + "\n"), { level: 9 });
}

export function parseTable(bytes: Uint8Array): Row[] {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(gunzipSync(bytes));
  return text.replace(/\n$/, "").split("\n").map((line) => {
    const [word, written, zipf, letters, ...rest] = line.split("\t");
    if (!word || letters === undefined || rest.length > 0) throw new RangeError(`Bad row: ${line}`);
    return {
      word,
      spellings: written ? written.split(",") : [word],
      zipf: Number(zipf),
      sources: letters.replace(/[A-Z]/g, ""),
      marks: letters.replace(/[a-z]/g, ""),
    };
  });
}
