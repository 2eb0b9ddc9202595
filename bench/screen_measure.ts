import type { TerminalContext } from "../src/cli/app/game_view.ts";
import type { Position } from "../src/play/game_adapter.ts";
import { beeView } from "../src/cli/bee/view.ts";
import { beeScreen } from "../src/cli/bee/screen.ts";
import { COLOURED } from "../src/cli/text/paint.ts";
import type { Frame } from "../src/cli/screen/cells.ts";
import { changesTo } from "../src/cli/screen/differ.ts";
import type { Key } from "../src/cli/screen/keys.ts";
import type { Size } from "../src/cli/screen/canvas.ts";
import { type Look, openPens } from "../src/cli/screen/palette.ts";
import { draw, type Picture } from "../src/cli/screen/picture.ts";
import { FRESH, onKey, type Ui, withMessage, withPane } from "../src/cli/screen/ui.ts";
import { type Bee, bee } from "../src/games/bee/mod.ts";
import type { Lexicon } from "../src/lexicon/lexicon.ts";
import { messagesIn } from "../src/messages/mod.ts";

/** What one key costs from the key to the bytes for the terminal. */
export interface KeyCost {
  readonly name: string;
  /** Written to the terminal, in the middle case. */
  readonly bytes: number;
  /** In the middle case, and the slowest of all. */
  readonly ms: number;
  readonly worstMs: number;
}

/** The board of seed 20250101, with every second word found. */
const BOARD = "N-DEOTUV";

/** A terminal with all there is to draw and to write. */
const LOOK: Look = { depth: "true", theme: "dark", isAscii: false };
const PENS = openPens(LOOK);

/** Keys of each kind, pressed on a game half played, in a window of this size. */
export function keyCosts(lexicon: Lexicon, size: Size, rounds = 200): KeyCost[] {
  const table = tableOf(lexicon);
  const letters: Key[] = [..."notevole"].map((text) => ({ kind: "text", text }));
  return [
    keyCost(table, "letter", { size, rounds, keys: [...letters, { kind: "erase_line" }] }),
    keyCost(table, "letter off the board", { size, rounds, keys: [text("x"), erase] }),
    keyCost(table, "panel", { size, rounds, keys: [{ kind: "tab" }] }),
    moveCost(table, "shuffle", { size, rounds, move: () => ({ kind: "shuffle" }) }),
    moveCost(table, "word found", {
      size,
      rounds,
      move: (i) => ({ kind: "guess", word: table.left[i % table.left.length]! }),
    }),
    moveCost(table, "word refused", { size, rounds, move: () => ({ kind: "guess", word: "x" }) }),
    redrawCost(table, "whole screen", { size, rounds }),
  ];
}

const t = await messagesIn("it");
const erase: Key = { kind: "backspace" };
const text = (text: string): Key => ({ kind: "text", text });

function tableOf(lexicon: Lexicon) {
  const view = beeView();
  const round = bee.open(lexicon, bee.defaults, bee.parse(BOARD));
  const words = round.core.map(({ word }) => word);
  let state = bee.start(round);
  for (const word of words.filter((_, i) => i % 2 === 0)) {
    state = bee.play(round, state, { kind: "guess", word }).state;
  }
  const position: Position<Bee> = { round, state, label: { kind: "seed", seed: "20250101" } };
  // Nothing here is asked of the world but its width, and nothing of the store.
  const world = { input: () => ({ columns: 80 }) } as unknown as TerminalContext["world"];
  const context: TerminalContext = {
    display: { background: "auto", hasMouse: true, hasMotion: false },
    world,
    t,
    paint: COLOURED,
    lexicon,
    store: undefined as unknown as TerminalContext["store"],
    dataPath: undefined,
    emoji: false,
    isLive: true,
    now: () => 0,
    elapsed: () => 0,
    freshSeed: () => "",
  };
  return {
    view,
    screen: beeScreen(),
    context,
    position,
    left: words.filter((_, i) => i % 2 === 1),
  };
}

type Table = ReturnType<typeof tableOf>;

interface Run {
  readonly size: Size;
  readonly rounds: number;
}

function keyCost(table: Table, name: string, run: Run & { keys: readonly Key[] }): KeyCost {
  let ui: Ui = FRESH;
  let picture = pictureOf(table, table.position, ui, run.size);
  const costs: Cost[] = [];
  for (let round = 0; round < run.rounds; round++) {
    for (const key of run.keys) {
      const cost = timed(picture.frame, () => {
        ui = onKey(ui, key, rulesOf(table, picture)).ui;
        return picture = pictureOf(table, table.position, ui, run.size);
      });
      if (key.kind !== "erase_line") costs.push(cost);
    }
  }
  return summed(name, costs);
}

function moveCost(
  table: Table,
  name: string,
  run: Run & { move(i: number): Bee["move"] },
): KeyCost {
  const { view, context, position } = table;
  const { frame } = pictureOf(table, position, FRESH, run.size);
  const costs: Cost[] = [];
  for (let i = 0; i < run.rounds; i++) {
    costs.push(timed(frame, () => {
      const { state, outcome } = bee.play(position.round, position.state, run.move(i));
      const after = { ...position, state };
      const lines = view.answer(position, after, outcome, context) as readonly string[];
      const isShown = table.screen.shownBy?.(outcome) !== undefined;
      return pictureOf(table, after, isShown ? FRESH : withMessage(FRESH, lines), run.size);
    }));
  }
  return summed(name, costs);
}

function redrawCost(table: Table, name: string, { size, rounds }: Run): KeyCost {
  const pane = withPane(FRESH, Array.from({ length: 60 }, () => "parola ".repeat(9)));
  const costs = Array.from(
    { length: rounds },
    (_, i) => timed(undefined, () => pictureOf(table, table.position, i % 2 ? pane : FRESH, size)),
  );
  return summed(name, costs);
}

function rulesOf({ screen }: Table, picture: Picture): Parameters<typeof onKey>[2] {
  return {
    ...picture,
    panels: screen.panels.length,
    shortcuts: screen.shortcuts,
    hasEmptyMove: true,
    price: () => undefined,
    takesRest: () => false,
  };
}

function pictureOf(
  { screen, context }: Table,
  position: Position<Bee>,
  ui: Ui,
  size: Size,
): Picture {
  return draw({ view: screen, context, position, ui, size, look: LOOK });
}

interface Cost {
  readonly bytes: number;
  readonly ms: number;
}

function timed(before: Frame | undefined, make: () => Picture): Cost {
  const start = performance.now();
  const written = new TextEncoder().encode(changesTo(make().frame, before, PENS));
  return { bytes: written.length, ms: performance.now() - start };
}

function summed(name: string, costs: readonly Cost[]): KeyCost {
  // The first are for the compiler.
  const warm = costs.slice(Math.floor(costs.length / 4));
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  return {
    name,
    bytes: middle(warm.map(({ bytes }) => bytes)),
    ms: middle(warm.map(({ ms }) => ms)),
    worstMs: Math.max(...costs.map(({ ms }) => ms)),
  };
}
