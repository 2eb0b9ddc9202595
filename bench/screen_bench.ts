import { print } from "./figures.ts";
import { keyCosts } from "./screen_measure.ts";
import { benchLexicon } from "./words.ts";

/** Bytes and milliseconds of each kind of key: `deno run -A --cached-only bench/screen_bench.ts`. */
if (import.meta.main) {
  const lexicon = benchLexicon();
  for (const [columns, rows] of [[80, 24], [120, 40], [40, 12]] as const) {
    print(`\n${columns}x${rows}`.padEnd(25) + "bytes      ms   worst ms");
    for (const { name, bytes, ms, worstMs } of keyCosts(lexicon, { columns, rows })) {
      const cells = [String(bytes).padStart(5), ms.toFixed(2).padStart(7), worstMs.toFixed(1)];
      print(`  ${name.padEnd(22)}${cells[0]} ${cells[1]} ${cells[2]!.padStart(10)}`);
    }
  }
}
