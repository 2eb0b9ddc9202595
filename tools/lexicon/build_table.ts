import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { gather } from "./gather.ts";
import { progressOn, writeWhole } from "./progress.ts";
import { readFrequencies } from "../sources/frequencies.ts";
import { readHeadwords } from "../sources/headwords.ts";
import { readMorphit } from "../sources/morphit.ts";
import { readNames } from "../sources/names.ts";
import { readSenses } from "../sources/senses.ts";
import { readVerbs } from "../sources/verbs.ts";
import { parseIntransitive } from "./hand_lists.ts";
import { encodeTable } from "./table.ts";
import { isFile } from "../files.ts";

const INTRANSITIVE = fileURLToPath(new URL("../../data/it/intransitive.tsv", import.meta.url));

const FOREIGN = ["de", "en", "es", "fr", "nl", "pt"];

/** Which files are needed, and the project each comes from. */
const FILES = {
  frequencies: ["raw/wordfreq/large_it.msgpack.gz", "wordfreq 3.2"],
  ...Object.fromEntries(
    FOREIGN.map((code) => [code, [`raw/wordfreq/large_${code}.msgpack.gz`, "wordfreq 3.2"]]),
  ),
  morphit: ["raw/morphit/morph-it_048.tsv.gz", "Morph-it! 0.4.8"],
  verbs: ["raw/verb-data/coniugazione_verbi.txt.gz", "verb-data, Italian conjugations"],
  wikdict: ["raw/freedict/freedict_ita_headwords.txt.gz", "FreeDict/WikDict ita-* 2022.04.21"],
  multiwordnet: ["raw/omw/multiwordnet_lemmas.tsv.gz", "Open Multilingual Wordnet, MultiWordNet"],
  italwordnet: ["raw/omw/italwordnet_lemmas.tsv.gz", "Open Multilingual Wordnet, ItalWordNet"],
  senses: ["raw/omw/wn-data-ita.tab.gz", "Open Multilingual Wordnet, MultiWordNet"],
  firstNames: ["raw/names/9000_nomi_propri.txt.gz", "any list of Italian first names"],
  surnames: ["raw/names/lista_38000_cognomi.txt.gz", "any list of Italian surnames"],
} as Record<string, [path: string, project: string]>;

/** `deno task sources [--from DIR] [--output FILE]`: the raw sources into one committed table. */
function main(): number {
  const { values: { from, output } } = parseArgs({
    args: Deno.args,
    options: {
      from: { type: "string", default: "../shared/data" },
      output: { type: "string", default: "data/it/words.tsv.gz" },
    },
  });
  const missing = Object.values(FILES).filter(([path]) => !isFile(`${from}/${path}`));
  if (missing.length > 0) {
    const list = missing.map(([path, project]) => `  ${path}, from ${project}`).join("\n");
    tell(`The folder ${from} lacks these files (name another with --from DIR):\n${list}\n`);
    return 1;
  }
  const bytes = (key: string) =>
    new Uint8Array(gunzipSync(Deno.readFileSync(`${from}/${FILES[key]![0]}`)));
  const text = (key: string) => new TextDecoder().decode(bytes(key));
  const progress = progressOn(Deno.stderr);
  progress.stage("Reading the sources");
  const sources = {
    frequencies: readFrequencies(bytes("frequencies")),
    foreign: Object.fromEntries(FOREIGN.map((code) => [code, readFrequencies(bytes(code))])),
    morphit: [...readMorphit(text("morphit"))],
    verbs: readVerbs(text("verbs")),
    headwords: {
      K: [...readHeadwords(text("wikdict"))],
      F: [...readHeadwords(text("multiwordnet"))],
      I: [...readHeadwords(text("italwordnet"))],
    },
    firstNames: readNames(text("firstNames")),
    surnames: readNames(text("surnames")),
    senses: readSenses(text("senses")),
    intransitive: parseIntransitive(Deno.readTextFileSync(INTRANSITIVE)),
  };
  progress.stage("Joining them");
  const rows = gather(sources);
  progress.stage("Writing the table");
  const table = encodeTable(rows);
  writeWhole(output, table);
  progress.done();
  tell(`${output}: ${rows.length} forms, ${(table.length / 1e6).toFixed(1)} MB\n`);
  return 0;
}

function tell(text: string): void {
  Deno.stderr.writeSync(new TextEncoder().encode(text));
}

if (import.meta.main) Deno.exitCode = main();
