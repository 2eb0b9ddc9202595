// deno-lint-ignore-file no-console -- a tool for the terminal
import { sourceOf } from "../src/lexicon/format.ts";
import { Lexicon } from "../src/lexicon/lexicon.ts";
import { keyCosts } from "./screen_measure.ts";

/** Bytes and milliseconds of each kind of key: `deno run -A --cached-only bench/screen_bench.ts`. */
if (import.meta.main) {
  const lexicon = Lexicon.open(
    sourceOf(Deno.readFileSync(new URL("../data/it.lex", import.meta.url))),
  );
  for (const [columns, rows] of [[80, 24], [120, 40], [40, 12]] as const) {
    console.log(`\n${columns}x${rows}`.padEnd(25) + "bytes      ms   worst ms");
    for (const { name, bytes, ms, worstMs } of keyCosts(lexicon, { columns, rows })) {
      const cells = [String(bytes).padStart(5), ms.toFixed(2).padStart(7), worstMs.toFixed(1)];
      console.log(`  ${name.padEnd(22)}${cells[0]} ${cells[1]} ${cells[2]!.padStart(10)}`);
    }
  }
}
