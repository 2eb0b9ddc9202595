import assert from "node:assert/strict";
import { resolveSettings } from "../../src/config.ts";
import type { Parts } from "../../src/games/game.ts";
import type { GameName } from "../../src/games/mod.ts";
import { obeyShared } from "../../src/play/commands.ts";
import { gameOf, type GameSetup } from "../../src/play/find_game.ts";
import type { PlayContext } from "../../src/play/game_adapter.ts";
import { adapterOf } from "../../src/play/games.ts";
import { newMemory, noteTried } from "../../src/play/memory.ts";
import {
  formatOwnRows,
  type OwnRow,
  ownWordIn,
  ownWordsOf,
  parseOwnRows,
} from "../../src/play/own_words.ts";
import { asStored, playMove, resumeGame, type SavedGame } from "../../src/play/saved_game.ts";
import { memoryStore } from "../support/memory_store.ts";
import { messages } from "../support/messages.ts";
import { playLexicon } from "../support/play_words.ts";

/** A list that can change while a game is played. */
interface List {
  rows: readonly OwnRow[];
}

function setupOf(game: GameName, list: List): GameSetup<Parts> {
  let time = Date.parse("2025-11-17T11:00:00Z");
  const now = () => time++;
  const lexicon = playLexicon();
  const context: PlayContext = {
    lexicon,
    store: memoryStore(now),
    t: messages.en,
    now,
    elapsed: now,
    freshSeed: () => "a seed",
    emoji: false,
    ownWords: () => Promise.resolve(ownWordsOf(list.rows, lexicon)),
  };
  const adapter = adapterOf(game)!;
  const { settings } = resolveSettings({});
  return { adapter, boards: adapter.boards, rules: adapter.boards.rules(settings, {}), context };
}

async function begin(setup: GameSetup<Parts>, text: string): Promise<SavedGame<Parts>> {
  const wanted = { kind: "code", text } as const;
  const chosen = setup.boards.choose(setup.context.lexicon, setup.rules, wanted);
  return await gameOf(setup, chosen, wanted);
}

async function guess({ adapter, context }: GameSetup<Parts>, game: SavedGame<Parts>, word: string) {
  const { current, outcome } = await playMove(adapter, context, game, adapter.guess(word, game, 1));
  return { current, outcome: outcome as { kind: string; points?: number; word?: unknown } };
}

const ADDED: OwnRow = { language: "it", mark: "added", word: "momè", reason: "a friend" };

const BOARDS: Readonly<Record<string, string>> = {
  bee: "M-BENORV",
  bites: "M O M E N / BR> / NEv",
  grid: "M O / E M",
};

/** With nome, which is core, and ornerò, which is not. */
const MORE_BOARDS: Readonly<Record<string, string>> = {
  bee: "N-BEMORV",
  bites: "O R N E R O M / BR> / NEv",
  grid: "O R N / O R E / N O M",
};

for (const [game, board] of Object.entries(BOARDS)) {
  Deno.test(`own words count in ${game}, and a saved game stays as it was`, async () => {
    const list: List = { rows: [] };
    const setup = setupOf(game as GameName, list);
    const { adapter, context } = setup;
    const first = await begin(setup, board);
    const before = adapter.summary(first);
    assert.equal((await guess(setup, first, "mome")).outcome.kind, "not_in_lexicon");
    list.rows = [ADDED];
    const { current, outcome } = await guess(setup, first, "mome");
    assert.ok(["extra", "found"].includes(outcome.kind), outcome.kind);
    const after = adapter.summary(current);
    // The board and its goal are what they were; only the player has more.
    assert.deepEqual([after.goal, after.total, after.words, after.found], [
      before.goal,
      before.total,
      before.words,
      before.found,
    ]);
    assert.equal(after.extra, 1);
    assert.deepEqual(adapter.finds(current), []);
    assert.deepEqual(adapter.lost(current.saved.session.moves, current), []);
    // The list changes; the game does not.
    list.rows = [];
    const again = await asStored(adapter, context, resumeGame(adapter, context, current.saved));
    assert.deepEqual(adapter.summary(again), after);
    assert.equal(again.dropped, 0);
    assert.equal((await guess(setup, again, "mome")).outcome.kind, "already_found");
  });

  Deno.test(`words taken off count no more in ${game}, unless the board requires them`, async () => {
    const hidden = (word: string): OwnRow => ({ language: "it", mark: "hidden", word, reason: "" });
    const list: List = { rows: [hidden("nome"), hidden("ornerò")] };
    const setup = setupOf(game as GameName, list);
    const first = await begin(setup, MORE_BOARDS[game]!);
    assert.equal((await guess(setup, first, "nome")).outcome.kind, "found");
    assert.equal((await guess(setup, first, "ornero")).outcome.kind, "not_in_lexicon");
    list.rows = [];
    assert.match((await guess(setup, first, "ornero")).outcome.kind, /^(extra|found)$/);
  });
}

Deno.test("own words change no daily", async () => {
  const setup = setupOf("bee", { rows: [] });
  const { adapter, context } = setup;
  const game = await begin(setup, BOARDS.bee!);
  const daily = { ...game, label: { kind: "daily", date: "2025-11-17" } } as SavedGame<Parts>;
  const own = { ...context, ownWords: () => Promise.reject(new Error("not asked")) };
  const { outcome } = await playMove(adapter, own, daily, adapter.guess("mome", daily, 1));
  assert.equal(outcome.kind, "not_in_lexicon");
});

Deno.test("why explains a word of the player's own", async () => {
  const setup = setupOf("bee", { rows: [ADDED] });
  const { current, outcome } = await guess(setup, await begin(setup, BOARDS.bee!), "mome");
  const memory = newMemory();
  noteTried(memory, outcome);
  const { adapter, context } = setup;
  const asked = { adapter, position: current, memory, context };
  const reply = await obeyShared(asked, "why", "mome");
  assert.ok(reply?.kind === "answer" && reply.answer.kind === "explained");
  assert.equal(reply.answer.explanation.reason, "on your own list: a friend");
});

Deno.test("parseOwnRows() undoes formatOwnRows(), and keeps what it does not know", () => {
  const rows: OwnRow[] = [ADDED, { language: "es", mark: "hidden", word: "ñu", reason: "" }];
  assert.deepEqual(parseOwnRows(formatOwnRows(rows)), { rows, odd: [] });
  const odd = ["it\tmaybe\tcasa", "words", "it\tadded\t", "IT\tadded\tcasa", "it\tadded\ta\u0007b"];
  assert.deepEqual(parseOwnRows(odd.join("\r\n")), { rows: [], odd });
});

Deno.test("ownWordIn() takes letters only", () => {
  const { alphabet } = playLexicon();
  const cases: [text: string, word: string | undefined][] = [
    [" Perché ", "perche"],
    ["a", undefined],
    ["l'oro", undefined],
    ["", undefined],
    ["a".repeat(33), undefined],
    ["日本", undefined],
  ];
  for (const [text, word] of cases) assert.equal(ownWordIn(text, alphabet), word, text);
});
