import assert from "node:assert/strict";
import fc from "fast-check";
import { resolveSettings } from "../../src/config.ts";
import type { DuelFault } from "../../src/core/duel_fault.ts";
import { UserError } from "../../src/core/problem.ts";
import { below, pick, rngFrom } from "../../src/core/random.ts";
import type { Parts } from "../../src/games/game.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { compareDuel } from "../../src/play/duel/compare.ts";
import {
  createDuel,
  type Duel,
  listDuels,
  nextGame,
  receiveLine,
  standingOf,
} from "../../src/play/duel/duel.ts";
import { type DuelLine, formatLine, parseLine } from "../../src/play/duel/line.ts";
import { exportDuels, parseDuelLine } from "../../src/play/duel/transfer.ts";
import { formatMoves, parseMoves } from "../../src/play/duel/moves_text.ts";
import { freshSalt, lineDigest, sealOf } from "../../src/play/duel/seal.ts";
import type { DuelTerms } from "../../src/play/duel/terms.ts";
import { duelAdapter, rulesWith } from "../../src/play/duel/terms.ts";
import type { PlayContext } from "../../src/play/game_adapter.ts";
import { asStored, playMove } from "../../src/play/saved_game.ts";
import { replayed } from "../../src/play/imported_game.ts";
import { importSessions } from "../../src/play/transfer.ts";
import { replay, type Session, startSession } from "../../src/session/session.ts";
import { italianLexicon } from "../support/crossword.ts";
import { memoryStore } from "../support/memory_store.ts";
import { messages } from "../support/messages.ts";
import { playLexicon } from "../support/play_words.ts";
import { FIXED } from "../support/property.ts";

const BOARDS: Readonly<Record<string, readonly string[]>> = {
  bee: ["N-BEMORV"],
  bites: ["N O M E / BR> / NEv", "N O M E / RE> / NEv", "N O M E / OV> / NEv"],
  grid: ["N O / E M"],
};

function termsOf(game: string, unusual: object = {}): DuelTerms {
  const rules = rulesWith(game, unusual);
  return { game, lexicon: playLexicon().edition, rules, boards: BOARDS[game]! };
}

/** One player's machine. */
function playerOf(name: string, lexicon = playLexicon()): PlayContext {
  let time = Date.parse("2025-11-17T11:00:00Z");
  let seeds = 0;
  const now = () => time++;
  const store = memoryStore(now);
  const freshSeed = () => `${name} ${++seeds}`;
  return { lexicon, store, t: messages.en, now, elapsed: now, freshSeed, emoji: false };
}

/** Plays every game of a duel: these words, one a second, and then gives up. */
async function playAll(context: PlayContext, duel: Duel, words: readonly string[]): Promise<void> {
  const adapter = duelAdapter(duel.terms.game);
  for (let next; (next = await nextGame(context, duel));) {
    let current = await asStored(adapter, context, next.game);
    for (const [i, word] of words.entries()) {
      const move = adapter.guess(word, current, 1000 * (i + 1));
      ({ current } = await playMove(adapter, context, current, move));
    }
    const last = adapter.giveUp(1000 * (words.length + 1), current);
    ({ current } = await playMove(adapter, context, current, last));
    assert(adapter.game.isOver(current.round, current.state));
  }
}

async function lineOf(context: PlayContext, duel: Duel): Promise<string> {
  const standing = await standingOf(context, duel);
  assert(standing.kind !== "playing" && standing.line !== undefined);
  return standing.line;
}

async function refused(work: () => unknown, kind: DuelFault["kind"]): Promise<void> {
  await assert.rejects(
    async () => await work(),
    (error) =>
      error instanceof UserError && error.problem.kind === "bad_duel" &&
      error.problem.fault.kind === kind,
    kind,
  );
}

