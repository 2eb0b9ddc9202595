import assert from "node:assert/strict";
import { viewOf } from "../../src/cli/app/games.ts";
import { run } from "../../src/cli/app/run.ts";
import { games } from "../../src/games/mod.ts";
import { EVENTS } from "../../src/play/events.ts";
import { italianLexicon } from "../support/crossword.ts";
import { scriptedWorld } from "../support/world.ts";

/** How a new game of each kind is begun. */
const BEGIN: Readonly<Record<keyof typeof games, string>> = {
  bee: "play --seed 1",
  grid: "grid play --seed 1",
  bites: "bites play --seed 1",
  crossword: "crossword play --seed 1 --size 5x5",
};

Deno.test("every command of every game answers programs with an event that is listed", async () => {
  for (const [game, begin] of Object.entries(BEGIN)) {
    const names = (await viewOf(game))!().commands.map(({ name }) => name)
      .filter((name) => name !== "quit" && name !== "restart");
    // Once while the game goes on, and once when it is over.
    const lines = [...names, "zzzz", "/nonsense", "", "1a x", ...names, "zzzz"];
    const world = scriptedWorld({
      args: [...begin.split(" "), "--json", "--lang", "en"],
      lines: lines.map((line) => names.includes(line) ? `/${line}` : line),
      lexicon: italianLexicon(),
      env: { HOME: "/home/bee" },
    });
    assert.equal(await run(world), 0, world.complained.join("\n"));
    const seen = world.printed.map((line) => JSON.parse(line).event);
    assert.ok(seen.length > names.length, game);
    assert.deepEqual(seen.filter((name) => !Object.hasOwn(EVENTS, name)), [], game);
    assert.ok(seen.includes("gave_up"), `${game}: ${seen}`);
  }
});

Deno.test("every event that is listed is one that the code can send", async () => {
  let code = "";
  for (const folder of ["../../src/play", "../../src/games", "../../src/cli"]) {
    const url = new URL(`${folder}/`, import.meta.url);
    for (const name of filesIn(url)) {
      if (!name.pathname.endsWith("play/events.ts")) code += await Deno.readTextFile(name);
    }
  }
  for (const name of Object.keys(EVENTS)) assert.ok(code.includes(`"${name}"`), name);
});

function* filesIn(folder: URL): Generator<URL> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    const url = new URL(isDirectory ? `${name}/` : name, folder);
    if (isDirectory) yield* filesIn(url);
    else yield url;
  }
}
