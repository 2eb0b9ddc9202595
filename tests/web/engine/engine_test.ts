import assert from "node:assert/strict";
import { UserError } from "../../../src/core/problem.ts";
import type { Bee } from "../../../src/games/bee/mod.ts";
import type { BeeSaid, BeeScene } from "../../../src/web/engine/bee.ts";
import type { BitesDrawing } from "../../../src/web/engine/bites.ts";
import type { BeeEnding } from "../../../src/web/engine/bee_ending.ts";
import type { GameShown } from "../../../src/web/engine/protocol.ts";
import { shippedAssets, startEngine } from "../../support/web_engine.ts";

const BOARD = { game: "bee", wanted: { kind: "code", text: "I-ACEGSU" } } as const;

/** All core words of the board, the game having been given up. */
async function coreWords(): Promise<string[]> {
  const { answer } = await startEngine();
  const { session } = await answer("open", BOARD);
  await answer("command", { session, name: "giveup" });
  const obeyed = await answer("command", { session, name: "ending" });
  assert.equal(obeyed.kind, "facts");
  return (obeyed.facts as BeeEnding).missed.map(({ word }) => word);
}

function sceneOf({ scene }: GameShown): BeeScene {
  return scene as BeeScene;
}

Deno.test("a board needs the first part of the words alone", async () => {
  const { assets, fetched } = shippedAssets();
  const { answer } = await startEngine({ assets });
  const shown = await answer("open", BOARD);
  assert.equal(sceneOf(shown).code, "I-ACEGSU");
  const [word] = await coreWords();
  await answer("guess", { session: shown.session, text: word! });
  assert.deepEqual(fetched, ["it-1.lex"]);
  // Which words are refused, and why, is in the second part.
  const refused = await answer("guess", { session: shown.session, text: "iggi" });
  assert.equal(refused.kind, "not_in_lexicon");
  assert.deepEqual(fetched, ["it-1.lex", "it-2.lex"]);
});

Deno.test("a guess is saved before it is answered, and resumed by another engine", async () => {
  const { answer, store } = await startEngine();
  const { session } = await answer("open", BOARD);
  const [word] = await coreWords();
  const { kind, shown, outcome, isPlayed } = await answer("guess", { session, text: word! });
  assert.equal(kind, "found");
  assert.ok(isPlayed);
  assert.equal(sceneOf(shown).list[0]!.word, word);
  assert.equal((outcome as BeeSaid).points, sceneOf(shown).score);
  const saved = await store.load<Bee>(session);
  assert.deepEqual(saved!.session.moves, [{ kind: "guess", word }]);
  const other = await startEngine({ store });
  assert.deepEqual(await other.answer("resume", { session }), shown);
});

Deno.test("guesses sent at once are played one after the other", async () => {
  const { answer, store } = await startEngine();
  const { session } = await answer("open", BOARD);
  const words = (await coreWords()).slice(0, 12);
  const all = await Promise.all(words.map((text) => answer("guess", { session, text })));
  assert.deepEqual(all.map(({ shown }) => sceneOf(shown).found), words.map((_, i) => i + 1));
  assert.deepEqual(all.flatMap(({ shown }) => shown.notices), []);
  const saved = await store.load<Bee>(session);
  assert.deepEqual(saved!.session.moves, words.map((word) => ({ kind: "guess", word })));
});

Deno.test("two windows on one game lose and double nothing", async () => {
  const one = await startEngine();
  const two = await startEngine({ store: one.store });
  const { session } = await one.answer("open", BOARD);
  await two.answer("resume", { session });
  const [a, b] = await coreWords();
  await one.answer("guess", { session, text: a! });
  const second = await two.answer("guess", { session, text: b! });
  assert.deepEqual(sceneOf(second.shown).list.map(({ word }) => word), [b, a]);
  assert.equal(second.shown.notices.length, 1);
  assert.equal((await two.answer("guess", { session, text: a! })).kind, "already_found");
});

Deno.test("every answer is a sentence", async () => {
  const { answer } = await startEngine();
  const { session } = await answer("open", BOARD);
  const [word] = await coreWords();
  for (const text of ["ga", "nxxx", "iggi", "caga", word!, word!, "1234"]) {
    const { kind, sentence } = await answer("guess", { session, text });
    assert.notEqual(sentence, "", `${text}: ${kind}`);
  }
});