for (const game of Object.keys(BOARDS)) {
  Deno.test(`a duel of ${game}: invitation, answer and opening; then both see the same`, async () => {
    const [anna, bruno] = [playerOf("anna"), playerOf("bruno")];
    const mine = await createDuel(anna, termsOf(game));
    assert.deepEqual(await standingOf(anna, mine), { kind: "playing", played: 0 });
    await playAll(anna, mine, ["nome", "neve", "bene", "meno"]);
    const invitation = await lineOf(anna, mine);
    assert.equal(await lineOf(anna, (await listDuels(anna.store))[0]!), invitation);

    const theirs = await receiveLine(bruno, `https://example.org/itbee/#/duel/${invitation}`);
    await playAll(bruno, theirs, ["nome", "enorme", "onoro", "renne"]);
    const answer = await lineOf(bruno, theirs);

    const answered = await receiveLine(anna, answer);
    const seenByAnna = await standingOf(anna, answered);
    assert(seenByAnna.kind === "over" && seenByAnna.line !== undefined);
    const seenByBruno = await standingOf(bruno, await receiveLine(bruno, seenByAnna.line));
    assert(seenByBruno.kind === "over" && seenByBruno.line === undefined);

    const [a, b] = [seenByAnna.result, seenByBruno.result];
    assert.deepEqual(a.points, { mine: b.points.theirs, theirs: b.points.mine });
    for (const [i, one] of a.games.entries()) {
      const other = b.games[i]!;
      assert.deepEqual(one.onlyMine, other.onlyTheirs);
      assert.deepEqual(one.both, other.both);
      assert.deepEqual(one.mine, other.theirs);
      assert(one.both.some(({ word }) => word === "nome"), "both found it");
    }
    assert(a.games.some(({ onlyMine }) => onlyMine.length > 0));
    assert.equal(a.games.length, BOARDS[game]!.length);
    assert.deepEqual((await anna.store.list()).headers.length, a.games.length);
  });
}

/** What an export has of this player's duels, imported by another machine; twice, to the same effect. */
async function copyDuels(from: PlayContext, to: PlayContext) {
  const lines = await Array.fromAsync(exportDuels(from.store, (id) => assert.fail(id), MARK));
  const bytes = new TextEncoder().encode(lines.join("\n"));
  const reading = {
    daysBoard: () => Promise.resolve(undefined),
    summarise: (session: Session) => replayed(session, from.lexicon),
    whose: (mark: string) => mark === MARK ? "mine" as const : "theirs" as const,
    duels: () => Promise.resolve(to.store),
  };
  const done = await importSessions(memoryStore(to.now), bytes, reading);
  const { same, faults } = await importSessions(memoryStore(to.now), bytes, reading);
  assert.deepEqual([same, faults], [lines.length, []], "again");
  const others = { ...reading, whose: () => "theirs" as const };
  const { added, merged } = await importSessions(memoryStore(to.now), bytes, others);
  assert.deepEqual([added, merged], [0, 0], "another player's");
  return { added: done.added, merged: done.merged, same: done.same };
}

const MARK = "annaannaanna";
const ADDED = { added: 1, merged: 0, same: 0 };
const MERGED = { added: 0, merged: 1, same: 0 };

for (const game of Object.keys(BOARDS)) {
  Deno.test(`a duel of ${game} goes on on another machine, at every step`, async () => {
    const [desk, phone, bruno, tablet] = ["desk", "phone", "bruno", "tablet"].map((name) =>
      playerOf(name)
    ) as [PlayContext, PlayContext, PlayContext, PlayContext];
    const [only] = [await createDuel(desk, termsOf(game))];
    assert.deepEqual(await copyDuels(desk, phone), ADDED);
    await playAll(phone, (await listDuels(phone.store))[0]!, ["nome", "neve"]);
    const invitation = await lineOf(phone, (await listDuels(phone.store))[0]!);
    assert.deepEqual(await copyDuels(phone, desk), MERGED);
    assert.equal(await lineOf(desk, (await listDuels(desk.store))[0]!), invitation);
    assert.equal((await listDuels(desk.store))[0]!.key, only!.key);

    // The friend has read the same line on two machines, and played on one of them.
    const theirs = await receiveLine(bruno, invitation);
    await receiveLine(tablet, invitation);
    await playAll(bruno, theirs, ["nome", "bene"]);
    assert.deepEqual(await copyDuels(bruno, tablet), MERGED);
    const [there] = await listDuels(tablet.store);
    const answer = await lineOf(bruno, theirs);
    assert.equal(await lineOf(tablet, there!), answer);

    const opening = await lineOf(desk, await receiveLine(desk, answer));
    assert.deepEqual(await copyDuels(desk, phone), MERGED);
    assert.equal((await standingOf(phone, (await listDuels(phone.store))[0]!)).kind, "over");
    await receiveLine(tablet, opening);
    assert.deepEqual(await copyDuels(tablet, bruno), MERGED);
    const [last] = await listDuels(bruno.store);
    assert.deepEqual(
      await standingOf(bruno, last!),
      await standingOf(tablet, (await listDuels(tablet.store))[0]!),
    );
  });
}

