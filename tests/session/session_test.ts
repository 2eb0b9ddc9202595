import assert from "node:assert/strict";
import fc from "fast-check";
import { type SessionFault, UserError } from "../../src/core/problem.ts";
import { rngFrom } from "../../src/core/random.ts";
import type { Game } from "../../src/games/game.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import {
  type Find,
  type Header,
  headerOf,
  isSameGame,
  mergeSessions,
  otherId,
  replay,
  type Session,
  sessionId,
  startSession,
} from "../../src/session/session.ts";
import {
  formatFinds,
  formatHeader,
  formatMoves,
  formatSession,
  isDate,
  isId,
  MOVES_PER_PAGE,
  parseFinds,
  parseHeader,
  parseMoves,
  parseSession,
} from "../../src/session/session_text.ts";
import { FINDS, guess, NOW, sessionOf, SUMMARY } from "../support/sessions.ts";

interface Words {
  puzzle: string;
  rules: { min: number; hard: boolean };
  round: { known: ReadonlySet<string>; min: number };
  state: { found: readonly string[] };
  move: { kind: "guess"; word: string };
  outcome: { kind: "found" | "refused" };
}

/** Finds the words of a set: the least a game can be. */
const words: Game<Words> = {
  defaults: { min: 3, hard: false },
  parse: (text) => text,
  format: (puzzle) => puzzle,
  generate: () => "",
  open: (_, rules, puzzle) => ({ known: new Set(puzzle.split(" ")), min: rules.min }),
  start: () => ({ found: [] }),
  play(round, state, { word }) {
    const isNew = round.known.has(word) && word.length >= round.min && !state.found.includes(word);
    if (!isNew) return { state, outcome: { kind: "refused" } };
    return { state: { found: [...state.found, word] }, outcome: { kind: "found" } };
  },
  isOver: (round, state) => state.found.length === round.known.size,
  isMove: (move): move is Words["move"] => typeof (move as Words["move"]).word === "string",
  isRules: (_): _ is Words["rules"] => true,
};
const NO_WORDS = {} as Lexicon;

function played(puzzle: string, rules: unknown, ...moves: unknown[]): Session<Words> {
  return { ...sessionOf("x"), puzzle, rules, moves } as Session<Words>;
}

function faultOf(parse: () => unknown): SessionFault | undefined {
  try {
    parse();
  } catch (error) {
    assert(error instanceof UserError && error.problem.kind === "bad_session", String(error));
    return error.problem.fault;
  }
  return undefined;
}

Deno.test("replay() plays the moves, and counts those that no longer apply", () => {
  const rules = { min: 3, hard: false };
  const cases: [session: Session<Words>, found: string[], dropped: number][] = [
    [played("nome neve", rules), [], 0],
    [played("nome neve", rules, guess("nome"), guess("neve")), ["nome", "neve"], 0],
    [played("nome", rules, guess("neve"), guess("nome")), ["nome"], 1],
    [played("nome", rules, guess("nome"), guess("nome")), ["nome"], 1],
    [played("nome", rules, { kind: "guess" }, { kind: "other" }), [], 2],
    [played("no nome", {}, guess("no"), guess("nome")), ["nome"], 1],
    [played("no nome", { min: 2, later: [] }, guess("no")), ["no"], 0],
  ];
  for (const [session, found, dropped] of cases) {
    const result = replay(words, NO_WORDS, session);
    assert.deepEqual(result.state.found, found);
    assert.equal(result.dropped, dropped);
  }
});

Deno.test("replay() refuses rules of another shape", () => {
  for (const rules of [null, [], "x", { min: "3" }, { hard: 1 }, { min: null }]) {
    const fault = faultOf(() => replay(words, NO_WORDS, played("nome", rules)));
    assert.deepEqual(fault, { kind: "bad_field", field: "rules" }, JSON.stringify(rules));
  }
});

Deno.test("sessionId() is safe, and one for each daily", () => {
  assert.equal(
    sessionId("bee", { kind: "daily", date: "2025-11-17" }, rngFrom("a")),
    "bee-daily-2025-11-17",
  );
  const ids = Array.from({ length: 500 }, (_, i) => {
    return sessionId("bee", { kind: "board" }, rngFrom(`${i}`));
  });
  assert.equal(new Set(ids).size, 500);
  assert(ids.every(isId));
});

