import { gunzipSync, gzipSync } from "node:zlib";

/** Everything the sources say about one clean form: facts, and no judgement. */
export interface Row {
  readonly form: string;
  /** In hundredths; 0 when wordfreq does not have it. */
  readonly zipf: number;
  /** The commonest first. `PLAIN` and `UNVOUCHED` stand for the form alone: see `spellingsOf`. */
  readonly spellings: readonly Spelling[];
  readonly readings: readonly TableReading[];
  /**
   * Who vouches: W wordfreq, M Morph-it!, V verb-data; as a headword K WikDict, F MultiWordNet,
   * I ItalWordNet; as a regular form of a headword of theirs k, f, i, of one of Morph-it!'s m.
   * And what vouches for nothing but tells what MultiWordNet says about it: c, a noun for something one
   * can see; n, a noun rather than an adjective.
   */
  readonly sources: string;
  /**
   * n first name, s surname, p proper noun to Morph-it!, h headword with a capital,
   * a shortened form (a final vowel dropped) of what Morph-it! also has in full.
   */
  readonly marks: string;
  /** Its highest zipf in hundredths in another language of wordfreq, and which. */
  readonly foreign: number;
  readonly language: string;
}

export interface Spelling {
  readonly text: string;
  readonly zipf: number;
  /** Whether a source other than wordfreq writes it so. */
  readonly isVouched: boolean;
}

/** Shared by most rows: a list for each of them would take 50 MB. */
const PLAIN: readonly Spelling[] = [];
const UNVOUCHED: readonly Spelling[] = [];

export function spellingsOf({ form, zipf, spellings }: Row): readonly Spelling[] {
  return spellings.length > 0 ? spellings : [{ text: form, zipf, isVouched: spellings === PLAIN }];
}

export interface TableReading {
  readonly lemma: string;
  readonly tag: string;
  /** Which of the row's spellings it is of. */
  readonly spelling: number;
}

const HEADER = "form\tzipf\tspellings\treadings\tsources\tmarks\tforeign";

export function encodeTable(rows: readonly Row[]): Uint8Array {
  const lines = [...rows].sort((a, b) => a.form < b.form ? -1 : 1).map(encodeRow);
  const bytes = gzipSync(new TextEncoder().encode([HEADER, ...lines, ""].join("\n")), { level: 9 });
  // The tenth byte names the operating system; 255 is "unknown". The time is already 0.
  bytes[9] = 255;
  return bytes;
}

/** Row by row, so that a caller who needs few rows holds few. */
export function* parseTable(bytes: Uint8Array): Generator<Row> {
  let isFirst = true;
  for (const line of linesOf(gunzipSync(bytes))) {
    if (isFirst && line !== HEADER) throw new TypeError("Not a table of words");
    if (!isFirst && line !== "") yield parseRow(line);
    isFirst = false;
  }
}

/** Decodes a piece at a time: a row keeps its piece in memory, not the whole text. */
const PIECE = 1 << 20;
const NEWLINE = 10;

function* linesOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, from + PIECE);
    const end = newline < 0 ? bytes.length : newline;
    yield* decoder.decode(bytes.subarray(from, end)).split("\n");
    from = end + 1;
  }
}

/** Spellings as `però:605 pero:390`, `?` after an unvouched one; empty when it is the form alone. */
function encodeRow(row: Row): string {
  const all = spellingsOf(row);
  const only = all.length === 1 ? all[0]! : undefined;
  const isPlain = only?.text === row.form && only.zipf === row.zipf;
  const spellings = isPlain
    ? only.isVouched ? "" : "?"
    : all.map((s) => `${s.text}:${s.zipf}${s.isVouched ? "" : "?"}`).join(" ");
  const readings = row.readings.map(({ lemma, tag, spelling }) => {
    const text = all[spelling]!.text;
    return `${lemma === text ? "" : lemma}/${tag}${spelling === 0 ? "" : "@" + spelling}`;
  });
  const foreign = row.foreign === 0 ? "" : `${row.foreign}${row.language}`;
  return [
    row.form,
    row.zipf || "",
    spellings,
    readings.join(";"),
    row.sources,
    row.marks,
    foreign,
  ].join("\t");
}

function parseRow(line: string): Row {
  const [form, number, spelled, read, sources, marks, foreign] = line.split("\t") as string[];
  const zipf = Number(number);
  const spellings = spelled === ""
    ? PLAIN
    : spelled === "?"
    ? UNVOUCHED
    : spelled!.split(" ").map(parseSpelling);
  const readings = read === "" ? NONE : read!.split(";").map((text) => {
    const [, lemma, tag, place] = /^(.*)\/([^@]*)(?:@(\d+))?$/.exec(text)!;
    const spelling = Number(place ?? 0);
    return {
      lemma: kept(lemma || (spellings[spelling]?.text ?? form!)),
      tag: kept(tag!),
      spelling,
    };
  });
  return {
    form: form!,
    zipf,
    spellings,
    readings,
    sources: kept(sources!),
    marks: kept(marks!),
    foreign: parseInt(foreign || "0"),
    language: foreign!.replace(/\d/g, ""),
  };
}

const NONE: readonly TableReading[] = [];

/** The same text once, however many rows have it. */
const TEXTS = new Map<string, string>();

function kept(text: string): string {
  const known = TEXTS.get(text);
  if (known !== undefined) return known;
  TEXTS.set(text, text);
  return text;
}

function parseSpelling(text: string): Spelling {
  const [word, number] = text.split(":") as [string, string];
  return { text: word, zipf: parseInt(number), isVouched: !number.endsWith("?") };
}
