import { parseArgs } from "node:util";
import { progressOn } from "../lexicon/progress.ts";
import { CODES, makeTable, missingFiles, writeClues, writeTable } from "./build.ts";

/**
 * `build_tables.ts [CODE …] [--from DIR]`: the raw sources of the other languages into their
 * committed tables, and WordNet's glosses into English clues. German takes a minute or two.
 */
function main(): number {
  const { values: { from, output }, positionals } = parseArgs({
    args: Deno.args,
    allowPositionals: true,
    options: { from: { type: "string", default: "../shared/data" }, output: { type: "string" } },
  });
  // Another place is for the Italian table alone.
  if (output !== undefined) return 0;
  const codes = positionals.length > 0 ? positionals : CODES;
  const missing = [...new Set(codes.flatMap((code) => missingFiles(code, from)))];
  if (missing.length > 0) {
    const list = missing.map((line) => `  ${line}`).join("\n");
    tell(`The folder ${from} lacks these files (name another with --from DIR):\n${list}\n`);
    return 1;
  }
  const progress = progressOn(Deno.stderr);
  for (const code of codes) {
    progress.stage(`Joining the sources of ${code}`);
    const rows = makeTable(code, from);
    const size = writeTable(code, rows);
    progress.done();
    tell(`data/${code}/words.tsv.gz: ${rows.length} forms, ${(size / 1e6).toFixed(2)} MB\n`);
  }
  if (codes.includes("en")) tell(`data/en.clues.tsv.gz: ${writeClues(from)} clues\n`);
  return 0;
}

function tell(text: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(text));
}

if (import.meta.main) Deno.exitCode = main();