Deno.test("isId() lets no path through", () => {
  const bad = ["", "-a", "a-", "A", "a/b", "..", "a.b", "a b", "è", "a\n", "a".repeat(65), 3, null];
  for (const id of bad) assert.equal(isId(id), false, JSON.stringify(id));
  for (const id of ["a", "bee-1", "0", "a--b", "a".repeat(64)]) assert.equal(isId(id), true, id);
});

Deno.test("isDate() knows the calendar", () => {
  const cases: [date: unknown, is: boolean][] = [
    ["2025-11-17", true],
    ["2024-02-29", true],
    ["2025-02-29", false],
    ["2025-02-30", false],
    ["2025-13-01", false],
    ["2025-1-1", false],
    ["2025-00-10", false],
    [20251117, false],
  ];
  for (const [date, is] of cases) assert.equal(isDate(date), is, String(date));
});

Deno.test("parseSession() takes what formatSession() wrote", () => {
  const full: Session = {
    ...startSession({
      id: "bee-1",
      game: "bee",
      lexicon: "it-3f9a2c",
      puzzle: "N-BEMORV",
      rules: { min_len: 4, nested: { list: [1, null, true, "è"] } },
      label: { kind: "seed", seed: "buon natale 🎄" },
    }, NOW),
    over: true,
    summary: SUMMARY,
    finds: FINDS,
    moves: [guess("nome"), { kind: "hint", at: 1.5 }],
  };
  for (const session of [full, sessionOf("bee-2", ["nome"]), sessionOf("x")]) {
    assert.deepEqual(parseSession(formatSession(session), "x"), session);
    const header = headerOf(session);
    assert.equal("finds" in header || "moves" in header, false);
    assert.deepEqual(parseHeader(formatHeader(header), "x"), header);
  }
});

Deno.test("parseSession() checks every field", () => {
  const good = JSON.parse(formatSession({ ...sessionOf("bee-1", ["nome"]), summary: SUMMARY }));
  const cases: [field: string, ...bad: unknown[]][] = [
    ["version", undefined, "1", 0, 1.5, null, NaN],
    ["id", undefined, "../x", 7, ""],
    ["game", undefined, "Bee", "", "\u001b", {}],
    ["lexicon", undefined, "", "it\u001b[2J", "x".repeat(101), 3],
    ["puzzle", undefined, "", "a\nb", "\u202e", "x".repeat(24_001), []],
    ["rules", undefined, null, [], "x", { a: "\u0007" }, { a: "x".repeat(300_000) }],
    ["label", undefined, "daily", {}, { kind: "daily", date: "2025-02-30" }, { kind: "seed" }, {
      kind: "board",
      more: 1,
    }],
    ["startedAt", undefined, "2025-11-17", "2025-11-17T25:00:00.000Z", 0, "x"],
    ["savedAt", undefined, "2025-02-30T10:00:00.000Z", NOW + "\n"],
    ["over", undefined, 0, "false", null],
    ["summary", null, {}, { ...SUMMARY, score: -1 }, { ...SUMMARY, won: 1 }, { ...SUMMARY, a: 1 }],
    ["finds", null, {}, [1], [["nome"]], [["nome", 11]], [["\u001b[2J", 1]], [["", 1]]],
    ["moves", undefined, {}, [1], [null], [[]], [{ word: "a\u001b" }], [{ "\n": 1 }]],
    ["surprise", 1],
  ];
  for (const [field, ...values] of cases) {
    for (const value of values) {
      const text = JSON.stringify({ ...good, [field]: value });
      const fault = faultOf(() => parseSession(text, "x"));
      assert.deepEqual(fault, { kind: "bad_field", field }, `${field} ${text.slice(0, 500)}`);
    }
  }
  const deep = { ...good, moves: [JSON.parse('{"a":'.repeat(9) + "1" + "}".repeat(9))] };
  assert.equal(faultOf(() => parseSession(JSON.stringify(deep), "x"))?.kind, "bad_field");
  const proto = JSON.stringify(good).replace('"kind":"guess"', '"__proto__":{"x":1}');
  assert.equal(faultOf(() => parseSession(proto, "x"))?.kind, "bad_field");
});

