import { gunzipSync, gzipSync } from "node:zlib";
import { load } from "js-yaml";
import { type Alphabet, alphabetOf } from "../../src/core/letters.ts";
import { prepare } from "../../src/games/bee/prepare.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import { SHIPPED } from "../../src/lexicon/edition.ts";
import { encodeLexicon } from "../../src/lexicon/encode.ts";
import { sourceOf, withPrepared } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { writeWhole } from "../lexicon/progress.ts";
import { readFrequencies } from "../sources/frequencies.ts";
import { compose } from "./compose.ts";
import { gather } from "./gather.ts";
import { makeGlosses, packed } from "./glosses.ts";
import { type Hand, parseHand } from "./hand.ts";
import { RECIPES } from "./recipes.ts";
import { encodeTable, parseTable, type Row } from "./table.ts";
import { isFile } from "../files.ts";

/** The languages made here; Italian has its own recipe. */
export const CODES: readonly string[] = Object.keys(RECIPES).sort();

const WORDNET = "raw/words";
const WORDFREQ = "wordfreq 3.2";
const ALL = [...CODES, "it"];

/** The raw files that are missing in a folder, each with where it comes from. */
export function missingFiles(code: string, from: string): string[] {
  const files = [
    ...ALL.map((other) => [frequencyFile(other), WORDFREQ] as const),
    ...Object.values(RECIPES[code]!.files),
  ];
  return files.filter(([path]) => !isFile(`${from}/${path}`))
    .map(([path, origin]) => `${path}, from ${origin}`);
}

/** The raw sources of a language into its table. */
export function makeTable(code: string, from: string): readonly Row[] {
  const { files, votes } = RECIPES[code]!;
  const read = (path: string) => Deno.readFileSync(`${from}/${path}`);
  const frequencies = (other: string) =>
    readFrequencies(new Uint8Array(gunzipSync(read(frequencyFile(other)))));
  const foreign = new Map<string, number>();
  for (const other of ALL.filter((other) => other !== code)) {
    for (const [token, zipf] of frequencies(other)) {
      if (zipf > (foreign.get(token) ?? 0)) foreign.set(token, zipf);
    }
  }
  return gather({
    language: code,
    alphabet: alphabetFor(code),
    votes: votes((name) => read(files[name]![0])),
    frequencies: frequencies(code),
    foreign,
    allowed: handFor(code).allowed,
  });
}

export function writeTable(code: string, rows: readonly Row[]): number {
  const bytes = encodeTable(rows);
  writeWhole(`data/${code}/words.tsv.gz`, bytes);
  return bytes.length;
}

/** A language's committed table and hand lists into its lexicon. The same input, the same bytes. */
export function makeLexicon(code: string): Uint8Array<ArrayBuffer> {
  const text = (name: string) => Deno.readTextFileSync(`data/${code}/${name}`);
  const alphabet = alphabetFor(code);
  const rows = parseTable(Deno.readFileSync(`data/${code}/words.tsv.gz`));
  const { entries, refusals, sources } = compose(rows, handFor(code));
  const bytes = encodeLexicon(entries, refusals, {
    language: code,
    alphabet,
    sources,
    strategy: SHIPPED,
    credits: text("credits.txt"),
  });
  return withPrepared(bytes, prepare(Lexicon.open(sourceOf(bytes)), BEE_DEFAULTS));
}

function handFor(code: string): Hand {
  const text = (name: string) => Deno.readTextFileSync(`data/${code}/${name}`);
  return parseHand({
    words: text("words.tsv"),
    vulgar: text("vulgar.tsv"),
    short: text("short.txt"),
  }, alphabetFor(code));
}

/** The English clues, from WordNet, for the words of the lexicon as it is; how many. */
export function writeClues(from: string): number {
  const lexicon = Lexicon.open(sourceOf(makeLexicon("en")));
  const text = makeGlosses(lexicon, (name) => Deno.readTextFileSync(`${from}/${WORDNET}/${name}`));
  writeWhole("data/en.clues.tsv.gz", packed(text));
  // The first line is a remark, and the last is empty.
  return text.split("\n").length - 2;
}

export function writeLexicon(code: string, bytes: Uint8Array): number {
  const packed = gzipSync(bytes, { level: 9 });
  writeWhole(`data/${code}.lex.gz`, packed);
  return packed.length;
}

function alphabetFor(code: string): Alphabet {
  const { letters } = load(Deno.readTextFileSync(`data/languages/${code}.yaml`)) as {
    letters: string;
  };
  return alphabetOf(letters.normalize("NFC"));
}

function frequencyFile(code: string): string {
  return `raw/wordfreq/large_${code}.msgpack.gz`;
}
