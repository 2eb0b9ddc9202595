import assert from "node:assert/strict";
import { start } from "../support/program.ts";
import { inFolder } from "../support/stores.ts";

/** What may be where one of our files belongs. */
const STRANGE: Readonly<Record<string, (path: string) => Promise<void>>> = {
  "a folder": (path) => Deno.mkdir(path),
  "a device without end": (path) => Deno.symlink("/dev/zero", path),
  "a link to itself": (path) => Deno.symlink(path, path),
  "a pipe": makePipe,
  "a link to a pipe": async (path) => {
    await makePipe(`${path}.pipe`);
    await Deno.symlink(`${path}.pipe`, path);
  },
  "a link to nothing": (path) => Deno.symlink("nothing", path),
  "noise": (path) => Deno.writeFile(path, crypto.getRandomValues(new Uint8Array(5_000))),
};

const COMMANDS: readonly (readonly [file: string, ...args: string[]])[] = [
  ["config.yml", "stats"],
  ["sessions.kv", "N-BEMORV", "--json"],
  ["own_words.tsv", "N-BEMORV", "--json"],
  ["duels.kv", "duel"],
  ["sessions.kv.lock", "N-BEMORV", "--json"],
  ["own_words.tsv.lock", "lexicon", "add", "nenon"],
];

Deno.test({
  name: "whatever is in the place of our files, the program says so and ends",
  ignore: Deno.build.os === "windows",
  async fn() {
    for (const [file, ...args] of COMMANDS) {
      await Promise.all(
        Object.entries(STRANGE).map(([what, make]) =>
          inFolder(async (_, folder) => {
            const data = `${folder}/.it_spelling_bee`;
            await Deno.mkdir(data);
            await make(`${data}/${file}`);
            const { code, err } = await play(folder, data, args);
            assert.ok(code <= 2, `${file}, ${what}: ${code} ${err}`);
            assert.doesNotMatch(err, /\n\s+at |Uncaught/, `${file}, ${what}`);
            const isOursToRead = file === "config.yml" || file === "own_words.tsv";
            if (isOursToRead && what.includes("pipe")) assert.match(err, /not a regular file/);
          })
        ),
      );
    }
  },
});

Deno.test({
  name: "a pipe in place of the note about the last save stops no game",
  ignore: Deno.build.os === "windows",
  fn: () =>
    inFolder(async (_, folder) => {
      const args = ["N-BEMORV", "--json"];
      await play(folder, folder, args);
      await Deno.remove(`${folder}/sessions.kv.last`);
      await makePipe(`${folder}/sessions.kv.last`);
      const { code, out } = await play(folder, folder, args);
      assert.equal(code, 0);
      assert.match(out, /"duplicate"|already/);
    }),
});

async function makePipe(path: string): Promise<void> {
  const { success } = await new Deno.Command("mkfifo", { args: [path] }).output();
  assert.ok(success, path);
}

/** One word, if it is a game; killed if it waits for what will never come. */
async function play(folder: string, data: string, args: readonly string[]) {
  const game = start(folder, data, args, { words: "own" });
  const watch = setTimeout(() => Deno.kill(game.pid, "SIGKILL"), 60_000);
  if (args.includes("--json")) await game.send("nome\n");
  const ended = await game.end();
  clearTimeout(watch);
  return ended;
}
