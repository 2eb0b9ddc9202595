import { countsOf } from "../lexicon/counts.ts";
import { progressOn } from "../lexicon/progress.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { CODES, makeLexicon, writeLexicon } from "./build.ts";

/** `build_lexicons.ts [CODE …]`: the committed tables of the other languages into their `.lex.gz`. */
function main(): number {
  const unknown = Deno.args.filter((code) => !CODES.includes(code));
  if (unknown.length > 0) {
    tell(Deno.stderr, `Usage: build_lexicons.ts [${CODES.join("|")} …]\n`);
    return 2;
  }
  const progress = progressOn(Deno.stderr);
  for (const code of Deno.args.length > 0 ? Deno.args : CODES) {
    progress.stage(`Building ${code}`);
    const bytes = makeLexicon(code);
    const size = `${(writeLexicon(code, bytes) / 1e6).toFixed(2)} MB`;
    progress.done();
    tell(Deno.stdout, `${countsOf(Lexicon.open(sourceOf(bytes)))}\ndata/${code}.lex.gz: ${size}\n`);
  }
  return 0;
}

function tell(stream: { writeSync(bytes: Uint8Array): number }, text: string): void {
  stream.writeSync(new TextEncoder().encode(text));
}

if (import.meta.main) Deno.exitCode = main();
