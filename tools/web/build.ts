// deno-lint-ignore-file no-console -- a tool for the terminal
import { buildSite } from "./site.ts";

const ROOT = new URL("../../", import.meta.url);
const target = new URL("dist/web", ROOT).pathname;
/** With `--maps`, the way back from each script to its sources; tests count lines by it. */
const maps = Deno.args.includes("--maps") ? new URL("dist/maps", ROOT).pathname : undefined;

const files = await buildSite(ROOT, { target, ...(maps !== undefined && { maps }) });
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
for (const { name, size } of files) {
  console.log(`${name.padEnd(34)} ${kilobytes(size).padStart(9)}`);
}
console.log(`${target}: ${files.length} files`);
