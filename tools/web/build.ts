// deno-lint-ignore-file no-console -- a tool for the terminal
import { buildSite } from "./site.ts";

const ROOT = new URL("../../", import.meta.url);
const target = Deno.args[0] ?? new URL("dist/web", ROOT).pathname;

const files = await buildSite(ROOT, target);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
for (const { name, size } of files) {
  console.log(`${name.padEnd(34)} ${kilobytes(size).padStart(9)}`);
}
console.log(`${target}: ${files.length} files`);
