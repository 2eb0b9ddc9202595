/**
 * Fails unless tests run at least 85 % of the lines of `src/` and `main.ts`, and load every file.
 *
 *     deno run -A tools/coverage_gate.ts          runs the tests first
 *     deno run -A tools/coverage_gate.ts DIR      reads what `DENO_COVERAGE_DIR=DIR` collected
 */
import { fileURLToPath } from "node:url";

interface Coverage {
  readonly path: string;
  readonly lines: number;
  readonly hit: number;
}

const FLOOR = 85;
const WORST = 10;

/** What an lcov report says of each file; a line counts once however often its file is listed. */
export function parseLcov(text: string): Coverage[] {
  const files = new Map<string, Map<number, boolean>>();
  let lines = new Map<number, boolean>();
  for (const row of text.split("\n")) {
    if (row.startsWith("SF:")) {
      const path = row.slice(3).trim();
      lines = files.get(path) ?? new Map();
      files.set(path, lines);
    } else if (row.startsWith("DA:")) {
      const [line, times] = row.slice(3).split(",").map(Number);
      lines.set(line!, lines.get(line!) || times! > 0);
    }
  }
  return [...files].map(([path, seen]) => ({
    path,
    lines: seen.size,
    hit: [...seen.values()].filter((isHit) => isHit).length,
  }));
}

/** Lines that were run, in percent; 100 of nothing. */
export function percent(files: readonly Coverage[]): number {
  let lines = 0;
  let hit = 0;
  for (const file of files) {
    lines += file.lines;
    hit += file.hit;
  }
  return lines === 0 ? 100 : 100 * hit / lines;
}

/** Whether nothing is left of the file when it runs. Formatted code starts statements at the margin. */
export function isTypesOnly(source: string): boolean {
  return source
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .split("\n")
    .filter((line) => /^[^\s/})\]]/.test(line))
    .every((line) => /^(?:export )?(?:declare |type |interface )|^import type /.test(line));
}

async function main(): Promise<number> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const given = Deno.args[0];
  const dir = given ?? await Deno.makeTempDir();
  try {
    if (given === undefined && !await runTests(root, dir)) return 1;
    return await judge(root, dir);
  } finally {
    if (given === undefined) await Deno.remove(dir, { recursive: true });
  }
}

async function runTests(root: string, dir: string): Promise<boolean> {
  const env = { DENO_COVERAGE_DIR: dir };
  const test = new Deno.Command(Deno.execPath(), { args: ["task", "test"], cwd: root, env });
  return (await test.spawn().status).success;
}

async function judge(root: string, dir: string): Promise<number> {
  const args = ["coverage", "--lcov", dir];
  const command = new Deno.Command(Deno.execPath(), { args, cwd: root, stderr: "inherit" });
  const { stdout } = await command.output();
  const report = parseLcov(new TextDecoder().decode(stdout))
    .filter((file) => file.path.startsWith(root))
    .map((file) => ({ ...file, path: file.path.slice(root.length) }))
    .filter((file) => file.path === "main.ts" || file.path.startsWith("src/"));
  const loaded = new Set(report.map((file) => file.path));
  const sources = await sourcesUnder(root, "src");
  const unloaded = sources.filter((path) =>
    !loaded.has(path) && !isTypesOnly(Deno.readTextFileSync(root + path))
  );
  const figure = percent(report);
  print(`${figure.toFixed(1)} % of lines run by tests, at least ${FLOOR} wanted`);
  const worst = report.toSorted((a, b) => percent([a]) - percent([b])).slice(0, WORST);
  for (const file of worst) print(`${percent([file]).toFixed(1).padStart(7)} %  ${file.path}`);
  for (const path of unloaded) print(` unloaded  ${path}`);
  return figure >= FLOOR && unloaded.length === 0 ? 0 : 1;
}

async function sourcesUnder(root: string, folder: string): Promise<string[]> {
  const out: string[] = [];
  for await (const item of Deno.readDir(root + folder)) {
    const path = `${folder}/${item.name}`;
    if (item.isDirectory) out.push(...await sourcesUnder(root, path));
    else if (path.endsWith(".ts")) out.push(path);
  }
  return out.sort();
}

function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(line + "\n"));
}

if (import.meta.main) Deno.exitCode = await main();
