import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { italianLexicon } from "../../support/crossword.ts";
import { playLexicon } from "../../support/play_words.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const HOME = { HOME: "/home/anna" };
const FILE = "/home/anna/.it_spelling_bee/config.yml";

async function shown(
  script: Partial<Parameters<typeof scriptedWorld>[0]> & { args: string[] },
): Promise<{ code: number; out: string; err: string }> {
  const world = scriptedWorld({ lexicon: playLexicon(), env: HOME, ...script });
  const code = await run(world);
  return { code, out: world.printed.join("\n"), err: world.complained.join("\n") };
}

Deno.test("settings come from the file, over it the environment, over that the options", async () => {
  const file = { [FILE]: "min_len: 5\n" };
  const env = { ...HOME, ITBEE_MIN_LEN: "6" };
  const cases: [name: string, script: Parameters<typeof shown>[0], words: number][] = [
    ["default", { args: [] }, 4],
    ["file", { args: [], files: file }, 5],
    ["environment", { args: [], files: file, env }, 6],
    ["option", { args: ["--min-len", "7"], files: file, env }, 7],
    ["empty variable", { args: [], files: file, env: { ...HOME, ITBEE_MIN_LEN: "" } }, 5],
  ];
  for (const [name, script, length] of cases) {
    const { code, out } = await shown({ ...script, args: ["N-BEMORV", "--json", ...script.args] });
    assert.equal(code, 0, name);
    assert.equal(JSON.parse(out.split("\n")[0]!).min_len, length, name);
  }
});

Deno.test("the data path decides which file is read", async () => {
  const files = { [FILE]: "min_len: 5\n", "/else/config.yml": "min_len: 6\n" };
  const cases: [name: string, script: Parameters<typeof shown>[0], path: string][] = [
    ["home", { args: [] }, FILE],
    ["option", { args: ["--data-path", "/else"] }, "/else/config.yml"],
    ["variable", { args: [], env: { ...HOME, ITBEE_DATA_PATH: "/else" } }, "/else/config.yml"],
    ["tilde", { args: ["--data-path", "~/x"] }, "/home/anna/x/config.yml"],
    ["Windows", { args: [], env: { USERPROFILE: "/home/anna" } }, FILE],
    ["empty home", { args: [], env: { HOME: "", USERPROFILE: "/home/anna" } }, FILE],
  ];
  for (const [name, script, path] of cases) {
    const { out } = await shown({ files, ...script, args: ["config", "path", ...script.args] });
    assert.equal(out, path, name);
  }
});

Deno.test("a data path that is no address is refused, wherever it comes from", async () => {
  for (const address of ["http://", "https://", "http://:99999", "http://[::1", "HTTP://a b"]) {
    const files = { [FILE]: `data_path: "${address}"\n` };
    const cases: [script: Parameters<typeof shown>[0], from: RegExp][] = [
      [{ args: ["--data-path", address] }, /^--data-path: data_path cannot be/],
      [{ args: [], env: { ...HOME, ITBEE_DATA_PATH: address } }, /^ITBEE_DATA_PATH: /],
      [{ args: [], files }, /config\.yml:1: data_path cannot be/],
    ];
    for (const [script, from] of cases) {
      const { code, err } = await shown({ ...script, args: ["stats", ...script.args] });
      assert.equal(code, 2, address);
      assert.match(err, from);
      assert.match(err, /an https address, or http on this machine$/);
    }
  }
});

Deno.test("the language follows option, variable, file, then locale", async () => {
  const italian = { LANG: "it_IT.UTF-8" };
  const file = { [FILE]: "lang: it\n" };
  const cases: [name: string, script: Parameters<typeof shown>[0], expected: RegExp][] = [
    ["nothing", { args: [] }, /No game yet/],
    ["locale", { args: [], env: { ...HOME, ...italian } }, /Ancora nessuna/],
    ["LC_ALL first", { args: [], env: { ...HOME, ...italian, LC_ALL: "C" } }, /No game yet/],
    ["LC_MESSAGES", { args: [], env: { ...HOME, LC_MESSAGES: "it_CH" } }, /Ancora nessuna/],
    ["file", { args: [], files: file }, /Ancora nessuna/],
    ["variable", { args: [], files: file, env: { ...HOME, ITBEE_LANG: "en" } }, /No game yet/],
    ["option", { args: ["--lang", "it"], env: { ...HOME, ITBEE_LANG: "en" } }, /Ancora nessuna/],
    ["option with =", { args: ["--lang=it"] }, /Ancora nessuna/],
    ["auto", { args: [], files: { [FILE]: "lang: auto\n" } }, /No game yet/],
  ];
  for (const [name, script, expected] of cases) {
    const { out } = await shown({ ...script, args: ["stats", ...script.args] });
    assert.match(out, expected, name);
  }
});

