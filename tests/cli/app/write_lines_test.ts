import assert from "node:assert/strict";
import { writeLines } from "../../../src/cli/app/write_lines.ts";
import { jsonArray, jsonLines } from "../../../src/cli/text/json.ts";
import { table, tableLines } from "../../../src/cli/text/layout.ts";
import { inFolder, start } from "../../support/program.ts";
import { play } from "../../support/pty.ts";
import { scriptedWorld } from "../../support/world.ts";

Deno.test("writeLines() writes the same to a file and to the screen", async () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `line ${i}`);
  for (const path of ["-", undefined, "/out"]) {
    const world = scriptedWorld({ args: [] });
    await writeLines(world, lines, path);
    const text = path === "/out"
      ? new TextDecoder().decode(world.written.get(path))
      : world.printed.map((text) => `${text}\n`).join("");
    assert.equal(text, lines.map((line) => `${line}\n`).join(""));
  }
});

Deno.test("jsonLines() is a JSON array, one item a line", () => {
  for (const items of [[], [1], [{ a: "x" }, { b: [2] }, "\u2028"]]) {
    assert.deepEqual(JSON.parse([...jsonLines(items)].join("\n")), items);
    assert.equal([...jsonLines(items)].join("\n"), jsonArray(items));
  }
});

Deno.test("tableLines() of few rows is their table, and of many loses none", () => {
  const rows = (count: number) => Array.from({ length: count }, (_, i) => [`${i}`, `${i * i}`]);
  for (const count of [0, 1, 99, 100]) {
    assert.deepEqual([...tableLines(rows(count))], table(rows(count)));
  }
  const lines = [...tableLines(rows(1000))];
  assert.deepEqual(lines.map((line) => line.trim().split(/ +/)), rows(1000));
});

Deno.test({
  name: "long lists are written as they are made, and a closed pipe ends them",
  ignore: Deno.build.os !== "linux",
  fn: () =>
    inFolder(async (folder) => {
      const cases: [args: string[], first: string][] = [
        [["bee", "generate", "--count", "100000", "--json"], '{"seed":"1/150"'],
        [["bee", "generate", "--count", "100000"], "-"],
        [["bites", "generate", "--count", "1000", "--json"], '{"seed":"1/2"'],
        [["grid", "generate", "--count", "1000", "--quiet", "--json"], '{"seed":"1/2"'],
        [["lexicon", "export", "--format", "json"], '"word":"abaco"'],
      ];
      for (const [args, first] of cases) {
        const seed = args[0] === "lexicon" ? [] : ["--seed", "1"];
        const running = start(folder, folder, [...args, ...seed], { words: "own" });
        await running.line(first);
        assert.ok(Deno.readTextFileSync(`/proc/${running.pid}/status`), "it had ended by then");
        const { code, err } = await running.hangUp();
        assert.deepEqual([code, err], [0, ""], args.join(" "));
      }
    }),
});

Deno.test({
  name: "on a terminal a long list says how far it has come, and leaves nothing of that behind",
  ignore: Deno.build.os !== "linux",
  // The terminal is a package of Node's, which keeps things open.
  sanitizeOps: false,
  sanitizeResources: false,
  fn: () =>
    inFolder(async (folder) => {
      // More than anybody's machine writes before the first report is due.
      const args = [
        "lexicon",
        "export",
        "--format",
        "json",
        "-o",
        `${folder}/words`,
        "--lang",
        "en",
      ];
      const terminal = play(args, { folder, env: { ITBEE_DATA_PATH: folder } });
      assert.equal(await terminal.exit, 0);
      // deno-lint-ignore no-control-regex
      assert.match(terminal.raw(), /\r\d+,\d+\x1b\[K/);
      const lines = terminal.screen().split("\n").filter((line) => line.trim() !== "");
      assert.deepEqual(lines, []);
    }),
});
