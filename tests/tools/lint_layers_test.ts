import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import plugin from "../../tools/lint_layers.ts";

type Case = [path: string, source: string];

const PLANTED: Case[] = [
  ["src/core/a.ts", 'import { x } from "../lexicon/a.ts";'],
  ["src/lexicon/a.ts", 'import type { X } from "../games/game.ts";'],
  ["src/lexicon/a.ts", 'import { x } from "npm:left-pad@1.0.0";'],
  ["src/lexicon/a.ts", 'import fc from "fast-check";'],
  ["src/games/bee/a.ts", 'import { join } from "node:path";'],
  ["src/games/bee/a.ts", 'import { x } from "../grid/mod.ts";'],
  ["src/games/bee/a.ts", 'import { games } from "../mod.ts";'],
  ["src/games/bee/a.ts", 'const x = await import("../grid/mod.ts");'],
  ["src/games/bee/a.ts", 'export { x } from "../../session.ts";'],
  ["src/games/mod.ts", 'export * from "../config.ts";'],
  ["src/games/bee/a.ts", 'import { say } from "../../messages/say.ts";'],
  ["src/games/mod.ts", 'type X = import("../cli/run.ts").X;'],
  ["src/session.ts", 'import { x } from "./config.ts";'],
  ["src/messages/it.ts", 'import { games } from "../games/mod.ts";'],
  ["src/messages/it.ts", 'import { type A, b } from "../lexicon/entry.ts";'],
  ["src/cli/app/run.ts", `import { messages } from "../../messages/en/messages.ts";`],
  ["src/store.ts", 'import type { World } from "./world.ts";'],
  ["src/web/a.ts", 'import { x } from "../cli/run.ts";'],
  ["src/web/a.ts", "const x = await import(`../cli/run.ts`);"],
  ["src/web/a.ts", 'const x = await import("../cli/" + name);'],
  ["src/cli/a.ts", 'import { denoWorld } from "../deno_world.ts";'],
  ["src/cli/a.ts", 'import { x } from "../../tools/a.ts";'],
  ["src/cli/a.ts", 'export * from "../../tests/support/a.ts";'],
  ["src/cli/a.ts", 'const x = await import("../../bench/a.ts");'],
  ["src/cli/a.ts", 'import "../../main.ts";'],
  ["src/core/a.ts", 'import it from "../../data/it.json" with { type: "json" };'],
  ["src/helpers/a.ts", "export const x = 1;"],
  ["main.ts", 'import { x } from "./tools/a.ts";'],
  ["tools/a.ts", 'import { denoWorld } from "../src/deno_world.ts";'],
  ["src/core/a.ts", "export const x = Deno.args;"],
  ["src/core/a.ts", "export type X = Deno.Kv;"],
  ["src/core/a.ts", "export const x = globalThis.Deno;"],
  ["src/core/a.ts", "export const x = Math.random();"],
  ["src/core/a.ts", 'export const x = Math["random"]();'],
  ["src/core/a.ts", "const { random } = Math;"],
  ["src/lexicon/a.ts", "export const x = Date.now();"],
  ["src/games/bee/a.ts", "export const x = new Date();"],
  ["src/games/bee/a.ts", "export const x = Date();"],
  ["src/messages/it.ts", "export const x = performance.now();"],
  ["src/session.ts", "export const x = crypto.randomUUID();"],
  ["src/config.ts", "export const x = process.env.HOME;"],
  ["src/config.ts", "export const x = { process };"],
  ["src/web/engine/a.ts", "export const x = Deno.args;"],
  ["src/web/page/a.ts", "export const x = Deno.cwd();"],
  ["src/cli/a.ts", "export const x = document.title;"],
  ["src/terminal.ts", 'export const x = localStorage.getItem("a");'],
];

