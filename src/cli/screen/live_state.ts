import type { Parts } from "../../games/game.ts";
import type { Meanings } from "../../lexicon/meanings.ts";
import { startClock } from "../../play/memory.ts";
import type { SavedGame } from "../../play/saved_game.ts";
import type { LiveTerminal } from "../../world.ts";
import type { ExitCode } from "../app/command.ts";
import type { GameView, OpenedGame, TerminalContext } from "../app/game_view.ts";
import type { Size } from "./canvas.ts";
import type { Frame } from "./cells.ts";
import type { EndFacts } from "./end_screen.ts";
import type { GameScreen, Scene } from "./game_screen.ts";
import { type Key, type KeyReader, openKeyReader } from "./keys.ts";
import { type Look, openPens } from "./palette.ts";
import { wrap } from "../text/layout.ts";
import { MESSAGE_ROWS, messageColumns, type Picture } from "./picture.ts";
import { FRESH, pastedKeys, type Ui, withMessage } from "./ui.ts";

export interface LiveParts<T extends Parts> {
  readonly view: GameView<T>;
  readonly screen: GameScreen<T>;
  readonly context: TerminalContext;
  readonly terminal: LiveTerminal;
  readonly look: Look;
  /** What was typed before there was a screen. */
  readonly ahead?: string;
}

/** A line as in line mode; or the player left, or the terminal is gone. */
export type LiveLine =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "left"; readonly code: ExitCode }
  | { readonly kind: "move"; readonly move: unknown }
  /** The game is left for the menu. */
  | { readonly kind: "menu" }
  /** The game's own time is up. */
  | { readonly kind: "time_out" }
  | { readonly kind: "gone" };

/** A game on a live screen: what it is made of, and how it stands. */
export interface LiveState<T extends Parts> {
  readonly parts: LiveParts<T>;
  readonly reader: KeyReader;
  readonly keys: Key[];
  /** Asked for by one key, and not read yet. */
  readonly lines: string[];
  current: SavedGame<T>;
  ui: Ui;
  look: Look;
  pens: ReturnType<typeof openPens>;
  picture: Picture | undefined;
  /** What is on the terminal now. */
  shown: Frame | undefined;
  /** The window is too small for a screen. */
  isInLines: boolean;
  /** The player has seen a warning. */
  isNoticed: boolean;
  hasLearned: boolean;
  /** While the terminal belongs to the shell. */
  isPaused: boolean;
  /** What was said since the player last pressed a key. */
  said: string[];
  isNews: boolean;
  guess: string | undefined;
  /** Whether the line is a command: its answer does not stay when its pane is closed. */
  isCommand: boolean;
  /** What was said when the game ended. */
  ended: readonly string[];
  /** Until when something great flashes, by the clock of `elapsed`. */
  flashUntil: number;
  /** What else the last screen of the game shows, once it is known. */
  atEnd: EndFacts | undefined;
  /** What words mean: `undefined` until it was asked for, `null` where nothing is known. */
  meanings: Meanings | null | undefined;
  /** Why there will be no more lines. */
  last: LiveLine | undefined;
}

export function newLive<T extends Parts>(
  parts: LiveParts<T>,
  first: OpenedGame<T>,
): LiveState<T> {
  const { view, screen, context, look, terminal, ahead = "" } = parts;
  startClock(view.adapter, view.memory, first, context.elapsed);
  const reader = openKeyReader();
  const typed = reader.read(new TextEncoder().encode(ahead));
  // Notices were printed where the screen now is; a narrow one has no room for them.
  const notices = terminal.size.columns < NARROW ? [] : first.notices ?? [];
  const opening = [...screen.opening(first, context), ...notices];
  return {
    parts,
    reader,
    keys: typed.flatMap((key) => expanded(view, key)),
    lines: [],
    current: first,
    ui: withMessage(FRESH, openingOf(opening, terminal.size)),
    look,
    pens: openPens(look),
    picture: undefined,
    shown: undefined,
    isInLines: false,
    isNoticed: false,
    hasLearned: false,
    isPaused: false,
    said: [],
    isNews: true,
    guess: undefined,
    isCommand: false,
    ended: [],
    flashUntil: 0,
    atEnd: undefined,
    meanings: undefined,
    last: undefined,
  };
}

const NARROW = 60;

/** The last lines that fit: this never hides the board, and what matters most comes last. */
function openingOf(lines: readonly string[], size: Size): readonly string[] {
  const columns = messageColumns(size);
  const rows = (some: readonly string[]) => some.flatMap((line) => wrap(line, columns)).length;
  const most = size.columns < NARROW ? 1 : MESSAGE_ROWS;
  const from = lines.findIndex((_, i) => rows(lines.slice(i)) <= most);
  return lines.slice(from < 0 ? lines.length - 1 : from);
}

export function sceneOf<T extends Parts>(
  { parts: { screen, context }, current, ui, look, atEnd, meanings, flashUntil }: LiveState<T>,
  size: Size,
): Scene<T> {
  const isFlash = flashUntil > context.elapsed();
  const scene = { view: screen, context, position: current, ui, size, look, isFlash };
  return { ...scene, ...(atEnd && { atEnd }), ...(meanings && { meanings }) };
}

/** The keys that a key stands for: a paste is the keys of its words or lines. */
export function expanded<T extends Parts>({ adapter }: GameView<T>, key: Key): Key[] {
  const by = adapter.emptyMove === undefined ? "lines" : "words";
  return key.kind === "paste" ? pastedKeys(key.text, by) : [key];
}
