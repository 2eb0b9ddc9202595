import { encodeMeanings } from "./encode_meanings.ts";
import { joinMeanings, parseHandMeanings } from "./join_meanings.ts";
import { parseMeaningTable } from "./meaning_table.ts";
import { writeWhole } from "../lexicon/progress.ts";
import { dataPath } from "../files.ts";

/** The committed table and the hand list into `data/it.meanings`. */
export function buildMeanings(): Uint8Array<ArrayBuffer> {
  const table = parseMeaningTable(Deno.readFileSync(dataPath("it/meanings.tsv.gz")));
  const hand = parseHandMeanings(Deno.readTextFileSync(dataPath("it/meanings_hand.tsv")));
  const credits = Deno.readTextFileSync(dataPath("it/meanings_credits.txt"));
  return encodeMeanings(joinMeanings(table, hand), credits);
}

function main(): void {
  const output = Deno.args[0] ?? dataPath("it.meanings");
  const bytes = buildMeanings();
  writeWhole(output, bytes);
  const size = `${(bytes.length / 1e6).toFixed(2)} MB`;
  Deno.stdout.writeSync(new TextEncoder().encode(`${output}: ${size}\n`));
}

if (import.meta.main) main();
