import assert from "node:assert/strict";
import { type Made, make, type Plan } from "../../../src/play/crossword/maker.ts";
import { clueStock } from "../../../src/cli/crossword/clue_stock.ts";
import { definitionsIn, pairsIn } from "../../../src/cli/crossword/files.ts";
import { clueLines, pictureLines } from "../../../src/cli/crossword/grid_text.ts";
import { typingOn } from "../../../src/cli/crossword/typing.ts";
import { readSlot } from "../../../src/play/crossword/facts.ts";
import { cellsShared, wordsShared } from "../../../src/play/crossword/likeness.ts";
import { seenIn } from "../../../src/play/crossword/boards.ts";
import { parseTheme } from "../../../src/games/crossword/theme.ts";
import { themeShare } from "../../../src/games/crossword/theme_fill.ts";
import { run } from "../../../src/cli/app/run.ts";
import { tierOf, TIERS } from "../../../src/core/difficulty.ts";
import { CROSSWORD_DEFAULTS } from "../../../src/games/crossword/rules.ts";
import { type CrosswordRound, openCrossword } from "../../../src/games/crossword/round.ts";
import { formatGrid, parseGrid } from "../../../src/games/crossword/template.ts";
import { verifyCrossword } from "../../../src/games/crossword/verify.ts";
import { HIDDEN } from "../../../src/lexicon/entry.ts";
import { wordsIn } from "../../../tools/clues/build_word_book.ts";
import { messages } from "../../support/messages.ts";
import { startSession } from "../../../src/session/session.ts";
import { formatHeader, formatSession } from "../../../src/session/session_text.ts";
import { italianLexicon, templates } from "../../support/crossword.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const ROOT = new URL("../../../", import.meta.url);

async function planFor(
  change: Partial<Plan>,
  difficulty: Plan["rules"]["difficulty"],
): Promise<Plan> {
  const world = scriptedWorld({ args: [] });
  return {
    lexicon: italianLexicon(),
    rules: { ...CROSSWORD_DEFAULTS, difficulty },
    pictures: [],
    ...await clueStock({ world, dataPath: undefined }, italianLexicon(), { hasClues: true }),
    ...change,
  };
}

function roundOf({ grid, rules }: Made): CrosswordRound {
  return openCrossword(italianLexicon(), rules, grid);
}

Deno.test("readSlot() reads an entry however it is written", () => {
  // 1 and 3 go one way only.
  const round = openCrossword(
    italianLexicon(),
    CROSSWORD_DEFAULTS,
    parseGrid("casa/o##c/rana/#.##".replace(".", "#")),
  );
  const cases: [text: string, read: [number, string, string] | undefined][] = [
    ["1o casa", [1, "across", "casa"]],
    ["1O CASA", [1, "across", "CASA"]],
    ["1a casa", [1, "across", "casa"]],
    ["1 orizzontale: casa", [1, "across", "casa"]],
    ["1-across=casa", [1, "across", "casa"]],
    ["1v cor", [1, "down", "cor"]],
    ["1d cor", [1, "down", "cor"]],
    ["1 verticale cor", [1, "down", "cor"]],
    ["99v x", [99, "down", "x"]],
    ["1o", [1, "across", ""]],
    ["3 rana", [3, "across", "rana"]],
    ["2 aca", [2, "down", "aca"]],
    ["1 casa", undefined],
    ["casa", undefined],
    ["", undefined],
  ];
  for (const [text, expected] of cases) {
    const read = readSlot(text, round);
    const found = read && [read.slot.number, read.slot.direction, read.rest];
    assert.deepEqual(found, expected, text);
  }
});

Deno.test("a line is an answer, a command, or in need of a place", () => {
  const round = openCrossword(italianLexicon(), CROSSWORD_DEFAULTS, parseGrid("ala/mai/are"));
  const { whole } = typingOn(round);
  const cases: [line: string, kind: string | undefined][] = [
    ["1o ala", "guess"],
    ["1o", "clue"],
    ["ala", "which"],
    ["controlla", undefined],
    ["svela 1o", undefined],
    [":help", undefined],
    ["?", undefined],
    ["", undefined],
  ];
  for (const [line, kind] of cases) {
    const typed = whole!(line);
    assert.equal(typed && (typed.kind === "command" ? typed.name : typed.kind), kind, line);
  }
});

