import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import { beeView } from "../../../src/cli/bee/view.ts";
import type { GameView, TerminalContext } from "../../../src/cli/app/game_view.ts";
import { PLAIN } from "../../../src/cli/text/paint.ts";
import { beeScreen } from "../../../src/cli/bee/screen.ts";
import { playScreen } from "../../../src/cli/screen/play.ts";
import { startGame } from "../../../src/play/saved_game.ts";
import { rendererFor } from "../../../src/cli/app/renderer.ts";
import { type Bee, bee } from "../../../src/games/bee/mod.ts";
import { italianLexicon } from "../../support/crossword.ts";
import { messages } from "../../support/messages.ts";
import { startSession } from "../../../src/session/session.ts";
import { type Doing, type ScriptedLive, scriptedLive } from "../../support/live.ts";
import { playLexicon } from "../../support/play_words.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

/** Plays on a scripted screen with a view that may differ from the bee's own. */
async function playOn(
  doings: readonly Doing[],
  change: (view: GameView<Bee>) => Partial<GameView<Bee>> = () => ({}),
  look?: (live: ScriptedLive) => void,
) {
  const lexicon = playLexicon();
  const live = scriptedLive(doings, { columns: 80, rows: 24, ...(look && { look }) });
  const shelf = openShelf();
  const world = scriptedWorld({ args: [], lexicon, live, terminal: {}, shelf });
  const context: TerminalContext = {
    display: { background: "auto", hasMouse: true, hasMotion: false },
    world,
    t: messages.en,
    paint: PLAIN,
    lexicon,
    store: await world.store({ path: "" }, () => {}),
    dataPath: "/games",
    emoji: false,
    now: () => world.now(),
    elapsed: () => world.now(),
    freshSeed: () => world.freshSeed(),
  };
  const own = beeView() as GameView<Bee>;
  const view = { ...own, ...change(own) };
  const session = startSession<Bee>({
    id: "bee-aaaaaa",
    game: "bee",
    lexicon: lexicon.edition,
    puzzle: "N-BEMORV",
    rules: bee.defaults,
    label: { kind: "board" },
  }, "2025-11-17T11:00:00.000Z");
  try {
    const ending = await playScreen(view, context, await startGame(view.adapter, context, session));
    return { ending, live, printed: world.printed };
  } finally {
    await shelf.close();
    assert.ok(!live.isOpen);
    assert.ok(!live.emulator.isAlternate());
  }
}

Deno.test("playScreen() gives the terminal back when something throws", async () => {
  const broken = (): never => {
    throw new Error("broken");
  };
  await assert.rejects(playOn(["nome\r"], () => ({ answer: broken })), /broken/);
  await assert.rejects(
    playOn([], () => ({ screen: () => Promise.resolve({ ...beeScreen(), draw: broken }) })),
    /broken/,
  );
});

Deno.test("playScreen() says nothing to a terminal that is gone", async () => {
  const { ending, printed } = await playOn(["nome\r"]);
  assert.deepEqual(ending, { kind: "left", code: 0 });
  assert.deepEqual(printed, []);
});

Deno.test("playScreen() leaves at a signal, even while it asks", async () => {
  const signal = { kind: "signal", signal: "SIGTERM" } as const;
  for (const doings of [[signal], ["giveup\r", signal], ["ne", signal]]) {
    const { ending, printed } = await playOn(doings);
    assert.deepEqual(ending, { kind: "left", code: 143 });
    assert.deepEqual(printed, ["Saved. Resume with: itbee N-BEMORV"]);
  }
});

Deno.test("playScreen() shows on the screen what would break it", async () => {
  const seen: string[] = [];
  await playOn(
    ["nome\r", { kind: "remark", text: "Not saved" }, "\x04"],
    undefined,
    ({ emulator }) => seen.push(emulator.lines().join("\n")),
  );
  assert.match(seen.at(-1)!, /✓ nome {2}\+5 [^]*Not saved\n/);
});

Deno.test("playScreen() keeps what is typed at any size", async () => {
  const sizes = [[20, 5], [1, 1], [40, 14], [39, 30], [200, 60], [80, 24]] as const;
  const doings = sizes.map(([columns, rows]): Doing => ({ kind: "size", columns, rows }));
  const seen: string[] = [];
  const { printed } = await playOn(
    ["ner", ...doings, "o\r", "\x04"],
    undefined,
    ({ emulator }) => seen.push(emulator.lines().join("\n")),
  );
  assert.match(seen[7]!, /^ {2}❯ ner$/m);
  assert.match(seen[8]!, /✓ nero {2}\+6 /);
  assert.equal(printed.length, 1);
});