Deno.test("bad settings are reported with file and line, and end with 2", async () => {
  const cases: [text: string, expected: RegExp][] = [
    ["min_lenn: 4\n", /config\.yml:1: there is no "min_lenn"\. Did you mean min_len\?/],
    ["\nalpha: no\n", /config\.yml:2: alpha cannot be "no": it must be a number from 0 to 10/],
    ["- a\n", /config\.yml: lines of "key: value" are needed/],
    ["a: [\n", /config\.yml:\d+(:\d+)?: it is not valid YAML/],
  ];
  for (const [text, expected] of cases) {
    const { code, err } = await shown({ args: ["config", "show"], files: { [FILE]: text } });
    assert.equal(code, 2, text);
    assert.match(err, expected);
  }
});

Deno.test("the file of settings is read once, whatever the command", async () => {
  const files = { "/data/config.yml": "lang: it\n" };
  const lines = [
    "grid solve a/b",
    "grid play --seed 1 --no-timer",
    "crossword generate --size 5x5",
    "bee generate --seed 1",
    "config show",
    "sessions list",
    "stats",
  ];
  for (const line of lines) {
    let reads = 0;
    const args = [...line.split(" "), "--data-path", "/data"];
    const world = scriptedWorld({ args, files, lexicon: italianLexicon() });
    await run({
      ...world,
      readFile(path, most) {
        if (path === "/data/config.yml") reads++;
        return world.readFile(path, most);
      },
    });
    assert.equal(reads, 1, line);
  }
});

Deno.test("what takes no settings works with a broken file of them", async () => {
  const files = { [FILE]: "level: [" };
  const world = (args: string[]) =>
    scriptedWorld({ args, files, env: HOME, lexicon: playLexicon() });
  assert.equal(await run(world(["completions", "bash"])), 0);
  assert.equal(await run(world(["stats"])), 2);
});

Deno.test("config path and config init name the file that is read", async () => {
  const files = { [FILE]: "data_path: /games\nmin_len: 5\n", "/games/config.yml": "min_len: 6\n" };
  const path = await shown({ args: ["config", "path"], files });
  assert.equal(path.out, FILE);
  const init = await shown({ args: ["config", "init", "--lang", "en"], files });
  assert.equal(init.code, 1);
  assert.ok(init.err.includes(FILE), init.err);
});

Deno.test("options that a game begun before has no use for are named", async () => {
  const shelf = openShelf();
  const play = async (...args: string[]) =>
    (await shown({ args: [...args, "--lang", "en"], shelf, lines: ["nome"] })).err;
  try {
    assert.equal(await play("N-BEMORV", "--min-len", "4"), "");
    const cases: [args: string[], unused: string | undefined][] = [
      [["--min-len", "5"], "--min-len"],
      [["--level", "hard"], "--level"],
      [["N-BEMORV", "--min-len", "5", "--words", "7..9"], "--words, --min-len"],
      [["--min-len", "4"], undefined],
      [[], undefined],
      [["N-BEMORV", "--new", "--min-len", "5"], undefined],
      [["--min-len", "5"], undefined],
    ];
    for (const [args, unused] of cases) {
      const err = await play(...args);
      if (unused === undefined) assert.equal(err, "", args.join(" "));
      else assert.ok(err.includes(`: ${unused} changed nothing.`), `${args.join(" ")}: ${err}`);
    }
  } finally {
    await shelf.close();
  }
});

Deno.test("--seed takes any text, however its accents are written", async () => {
  const board = async (seed: string) => {
    const { out } = await shown({
      args: ["--json", "--new", "--words", "5..99", "--seed", seed],
      env: { ...HOME, ITBEE_MIN_TOTAL_POINTS: "5" },
    });
    return out.split("\n")[0]!;
  };
  assert.equal(await board("perch\u00e9"), await board("perche\u0301"));
  const random = await board("null");
  assert.match(random, /"null"/);
});