Deno.test("what was sealed stays, and two seals are two duels", async () => {
  const [desk, phone] = [playerOf("desk"), playerOf("phone")];
  await createDuel(desk, termsOf("grid"));
  await copyDuels(desk, phone);
  const lines: string[] = [];
  for (const [machine, words] of [[desk, ["nome"]], [phone, ["meno"]]] as const) {
    const [duel] = await listDuels(machine.store);
    await playAll(machine, duel!, words);
    lines.push(await lineOf(machine, duel!));
  }
  assert.deepEqual(await copyDuels(phone, desk), ADDED);
  const duels = await listDuels(desk.store);
  const kept = await Promise.all(duels.map((duel) => lineOf(desk, duel)));
  assert.deepEqual(kept.sort(), lines.sort());
});

Deno.test("a line of an export is no duel when anything in it is wrong", async () => {
  const [anna, bruno] = [playerOf("anna"), playerOf("bruno")];
  const duel = await createDuel(anna, termsOf("grid"));
  await playAll(anna, duel, ["nome"]);
  const invitation = await lineOf(anna, duel);
  const theirs = await receiveLine(bruno, invitation);
  await playAll(bruno, theirs, []);
  await receiveLine(anna, await lineOf(bruno, theirs));
  const [line] = await Array.fromAsync(exportDuels(anna.store, (id) => assert.fail(id)));
  const whole = JSON.parse(line!);
  assert.equal(parseDuelLine(line!, "1").games.length, 1);
  const [game] = whole.games;
  const other = formatLine({ kind: "answer", to: "nothing", games: ["a"] });
  const wrong: object[] = [
    ...["", "../../x", "ABCDEFGH", 7, null].map((key) => ({ duel: { ...whole.duel, key } })),
    ...[null, {}, { ...whole.duel.terms, boards: [] }, { ...whole.duel.terms, game: "chess" }]
      .map((terms) => ({ duel: { ...whole.duel, terms } })),
    { duel: { ...whole.duel, salt: 1 } },
    { duel: { key: whole.duel.key, terms: whole.duel.terms } },
    { duel: { ...whole.duel, invitation: `${invitation}x` } },
    { duel: { ...whole.duel, reply: other } },
    { duel: { ...whole.duel, reply: invitation } },
    ...[null, [], [game, game], [{ ...game, puzzle: "M E / N O" }], [{ ...game, moves: [7] }]]
      .map((games) => ({ games })),
    { games: [{ ...game, rules: { ...game.rules, seconds: 9_999 } }] },
    { owner: "\u001b[31m" },
  ];
  for (const part of wrong) {
    const text = JSON.stringify({ ...whole, ...part });
    assert.throws(
      () => parseDuelLine(text, "1"),
      (error) => error instanceof UserError && error.problem.kind === "bad_session",
      text,
    );
  }
});

Deno.test("an answer cannot be changed, nor what was sealed, nor opened before it is played", async () => {
  const [anna, bruno, carla] = [playerOf("anna"), playerOf("bruno"), playerOf("carla")];
  const mine = await createDuel(anna, termsOf("grid"));
  await playAll(anna, mine, ["nome"]);
  const invitation = await lineOf(anna, mine);
  const theirs = await receiveLine(bruno, invitation);
  const early = await receiveLine(carla, invitation);
  await playAll(bruno, theirs, []);
  const answer = await lineOf(bruno, theirs);
  const opening = await lineOf(anna, await receiveLine(anna, answer));

  await refused(() => receiveLine(carla, opening), "play_first");
  await playAll(carla, early, ["nome"]);
  const second = await lineOf(carla, early);
  await refused(() => receiveLine(anna, second), "answered_before");
  await refused(() => receiveLine(playerOf("dario"), answer), "unknown_duel");

  const parsed = parseLine(opening);
  assert(parsed.kind === "opening");
  const better = formatLine({ ...parsed, games: ["10nome10meno10!"] });
  await refused(() => receiveLine(bruno, better), "broken_seal");
  const salted = formatLine({ ...parsed, salt: freshSalt(() => "another") });
  await refused(() => receiveLine(bruno, salted), "broken_seal");
  assert.equal((await standingOf(bruno, await receiveLine(bruno, opening))).kind, "over");
  // The same line again, or the player's own, changes nothing.
  assert.equal((await standingOf(anna, await receiveLine(anna, answer))).kind, "over");
  assert.equal((await receiveLine(anna, invitation)).salt !== undefined, true);
});

