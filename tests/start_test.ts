import assert from "node:assert/strict";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { play } from "./support/pty.ts";

const ROOT = new URL("../", import.meta.url);
const PROBE = new URL("support/start_probe.ts", import.meta.url).pathname;

/** Takes 2 ms to load, the least of all, and the store needs it. */
const ALLOWED = "sqlite";

/** What is written last before somebody may type: the prompt in lines, the screen's cursor or none. */
// deno-lint-ignore no-control-regex
const PROMPT = /\n> |\x1b\[\?25[hl]/;

/** An import map by which each module of Node says that it is loaded. */
async function talkingNode(folder: string): Promise<string> {
  const { imports } = JSON.parse(await Deno.readTextFile(new URL("deno.json", ROOT)));
  const scopes: Record<string, Record<string, string>> = {};
  for (const name of builtinModules.filter((name) => name !== ALLOWED)) {
    const path = join(folder, `${name.replaceAll("/", "_")}.ts`);
    const specifier = `node:${name}`;
    await Deno.writeTextFile(
      path,
      `import all from "${specifier}";\nexport * from "${specifier}";\nexport default all;\n` +
        `Deno.stderr.writeSync(new TextEncoder().encode("<${specifier}>"));\n`,
    );
    imports[specifier] = pathToFileURL(path).href;
    scopes[pathToFileURL(path).href] = { [specifier]: specifier };
  }
  const map = join(folder, "map.json");
  await Deno.writeTextFile(map, JSON.stringify({ imports, scopes }));
  return map;
}

Deno.test("no part of Node is loaded before the prompt is shown", async () => {
  const root = await Deno.makeTempDir();
  try {
    const flags = ["--import-map", await talkingNode(root)];
    // The second goes on with a saved game, the third opens the menu.
    for (
      const line of [
        "--seed 7",
        "--seed 7 --plain",
        "",
        "grid play --plain --seed 1",
        "bites play --seed 1",
      ]
    ) {
      const args = line.split(" ").filter((arg) => arg !== "");
      const session = play(args, { folder: join(root, "games"), program: PROBE, flags });
      // It is, right afterwards: so the probe works.
      for (let i = 0; i < 100 && !session.raw().includes("<node:process>"); i++) {
        await session.settled();
      }
      const [before] = session.raw().split("<node:");
      assert.match(before!, PROMPT, `${line}: ${session.raw().match(/<node:\w+>/)?.[0]}`);
      session.type("\x04");
      assert.equal(await session.exit, 0, line);
    }
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

Deno.test("no part of Node is loaded where there is no prompt", async () => {
  const root = await Deno.makeTempDir();
  try {
    const flags = ["--import-map", await talkingNode(root)];
    for (const line of ["--help", "--version", "grid --help", "stats", "lexicon explain casa"]) {
      const session = play(line.split(" "), { folder: join(root, "games"), program: PROBE, flags });
      assert.equal(await session.exit, 0, line);
      assert.doesNotMatch(session.raw(), /<node:/, line);
    }
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

Deno.test("no part of Node is loaded where lines come from a pipe", async () => {
  const root = await Deno.makeTempDir();
  try {
    const flags = ["--import-map", await talkingNode(root)];
    for (const line of ["--seed 7", "--seed 7 --json", "grid play --seed 1"]) {
      const child = new Deno.Command(Deno.execPath(), {
        args: [
          ...["run", "-A", "-q", "--cached-only", "--no-check", ...flags, PROBE],
          ...line.split(" "),
          ...["--lang", "en", "--data-path", join(root, "games")],
        ],
        stdin: "piped",
        stdout: "piped",
        stderr: "piped",
      }).spawn();
      const writer = child.stdin.getWriter();
      await writer.write(new TextEncoder().encode("casa\n?\n"));
      await writer.close();
      const { code, stdout, stderr } = await child.output();
      const [out, err] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
      assert.equal(code, 0, `${line}: ${err}`);
      assert.match(out!, /casa|CASA|C /, line);
      assert.doesNotMatch(err!, /<node:/, line);
    }
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});