Deno.test("parseSession() refuses anything but a session", () => {
  const cases: [text: string, kind: SessionFault["kind"]][] = [
    ["", "not_json"],
    ["null", "not_json"],
    ["[]", "not_json"],
    ["{", "not_json"],
    ["[".repeat(1_000_000) + "]".repeat(1_000_000), "not_json"],
    ['{"version":2}', "newer_version"],
    ['{"version":1e300}', "newer_version"],
    [" ".repeat(8_000_001), "too_large"],
  ];
  for (const [text, kind] of cases) {
    assert.equal(faultOf(() => parseSession(text, "x"))?.kind, kind, text.slice(0, 30));
  }
});

Deno.test("parseSession() never throws but its own problem", () => {
  const good = formatSession({ ...sessionOf("bee-1", ["nome", "neve"]), summary: SUMMARY });
  const bent = fc.tuple(fc.nat(good.length - 1), fc.nat(12), fc.string({ unit: "binary" }))
    .map(([at, cut, put]) => good.slice(0, at) + put.slice(0, 6) + good.slice(at + cut));
  const changed = fc.tuple(fc.constantFrom(...Object.keys(JSON.parse(good))), fc.jsonValue())
    .map(([key, value]) => JSON.stringify({ ...JSON.parse(good), [key]: value }));
  fc.assert(
    fc.property(fc.oneof(bent, changed, fc.string({ unit: "binary" }), fc.json()), (text) => {
      faultOf(() => parseSession(text, "x"));
      faultOf(() => parseHeader(text, "x"));
      faultOf(() => parseMoves(text, "x"));
    }),
    { seed: 11, numRuns: 1_500 },
  );
});

Deno.test("headers and pages fit a value of Deno KV, however large the game", () => {
  const header: Header = {
    ...headerOf(sessionOf("a".repeat(64))),
    puzzle: "ㄱ".repeat(4_000),
    rules: { text: "ㄱ".repeat(3_980) },
    label: { kind: "seed", seed: "ㄱ".repeat(200) },
  };
  const many: Find[] = Array.from({ length: 5_000 }, (_, i) => ["ㄱ".repeat(25), 9 - i / 1000]);
  const finds = formatFinds(many, "x");
  assert.equal(parseFinds(finds, "x").at(-1)![1], 4.6);
  const page = formatMoves(Array(MOVES_PER_PAGE).fill({ word: "ㄱ".repeat(980) }), "x");
  for (const text of [formatHeader(header), finds, page]) {
    assert(new TextEncoder().encode(text).length <= 65_536);
  }
});

Deno.test("mergeSessions() loses no move, and twice is once", () => {
  const some = fc.array(fc.constantFrom("nome", "neve", "bene", "mescola"), { maxLength: 8 });
  fc.assert(
    fc.property(some, some, some, (start, one, two) => {
      const mine = sessionOf("x", [...start, ...one]);
      const theirs = sessionOf("x", [...start, ...two]);
      const merged = mergeSessions(mine, theirs);
      assert.deepEqual(merged.moves.slice(0, mine.moves.length), mine.moves);
      assert.equal(mergeSessions(merged, theirs), merged);
      assert.equal(mergeSessions(merged, mine), merged);
      const counted = (list: readonly unknown[], word: string) =>
        list.filter((move) => (move as { word: string }).word === word).length;
      for (const word of ["nome", "neve", "bene", "mescola"]) {
        const most = Math.max(counted(mine.moves, word), counted(theirs.moves, word));
        assert(counted(merged.moves, word) >= most);
      }
    }),
    { seed: 13, numRuns: 500 },
  );
});

Deno.test("mergeSessions() keeps the summary of the side that has everything", () => {
  const short = sessionOf("x", ["nome"]);
  const long = { ...sessionOf("x", ["nome", "neve"]), summary: SUMMARY, over: true };
  assert.deepEqual(mergeSessions(short, long), { ...short, ...long });
  assert.equal(mergeSessions(long, short), long);
  const other = { ...sessionOf("x", ["nome", "bene"]), summary: SUMMARY };
  assert.equal(mergeSessions(long, other).summary, undefined);
  assert.equal(mergeSessions(other, long).over, true);
});

Deno.test("otherId() is the same each time, and another for another puzzle", () => {
  const one = sessionOf("bee-daily-2025-11-17");
  const two = { ...one, puzzle: "O-BEMNRV" };
  assert.equal(isSameGame(one, { ...one, startedAt: "x", moves: [guess("a")] }), true);
  assert.equal(isSameGame(one, two), false);
  assert.equal(otherId(two), otherId({ ...two }));
  assert.notEqual(otherId(one), otherId(two));
  assert(isId(otherId({ ...one, id: "a".repeat(64) })));
});
