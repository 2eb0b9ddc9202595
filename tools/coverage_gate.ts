/**
 * Fails unless tests run at least 85 % of the lines of `src/` and `main.ts`, and load every file.
 *
 *     deno run -A tools/coverage_gate.ts            runs the tests first
 *     deno run -A tools/coverage_gate.ts DIR        reads what `DENO_COVERAGE_DIR=DIR` collected
 *     deno run -A tools/coverage_gate.ts DIR PAGES  and what `ITBEE_COVERAGE=PAGES deno task test-web` did
 *
 * Files that only a browser runs are left out unless PAGES is given.
 */
import { fileURLToPath } from "node:url";
import { browserCoverage, type BrowserRun, type MappedScript } from "./browser_coverage.ts";

export interface Coverage {
  readonly path: string;
  readonly lines: number;
  readonly hit: number;
}

const FLOOR = 85;
const WORST = 10;
/** What is compiled to WebAssembly: its lines are not counted. */
const WASM = "src/wasm/";
const BROWSER_ONLY = /^src\/web\/(page\/|engine\/worker\.ts$)/;

/** What an lcov report says about each file; a line counts once however often its file is listed. */
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
  const [given, pages] = Deno.args;
  const dir = given ?? await Deno.makeTempDir();
  try {
    if (given === undefined && !await runTests(root, dir)) return 1;
    return await judge(root, dir, pages);
  } finally {
    if (given === undefined) await Deno.remove(dir, { recursive: true });
  }
}

async function runTests(root: string, dir: string): Promise<boolean> {
  const env = { DENO_COVERAGE_DIR: dir };
  const test = new Deno.Command(Deno.execPath(), { args: ["task", "test"], cwd: root, env });
  return (await test.spawn().status).success;
}

async function judge(root: string, dir: string, pages?: string): Promise<number> {
  const args = ["coverage", "--lcov", dir];
  const command = new Deno.Command(Deno.execPath(), { args, cwd: root, stderr: "null" });
  const { stdout, success } = await command.output();
  if (!success) throw new Error("deno coverage failed");
  const ran = parseLcov(new TextDecoder().decode(stdout))
    .filter((file) => file.path.startsWith(root))
    .map((file) => ({ ...file, path: file.path.slice(root.length) }));
  const inTests = new Set(ran.map(({ path }) => path));
  const inPages = pages === undefined ? [] : pageCoverage(root, pages);
  const report = [...ran, ...inPages.filter(({ path }) => !inTests.has(path))]
    .filter((file) => file.path === "main.ts" || file.path.startsWith("src/"));
  const loaded = new Set(report.map((file) => file.path));
  const unloaded = (await sourcesUnder(root, "src")).filter((path) =>
    !loaded.has(path) && !path.startsWith(WASM) &&
    !isTypesOnly(Deno.readTextFileSync(root + path)) &&
    (pages !== undefined || !BROWSER_ONLY.test(path))
  );
  const figure = percent(report);
  print(`${figure.toFixed(1)} % of lines run by tests, at least ${FLOOR} wanted`);
  if (pages === undefined) print("Files that only a browser runs are left out");
  const worst = report.toSorted((a, b) => percent([a]) - percent([b])).slice(0, WORST);
  for (const file of worst) print(`${percent([file]).toFixed(1).padStart(7)} %  ${file.path}`);
  for (const path of unloaded) print(` unloaded  ${path}`);
  return figure >= FLOOR && unloaded.length === 0 ? 0 : 1;
}

function pageCoverage(root: string, folder: string): Coverage[] {
  const runs = [...Deno.readDirSync(folder)].map(({ name }): BrowserRun =>
    JSON.parse(Deno.readTextFileSync(`${folder}/${name}`))
  );
  return browserCoverage(runs, (name) => mappedScript(root, name));
}

/** As `deno task web --maps` wrote it; absent for what tests put into a page. */
function mappedScript(root: string, name: string): MappedScript | undefined {
  try {
    const map = JSON.parse(Deno.readTextFileSync(`${root}dist/maps/${name}`));
    return { map, text: Deno.readTextFileSync(`${root}dist/web/${name}`) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

async function sourcesUnder(root: string, folder: string): Promise<string[]> {
  const out: string[] = [];
  for await (const item of Deno.readDir(root + folder)) {
    const path = `${folder}/${item.name}`;
    if (item.isDirectory) out.push(...await sourcesUnder(root, path));
    else if (/\.tsx?$/.test(path)) out.push(path);
  }
  return out.sort();
}

function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(line + "\n"));
}

if (import.meta.main) Deno.exitCode = await main();