Deno.test("no grid and no clue is wider than the window", async () => {
  for (const columns of [30, 39, 40, 80]) {
    for (const side of [3, 9, 13, 19, 20, 25]) {
      const cells = ".".repeat(side * side);
      // More numbers than any real grid has.
      const entries = [...cells].map((_, i) => ({ number: i + 1, cells: [i] })) as never;
      const round = { rows: side, cols: side, entries };
      const lines = pictureLines(round, { cells, wrong: [0] }, { t: messages.it, columns });
      assert.ok(lines.every((line) => line.length <= columns), `${side} in ${columns}`);
      const isBordered = 3 * side + 1 <= columns;
      assert.equal(lines[0]!.startsWith("+"), isBordered, `${side} in ${columns}`);
      if (isBordered) assert.equal(new Set(lines.map((line) => line.length)).size, 1);
      else {assert.match(
          lines.slice(side).join(" "),
          new RegExp(`deve avere ${3 * side + 1} colonne`),
        );}
    }
  }
  for (const tier of TIERS) {
    const round = roundOf(make(await planFor({}, tier), "wide"));
    for (const t of Object.values(messages)) {
      for (const line of clueLines(round.entries, t, 80)) assert.ok(line.length <= 80, line);
    }
  }
});

Deno.test("definitionsIn() has all of a word's definitions, each with its level", async () => {
  const world = scriptedWorld({ args: [] });
  const all = await definitionsIn({ world, dataPath: undefined });
  assert.ok(all.size > 1500, `${all.size}`);
  assert.ok(all.has("sofa") && all.has("eta"));
  for (const [word, definitions] of all) {
    for (const { answer, level, text } of definitions) {
      assert.ok(answer === word && TIERS.includes(level) && text !== "", word);
    }
  }
  // The phrases for pairs of letters are not definitions.
  assert.ok(!all.get("re")?.some(({ text }) => text === "La fine di settembre"));
});

Deno.test("clueStock() reads of a book what definitionsIn() and pairsIn() read whole", async () => {
  const world = scriptedWorld({ args: [] });
  const folders = { world, dataPath: undefined };
  const lexicon = italianLexicon();
  const { definitions, pairs, grading } = await clueStock(folders, lexicon, { hasClues: true });
  assert.equal(grading?.kind, "book");
  const plain = (rows: readonly object[] | undefined) =>
    rows?.map((row) => JSON.stringify({ ...row, line: undefined })).sort();
  for (const [answer, rows] of await definitionsIn(folders)) {
    const id = lexicon.find(answer);
    if (id === undefined || !lexicon.isCore(id, CROSSWORD_DEFAULTS.floor)) continue;
    if (lexicon.flagBits(id) & HIDDEN) continue;
    assert.deepEqual(plain(definitions.get(answer)), plain(rows), answer);
  }
  for (const [pair, rows] of await pairsIn(folders, "it")) {
    assert.deepEqual(plain(pairs!.get(pair)), plain(rows), pair);
  }
  assert.equal(definitions.get("zzz"), undefined);
});

Deno.test("make() fills a lexicon without a book as well", async () => {
  const world = scriptedWorld({ args: [] });
  const folders = { world, dataPath: undefined };
  const definitions = await definitionsIn(folders);
  const grading = { kind: "tables", definitions } as const;
  const plan = await planFor({ definitions, grading }, "easy");
  const { entries } = roundOf(make(plan, "tables"));
  const defined = entries.filter(({ origin }) => origin?.source === "hand");
  assert.ok(defined.length > entries.length / 2);
});

Deno.test("make() makes no clue when none is wanted, and the same grid", async () => {
  const plan = await planFor({}, "medium");
  const rules = { ...plan.rules, clues: { kind: "none" } as const };
  const made = make({ ...plan, rules, definitions: new Map(), meanings: undefined }, "bare");
  assert.deepEqual(made.rules.clues, { kind: "none" });
  assert.equal(formatGrid(made.grid), formatGrid(make(plan, "bare").grid));
});

Deno.test("make() fills every shipped grid at every tier, the same for the same seed", async () => {
  for (const tier of TIERS) {
    const plan = await planFor({}, tier);
    for (const [name, grid] of templates()) {
      const pictures = [formatGrid(grid)];
      for (const seed of ["a", "b"]) {
        const made = make({ ...plan, pictures }, seed);
        const { entries } = roundOf(made);
        assert.equal(new Set(entries.map(({ answer }) => answer)).size, entries.length, name);
        assert.ok(entries.every(({ clue }) => clue !== ""));
      }
    }
    assert.deepEqual(make(plan, "x"), make(plan, "x"));
  }
});

