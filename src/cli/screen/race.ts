import type { Parts } from "../../games/game.ts";
import type { Messages } from "../../messages/mod.ts";
import { clockText } from "../../messages/numbers.ts";
import { wrap } from "../text/layout.ts";
import { type Area, box, type Canvas, type Size, write, writeCentred } from "./canvas.ts";
import type { GameScreen, Scene } from "./game_screen.ts";
import type { Key } from "./keys.ts";
import { BOLD, type Colour, type Look } from "./palette.ts";
import { drawBar, type KeyCap, type Title } from "./parts.ts";
import type { PanelReach } from "./picture.ts";
import type { Pressed, Ui } from "./ui.ts";

/** A game against time, as its screen sees it. */
export interface Race {
  /** Milliseconds in all; `undefined` without a clock. */
  readonly limit: number | undefined;
  readonly isOver: boolean;
}

/** The last part of the time, in which the clock is red. */
const HURRY = 1 / 3;

/** It waits at a gate until the player is ready. */
export function isAtGate({ limit, isOver }: Race, ui: Ui): boolean {
  return limit !== undefined && !ui.hasBegun && !isOver;
}

/** At the gate Enter begins, and nobody guesses before the board is seen; `undefined` elsewhere. */
function pressAtGate(key: Key, race: Race, ui: Ui): Pressed | undefined {
  if (!isAtGate(race, ui)) return undefined;
  if (key.kind === "enter" && ui.typed === "") {
    return { ui: { ...ui, hasBegun: true, message: [] } };
  }
  const isLetter = key.kind === "text" && ui.typed === "" && /^[\p{L} ]$/u.test(key.text);
  return isLetter ? { ui } : undefined;
}

/** What the screens of all games against time share; `caps` are the keys while it is played. */
export function raceScreen<T extends Parts>(
  raceOf: (scene: Pick<Scene<T>, "position">) => Race,
  caps: (key: Messages["screen"]["key"]) => readonly KeyCap[],
): Pick<GameScreen<T>, "standing" | "shortcuts" | "isHeld" | "press" | "keys" | "tickMs"> {
  return {
    standing: () => [],
    shortcuts: { "?": ["? rules", "?", "? points"] },
    isHeld: (scene) => isAtGate(raceOf(scene), scene.ui) || scene.ui.pane !== undefined,
    press: (key, scene) => pressAtGate(key, raceOf(scene), scene.ui),
    keys: (position, { t: { screen: { key } } }, ui) =>
      isAtGate(raceOf({ position }), ui) ? [key.begin, key.help, key.leave] : caps(key),
    tickMs: 1000,
  };
}

/** The row of the clock's bar, and the first one below it. */
export function clockRows({ rows }: Size): { readonly clock: number; readonly below: number } {
  return rows < 18 ? { clock: 1, below: 2 } : { clock: 2, below: 4 };
}

/** The milliseconds left, for the title: in berry as soon as their bar is. */
export function clockAside(
  left: number | undefined,
  { limit }: Partial<Race>,
): Pick<Title, "aside" | "asideInk"> {
  if (left === undefined || limit === undefined) return { aside: "" };
  return {
    aside: clockText(Math.ceil(left / 1000)),
    asideInk: { fg: left / limit > HURRY ? "paper" : "berry", attributes: BOLD },
  };
}

/** Full at the start; leaf, then honey under a half, then berry under a third. */
export function drawClock(
  canvas: Canvas,
  { share, look }: { readonly share: number; readonly look: Look },
): void {
  const { columns } = canvas;
  const fg: Colour = share > 1 / 2 ? "leaf" : share > HURRY ? "honey" : "berry";
  const row = clockRows(canvas).clock;
  drawBar(canvas, { row, column: 2, columns: columns - 4 }, share, { look, fg });
}

/** Before the clock runs: the rules in a few lines, and how to begin. */
export function drawGate(
  canvas: Canvas,
  area: Area,
  { lines, t, look }: {
    readonly lines: readonly string[];
    readonly t: Messages;
    readonly look: Look;
  },
): PanelReach {
  const isRoomy = area.columns >= 24;
  // Nothing is typed yet, so it may reach down to the keys.
  const most = canvas.rows - 2 - area.row;
  const columns = isRoomy ? area.columns : canvas.columns - 2;
  const wrapped = lines.flatMap((line) => [...wrap(line, columns - 4), ""]).slice(0, -1);
  // In a small window it lies over the board, whose letters are hidden anyway.
  const tight = wrapped.filter((line) => line !== "");
  const spaced = isRoomy && wrapped.length + 5 <= most ? wrapped : tight;
  const rows = Math.min(spaced.length + (isRoomy ? 5 : 4), canvas.rows - 3);
  const panel: Area = isRoomy
    ? { ...area, rows: Math.min(rows, most) }
    : { row: Math.max(2, canvas.rows - 1 - rows), column: 1, columns, rows };
  clear(canvas, panel);
  box(canvas, panel, {
    title: t.screen.gateTitle,
    isAscii: look.isAscii,
    ink: { fg: "gold", attributes: BOLD },
  });
  spaced.forEach((line, i) =>
    write(canvas, { row: panel.row + 1 + i, column: panel.column + 2 }, line)
  );
  writeCentred(canvas, { ...panel, row: panel.row + panel.rows - 2 }, ` ${t.screen.gateGo} `, {
    fg: "ink",
    bg: "honey",
    attributes: BOLD,
  });
  return { page: 1, panelMax: 0, panelTop: 0, targets: [{ ...panel, keys: [{ kind: "enter" }] }] };
}

function clear(canvas: Canvas, { row, column, columns, rows }: Area): void {
  for (let i = 0; i < rows; i++) {
    write(canvas, { row: row + i, column }, " ".repeat(columns), { bg: "own" });
  }
}
