import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { GAME_NAMES } from "../../../src/cli/app/games.ts";
import { resolveSettings } from "../../../src/config.ts";
import { languageFrom } from "../../../src/core/language.ts";
import { type Assets, openAssets } from "../../../src/web/engine/assets.ts";
import { crosswordScenes } from "../../../src/web/engine/crossword.ts";
import { gridScenes } from "../../../src/web/engine/grid.ts";
import type { OpenAsk } from "../../../src/web/engine/protocol.ts";
import type { SetupAsk } from "../../../src/web/engine/scene.ts";
import { sizeIn } from "../../../src/web/engine/size.ts";
import { gameTexts } from "../../../tools/web/game_texts.ts";
import { italianLexicon } from "../../support/bee_words.ts";
import { NOON, startEngine } from "../../support/web_engine.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const TEXTS = await gameTexts("data");

function allAssets(): Assets {
  const files: Record<string, () => Promise<Uint8Array<ArrayBuffer>>> = {
    "it.lex": () => Deno.readFile("data/it.lex"),
    "it.meanings": () => Deno.readFile("data/it.meanings"),
    "it.crossword": () => Deno.readFile("data/it.crossword"),
  };
  for (const [name, text] of Object.entries(TEXTS)) {
    files[name] = () => Promise.resolve(new TextEncoder().encode(text));
  }
  return openAssets(Object.keys(files), async (name) => await files[name]?.());
}

async function asked(ask: OpenAsk): Promise<SetupAsk> {
  const assets = allAssets();
  const words = await assets.words("it");
  return { ask, settings: resolveSettings({}).settings, words, assets };
}

Deno.test("a crossword of the page has the size and the level asked for, and its clues", async () => {
  const ask = {
    game: "crossword",
    wanted: { kind: "seed", seed: "7" },
    difficulty: "easy",
    options: { size: "5x5" },
  } as const;
  const it = await asked(ask);
  const { boards, rules } = await crosswordScenes.setup!(it);
  const { puzzle, rules: own } = boards.choose(it.words.lexicon, rules, ask.wanted);
  assert.deepEqual([puzzle.rows, puzzle.cols, own?.difficulty], [5, 5, "easy"]);
  assert.equal(own?.clues.kind, "given");
});

Deno.test("a day's crossword is as large as its weekday, whatever is asked", async () => {
  const wanted = { kind: "daily", date: "2026-11-16" } as const;
  const it = await asked({ game: "crossword", wanted, options: { size: "5x5" } });
  const { rules } = await crosswordScenes.setup!(it);
  assert.deepEqual([rules.rows, rules.cols], [7, 7]);
});

Deno.test("a grid of the page has the rules, the size and the time asked for", async () => {
  const wanted = { kind: "seed", seed: "7" } as const;
  const options = { rules: "boggle", size: "5x5", minutes: "0" };
  const it = await asked({ game: "grid", wanted, options });
  const { boards, rules } = await gridScenes.setup!(it);
  assert.deepEqual([rules.name, rules.rows, rules.seconds], ["boggle", 5, 0]);
  assert.equal(boards.choose(it.words.lexicon, rules, wanted).puzzle.cells.length, 25);
});

Deno.test("a size is read or refused", () => {
  assert.deepEqual(sizeIn("9x11"), { rows: 9, cols: 11 });
  assert.deepEqual(sizeIn("13"), { rows: 13, cols: 13 });
  for (const text of [undefined, "", "2x9", "26", "9x", "a"]) assert.equal(sizeIn(text), undefined);
});

Deno.test("the page can read every language that has letters of its own", () => {
  const all: Record<string, unknown> = JSON.parse(TEXTS["languages.json"]!);
  assert.ok(Object.keys(all).length >= 6);
  for (const [code, raw] of Object.entries(all)) {
    assert.equal(languageFrom(raw, `${code}.yaml`).code, code);
  }
});

Deno.test("every choice of a new game makes another board", async () => {
  const { answer } = await startEngine();
  const boardOf = async (game: string, ask: Partial<OpenAsk>) => {
    const wanted = { kind: "seed", seed: "7" } as const;
    const { code, clock, scene } = await answer("open", { game, wanted, ...ask });
    return JSON.stringify([code, clock?.limit, scene]);
  };
  const choices: Readonly<Record<string, readonly Partial<OpenAsk>[]>> = {
    bee: [{ level: "easy" }, { level: "hard" }, { level: "expert" }, { difficulty: "hard" }],
    bites: [{ level: "easy" }, { level: "expert" }, { difficulty: "hard" }],
    grid: [{ difficulty: "easy" }, { difficulty: "medium" }, { difficulty: "hard" }],
  };
  for (const [game, asks] of Object.entries(choices)) {
    const boards = await Promise.all([{}, ...asks].map((ask) => boardOf(game, ask)));
    assert.equal(new Set(boards).size, boards.length, game);
  }
  for (const game of ["bites", "grid"]) {
    for (const minutes of ["1", "5"]) {
      const wanted = { kind: "seed", seed: "8" } as const;
      const ask = { game, wanted, options: { minutes }, isNew: true };
      const { clock } = await answer("open", ask);
      assert.equal(clock?.limit, Number(minutes) * 60_000, game);
    }
  }
});

Deno.test("the dailies of a page count on another page and in a terminal", async () => {
  const date = "2026-11-16";
  const assets = allAssets();
  const here = await startEngine({ assets });
  for (const game of GAME_NAMES) {
    await here.answer("open", { game, wanted: { kind: "daily", date } });
  }
  const { text, games } = await here.answer("export", null);
  assert.equal(games, GAME_NAMES.length);
  const there = await startEngine({ assets });
  const bytes = new TextEncoder().encode(text);
  const done = await there.answer("import", { bytes, areMine: true });
  assert.deepEqual(done, {
    kind: "done",
    sentence: "Games added 4, completed 0, already there 0",
    faults: [],
  });
  const forged = new TextEncoder().encode(text.replaceAll(date, "2026-11-15"));
  const claimed = await startEngine({ assets });
  const told = await claimed.answer("import", { bytes: forged, areMine: true });
  assert.match(told.kind === "done" ? told.sentence : "", /4 dailies .* not count for streaks/);
  const shelf = openShelf();
  const world = scriptedWorld({
    args: ["sessions", "import", "f", "--mine"],
    files: { f: text, "/itbee/data/it.meanings": await Deno.readFile("data/it.meanings") },
    env: { HOME: "/home/anna", ITBEE_LANG: "en" },
    now: NOON,
    shelf,
    lexicon: italianLexicon(),
  });
  assert.equal(await run(world), 0);
  await shelf.close();
  assert.deepEqual([world.printed, world.complained], [
    [done.kind === "done" && done.sentence],
    [],
  ]);
});