Deno.test("make() spares beginners letters in disorder", async () => {
  const plan = await planFor({ pictures: templates().map(([, grid]) => formatGrid(grid)) }, "easy");
  let [poor, all] = [0, 0];
  for (let seed = 0; seed < 20; seed++) {
    const { entries } = roundOf(make(plan, `poor${seed}`));
    all += entries.length;
    poor += entries.filter(({ game }) => game?.mechanism.kind === "letters").length;
  }
  // 17 % before there were definitions.
  assert.ok(poor / all < 0.05, `${poor} of ${all}`);
});

Deno.test("make() gives definitions first, at every tier", async () => {
  for (const tier of TIERS) {
    const plan = await planFor({}, tier);
    const texts: string[] = [];
    for (let seed = 0; seed < 4; seed++) {
      const { entries } = roundOf(make(plan, `first${seed}`));
      assert.equal(new Set(entries.map(({ clue }) => clue)).size, entries.length);
      for (const { answer, clue, origin } of entries) {
        texts.push(origin!.kind);
        const all = [plan.definitions.get(answer) ?? [], plan.pairs?.get(answer) ?? []].flat();
        const own = all.map(({ text }) => text);
        if (origin!.source === "hand") assert.ok(own.includes(clue), `${answer}: ${clue}`);
        // A hard puzzle may put a word game beside a plain definition, and no other may.
        else if (own.length > 0) {
          assert.deepEqual([tier, origin!.kind], ["hard", "game_with_meaning"]);
        }
      }
    }
    const defined = texts.filter((kind) => kind === "definition" || kind === "synonym").length;
    assert.ok(defined / texts.length > 0.6, `${tier}: ${defined} of ${texts.length}`);
  }
});

Deno.test("make() takes short words only if they have a definition or a phrase", async () => {
  for (const tier of TIERS) {
    const plan = await planFor({}, tier);
    for (let seed = 0; seed < 6; seed++) {
      const { entries } = roundOf(make(plan, `junk${seed}`));
      const short = entries.map(({ answer }) => answer).filter(({ length }) => length <= 4);
      const isGood = (answer: string) =>
        plan.definitions.get(answer) !== undefined || plan.pairs?.get(answer) !== undefined;
      assert.deepEqual(short.filter((answer) => !isGood(answer)), []);
    }
  }
});

Deno.test("make() has pairs that are no words, one entry in eight at most", async () => {
  const world = scriptedWorld({ args: [] });
  const phrases = await pairsIn({ world, dataPath: undefined }, "it");
  for (const tier of TIERS) {
    const plan = await planFor({}, tier);
    let seen = 0;
    for (let seed = 0; seed < 8; seed++) {
      const made = make(plan, `pair${seed}`);
      const { entries } = roundOf(made);
      const pairs = entries.filter(({ answer }) => plan.lexicon.find(answer) === undefined);
      assert.ok(pairs.length <= entries.length / 8, `${tier} ${seed}`);
      assert.ok(pairs.every(({ answer }) => answer.length === 2 && phrases.has(answer)));
      seen += pairs.length;
      const { faults } = verifyCrossword(plan.lexicon, { ...made.rules, maxSteps: 1 }, {
        grid: made.grid,
        pairs: phrases,
      });
      assert.deepEqual(faults, []);
    }
    assert.ok(seen > 0, tier);
  }
});

Deno.test("make() leaves out what is banned", async () => {
  const plan = await planFor({}, "easy");
  const answers = (one: Plan) => roundOf(make(one, "ban")).entries.map(({ answer }) => answer);
  const banned = new Set(answers(plan));
  assert.deepEqual(answers({ ...plan, banned }).filter((answer) => banned.has(answer)), []);
  const { grading: _, ...rest } = plan;
  const bare = { ...rest, definitions: new Map(), pairs: new Map() };
  const others = new Set(answers(bare));
  const left = answers({ ...bare, banned: others });
  assert.deepEqual(left.filter((answer) => others.has(answer)), []);
});