Deno.test("a hint shows its price first, then what was paid for", async () => {
  const { answer } = await startEngine();
  const { session, scene } = await answer("open", BOARD);
  const [, , , fourth] = (scene as BeeScene).hints;
  assert.ok(fourth!.price > 0 && fourth!.shown === undefined);
  const { shown, outcome } = await answer("move", { session, move: { kind: "hint", rung: 4 } });
  assert.equal((outcome as BeeSaid).charged, fourth!.price);
  const after = sceneOf(shown).hints[3]!;
  assert.deepEqual(after, { ...fourth, price: 0, shown: (outcome as BeeSaid).hint, isSpent: true });
  const letters = await answer("move", { session, move: { kind: "hint", rung: 6 } });
  const sixth = sceneOf(letters.shown).hints[5]!;
  assert.ok(sixth.shown?.rung === 6 && sixth.shown.word === undefined && !sixth.isSpent);
  const word = await answer("move", { session, move: { kind: "hint", rung: 6 } });
  const last = sceneOf(word.shown).hints[5]!;
  assert.ok(last.shown?.rung === 6 && last.shown.word !== undefined && last.isSpent);
});

Deno.test("what a hint of bites gave stays visible, also after coming back", async () => {
  const { answer, store } = await startEngine();
  const wanted = { kind: "code", text: "V M I I / ED> NC> SP> / NOv IMv LIv" } as const;
  const { session, scene, code } = await answer("open", { game: "bites", wanted });
  assert.equal(code, "10 tiles");
  assert.equal((scene as BitesDrawing).hint, undefined);
  for (const rung of [1, 2] as const) {
    const obeyed = await answer("command", { session, name: "hint" });
    assert.ok(obeyed.kind === "played");
    const again = await (await startEngine({ store })).answer("resume", { session });
    for (const shown of [obeyed.answered.shown, again]) {
      const { hint } = shown.scene as BitesDrawing;
      assert.ok(hint?.rung === rung && hint.first !== "" && hint.length > 2);
      assert.equal(hint.tiles.length > 0, rung === 2);
    }
  }
});

Deno.test("what is no move is refused, and the game goes on", async () => {
  const { answer } = await startEngine();
  const { session } = await answer("open", BOARD);
  await assert.rejects(answer("move", { session, move: { kind: "fly" } }), TypeError);
  await assert.rejects(answer("command", { session, name: "fly" }), TypeError);
  const [word] = await coreWords();
  assert.equal((await answer("guess", { session, text: word! })).kind, "found");
});

Deno.test("why says what a word means, once it was tried", async () => {
  const { answer } = await startEngine();
  const { session } = await answer("open", BOARD);
  const text = (await coreWords()).find((word) => word === "giacca")!;
  const before = await answer("command", { session, name: "why", rest: text });
  assert.equal(before.kind, "text");
  await answer("guess", { session, text });
  const after = await answer("command", { session, name: "why", rest: text });
  assert.ok(after.kind === "word" && after.card.meanings.length > 0);
});

Deno.test("the end shows what was missed, and nothing shows it before", async () => {
  const { answer } = await startEngine();
  const { session, scene } = await answer("open", BOARD);
  const early = await answer("command", { session, name: "ending" });
  assert.ok(early.kind === "facts");
  assert.deepEqual((early.facts as BeeEnding).missed, []);
  const words = await coreWords();
  assert.equal(words.length, (scene as BeeScene).words);
  for (const text of words) await answer("guess", { session, text });
  const { shown } = await answer("move", { session, move: { kind: "shuffle" } });
  assert.ok(shown.isOver);
  assert.equal(sceneOf(shown).ranks.at(-1)!.isHere, true);
});

Deno.test("home shows the day's games, the week and what was left", async () => {
  const { answer } = await startEngine();
  const before = await answer("home", { language: "it" });
  assert.equal(before.date, "2026-11-16");
  assert.deepEqual(before.week.map(({ weekday }) => weekday), [1, 2, 3, 4, 5, 6, 0]);
  assert.ok(before.today.every(({ begun }) => begun === undefined));
  const letters = await answer("letters", { language: "it" });
  const daily = await answer("open", {
    game: "bee",
    wanted: { kind: "daily", date: before.date },
  });
  assert.deepEqual(letters, [sceneOf(daily).required, ...sceneOf(daily).letters]);
  await answer("move", { session: daily.session, move: { kind: "shuffle" } });
  const { session } = await answer("open", BOARD);
  await answer("move", { session, move: { kind: "shuffle" } });
  const after = await answer("home", { language: "it" });
  assert.equal(after.today.find(({ game }) => game === "bee")!.begun!.session, daily.session);
  assert.deepEqual(after.open.map((row) => row.session), [session]);
  assert.deepEqual(
    (await answer("home", { language: "en" })).today.flatMap((it) => it.begun ?? []),
    [],
  );
});

