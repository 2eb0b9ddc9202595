import assert from "node:assert/strict";

/** What it costs to grow: existing files that must change, apart from new ones. */
const MOST = { game: 4, interfaceLanguage: 1 };

const ROOT = new URL("../", import.meta.url);

Deno.test("a fifth game changes few files, and is played", async () => {
  await using copy = await copyOfProgram();
  const changed = await follow("growth/game.txt", copy.path);
  assert.ok(changed.length <= MOST.game, changed.join("\n"));
  await checked(copy.path);
  const line = (...args: string[]) =>
    played(copy.path, ["mirror", "play", ...args], "casa\nasac\n");
  const said = await line("casa", "--lang", "en", "--plain");
  assert.match(said, /Back to front: casa\nNo, not casa\nRight: asac/);
  assert.match(
    await line("casa", "--json", "--new"),
    /"event":"guess","input":"asac","ok":true,"code":"solved"/,
  );
  assert.match(await played(copy.path, ["specchio", "gioca", "--help"]), /mirror play/);
  assert.match(await played(copy.path, ["stats", "mirror", "--lang", "en"]), /Won +2/);
  assert.match(
    await run(copy.path, ["run", "-A", "-q", "--cached-only", "page.ts"]),
    /solved true/,
  );
});

Deno.test("an interface language changes one file, and is spoken", async () => {
  await using copy = await copyOfProgram();
  const folder = `${copy.path}/src/messages`;
  await Deno.mkdir(`${folder}/qq`);
  for await (const { name } of Deno.readDir(`${folder}/en`)) {
    const text = await Deno.readTextFile(`${folder}/en/${name}`);
    const own = text.replaceAll(/\ben\b(?=:| =|")/g, "qq").replaceAll("No game yet.", "Qo qame.");
    await Deno.writeTextFile(`${folder}/qq/${name}`, own);
  }
  const changed = await follow("growth/ui_language.txt", copy.path);
  assert.ok(changed.length <= MOST.interfaceLanguage, changed.join("\n"));
  await checked(copy.path);
  assert.match(await played(copy.path, ["stats", "--lang", "qq"]), /^Qo qame\./);
  assert.match(await played(copy.path, ["--help"]), /--lang <it\|en\|qq>/);
});

Deno.test("a word language changes no file, and is played", async () => {
  await using copy = await copyOfProgram();
  // As a player adds one: a file in the folder of data, and a list of words.
  const data = `${copy.path}/home`;
  await Deno.mkdir(`${data}/languages`, { recursive: true });
  const file = await Deno.readTextFile(new URL("data/languages/es.yaml", ROOT));
  const [code] = /^code: .*$/m.exec(file)!;
  await Deno.writeTextFile(`${data}/languages/qq.yaml`, file.replace(code, "code: qq"));
  const words = `${copy.path}/words.txt`;
  await Deno.writeTextFile(words, "casa\nsaca\nasas\n");
  const board = ["grid", "solve", "C A / A S", "--language", "qq", "--dictionary", words];
  assert.match(await played(copy.path, [...board, "--data-path", data, "--json"]), /"saca"/);
});

/** The program without its tests, but with what they open the pages' engine with, in a folder of its own; its data are those here. */
async function copyOfProgram(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await Deno.makeTempDir({ prefix: "itbee_growth_" });
  const from = ROOT.pathname.replace(/\/$/, "");
  await copyFolder(`${from}/src`, `${path}/src`);
  await Deno.mkdir(`${path}/tests/support`, { recursive: true });
  const support = ["web_engine.ts", "memory_store.ts"].map((name) => `tests/support/${name}`);
  for (const name of ["main.ts", "deno.json", "deno.lock", ...support]) {
    await Deno.copyFile(`${from}/${name}`, `${path}/${name}`);
  }
  await Deno.symlink(`${from}/data`, `${path}/data`);
  return {
    path,
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to);
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (isDirectory) await copyFolder(`${from}/${name}`, `${to}/${name}`);
    else await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
  }
}

/**
 * Does what a recipe says: `+++ path` and a new file; `~~~ path` and changes to one that is there,
 * each line with `-` replaced by those with `+` after it. Returns the files that were changed.
 */
async function follow(recipe: string, path: string): Promise<string[]> {
  const text = await Deno.readTextFile(new URL(recipe, import.meta.url));
  const changed: string[] = [];
  for (const part of text.split(/^(?=\+\+\+ |~~~ )/m).slice(1)) {
    const [head = "", ...lines] = part.split("\n");
    const [kind, name] = head.split(" ");
    const file = `${path}/${name}`;
    if (kind === "+++") {
      assert.ok(!await exists(file), `${name} is there already`);
      await Deno.mkdir(file.replace(/\/[^/]*$/, ""), { recursive: true });
      await Deno.writeTextFile(file, lines.join("\n"));
    } else {
      await Deno.writeTextFile(file, edited(await Deno.readTextFile(file), lines));
      changed.push(name!);
    }
  }
  return changed;
}

function edited(text: string, changes: readonly string[]): string {
  let all = text;
  let from = 0;
  for (let i = 0; i < changes.length; i++) {
    if (!changes[i]!.startsWith("- ")) continue;
    const old = changes[i]!.slice(2) + "\n";
    const lines: string[] = [];
    while (changes[i + 1]?.startsWith("+ ")) lines.push(changes[++i]!.slice(2) + "\n");
    const at = all.indexOf(old, from);
    assert.ok(at >= 0, `no line ${old}`);
    all = all.slice(0, at) + lines.join("") + all.slice(at + old.length);
    from = at + lines.join("").length;
  }
  return all;
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}

async function checked(path: string): Promise<void> {
  await run(path, ["check", "-q", "--cached-only", "main.ts", "src/web"]);
}

async function played(path: string, args: readonly string[], typed = ""): Promise<string> {
  const folder = args.includes("--data-path") || args.includes("--help")
    ? []
    : ["--data-path", `${path}/games`];
  return await run(
    path,
    ["run", "-A", "-q", "--cached-only", "main.ts", ...args, ...folder],
    typed,
  );
}

async function run(path: string, args: readonly string[], typed = ""): Promise<string> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [...args],
    cwd: path,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
    env: { NO_COLOR: "1", LANG: "en", LC_ALL: "" },
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(typed));
  await writer.close();
  const { success, stdout, stderr } = await child.output();
  const [out, err] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  assert.ok(success, `${args.join(" ")}\n${out}\n${err}`);
  return out!;
}