Deno.test("make() gives neighbouring seeds other pictures, words and letters", async () => {
  for (const tier of TIERS) {
    const plan = await planFor({}, tier);
    for (const [side, seeds] of [[5, 20], [9, 12], [13, 6]] as const) {
      const rules = { ...plan.rules, rows: side, cols: side };
      const grids = Array.from({ length: seeds }, (_, i) => make({ ...plan, rules }, `${i}`).grid);
      for (const [i, grid] of grids.entries()) {
        const before = grids[i - 1];
        if (!before) continue;
        const shares = [wordsShared(before, grid), cellsShared(before, grid)];
        assert.ok(shares.every((share) => share < 0.15), `${tier} ${side} ${i}: ${shares}`);
      }
      if (side === 5) continue;
      const pictures = grids.map((grid) => formatGrid(grid).replace(/[^#/]/g, "."));
      assert.equal(new Set(pictures).size, seeds);
    }
  }
});

Deno.test("make() gives mostly words of the level asked for, and hardly any glue", async () => {
  const glue = wordsIn("clues/glue.txt");
  for (const tier of TIERS) {
    const plan = await planFor({}, tier);
    for (const side of [9, 13]) {
      const rules = { ...plan.rules, rows: side, cols: side };
      const entries = Array.from({ length: 8 }, (_, i) => make({ ...plan, rules }, `level${i}`))
        .flatMap((made) => roundOf(made).entries);
      const long = entries.filter(({ answer }) => answer.length >= 4);
      const suited = long.filter(({ difficulty }) => tierOf(difficulty) === tier);
      assert.ok(
        suited.length > long.length / 2,
        `${tier} ${side}: ${suited.length}/${long.length}`,
      );
      const poor = entries.filter(({ answer }) => glue.has(answer));
      assert.ok(poor.length < entries.length / 20, `${tier} ${side}: ${poor.length}`);
    }
  }
});

Deno.test("a crossword with all its clues is small enough to save", async () => {
  const plan = await planFor({}, "easy");
  const rules = { ...plan.rules, rows: 15, cols: 15 };
  const made = make({ ...plan, rules }, "large");
  const clues = Object.fromEntries(
    roundOf(made).entries.map((e) => [`${e.number}-${e.direction}`, "x".repeat(60)]),
  );
  const session = startSession({
    id: "crossword-abc",
    game: "crossword",
    lexicon: "it",
    puzzle: formatGrid(made.grid),
    rules: { ...made.rules, clues: { kind: "given", clues } },
    label: { kind: "board" },
  }, "2025-11-17T11:00:00.000Z");
  const { moves: _, ...header } = session;
  const text = formatHeader({ ...header, played: 0 });
  assert.ok(formatSession(session).length > 0);
  assert.ok(new TextEncoder().encode(text).length < 65_536);
});

/** The JSON that `crossword generate` prints, and what it says on the side. */
async function generated(env: Record<string, string>) {
  const args = "crossword generate --seed 1 --size 5x5 --clues gemini --format json".split(" ");
  const world = scriptedWorld({
    args,
    env: { HOME: "/home/anna", ...env },
    lexicon: italianLexicon(),
  });
  const code = await run(world);
  return { code, facts: JSON.parse(world.printed.join("\n")), said: world.complained.join("\n") };
}

/** A service that asks for every slot what it gives it: a clue with the slot's name. */
function answering(request: Request, status: number): Promise<Response> {
  return request.json().then((body) => {
    const [, list] = body.contents[0].parts[0].text.split("Requests: ");
    const clues = JSON.parse(list).map(({ slot }: { slot: string }) => ({
      slot,
      clue: `Voce ${slot} senza aiuto`,
    }));
    return Response.json(
      { candidates: [{ content: { parts: [{ text: JSON.stringify(clues) }] } }] },
      { status },
    );
  });
}

Deno.test("--clues gemini takes a service's clues, or its own and says so", async () => {
  let status = 200;
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request) => answering(request, status),
  );
  const env = {
    GEMINI_API_KEY: "k",
    ITBEE_CLUE_ENDPOINT: `http://127.0.0.1:${server.addr.port}/`,
  };
  try {
    const good = await generated(env);
    assert.equal(good.code, 0);
    assert.equal(good.said, "");
    for (const { clue, number, direction, game } of good.facts.entries) {
      assert.equal(clue, `Voce ${number}-${direction} senza aiuto`);
      assert.equal(game, undefined);
    }
    status = 403;
    const bad = await generated(env);
    assert.equal(bad.code, 0);
    assert.match(bad.said, /answered 403.*Using itbee.s own/);
    assert.ok(bad.facts.entries.every(({ clue }: { clue: string }) => !clue.startsWith("Voce")));
    assert.match((await generated({})).said, /GEMINI_API_KEY/);
  } finally {
    await server.shutdown();
  }
});

Deno.test("the program's permissions reach this machine for --clues gemini, and nothing else", async () => {
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request) => answering(request, 200),
  );
  const start = async (endpoint: string) => {
    const args = ["run", "-q", "-P", "--no-prompt", "--cached-only", "main.ts", "crossword"];
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      cwd: ROOT,
      args: [
        ...args,
        ..."generate --seed 1 --size 5x5 --clues gemini --format json --lang en".split(" "),
      ],
      env: { GEMINI_API_KEY: "k", ITBEE_CLUE_ENDPOINT: endpoint, ITBEE_DATA_PATH: "/nowhere" },
    }).output();
    const text = new TextDecoder();
    return { code, out: text.decode(stdout), err: text.decode(stderr) };
  };
  try {
    const here = await start(`http://127.0.0.1:${server.addr.port}/`);
    assert.equal(here.code, 0, here.err);
    assert.match(here.out, /Voce 1-across/);
    const there = await start("https://example.com/");
    assert.equal(there.code, 0, there.err);
    assert.match(there.err, /may reach only the service and this machine, not example\.com/);
  } finally {
    await server.shutdown();
  }
});

