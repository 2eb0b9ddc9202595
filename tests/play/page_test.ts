import assert from "node:assert/strict";
import { resolveSettings } from "../../src/config.ts";
import type { Parts } from "../../src/games/game.ts";
import type { GameName } from "../../src/games/mod.ts";
import { answerFacts, obeyShared } from "../../src/play/commands.ts";
import { gameOf, type GameSetup, lastGame } from "../../src/play/find_game.ts";
import type { PlayContext } from "../../src/play/game_adapter.ts";
import { adapterOf } from "../../src/play/games.ts";
import { newMemory, noteTried, startClock, timeLeft } from "../../src/play/memory.ts";
import { playerStats } from "../../src/play/player_stats.ts";
import { asStored, playMove, resumeGame, type SavedGame } from "../../src/play/saved_game.ts";
import { replayed } from "../../src/play/imported_game.ts";
import { exportSessions, importSessions } from "../../src/play/transfer.ts";
import { memoryStore } from "../support/memory_store.ts";
import { messages } from "../support/messages.ts";
import { playLexicon } from "../support/play_words.ts";

let time = Date.parse("2025-11-17T11:00:00Z");

function contextOf(): PlayContext {
  const now = () => time++;
  return {
    lexicon: playLexicon(),
    store: memoryStore(now),
    t: messages.en,
    now,
    elapsed: now,
    freshSeed: () => `seed ${time}`,
    emoji: false,
  };
}

/** As a page sets a game up: no file, no terminal. */
function setupOf(game: GameName, context = contextOf()): GameSetup<Parts> {
  const adapter = adapterOf(game)!;
  const { settings } = resolveSettings({});
  return { adapter, boards: adapter.boards, rules: adapter.boards.rules(settings, {}), context };
}

async function begin(setup: GameSetup<Parts>, text: string): Promise<SavedGame<Parts>> {
  const wanted = { kind: "code", text } as const;
  const chosen = setup.boards.choose(setup.context.lexicon, setup.rules, wanted);
  return await gameOf(setup, chosen, wanted);
}

const BOARDS: Readonly<Record<string, readonly [board: string, guess: string, said: RegExp]>> = {
  bee: ["N-BEMORV", "nome", /^\+\d+/],
  bites: ["N O M E / BR> / NEv", "nome", /^\+\d+/],
  grid: ["N O / E M", "nome", /^\+\d+/],
  crossword: ["nome/o##r/m##a/eroe", "1a nome", /1/],
};

for (const [game, [board, guess, said]] of Object.entries(BOARDS)) {
  Deno.test(`a page plays ${game} with play alone`, async () => {
    const setup = setupOf(game as GameName);
    const { adapter, context } = setup;
    const memory = newMemory();
    const first = await begin(setup, board);
    startClock(adapter, memory, first, context.now);
    const at = memory.clock.at(adapter.timer?.elapsed(first.state));
    const played = await playMove(adapter, context, first, adapter.guess(guess, first, at));
    noteTried(memory, played.outcome);
    assert.match(adapter.sentence(played.outcome, played.current, context), said);
    assert.notEqual(played.current.state, first.state);
    const left = timeLeft(adapter, memory.clock, played.current);
    assert.equal(left !== undefined, adapter.timer?.limit(first.round) !== undefined);
    // Left, and opened again from what was saved.
    const saved = await lastGame(setup);
    const again = await asStored(adapter, context, resumeGame(adapter, context, saved!));
    assert.deepEqual(adapter.summary(again), adapter.summary(played.current));
    assert.equal((await begin(setup, board)).saved.session.id, saved!.session.id);
  });

  Deno.test(`a page obeys the commands of ${game} with play alone`, async () => {
    const setup = setupOf(game as GameName);
    const { adapter, context } = setup;
    const memory = newMemory();
    const position = await begin(setup, board);
    const obey = (name: string, rest = "") =>
      obeyShared({ adapter, position, memory, context }, name, rest);
    assert.deepEqual(await obey("quit"), { kind: "leave" });
    assert.deepEqual(await obey("restart"), { kind: "another" });
    assert.equal((await obey("giveup"))?.kind, "ask");
    const stats = await obey("stats");
    assert.deepEqual(
      stats?.kind === "answer" && answerFacts(stats.answer),
      await playerStats(context, adapter.name),
    );
    for (const name of ["why", "report"]) {
      const reply = await obey(name, "nome");
      assert.equal(reply !== undefined, adapter.words !== undefined, name);
    }
    assert.equal(await obey("share") !== undefined, adapter.share !== undefined);
    assert.equal(await obey("nonsense"), undefined);
  });
}

Deno.test("a page takes games from a file and gives them back", async () => {
  const setup = setupOf("bee");
  const first = await begin(setup, "N-BEMORV");
  const { adapter, context } = setup;
  await playMove(adapter, context, first, adapter.guess("nome", first, 0));
  const lines = [];
  const refuse = (id: string) => assert.fail(id);
  for await (const line of exportSessions(context.store, refuse)) lines.push(line);
  const other = contextOf();
  const bytes = new TextEncoder().encode(lines.join("\n"));
  const counts = await importSessions(
    other.store,
    bytes,
    {
      daysBoard: () => Promise.resolve(undefined),
      summarise: (session) => replayed(session, context.lexicon),
      whose: () => "theirs",
      duels: () => assert.fail("there are none"),
    },
  );
  assert.deepEqual(counts, { added: 1, merged: 0, same: 0, unproved: 0, faults: [] });
  assert.deepEqual((await other.store.list()).headers, (await context.store.list()).headers);
});

Deno.test("two pages that play one game lose no move", async () => {
  const setup = setupOf("bee");
  const { adapter, context } = setup;
  const one = await asStored(adapter, context, await begin(setup, "N-BEMORV"));
  const two = await asStored(adapter, context, await begin(setup, "N-BEMORV"));
  await playMove(adapter, context, one, adapter.guess("nome", one, 0));
  const { elsewhere, current } = await playMove(
    adapter,
    context,
    two,
    adapter.guess("novembre", two, 0),
  );
  assert.ok(elsewhere);
  assert.equal(adapter.summary(current).found, 2);
});
