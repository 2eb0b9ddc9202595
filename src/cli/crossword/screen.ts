import type { Crossword } from "../../games/crossword/mod.ts";
import { findEntry, isCrosswordOver } from "../../games/crossword/play.ts";
import type { Direction } from "../../games/crossword/template.ts";
import type { Position } from "../../play/game_adapter.ts";
import {
  afterLetter,
  type Arrow,
  arrowCursor,
  type CellCursor,
  chosenCursor,
  edgeOfEntry,
  erasureAt,
  filledGrid,
  firstCursor,
  nextEntry,
  turnCursor,
  underCursor,
} from "../../play/crossword/cursor.ts";
import type { Messages } from "../../messages/mod.ts";
import { readSlot } from "../../play/crossword/facts.ts";
import type { Clock } from "../../play/memory.ts";
import type { GameScreen, Panel, Scene } from "../screen/game_screen.ts";
import type { Key } from "../screen/keys.ts";
import { cleared, type Pressed } from "../screen/ui.ts";
import { clueLines } from "./grid_text.ts";
import { crosswordEnding, drawEndGrid } from "./ending.ts";
import { drawCrossword } from "./picture.ts";
import { clueNotice } from "./clue_notice.ts";
import { clueHere, gridLines, openingLines } from "./text.ts";
import { isAboutEntry } from "./typing.ts";

type CrosswordPosition = Position<Crossword>;

const ARROWS: Readonly<Record<string, Arrow>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** What the screen suggests after `:`, the likeliest first. */
const SUGGESTED = ["check", "letter", "reveal", "clear", "giveup", "restart", "quit"] as const;

/** The crossword on the live screen: a grid to type into, and its clues beside it. */
export function crosswordScreen(clock: Clock): GameScreen<Crossword> {
  return {
    title({ round, label, state }, { t }) {
      const { rows, cols, tier } = round;
      const ms = isCrosswordOver(round, state) ? state.elapsed : clock.at(state.elapsed);
      return {
        name: label.kind === "daily"
          ? t.menu.ofDay(t.crossword.name, label.date)
          : t.crossword.name,
        detail: t.crossword.sizeAndLevel({ rows, cols, tier }),
        aside: t.crossword.time(Math.floor(ms / 1000)),
      };
    },
    opening: (position, context) =>
      isCrosswordOver(position.round, position.state)
        ? openingLines(position, context).slice(-1)
        : clueNotice(position.round, context),
    draw: drawCrossword,
    ending: crosswordEnding,
    endBoard: drawEndGrid,
    board: gridLines,
    smallBoard: gridLines,
    standing: () => [],
    panels: [clues("across"), clues("down")],
    aside(typed, position, { t }) {
      const written = typed.replace(/^[:/]/, "");
      if (/^[:/]\p{L}*$/u.test(typed)) return commandsLike(written, t);
      const read = readSlot(written, position.round);
      const entry = read && findEntry(position.round, read.slot);
      return entry && clueHere(position, entry, t);
    },
    shownBy: (outcome) =>
      outcome.kind === "waited" || outcome.kind === "unchanged" ||
        (outcome.kind === "lettered" && outcome.empty > 0)
        ? "board"
        : undefined,
    shortcuts: { "?": ["?"] },
    press: (key, scene) => press(key, scene, clock),
    keys: (_, { t: { screen: { key } } }) => [
      key.arrows,
      key.turn,
      key.next,
      key.commands,
      key.pencil,
      key.help,
      key.leave,
    ],
    tickMs: 1000,
  };
}

/** The cursor of a screen that has just opened is at the first empty cell. */
function cursorOf({ ui, position }: Scene<Crossword>): CellCursor {
  return ui.cursor ?? firstCursor(filledGrid(position));
}

/** Arrows, letters and the like go to the grid, unless a command is being typed. */
function press(key: Key, scene: Scene<Crossword>, clock: Clock): Pressed | undefined {
  const { ui, position } = scene;
  const grid = filledGrid(position);
  if (ui.typed !== "") return key.kind === "enter" ? commandHere(scene) : undefined;
  const cursor = cursorOf(scene);
  const at = (next: CellCursor): Pressed => ({ ui: { ...ui, cursor: next, message: [] } });
  const arrow = ARROWS[key.kind];
  if (arrow) return at(arrowCursor(grid, cursor, arrow));
  switch (key.kind) {
    case "choose":
      return at(chosenCursor(grid, cursor, { cell: key.id, way: key.way }));
    case "enter":
      return at(turnCursor(grid, cursor));
    case "tab":
      return at(nextEntry(grid, cursor, 1));
    case "back_tab":
      return at(nextEntry(grid, cursor, -1));
    case "home":
      return at(edgeOfEntry(grid, cursor, "first"));
    case "end":
      return at(edgeOfEntry(grid, cursor, "last"));
    case "backspace":
      return erase(scene, cursor, clock);
    case "delete":
      return write(scene, { cell: cursor.cell, letter: "", next: cursor }, clock);
    case "text":
      return text(key.text, scene, clock);
    default:
      return undefined;
  }
}

/** A command about one entry that names none is about the one at the cursor. */
function commandHere(scene: Scene<Crossword>): Pressed | undefined {
  const { ui, position, context: { t } } = scene;
  const { entry } = underCursor(filledGrid(position), cursorOf(scene));
  if (!entry || !isAboutEntry(ui.typed)) return undefined;
  const line = `${ui.typed.trim()} ${t.crossword.typed(entry)}`;
  return { ui: cleared(ui), wish: { kind: "lines", texts: [line] } };
}

/** The commands that begin so. */
function commandsLike(start: string, { crossword }: Messages): string | undefined {
  const names = SUGGESTED.map((name) => crossword.commandName[name])
    .filter((name) => name.startsWith(start.toLowerCase()));
  return names.length === 0 ? undefined : names.join("  ");
}

function text(typed: string, scene: Scene<Crossword>, clock: Clock): Pressed | undefined {
  const { ui, position } = scene;
  const grid = filledGrid(position);
  const cursor = cursorOf(scene);
  if (typed === " ") return { ui: { ...ui, cursor: turnCursor(grid, cursor), message: [] } };
  if (typed === ".") {
    return { ui: { ...ui, cursor: { ...cursor, isPencil: !cursor.isPencil }, message: [] } };
  }
  if (!/^\p{L}$/u.test(typed)) return undefined;
  const next = afterLetter(grid, cursor);
  return write(scene, { cell: cursor.cell, letter: typed, next }, clock);
}

function erase(scene: Scene<Crossword>, cursor: CellCursor, clock: Clock): Pressed {
  return write(scene, { ...erasureAt(filledGrid(scene.position), cursor), letter: "" }, clock);
}

function write(
  { ui, position: { state } }: Scene<Crossword>,
  { cell, letter, next }: {
    readonly cell: number;
    readonly letter: string;
    readonly next: CellCursor;
  },
  clock: Clock,
): Pressed {
  const isPencil = next.isPencil && letter !== "";
  const at = Math.round(clock.at(state.elapsed));
  const move = { kind: "letter", cell, letter, ...(isPencil && { pencil: true }), at };
  return { ui: { ...ui, cursor: next, message: [] }, wish: { kind: "move", move } };
}

function clues(way: Direction): Panel<Crossword> {
  return {
    name: way,
    title: (t) => t.crossword[way],
    lines: ({ round }, { t }, columns) => ({
      lines: clueLines(round.entries, t, columns, way).slice(1),
    }),
  };
}