Deno.test("playScreen() shows how a game stands when it is won, until a key is pressed", async () => {
  const words = ["nome", "bene", "bevono", "enorme", "meno", "nemmeno", "nero", "nere", "neve"];
  const more = ["nonne", "nonno", "novembre"];
  const seen: string[] = [];
  await playOn(
    [...[...words, ...more].map((word) => `${word}\r`), "n", "\x04"],
    undefined,
    ({ emulator }) => seen.push(emulator.lines().join("\n")),
  );
  const [before, won, after] = seen.slice(-3);
  assert.doesNotMatch(before!, /Goal reached/);
  assert.match(
    won!,
    /97 \/ 95 +Best +novembre 17\n[^]*✓ novembre {2}\+17 [^]*GENIUS! Goal reached/,
  );
  assert.match(after!, /❯ n$/m);
  assert.doesNotMatch(after!, /Goal reached/);
});

Deno.test("playScreen() heeds a game's clock", async () => {
  // Time is up as soon as nothing is pressed; the move that says so gives the board up here.
  const timer = {
    elapsed: () => 0,
    limit: () => 0,
    tick: () => ({ kind: "give_up" }) as const,
  };
  const { printed, ending } = await playOn(
    ["\x04"],
    (view) => ({ adapter: { ...view.adapter, timer } }),
  );
  assert.deepEqual(ending, { kind: "left", code: 0 });
  assert.match(printed[0]!, /^Game over\./);
});

Deno.test("rendererFor() does what was asked, else what fits", () => {
  const view = beeView() as GameView<Bee>;
  const { screen: _, ...bare } = view;
  const cases: [string, Parameters<typeof rendererFor>[2], string, [number, number] | undefined][] =
    [
      ["screen", {}, "xterm", [40, 14]],
      ["lines", {}, "xterm", [39, 18]],
      ["lines", {}, "xterm", [60, 13]],
      ["lines", {}, "dumb", [80, 24]],
      ["lines", {}, "xterm", undefined],
      ["lines", { plain: true }, "xterm", [80, 24]],
      ["json", { json: true, tty: true }, "xterm", [80, 24]],
      ["screen", { tty: true }, "xterm", [20, 5]],
      ["screen", { tty: true }, "dumb", [80, 24]],
      ["lines", { tty: true }, "xterm", undefined],
    ];
  for (const [expected, options, TERM, size] of cases) {
    const live = size && scriptedLive([], { columns: size[0], rows: size[1] });
    const world = scriptedWorld({ args: [], env: { TERM }, ...(live && { live }) });
    const what = JSON.stringify([options, TERM, size]);
    assert.equal(rendererFor(world, view, options), expected, what);
    if (expected === "screen") assert.equal(rendererFor(world, bare, options), "lines", what);
  }
});

Deno.test("playScreen() gives the terminal to the shell and takes it back", async () => {
  for (const back of ["nero\r", { kind: "continued" } as const]) {
    const seen: boolean[] = [];
    const { live, printed } = await playOn(
      ["ne", "\x1a", { kind: "resized" }, back, "ve\r", "\x04"],
      undefined,
      ({ emulator }) => void seen.push(emulator.isAlternate()),
    );
    // Away from Ctrl-Z on, whatever happens, until the shell or a line brings it back.
    assert.deepEqual(seen, [true, true, false, false, true, true]);
    assert.ok(live.writes.some((text) => text.startsWith("Paused.")));
    assert.ok(live.writes.join("").includes("neve"));
    assert.deepEqual(printed, ["Saved. Resume with: itbee N-BEMORV"]);
  }
});

Deno.test("a screen tells what the level auto needs, which was printed behind it", async () => {
  const seen: string[] = [];
  const shelf = openShelf();
  const look = ({ emulator }: ScriptedLive) => {
    seen.push(...emulator.lines());
  };
  const live = scriptedLive(["\x03"], { columns: 80, rows: 24, look });
  const world = scriptedWorld({
    args: ["--lang", "en", "--new", "--level", "auto"],
    lexicon: italianLexicon(),
    terminal: {},
    live,
    shelf,
  });
  try {
    await run(world);
  } finally {
    await shelf.close();
  }
  assert.match(seen.join("\n"), /Boards that fit you need 5 finished games/);
});