Deno.test("a duel wants the same words and rules from both", async () => {
  const [anna, bruno] = [playerOf("anna"), playerOf("bruno", italianLexicon())];
  const mine = await createDuel(anna, termsOf("grid", { seconds: 60 }));
  await playAll(anna, mine, ["nome"]);
  const theirs = await receiveLine(bruno, await lineOf(anna, mine));
  assert.equal(theirs.terms.rules.seconds, 60);
  await refused(() => nextGame(bruno, theirs), "other_words");
  await refused(() => rulesWith("grid", { seconds: "long" }), "bad_field");
  await refused(() => duelAdapter("crossword"), "bad_field");
});

Deno.test("a damaged duel stops no other, and one too long to save is refused", async () => {
  const anna = playerOf("anna");
  const sound = await createDuel(anna, termsOf("bee"));
  for (const text of ["", "{", "null", "[]", '{"key":7}', '"x"']) {
    await anna.store.changeNotes({ keys: ["duel-damaged"], to: () => text });
    assert.equal((await anna.store.notes("duel-")).length, 2, "the damaged note is one of them");
    assert.deepEqual(await listDuels(anna.store), [sound], text);
  }
  const boards = ["N-BEMORV".repeat(8_000)];
  await refused(() => createDuel(anna, { ...termsOf("bee"), boards }), "too_long");
  assert.deepEqual(await listDuels(anna.store), [sound]);
});

/** A line of each kind, with moves of a usual length. */
function someLines(): DuelLine[] {
  const terms = termsOf("bites");
  const games = ["12nome7neve30!", "40bene3?05!", "9meno1200."];
  const salt = freshSalt(() => "1");
  const to = lineDigest("an invitation");
  return [
    { kind: "invitation", terms, seal: sealOf(terms, salt, games) },
    { kind: "answer", to, games },
    { kind: "opening", to, salt, games },
  ];
}

Deno.test("parseLine() reads what formatLine() writes, whatever blanks came into it", () => {
  for (const line of someLines()) {
    const text = formatLine(line);
    assert.match(text, /^itbee-duel-1-[\w-]+$/);
    assert.deepEqual(parseLine(text), line);
    assert.deepEqual(parseLine(` ${text.slice(0, 40)}\n  ${text.slice(40)}\r\n`), line);
  }
});

Deno.test("parseLine() refuses a line with one character changed, lost, added or swapped", () => {
  const texts = someLines().map(formatLine);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const isRefused = (text: string) => {
    try {
      parseLine(text);
      return false;
    } catch (error) {
      return error instanceof UserError && error.problem.kind === "bad_duel";
    }
  };
  for (const text of texts) {
    // Every place, and every character that may stand there.
    for (let at = 0; at < text.length; at++) {
      for (const letter of letters) {
        if (letter === text[at]) continue;
        assert(isRefused(text.slice(0, at) + letter + text.slice(at + 1)), `${at} ${letter}`);
      }
    }
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.constantFrom(...letters),
      fc.constantFrom("lost", "added", "swapped", "cut"),
      (text, place, letter, change) => {
        const at = place % text.length;
        const [before, after] = [text.slice(0, at), text.slice(at + 1)];
        const changed = change === "lost"
          ? before + after
          : change === "added"
          ? before + letter + text.slice(at)
          : change === "cut"
          ? before
          : before + (after[0] ?? "") + text[at] + after.slice(1);
        return changed === text || isRefused(changed);
      },
    ),
    FIXED,
  );
});

Deno.test("parseLine() refuses what no program of ours writes, in a sentence", async () => {
  const [invitation] = someLines().map(formatLine);
  await refused(() => parseLine("ciao"), "not_a_duel");
  await refused(() => parseLine(""), "not_a_duel");
  await refused(() => parseLine("itbee-duel-1-"), "damaged");
  await refused(() => parseLine(invitation!.replace("-1-", "-2-")), "newer_version");
  await refused(() => parseLine("x".repeat(100_000)), "damaged");
  for (const { problem } of Object.values(messages)) {
    const said = problem.bad_duel({ kind: "bad_duel", fault: { kind: "damaged" } });
    assert.match(said, /^[A-Z].{20,}/);
  }
});

Deno.test("parseLine() refuses a seal, a salt or a name that is too short, too long or no bytes", async () => {
  for (const line of someLines()) {
    for (const field of ["seal", "to", "salt"] as const) {
      const whole = (line as Partial<Record<typeof field, string>>)[field];
      if (whole === undefined) continue;
      const wrong = [
        "",
        "A",
        whole.slice(0, -1),
        whole.slice(4),
        `${whole}A`,
        `é${whole.slice(1)}`,
      ];
      for (const text of wrong) {
        await refused(() => parseLine(formatLine({ ...line, [field]: text })), "bad_field");
      }
    }
  }
});

