import { DEFAULT_LEVEL, LEVELS } from "../../core/level.ts";
import { SLUR } from "../../lexicon/entry.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { jsonArray } from "../text/json.ts";

type ExportCall = Call<
  "core" | "min_zipf" | "export_format" | "output" | "language" | "dictionary"
>;

export async function exportLexicon(call: ExportCall): Promise<ExitCode> {
  const { world, options } = call;
  const lexicon = await openLexicon(call);
  const ids = chosenIds(lexicon, options);
  const text = WRITERS[options.export_format ?? "text"](lexicon, ids);
  if (options.output === undefined) world.out(text);
  else await world.writeFile(options.output, new TextEncoder().encode(text + "\n"));
  return 0;
}

/** In the order of the alphabet. Slurs are never listed. */
function chosenIds(lexicon: Lexicon, options: ExportCall["options"]): WordId[] {
  const floor = options.min_zipf ?? 0;
  const ids: WordId[] = [];
  for (let id = 0; id < lexicon.size; id++) {
    if (lexicon.flagBits(id) & SLUR || lexicon.zipf(id) < floor) continue;
    if (options.core && !lexicon.isCore(id, options.min_zipf ?? LEVELS[DEFAULT_LEVEL])) continue;
    ids.push(id);
  }
  const words = new Map(ids.map((id) => [id, lexicon.text(id)]));
  return ids.sort((a, b) => words.get(a)! < words.get(b)! ? -1 : 1);
}

const COLUMNS = ["word", "written", "zipf", "lemma", "flags"] as const;

const WRITERS: Readonly<Record<"text" | "tsv" | "json", (l: Lexicon, ids: WordId[]) => string>> = {
  text: (lexicon, ids) => ids.map((id) => lexicon.text(id)).join("\n"),
  tsv: (lexicon, ids) =>
    [
      COLUMNS,
      ...ids.map((id) => {
        const row = rowOf(lexicon, id);
        return COLUMNS.map((column) => [row[column]].flat().join(","));
      }),
    ].map((cells) => cells.join("\t")).join("\n"),
  json: (lexicon, ids) => jsonArray(ids.map((id) => rowOf(lexicon, id))),
};

function rowOf(lexicon: Lexicon, id: WordId) {
  return {
    word: lexicon.text(id),
    written: lexicon.written(id),
    zipf: lexicon.zipf(id),
    lemma: lexicon.lemma(id),
    flags: lexicon.flags(id),
  };
}