Deno.test("games go out and come in again with every move", async () => {
  const { answer } = await startEngine();
  const { session } = await answer("open", BOARD);
  for (const text of (await coreWords()).slice(0, 5)) await answer("guess", { session, text });
  const { text, games } = await answer("export", null);
  assert.equal(games, 1);
  const other = await startEngine();
  const bytes = new TextEncoder().encode(`${text}nonsense\n`);
  // They have the mark of another device.
  assert.deepEqual(await other.answer("import", { bytes }), { kind: "whose", games: 1 });
  const done = await other.answer("import", { bytes, areMine: true });
  assert.ok(done.kind === "done" && done.faults.length === 1);
  const { owner: _, ...theirs } = JSON.parse(text);
  const { owner: __, ...mine } = JSON.parse((await other.answer("export", null)).text);
  assert.deepEqual(mine, theirs);
  const [row] = await other.answer("list", null);
  assert.equal(row!.found, 5);
  assert.equal(await other.answer("delete", { session }), true);
  assert.deepEqual(await other.answer("list", null), []);
  await assert.rejects(other.answer("resume", { session }), UserError);
});

Deno.test("statistics count what was played", async () => {
  const { answer } = await startEngine();
  assert.ok((await answer("stats", { game: "bee" })).isEmpty);
  const { session } = await answer("open", BOARD);
  await answer("guess", { session, text: (await coreWords())[0]! });
  const stats = await answer("stats", { game: "bee" });
  assert.ok(!stats.isEmpty && stats.rows.length > 5 && stats.ranks.length === 10);
});

Deno.test("the engine speaks the language chosen, also in a game under way", async () => {
  const { answer } = await startEngine({ uiLanguage: "en" });
  const { session, name } = await answer("open", BOARD);
  assert.equal(name, "Bee");
  await answer("begin", {
    home: "browser",
    base: "http://localhost/",
    uiLanguage: "it",
    emoji: false,
    language: "it",
  });
  assert.equal((await answer("resume", { session })).name, "Alveare");
});

Deno.test("a review asks for what was missed, and notes how well it was known", async () => {
  const { answer, store } = await startEngine();
  assert.ok((await answer("review", { language: "it" })).isEmpty);
  const { session } = await answer("open", BOARD);
  await answer("command", { session, name: "giveup" });
  const begun = await answer("review", { language: "it" });
  const { card } = begun;
  assert.ok(card && card.question === "know" && card.meaning !== "");
  assert.deepEqual(card.back.map(([grade]) => grade), [1, 2, 3]);
  const after = await answer("rate", { key: card.key, answer: { kind: "grade", grade: 3 } });
  assert.equal(after.asked, 1);
  assert.equal(after.fresh, begun.fresh - 1);
  assert.notEqual(after.card!.key, card.key);
  assert.equal((await store.notes(card.key)).length, 1);
  await assert.rejects(
    answer("rate", { key: "card-it-nessuna", answer: { kind: "grade", grade: 3 } }),
    TypeError,
  );
});

Deno.test("a level that fits asks for finished games first, then fits a new board", async () => {
  const { answer } = await startEngine();
  const ask = { game: "bee", wanted: { kind: "fresh" }, level: "auto" } as const;
  const early = await answer("open", ask);
  assert.match(early.notices.join(), /\b5\b/);
  const words = (await coreWords()).slice(0, 6);
  for (let n = 0; n < 5; n++) {
    const { session } = await answer("open", { ...BOARD, isNew: true });
    for (const text of words) await answer("guess", { session, text });
    await answer("command", { session, name: "giveup" });
  }
  const fitted = await answer("open", ask);
  assert.match(fitted.notices.join(), /about \d+ times in 100/);
  assert.equal(fitted.isOver, false);
  // Nothing is known yet about how this player races.
  const race = await answer("open", { ...ask, game: "grid" });
  assert.match(race.notices.join(), /know about .* a first guess/);
  // A seed is the same board for everybody.
  const seed = await answer("open", { ...ask, wanted: { kind: "seed", seed: "1" } });
  assert.deepEqual(seed.notices, []);
});

Deno.test("a page that is killed gives no time back, and costs less than a second", async () => {
  let time = 0;
  let saved = () => {};
  const every = (_: number, work: () => void) => {
    saved = work;
    return () => saved = () => {};
  };
  const { answer, store } = await startEngine({ elapsed: () => time, every });
  const { session, clock } = await answer("open", {
    game: "grid",
    wanted: { kind: "seed", seed: "1" },
  });
  assert.equal(clock?.at, 0);
  time = 3_000;
  assert.equal((await answer("hold", { session, isHeld: false })).at, 0);
  time = 10_000;
  saved();
  // Killed a little later, before it is saved again.
  const again = await startEngine({ store, elapsed: () => 0 });
  const { clock: after } = await again.answer("resume", { session });
  assert.ok(after!.at >= 7_000 && after!.at <= 8_000, `${after!.at} ms`);
  // A page that is left in order saves its time with its moves.
  await answer("tick", { session });
  await answer("hold", { session, isHeld: true });
  const [note] = await store.notes("clock");
  assert.equal(note!.text, "");
  const last = await startEngine({ store, elapsed: () => 0 });
  assert.equal((await last.answer("resume", { session })).clock?.at, 7_000);
});