Deno.test("an invitation gives no move away: its length is always the same", () => {
  const terms = termsOf("grid");
  const lines = [["!"], ["12nome".repeat(150)], ["7meno"]].map((games) =>
    formatLine({ kind: "invitation", terms, seal: sealOf(terms, "one salt", games) })
  );
  assert.equal(new Set(lines.map((line) => line.length)).size, 1);
  assert.equal(new Set(lines).size, lines.length);
  for (const line of lines) {
    const [, body = ""] = /-1-(.*)$/.exec(line)!;
    assert(!atob(body.replaceAll("-", "+").replaceAll("_", "/")).includes("nome"));
  }
});

interface Simulated {
  readonly round: Parts["round"];
  readonly terms: DuelTerms;
  readonly moves: readonly Parts["move"][];
}

/** A board of the real words, and somebody who finds a word nearly every second for two minutes. */
function simulated(game: string, lexicon: Lexicon, seed: string): Simulated {
  const adapter = duelAdapter(game);
  const { settings } = resolveSettings({ env: () => undefined, flags: {} });
  const rules = adapter.boards.rules(settings, {});
  const { puzzle } = adapter.boards.choose(lexicon, rules, { kind: "seed", seed });
  const round = adapter.game.open(lexicon, rules, puzzle);
  const rng = rngFrom(seed);
  let state = adapter.game.start(round);
  const label = { kind: "board" } as const;
  const left = [...adapter.sought!({ round, state, label })];
  const moves: Parts["move"][] = [];
  for (let at = 0; at < 120_000 && left.length > 0; at += 400 + below(900, rng)) {
    const { word } = pick(left, rng);
    left.splice(left.findIndex((one) => one.word === word), 1);
    const move = adapter.guess(word, { round, state, label }, at);
    const next = adapter.game.play(round, state, move).state;
    if (next !== state) moves.push(move);
    state = next;
  }
  moves.push(adapter.giveUp(120_000, { round, state, label }));
  const board = adapter.game.format(puzzle);
  const terms = { game, lexicon: lexicon.edition, rules, boards: [board] } as DuelTerms;
  return { round, terms, moves };
}

for (const game of ["bee", "bites", "grid"]) {
  Deno.test(`a full game of ${game} fits in 2,000 characters and replays as it was`, () => {
    const lexicon = italianLexicon();
    const adapter = duelAdapter(game);
    for (const seed of ["1", "2", "3"]) {
      const { round, terms, moves } = simulated(game, lexicon, seed);
      assert(moves.length > (game === "bee" ? 25 : 100), `${moves.length} moves`);
      const text = formatMoves(adapter, round, moves);
      const salt = freshSalt(() => seed);
      const opening = formatLine({ kind: "opening", to: salt, salt, games: [text] });
      const seal = sealOf(terms, salt, [text]);
      const invitation = formatLine({ kind: "invitation", terms, seal });
      for (const line of [opening, invitation]) {
        assert(line.length <= 2_000, `${line.length} characters`);
        assert.deepEqual(formatLine(parseLine(line)), line);
      }
      const setup = { id: "x-1", game, lexicon: lexicon.edition, puzzle: terms.boards[0]! };
      const label = { kind: "board" } as const;
      const session = startSession({ ...setup, rules: terms.rules, label }, "");
      const whole = replay(adapter.game, lexicon, { ...session, moves });
      const again = replay(adapter.game, lexicon, {
        ...session,
        moves: parseMoves(adapter, text)!,
      });
      const [before, after] = [whole, again].map((it) => adapter.summary({ ...it, label }));
      assert.deepEqual(after, before);
      const { games: [compared], winner } = compareDuel(terms, lexicon, {
        mine: [text],
        theirs: ["10!"],
      });
      assert.equal(winner, "mine");
      assert.equal(compared!.mine.score, before!.score);
      assert.equal(compared!.theirs.score, 0);
    }
  });
}

Deno.test("parseMoves() takes nothing that is not a list of moves", () => {
  const adapter = duelAdapter("grid");
  for (
    const text of ["nome", "12", "12nome 7meno", "12nome;", "1nome".repeat(2_001), "5?9", "5<"]
  ) {
    assert.equal(parseMoves(adapter, text), undefined, text.slice(0, 20));
  }
  assert.deepEqual(parseMoves(adapter, ""), []);
});