Deno.test("what somebody else's file holds cannot drive a terminal", async () => {
  const [escape, files] = ["\u001b[2J", {} as Record<string, string>];
  const entry = (number: number, direction: string, at: [number, number], answer: string) => ({
    number,
    row: at[0],
    col: at[1],
    direction,
    answer,
    clue: `Voce ${escape}`,
    difficulty: 0.5,
    game: {
      mechanism: { kind: "reversal", gives: answer, of: { kind: "word", gives: `x${escape}` } },
    },
  });
  files["a.json"] = JSON.stringify({
    rows: 2,
    cols: 2,
    level: "easy",
    theme: escape,
    entries: [
      entry(1, "across", [0, 0], "al"),
      entry(3, "across", [1, 0], "io"),
      entry(1, "down", [0, 0], "ai"),
      entry(2, "down", [0, 1], "lo"),
    ],
  });
  files["t.tsv"] = `cu${escape}ore\tVoce\teasy\nmare\tSal${escape}ato\teasy\n`;
  const lines = [
    "crossword verify a.json",
    "crossword play a.json",
    "crossword themes ./t.tsv",
    "crossword generate --theme t.tsv --seed 1",
  ];
  for (const line of lines) {
    const world = scriptedWorld({ args: line.split(" "), files, lexicon: italianLexicon() });
    await run(world);
    const seen = [...world.printed, ...world.complained].join("\n");
    assert.ok(seen.length > 0 && !seen.includes("\u001b"), line);
  }
});

Deno.test("crossword play does without what was seen lately, but never for a seed", async () => {
  const shelf = openShelf();
  const play = async (args: string) => {
    const world = scriptedWorld({
      args: ["crossword", "play", "--plain", "--size", "7x7", ...args.split(" ")],
      env: { HOME: "/home/anna" },
      lexicon: italianLexicon(),
      shelf,
      lines: [":quit"],
    });
    assert.equal(await run(world), 0, world.complained.join("\n"));
    return world;
  };
  try {
    let world = await play("--new");
    for (let i = 0; i < 2; i++) world = await play("--new");
    const listed = async () => {
      const store = await world.store(
        { path: "/home/anna/.it_spelling_bee/sessions.kv" },
        () => {},
      );
      return (await store.list({ start: "crossword-" })).headers;
    };
    const headers = await listed();
    const answers = headers.flatMap(({ puzzle }) => [...seenIn([puzzle])]);
    assert.equal(new Set(answers).size, answers.length);
    assert.deepEqual(headers.map(({ label }) => label.kind).sort(), ["board", "board", "seed"]);
    world = await play("--seed 9");
    const plan = await planFor({}, "medium");
    const made = make({ ...plan, rules: { ...plan.rules, rows: 7, cols: 7 } }, "9");
    assert.ok((await listed()).some(({ puzzle }) => puzzle === formatGrid(made.grid)));
  } finally {
    await shelf.close();
  }
});

Deno.test("make() fills large grids at every level and density, with nothing but words to define", async () => {
  for (const [side, density] of [[21, 0.1], [25, 0.19], [25, 0.3]] as const) {
    const plan = await planFor({}, "hard");
    const rules = { ...plan.rules, rows: side, cols: side, density };
    const { entries } = roundOf(make({ ...plan, rules }, "large"));
    assert.ok(plan.grading?.kind === "book");
    const { book } = plan.grading;
    const bare = entries.filter(({ answer }) => book.find(answer) < 0);
    assert.deepEqual(bare.map(({ answer }) => answer), [], `${side} ${density}`);
  }
});

Deno.test("make() gives a fifth of the longer answers to the theme", async () => {
  const text = Deno.readTextFileSync(new URL("data/themes/mare.tsv", ROOT));
  const theme = parseTheme(text).words;
  for (const tier of TIERS) {
    const plan = await planFor({}, tier);
    for (const side of [9, 13]) {
      const rules = { ...plan.rules, rows: side, cols: side, theme };
      const { grid } = make({ ...plan, rules }, "theme");
      assert.ok(themeShare(grid, theme) >= 0.2, `${tier} ${side}`);
    }
  }
});
