import type { Alphabet } from "../../core/letters.ts";
import { DEFAULT_LEVEL, LEVELS } from "../../core/level.ts";
import { SLUR } from "../../lexicon/entry.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { writeLines } from "../app/write_lines.ts";
import { jsonLines } from "../text/json.ts";

type ExportCall = Call<
  "core" | "min_zipf" | "export_format" | "output" | "language" | "dictionary"
>;

export async function exportLexicon(call: ExportCall): Promise<ExitCode> {
  const { world, t, options } = call;
  const lexicon = await openLexicon(call);
  const ids = function* () {
    let count = 0;
    for (const id of chosenIds(lexicon, options)) {
      world.progress(t.number(++count));
      yield id;
    }
  };
  const lines = WRITERS[options.export_format ?? "text"](lexicon, ids());
  await writeLines(world, lines, options.output);
  return 0;
}

/** In the order of the alphabet. Slurs are never listed. */
function* chosenIds(lexicon: Lexicon, options: ExportCall["options"]): Generator<WordId> {
  const floor = options.min_zipf ?? 0;
  for (const id of inOrder(lexicon)) {
    if (lexicon.flagBits(id) & SLUR || lexicon.zipf(id) < floor) continue;
    if (options.core && !lexicon.isCore(id, options.min_zipf ?? LEVELS[DEFAULT_LEVEL])) continue;
    yield id;
  }
}

/** The words of the graph and those set apart: both are in order, and become one. */
function* inOrder(lexicon: Lexicon): Generator<WordId> {
  let apart = lexicon.inGraph;
  for (let id = 0; id < lexicon.inGraph; id++) {
    const word = lexicon.text(id);
    while (apart < lexicon.size && isBefore(lexicon.text(apart), word, lexicon.alphabet)) {
      yield apart++;
    }
    yield id;
  }
  while (apart < lexicon.size) yield apart++;
}

function isBefore(a: string, b: string, { codes }: Alphabet): boolean {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] !== b[i]) return codes[a.charCodeAt(i)]! < codes[b.charCodeAt(i)]!;
  }
  return a.length < b.length;
}

const COLUMNS = ["word", "written", "zipf", "lemma", "flags"] as const;

type Writer = (lexicon: Lexicon, ids: Iterable<WordId>) => Iterable<string>;

const WRITERS: Readonly<Record<"text" | "tsv" | "json", Writer>> = {
  *text(lexicon, ids) {
    for (const id of ids) yield lexicon.text(id);
  },
  *tsv(lexicon, ids) {
    yield COLUMNS.join("\t");
    for (const row of rowsOf(lexicon, ids)) {
      yield COLUMNS.map((column) => [row[column]].flat().join(",")).join("\t");
    }
  },
  json: (lexicon, ids) => jsonLines(rowsOf(lexicon, ids)),
};

function* rowsOf(lexicon: Lexicon, ids: Iterable<WordId>) {
  for (const id of ids) yield rowOf(lexicon, id);
}

function rowOf(lexicon: Lexicon, id: WordId) {
  return {
    word: lexicon.text(id),
    written: lexicon.written(id),
    zipf: lexicon.zipf(id),
    lemma: lexicon.lemma(id),
    flags: lexicon.flags(id),
  };
}
