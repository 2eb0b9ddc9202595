import assert from "node:assert/strict";
import { run } from "../src/cli/app/run.ts";
import { onShelf, type Script, scriptedWorld, type Shelf } from "./support/world.ts";
import { playLexicon } from "./support/play_words.ts";
import { sessionOf } from "./support/sessions.ts";

const FOLDER = new URL("./fixtures/", import.meta.url);
const CONFIG = "/home/anna/.it_spelling_bee/config.yml";

/** What each released format looks like: these files stay as they are for ever. */
for (const version of ["v1"]) {
  const file = (name: string) => Deno.readFileSync(new URL(`${version}/${name}`, FOLDER));

  Deno.test(`what ${version} exported is taken in, shown and played on`, () =>
    onShelf(async (shelf) => {
      const sessions = file("sessions.jsonl");
      const first = await runIn(shelf, ["sessions", "import", "old.jsonl"], {
        "old.jsonl": sessions,
      });
      assert.deepEqual([first.code, first.err], [0, []]);
      await runIn(shelf, ["sessions", "export", "-o", "new.jsonl"]);
      const lines = (bytes: Uint8Array) =>
        new TextDecoder().decode(bytes).trim().split("\n").sort();
      assert.deepEqual(
        lines(shelf.written.get("new.jsonl")!).map((line) => JSON.parse(line).moves),
        lines(sessions).map((line) => JSON.parse(line).moves),
      );
      const played = await runIn(shelf, ["N-BEMORV", "--json"], {}, ["list"]);
      const list = JSON.parse(played.out.at(-1)!) as { words: { word: string }[] };
      assert.deepEqual(list.words.map(({ word }) => word), ["nome", "neve", "novembre"]);
    }));

  Deno.test(`a config of ${version} is read, and so is its lexicon`, () =>
    onShelf(async (shelf) => {
      const files = { [CONFIG]: file("config.yml"), "old.lex": file("words.lex") };
      assert.equal((await runIn(shelf, ["config", "show"], files)).code, 0);
      assert.equal((await runIn(shelf, ["lexicon", "check", "old.lex"], files)).code, 0);
      const board = ["bee", "solve", "N-BEMORV", "--dictionary", "old.lex"];
      assert.match((await runIn(shelf, board, files)).out.join("\n"), /novembre/);
    }));
}

Deno.test("what a later program wrote is refused politely, and left as it is", () =>
  onShelf(async (shelf) => {
    const later = new TextEncoder().encode(
      JSON.stringify({ ...sessionOf("bee-later"), version: 2, colour: "blue" }) + "\n",
    );
    const lexicon = Deno.readFileSync(new URL("v1/words.lex", FOLDER));
    new DataView(lexicon.buffer).setUint32(8, 2, true);
    const config = new TextEncoder().encode("min_len: 4\nsomething_new: 1\n");
    const cases: [args: string[], code: number, says: RegExp][] = [
      [
        ["sessions", "import", "later.jsonl"],
        1,
        /later\.jsonl:1.*newer|later\.jsonl:1.*version 2/i,
      ],
      [["lexicon", "check", "later.lex"], 3, /version 2|newer/i],
      [["config", "show", "--data-path", "/later"], 2, /something_new/],
    ];
    const files = {
      "later.jsonl": later,
      "later.lex": lexicon,
      "/later/config.yml": config,
    };
    const before = structuredClone(files);
    for (const [args, code, says] of cases) {
      const { err, ...rest } = await runIn(shelf, args, files);
      assert.equal(rest.code, code, args.join(" "));
      assert.match(err.join("\n"), says);
    }
    assert.deepEqual(files, before);
    for (const path of Object.keys(files)) assert.equal(shelf.written.get(path), undefined, path);
  }));

async function runIn(
  shelf: Shelf,
  args: readonly string[],
  files: Script["files"] = {},
  lines: readonly string[] = [],
) {
  const env = { HOME: "/home/anna", ITBEE_LANG: "en" };
  const world = scriptedWorld({ args, files, lines, env, shelf, lexicon: playLexicon() });
  const code = await run(world);
  return { code, out: world.printed, err: world.complained };
}
