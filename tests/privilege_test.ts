import assert from "node:assert/strict";
import { inFolder } from "./support/program.ts";

const ROOT = new URL("../", import.meta.url);
const path = (name: string) => new URL(name, ROOT).pathname;

Deno.test("the program's permissions are no more than it says", async () => {
  const { permissions } = JSON.parse(await Deno.readTextFile(path("deno.json")));
  assert.deepEqual(Object.keys(permissions), ["default"]);
  assert.deepEqual(Object.keys(permissions.default), ["read", "write", "net", "env"]);
  assert.deepEqual(permissions.default.net, [
    "generativelanguage.googleapis.com:443",
    ...["localhost", "127.0.0.1", "[::1]"],
  ]);
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-q", "-P", "--no-prompt", "--cached-only", "tests/support/permissions_probe.ts"],
    cwd: path("."),
  }).output();
  const states = JSON.parse(new TextDecoder().decode(stdout)) as Record<string, string>;
  const granted = Object.keys(states).filter((name) => states[name] === "granted");
  assert.deepEqual(granted, [
    '{"name":"net","host":"generativelanguage.googleapis.com:443"}',
    '{"name":"env","variable":"ITBEE_SEED"}',
  ]);
});

/** Each does all it does when it may write nowhere but in the data folder and where -o says. */
const WORK: readonly (readonly [args: readonly string[], lines: string])[] = [
  [["N-BEMORV"], "nome\nlist\n"],
  [["bites", "play", "--seed", "1"], "casa\n"],
  [["grid", "play", "--seed", "1"], "casa\n"],
  [["crossword", "play", "--seed", "1", "--size", "5x5"], "hint\n"],
  [["stats"], ""],
  [["config", "init"], ""],
  [["sessions", "export", "-o", "OUT/games.jsonl"], ""],
  [["sessions", "import", "OUT/games.jsonl"], ""],
  [["crossword", "generate", "--seed", "1", "--size", "5x5", "-o", "OUT/c.json"], ""],
  [["grid", "generate", "--seed", "1", "-o", "OUT/g.txt"], ""],
  [["lexicon", "compile", "IN/words.txt", "-o", "OUT/w.lex"], ""],
];

Deno.test("the program writes below its folder and where -o says, and runs nothing", () =>
  inFolder(async (folder) => {
    const [data, out, input] = ["data", "out", "in"].map((name) => `${folder}/${name}`);
    for (const it of [out!, input!]) await Deno.mkdir(it);
    await Deno.writeTextFile(`${input}/words.txt`, "nome\nneve\n");
    for (const [args, lines] of WORK) {
      const child = new Deno.Command(Deno.execPath(), {
        args: [
          ...["run", "-q", "--no-prompt", "--cached-only", "--no-check", "--allow-read"],
          ...["--allow-env", "--deny-run", "--deny-ffi", "--deny-sys", "--deny-net"],
          ...[`--allow-write=${data},${out}`, path("main.ts"), "--data-path", data!],
          ...args.map((arg) => arg.replace("OUT", out!).replace("IN", input!)),
        ],
        stdin: "piped",
        stdout: "piped",
        stderr: "piped",
      }).spawn();
      const writer = child.stdin.getWriter();
      await writer.write(new TextEncoder().encode(lines));
      await writer.close();
      const { code, stderr } = await child.output();
      const errors = new TextDecoder().decode(stderr);
      assert.equal(code, 0, `${args.join(" ")}: ${errors}`);
      assert.doesNotMatch(errors, /NotCapable|Requires|Attenzione|Warning/, args.join(" "));
    }
  }));

/** Every package of the lock file. Only the first three are in the program, the next four on its pages. */
const LICENCES: Readonly<Record<string, string>> = {
  "js-yaml": "MIT",
  "argparse": "PSF-2.0",
  "ts-fsrs": "MIT",
  "preact": "MIT",
  "@preact/signals": "MIT",
  "@preact/signals-core": "MIT",
  "@fontsource/gelasio": "OFL-1.1",
  "@lydell/node-pty": "MIT",
  "@lydell/node-pty-darwin-arm64": "MIT",
  "@lydell/node-pty-darwin-x64": "MIT",
  "@lydell/node-pty-linux-arm64": "MIT",
  "@lydell/node-pty-linux-x64": "MIT",
  "@lydell/node-pty-win32-arm64": "MIT",
  "@lydell/node-pty-win32-x64": "MIT",
  "@xterm/headless": "MIT",
  // And `@esbuild/…`, the same for each platform.
  "esbuild": "MIT",
  // Compiles the searches, with the two below.
  "assemblyscript": "Apache-2.0",
  "binaryen": "Apache-2.0",
  "long": "Apache-2.0",
  "fake-indexeddb": "Apache-2.0",
  "fast-check": "MIT",
  "pure-rand": "MIT",
  // Read by a test alone, as a list to compare with.
  "dictionary-it": "GPL-3.0",
};

/** Has an install script, which it works without; Deno runs none unless deno.json allows it. */
const WITH_SCRIPT = "esbuild";

Deno.test("deno.lock has known packages only, and no install script is run", async () => {
  const lock = JSON.parse(await Deno.readTextFile(path("deno.lock")));
  assert.deepEqual(Object.keys(lock).sort(), ["npm", "specifiers", "version", "workspace"]);
  const names = Object.keys(lock.npm).map((name) => name.replace(/(?<=.)@.*$/, ""));
  const known = names.filter((name) => !name.startsWith("@esbuild/"));
  assert.deepEqual(known.sort(), Object.keys(LICENCES).sort());
  for (const [name, { integrity, scripts }] of Object.entries<Record<string, unknown>>(lock.npm)) {
    assert.match(String(integrity), /^sha512-/, name);
    assert.equal(scripts, name.startsWith(`${WITH_SCRIPT}@`) ? true : undefined, name);
  }
  assert.equal(JSON.parse(await Deno.readTextFile(path("deno.json"))).allowScripts, undefined);
});