const CLEAN: Case[] = [
  ["src/web/page/a.ts", "export const x = document.title;"],
  ["src/web/serve.ts", "export const x = Deno.args;"],
  ["src/cli/a.ts", "export function x(document: string, history: number) {}"],
  ["src/core/a.ts", "export const x = Math.floor(new Date(0).getTime());"],
  ["src/core/a.ts", "export const x = { process: 1, crypto: 2 }.process;"],
  ["src/core/a.ts", "export interface X { performance: number; Deno(): void }"],
  ["src/core/a.ts", 'import type { Mask } from "./letters.ts";'],
  ["src/lexicon/a.ts", 'import { maskOf } from "../core/letters.ts";'],
  ["src/games/bee/a.ts", 'import { x } from "./puzzle.ts"; import { y } from "../game.ts";'],
  ["src/games/mod.ts", 'import { bee } from "./bee/mod.ts"; import { grid } from "./grid/mod.ts";'],
  ["src/messages/it.ts", 'import type { PartsOf } from "../games/mod.ts";'],
  ["src/messages/it.ts", 'import { type A, type B } from "../config.ts";'],
  ["src/messages/it.ts", 'import { UserError } from "../core/problem.ts";'],
  ["src/session.ts", 'import { games } from "./games/mod.ts";'],
  ["src/games/crossword/a.ts", 'import { clueTexts } from "../../messages/clue_texts.ts";'],
  ["src/store.ts", 'import { join } from "node:path"; export const x = Deno.openKv(join("a"));'],
  ["src/world.ts", 'import type { SessionStore } from "./store.ts";'],
  ["src/deno_world.ts", 'import type { World } from "./world.ts"; export const x = Date.now();'],
  ["src/cli/a.ts", 'import about from "../../deno.json" with { type: "json" };'],
  ["src/cli/a.ts", 'import { load } from "js-yaml"; const x = await import("js-yaml");'],
  ["src/cli/a.ts", 'const { serve } = await import("../web/server.ts");'],
  ["main.ts", 'import { run } from "./src/cli/run.ts"; import { w } from "./src/deno_world.ts";'],
  [
    "tests/a_test.ts",
    'import { w } from "../src/deno_world.ts"; import { x } from "../tools/a.ts";',
  ],
  ["tools/a.ts", 'import { sizeOf } from "../src/core/letters.ts"; export const x = new Date();'],
];

Deno.test("lint_layers reports every planted violation, once, where it is", () => {
  for (const [path, source] of PLANTED) {
    const found = lint(path, source);
    assert.equal(found.length, 1, `${path}: ${source}`);
    assert.equal(found.every((it) => it.range[1] <= source.length), true);
    assert.equal(found.every((it) => it.id.startsWith("layers/")), true);
  }
});

Deno.test("lint_layers says what may not be imported, and by whom", () => {
  const message = (path: string, source: string) => lint(path, source).map((it) => it.message);
  assert.deepEqual(message("src/core/a.ts", 'import "../lexicon/a.ts";'), [
    "core may not import lexicon",
  ]);
  assert.deepEqual(message("src/games/bee/a.ts", 'import "../grid/mod.ts";'), [
    "games may not import another game, grid",
  ]);
  assert.deepEqual(message("src/core/a.ts", "export const x = Math.random();"), [
    "core may not use Math.random",
  ]);
});

Deno.test("lint_layers has nothing against clean code", () => {
  for (const [path, source] of CLEAN) {
    assert.deepEqual(lint(path, source), [], `${path}: ${source}`);
  }
});

Deno.test("lint_layers runs within `deno lint`, wherever the clone is", async () => {
  const root = await Deno.makeTempDir({ prefix: "my src " });
  try {
    await Deno.mkdir(`${root}/tools`);
    await Deno.mkdir(`${root}/src/core`, { recursive: true });
    await Deno.copyFile(pathOf("tools/lint_layers.ts"), `${root}/tools/lint_layers.ts`);
    await Deno.writeTextFile(
      `${root}/deno.json`,
      '{ "lint": { "plugins": ["./tools/lint_layers.ts"] } }',
    );
    await Deno.writeTextFile(`${root}/src/core/a.ts`, "export const x = Math.random();\n");
    const lint = new Deno.Command(Deno.execPath(), { args: ["lint", "--json"], cwd: root });
    const { code, stdout } = await lint.output();
    const { diagnostics } = JSON.parse(new TextDecoder().decode(stdout));
    assert.equal(code, 1);
    assert.deepEqual(diagnostics.map((it: { code: string }) => it.code), ["layers/pure"]);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

function lint(path: string, source: string): Deno.lint.Diagnostic[] {
  return Deno.lint.runPlugin(plugin, pathOf(path), source);
}

function pathOf(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
