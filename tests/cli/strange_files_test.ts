import assert from "node:assert/strict";
import { start } from "../support/program.ts";
import { inFolder } from "../support/stores.ts";

/** What may be where one of our files belongs. */
const STRANGE: Readonly<Record<string, (path: string) => Promise<void>>> = {
  "a folder": (path) => Deno.mkdir(path),
  "a device without end": (path) => Deno.symlink("/dev/zero", path),
  "a link to itself": (path) => Deno.symlink(path, path),
  "a link to nothing": (path) => Deno.symlink("nothing", path),
  "noise": (path) => Deno.writeFile(path, crypto.getRandomValues(new Uint8Array(5_000))),
};

const COMMANDS: readonly (readonly [file: string, ...args: string[]])[] = [
  ["config.yml", "stats"],
  ["sessions.kv", "N-BEMORV", "--json"],
  ["own_words.tsv", "N-BEMORV", "--json"],
  ["duels.kv", "duel"],
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
            const game = start(folder, data, args, { words: "own" });
            if (args.includes("--json")) await game.send("nenon\n");
            const { code, err } = await game.end();
            assert.ok(code <= 2, `${file}, ${what}: ${code} ${err}`);
            assert.doesNotMatch(err, /\n\s+at |Uncaught/, `${file}, ${what}`);
          })
        ),
      );
    }
  },
});
