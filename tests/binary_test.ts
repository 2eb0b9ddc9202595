/** The compiled program as a stranger gets it: `ITBEE_BINARY=dist/itbee deno task test`. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { join, resolve } from "node:path";
import { COMMANDS } from "../src/cli/app/program.ts";
import { VERSION } from "../src/cli/app/version.ts";
import { EDITION } from "../src/lexicon/edition.ts";
import { play } from "./support/pty.ts";

const asked = Deno.env.get("ITBEE_BINARY");
const PROGRAM = resolve(asked ?? "itbee");

/** A folder to be in, another to keep games in, and neither is anybody's home. */
interface Place {
  readonly here: string;
  readonly data: string;
}

function test(name: string, fn: (place: Place) => void | Promise<void>): void {
  const title = `binary: ${name}${asked === undefined ? " (ITBEE_BINARY is not set)" : ""}`;
  Deno.test(title, { ignore: asked === undefined }, async () => {
    const root = await Deno.makeTempDir();
    const place = { here: join(root, "here"), data: join(root, "così è", "データ") };
    await Deno.mkdir(place.here);
    try {
      await fn(place);
    } finally {
      await Deno.remove(root, { recursive: true });
    }
  });
}

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** With nothing in the environment but what is given. */
async function run(
  args: readonly string[],
  { here, data }: Place,
  more: { env?: Record<string, string>; program?: string; stdin?: string } = {},
): Promise<Ran> {
  const child = new Deno.Command(more.program ?? PROGRAM, {
    args: [...args],
    cwd: here,
    clearEnv: true,
    env: more.env ?? { ITBEE_DATA_PATH: data },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  // It may have ended before it read a thing.
  await writer.write(new TextEncoder().encode(more.stdin ?? "")).catch(() => {});
  await writer.close().catch(() => {});
  const { code, stdout, stderr } = await child.output();
  const decoder = new TextDecoder();
  return { code, out: decoder.decode(stdout), err: decoder.decode(stderr) };
}

async function boardWords(place: Place, ...args: string[]): Promise<string[]> {
  const { out } = await run([...args, "--dump-board", "-"], place);
  return JSON.parse(out).words.map(({ word }: { word: string }) => word);
}

test("solves each language's own board with no dictionary", async (place) => {
  for (const code of ["de", "en", "es", "fr", "it", "nl", "pt"]) {
    const args = ["grid", "demo", "--language", code, "--top", "3", "--lang", "en"];
    const { code: exit, out, err } = await run(args, place);
    assert.equal(exit, 0, `${code}: ${err}`);
    assert.match(out, /^Number of words: +[1-9]\d\d$/m, code);
  }
});

test("--version names version, lexicon, Deno and platform, and touches no disk", async (place) => {
  const { code, out, err } = await run(["--version"], place);
  assert.equal(code, 0);
  assert.match(out, /^itbee \S+ \(\S+, Deno \d+\.\d+\.\d+, \w+ \w+\)\n$/);
  assert.ok(out.startsWith(`itbee ${VERSION} (${EDITION}, `));
  assert.equal(err, "");
  assert.deepEqual(treeOf(join(place.here, "..")), ["here"]);
});

test("every command has its help, in both languages", async (place) => {
  for (const { topic } of COMMANDS) {
    const words = topic === "itbee" ? [] : topic.split(" ");
    for (const [lang, usage] of [["en", "Usage: itbee"], ["it", "Uso: itbee"]] as const) {
      const { code, out, err } = await run([...words, "--help", "--lang", lang], place);
      assert.deepEqual([code, err], [0, ""], topic);
      assert.ok(out.startsWith([usage, ...words].join(" ")), out);
    }
  }
  assert.deepEqual(treeOf(join(place.here, "..")), ["here"]);
});

test("exit codes tell what went wrong", async (place) => {
  await Deno.writeTextFile(join(place.here, "bad.lex"), "itbeelex but not one");
  const cases: [line: string, code: number][] = [
    ["bee solve N-BEMORV", 0],
    ["lexicon explain casa", 0],
    ["lexicon explain xyzzyx", 1],
    ["sessions show nothing", 1],
    ["--nonsense", 2],
    ["nonsense", 2],
    ["lexicon check bad.lex", 3],
    ["bee generate --words 9000..9500", 4],
  ];
  for (const [line, code] of cases) {
    const ran = await run(line.split(" "), place);
    assert.equal(ran.code, code, `${line}: ${ran.err}`);
    assert.equal(ran.err === "", code === 0 || line.startsWith("lexicon explain"), line);
  }
});

test("a whole game is played to the end in a terminal", async (place) => {
  const words = await boardWords(place, "--seed", "miele");
  const session = play(["--seed", "miele", "--plain"], {
    folder: place.data,
    binary: PROGRAM,
    columns: 120,
  });
  await session.until(`Found 0/${words.length}`);
  for (let i = 0; i < words.length; i += 5) {
    session.type(words.slice(i, i + 5).join(" ") + "\r");
    await session.until(`Found ${Math.min(i + 5, words.length)}/${words.length}`);
  }
  await session.until("Genius");
  session.type("\x04");
  assert.equal(await session.exit, 0);
});

test("a game is there after kill -9, to the last word that was answered", async (place) => {
  const words = await boardWords(place, "N-BEMORV");
  for (let round = 0; round < 3; round++) {
    const session = play(["N-BEMORV", "--plain"], { folder: place.data, binary: PROGRAM });
    await session.until(`Found ${round}/`);
    session.type(words[round] + "\r");
    await session.until(`Found ${round + 1}/`);
    session.signal("SIGKILL");
    await session.exit;
  }
  const { out } = await run(["N-BEMORV"], place);
  assert.match(out, /Found 3\//);
});

test("a damaged store is set aside, reported and kept", async (place) => {
  await Deno.mkdir(place.data, { recursive: true });
  const store = join(place.data, "sessions.kv");
  await Deno.writeTextFile(store, "no database ".repeat(1000));
  const { code, err, out } = await run(["N-BEMORV"], place, { stdin: "nome\n" });
  assert.equal(code, 0);
  assert.match(err, /damaged/);
  assert.match(out, /Found 1\//);
  const kept = treeOf(place.data).find((path) => path.includes(".damaged-"));
  assert.equal((await Deno.readTextFile(join(place.data, kept!))).length, 12_000);
});

test("nothing is written outside the data folder", async (place) => {
  const home = join(place.here, "..", "home");
  await Deno.mkdir(home);
  const env = { ITBEE_DATA_PATH: place.data, HOME: home, TMPDIR: place.here };
  for (
    const line of ["--seed 7", "daily", "stats", "sessions list", "config show", "lexicon info"]
  ) {
    const { code, err } = await run(line.split(" "), place, { env, stdin: "?\n" });
    assert.deepEqual([code, err], [0, ""], line);
  }
  assert.deepEqual([treeOf(place.here), treeOf(home)], [[], []]);
  assert.ok(treeOf(place.data).includes("sessions.kv"));
});

test("without a home it plays, and says that it does not save", async (place) => {
  const { code, err, out } = await run(["--seed", "7"], place, { env: {} });
  assert.equal(code, 0);
  assert.match(err, /HOME is not set/);
  assert.match(out, /not saved/);
  assert.deepEqual(treeOf(join(place.here, "..")), ["here"]);
});

test("it runs through a link, from a folder that cannot be written", async (place) => {
  const link = join(place.here, "gioca");
  await Deno.symlink(PROGRAM, link);
  await Deno.chmod(place.here, 0o555);
  const { code, out } = await run(["lexicon", "explain", "casa"], place, { program: link });
  await Deno.chmod(place.here, 0o755);
  assert.equal(code, 0);
  assert.match(out, /^casa/);
});

test("it ends quietly when nobody reads any more", async (place) => {
  const { code, out, err } = await run(["-c", `"${PROGRAM}" lexicon export | head -n 1`], place, {
    program: "sh",
    env: { PATH: "/usr/bin:/bin" },
  });
  assert.deepEqual([code, out.trim().split("\n").length, err], [0, 1, ""]);
});

test("it may reach the clue service and this machine; no programs, no native code", () => {
  const bytes = Deno.readFileSync(PROGRAM);
  const { permissions } = metadataOf(bytes);
  for (const kind of ["allow_run", "allow_ffi", "allow_sys"]) {
    assert.deepEqual(permissions[kind] ?? null, null, kind);
  }
  const hosts = ["generativelanguage.googleapis.com:443", "localhost", "127.0.0.1", "[::1]"];
  assert.deepEqual(permissions.allow_net, hosts);
  // An empty list is everything.
  assert.deepEqual(permissions.deny_import, []);
});

/** What `deno compile` wrote into the file: a mark, the length of some JSON, the JSON. */
function metadataOf(bytes: Uint8Array<ArrayBuffer>): { permissions: Record<string, unknown> } {
  const file = Buffer.from(bytes.buffer);
  const start = file.indexOf("d3n0l4ndd3n0l4nd") + 24;
  assert.equal(file.toString("latin1", start, start + 8), '{"argv":');
  const length = Number(file.readBigUInt64LE(start - 8));
  return JSON.parse(file.toString("utf8", start, start + length));
}

/** Every path below a folder, sorted. */
function treeOf(folder: string): string[] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
    isDirectory ? [name, ...treeOf(join(folder, name)).map((it) => join(name, it))] : [name]
  ).sort();
}

test("Ctrl-Z twice gives the shell back, and fg the game", async ({ data }) => {
  const shell = play(["--norc", "-i"], { folder: data, binary: "bash", columns: 80, rows: 24 });
  shell.type(`PS1='$ '; '${PROGRAM}' --seed miele --tty\r`);
  await shell.until("Type a word");
  shell.type("ta");
  await shell.until("❯ ta");
  shell.type("\x1a");
  await shell.until("Paused.");
  assert.deepEqual(shell.modes(), { isAlternate: false, isPasteMarked: false });
  shell.type("\x1a");
  await shell.until("Stopped");
  shell.type("echo $((6 * 7))\r");
  await shell.until("42");
  shell.type("fg\r");
  await shell.until("❯ ta");
  assert.ok(shell.modes().isAlternate);
  // Back to the game with Enter too, which is not a guess.
  shell.type("\x1a");
  await shell.settled();
  shell.type("\r");
  await shell.until("❯ ta");
  shell.type("\x04");
  await shell.until("Saved.");
  shell.type("exit\r");
  assert.equal(await shell.exit, 0);
});

test("serves the pages", async ({ here, data }) => {
  const child = new Deno.Command(PROGRAM, {
    args: ["web"],
    cwd: here,
    clearEnv: true,
    env: { ITBEE_DATA_PATH: data },
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  while (!/^http:\S+\n/m.test(said)) said += (await reader.read()).value ?? assert.fail(said);
  const [address] = /^http:\S+/m.exec(said)!;
  const get = async (name: string) => {
    const response = await fetch(address + name);
    assert.equal(response.status, 200, name);
    return new Uint8Array(await response.arrayBuffer());
  };
  const page = new TextDecoder().decode(await get(""));
  assert.match(page, /<html data-home="itbee"/);
  const [, listed] = /=(\["[^\]]+\])/.exec(new TextDecoder().decode(await get("sw.js")))!;
  const names = JSON.parse(listed!) as string[];
  assert.ok(names.some((name) => /^it-1\.lex/.test(name)), `${names}`);
  for (const name of names) assert.ok((await get(name)).length > 0, name);
  child.kill("SIGINT");
  assert.equal((await child.status).code, 0);
  await reader.cancel();
});
