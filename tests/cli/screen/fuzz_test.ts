import assert from "node:assert/strict";
import { below, pick, type Rng, rngFrom } from "../../../src/core/random.ts";
import { columnsOf } from "../../../src/cli/screen/cells.ts";
import { changesTo } from "../../../src/cli/screen/differ.ts";
import { type Look, openPens } from "../../../src/cli/screen/palette.ts";
import { draw, isTooSmall, type Picture } from "../../../src/cli/screen/picture.ts";
import { FRESH, onKey, type Ui, withMessage, withPane } from "../../../src/cli/screen/ui.ts";
import { run } from "../../../src/cli/app/run.ts";
import { type Doing, openEmulator, type ScriptedLive, scriptedLive } from "../../support/live.ts";
import { playLexicon } from "../../support/play_words.ts";
import { beeScene } from "../../support/scenes.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

const WORDS = ["nome", "neve", "novembre", "onoro", "erroneo", "xyz", "perché", "bomone", "neo"];
const LINES = ["?", ":list", ":why nome", "resa", "s", ":4", ":6", "u", "p", ":grid", ":stats"];
const BYTES = [
  ..."nebovmrxè '=:/?123456 \t\r\x7f\x1b\x03\x0c",
  ...["\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[5~", "\x1b[6~", "\x1b[3~", "\x1b[Z", "\x1b[H"],
  ...["\x1b[200~nome neve\x1b[201~", "\x1b[200~x", "\x1b[201~", "\x1b[1;", "\x1b]0;", "\x07"],
  ...["e\u0300", "\u0301", "漢字", "\x1bx", "\x1a", "\x00", "ĳ"],
];

const GAMES = {
  bee: ["N-BEMORV"],
  grid: ["grid", "play", "N O M E / E V N B / R E R E"],
  bites: ["bites", "play", "n o e / me> bo> / nev rov"],
  crossword: ["crossword", "play", "NOME/E##N/VERO/EBNE"],
};

function someSize(rng: Rng): { columns: number; rows: number } {
  const sizes = [[80, 24], [60, 18], [59, 17], [40, 12], [120, 40], [39, 11], [20, 5], [1, 1]];
  if (below(2, rng) === 0) return { columns: 1 + below(130, rng), rows: 1 + below(45, rng) };
  const [columns, rows] = pick(sizes, rng);
  return { columns: columns!, rows: rows! };
}

const LOOKS: readonly Look[] = (["true", "256", "16", "none"] as const).flatMap((depth) =>
  (["dark", "light"] as const).flatMap((theme) =>
    [false, true].map((isAscii) => ({ depth, theme, isAscii }))
  )
);

Deno.test("draw() and changesTo() keep the screen whole, whatever is pressed", () => {
  const rng = rngFrom("screens");
  const scenes = beeScene();
  let size = { columns: 80, rows: 24 };
  let emulator = openEmulator(size.columns, size.rows);
  let ui: Ui = FRESH;
  let position = scenes.position;
  let before: Picture | undefined;
  let look = LOOKS[0]!;
  let pens = openPens(look);
  for (let step = 0; step < 4000; step++) {
    if (below(40, rng) === 0) {
      do size = someSize(rng); while (isTooSmall(size));
      emulator = openEmulator(size.columns, size.rows);
      before = undefined;
      look = pick(LOOKS, rng);
      pens = openPens(look);
    }
    if (below(25, rng) === 0) {
      const { lines, position: after } = scenes.guess(position, pick(WORDS, rng));
      position = below(30, rng) === 0 ? scenes.position : after;
      ui = below(4, rng) === 0 ? withPane(ui, scenes.long(rng)) : withMessage(ui, lines);
    }
    const reach = before ?? draw({ ...scenes, look, position, ui, size });
    const text = pick(BYTES, rng);
    const names = ["tab", "back_tab", "up", "page_down", "page_up", "escape", "backspace"] as const;
    const key = below(3, rng) === 0
      ? { kind: pick(names, rng) }
      : { kind: below(2, rng) === 0 ? "text" : "paste", text } as const;
    ui = onKey(ui, key, { ...scenes.rules, ...reach }).ui;
    const picture = draw({ ...scenes, look, position, ui, size });
    const bytes = changesTo(picture.frame, before?.frame, pens);
    emulator.write(bytes);
    const expected = picture.frame.rows.map((cells) =>
      cells.map(({ text }) => text).join("").trimEnd()
    );
    const where = `step ${step}, ${size.columns}x${size.rows}, ${JSON.stringify(ui.typed)}`;
    assert.ok(expected.every((line) => columnsOf(line) <= size.columns), where);
    assert.deepEqual(emulator.lines(), expected, where);
    if (picture.frame.cursor) assert.deepEqual(emulator.cursor(), picture.frame.cursor, where);
    if (step % 20 === 0) {
      const fresh = openEmulator(size.columns, size.rows);
      fresh.write(changesTo(picture.frame, undefined, pens));
      assert.deepEqual(emulator.styles(), fresh.styles(), where);
    }
    before = picture;
  }
});

for (const [name, args] of Object.entries(GAMES)) {
  Deno.test(
    `the screen of ${name} survives any keys and sizes, and is never torn`,
    () => survive(args),
  );
}

async function survive(args: readonly string[]): Promise<void> {
  const rng = rngFrom("keys");
  const shelf = openShelf();
  let checks = 0;
  let kept: string[] | undefined;
  const doings = function* (): Generator<Doing> {
    for (let i = 0; i < 1500; i++) {
      const chance = below(20, rng);
      if (chance === 0) yield { kind: "size", ...someSize(rng) };
      else if (chance === 1) yield { kind: "continued" };
      else if (chance === 2) yield { kind: "remark", text: "Attenzione\nnon salvato" };
      // A word tried, now and then.
      else if (chance < 6) yield "\x1b\x15" + pick([...WORDS, ...LINES], rng) + "\r";
      else {
        const some = Array.from({ length: 1 + below(4, rng) }, () => pick(BYTES, rng));
        // Ctrl-C on an empty line would leave, and Esc would open the menu.
        yield some.map((one) => one === "\x03" || one === "\x1b" ? `:x${one}` : one).join("");
      }
      // Painted again, it must look the same.
      if (i % 10 === 0) yield "\x0c";
    }
    yield "\x15\x04";
  };
  const look = (live: ScriptedLive) => {
    if (live.writes.at(-1)?.startsWith("\x1b[0m\x1b[2J") && kept) {
      assert.deepEqual(live.emulator.lines(), kept);
      checks++;
    }
    kept = isTooSmall(live.size) ? undefined : live.emulator.lines();
  };
  const live = scriptedLive(withoutSizes(doings()), { columns: 80, rows: 24, look });
  const world = scriptedWorld({
    args: [...args, "--tty", "--lang", "it"],
    env: { HOME: "/home/anna" },
    lexicon: playLexicon(),
    terminal: {},
    live,
    shelf,
  });
  try {
    // Another board was wished for, and these few words make none.
    assert.ok([0, 4, 130].includes(await run(world)));
    assert.ok(checks > 50, `${checks}`);
    assert.ok(!live.emulator.isAlternate());
  } finally {
    await shelf.close();
  }

  /** What was kept before a new size is of another screen. */
  function* withoutSizes(all: Generator<Doing>): Generator<Doing> {
    for (const doing of all) {
      if (typeof doing !== "string" || doing !== "\x0c") kept = undefined;
      yield doing;
    }
  }
}
