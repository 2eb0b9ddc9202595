import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { normalize } from "../../src/core/letters.ts";
import { SLUR, VULGAR } from "../../src/lexicon/entry.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { encodeMeaningTable } from "./meaning_table.ts";
import { progressOn, writeWhole } from "../lexicon/progress.ts";
import { rankSenses } from "./rank_senses.ts";
import { readFrequencies } from "../sources/frequencies.ts";
import { readWordnets } from "../sources/wordnets.ts";
import { dataPath } from "../files.ts";

/**
 * `deno task meaning-sources [--from DIR] [--output FILE]`: the wordnets into one committed table.
 * It asks `it.lex` which words players meet, which are written right, and which we do not show.
 */
function main(): void {
  const { values: { from, output } } = parseArgs({
    args: Deno.args,
    options: {
      from: { type: "string", default: "../shared/data" },
      output: { type: "string", default: dataPath("it/meanings.tsv.gz") },
    },
  });
  const bytes = (path: string) =>
    new Uint8Array(gunzipSync(Deno.readFileSync(`${from}/raw/${path}`)));
  const text = (path: string) => new TextDecoder().decode(bytes(path));
  const progress = progressOn(Deno.stderr);
  progress.stage("Reading the wordnets");
  const synsets = readWordnets(
    [text("omw/wn-data-iwn.tab.gz"), text("omw/wn-data-ita.tab.gz")],
    text("omw/princeton_lemmas.tsv.gz"),
  );
  const italian = readFrequencies(bytes("wordfreq/large_it.msgpack.gz"));
  const english = readFrequencies(bytes("wordfreq/large_en.msgpack.gz"));
  const lexicon = Lexicon.open(sourceOf(Deno.readFileSync(dataPath("it.lex"))));
  const wanted = lemmasIn(lexicon);
  progress.stage("Ranking the senses");
  const rows = rankSenses(synsets, {
    italian: (word) => italian.get(word) ?? 0,
    english: (word) => english.get(word) ?? 0,
    isWord: (form) => isWord(lexicon, form),
    isWanted: (lemma) => wanted.has(lemma),
  });
  const table = encodeMeaningTable(rows);
  writeWhole(output, table);
  progress.done();
  const size = `${rows.length} senses, ${(table.length / 1e6).toFixed(2)} MB`;
  Deno.stdout.writeSync(new TextEncoder().encode(`${output}: ${size}\n`));
}

/** Rarer words have no row: the file of meanings would be too large. */
const FLOOR = 2.6;

/** Every dictionary form of a word that a game may ask for, and every such word. */
function lemmasIn(lexicon: Lexicon): Set<string> {
  const lemmas = new Set<string>();
  for (let id = 0; id < lexicon.size; id++) {
    if (!lexicon.isCore(id, FLOOR)) continue;
    for (const text of lexicon.written(id)) lemmas.add(text);
    for (const { lemma } of lexicon.readings(id)) lemmas.add(lemma);
  }
  return new Set([...lemmas].filter((lemma) => isShown(lexicon, lemma)));
}

/** Whether the program may show it. */
function isShown(lexicon: Lexicon, text: string): boolean {
  const played = normalize(text, lexicon.alphabet);
  const id = played === undefined ? undefined : lexicon.find(played);
  return id === undefined || (lexicon.flagBits(id) & (SLUR | VULGAR)) === 0;
}

/** Names and the shortest forms (`l'`, `un`) are not looked up. */
function isWord(lexicon: Lexicon, form: string): boolean {
  if (form.length < 3 || form !== form.toLowerCase()) return true;
  const played = normalize(form, lexicon.alphabet);
  const id = played === undefined ? undefined : lexicon.find(played);
  if (id === undefined) return ELIDED.has(form);
  return isShown(lexicon, form) && lexicon.written(id).includes(form);
}

/** What stands before an apostrophe. */
const ELIDED = new Set(["all", "dall", "dell", "nell", "sull", "quell", "dov", "cos", "com"]);

if (import.meta.main) main();
