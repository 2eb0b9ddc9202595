import type { Parts } from "../../games/game.ts";
import type { Meanings } from "../../lexicon/meanings.ts";
import type { Messages } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import type { Area, Canvas, Ink, Size } from "./canvas.ts";
import type { Frame } from "./cells.ts";
import type { EndFacts } from "./end_screen.ts";
import type { Ending } from "./ending.ts";
import type { Key } from "./keys.ts";
import type { Look } from "./palette.ts";
import type { KeyCap, Title } from "./parts.ts";
import type { Pressed, Reach, Ui } from "./ui.ts";

/** All that a screen is made from. */
export interface Scene<T extends Parts> {
  readonly view: GameScreen<T>;
  readonly context: TerminalContext;
  readonly position: Position<T>;
  readonly ui: Ui;
  readonly size: Size;
  readonly look: Look;
  /** For a moment after something great; never without motion. */
  readonly isFlash?: boolean;
  /** Once a game is over and they are known. */
  readonly atEnd?: EndFacts;
  /** What words mean, once a screen that shows it has asked. */
  readonly meanings?: Meanings;
}

/** What a click on a place means: keys pressed there. */
export interface Target extends Area {
  readonly keys: readonly Key[];
}

/** The keys that a click presses. */
export function keysAt(
  targets: readonly Target[],
  { row, column }: { readonly row: number; readonly column: number },
): readonly Key[] {
  return targets.find((it) =>
    row >= it.row && row < it.row + it.rows &&
    column >= it.column && column < it.column + it.columns
  )?.keys ?? [];
}

/** What was drawn between the title and the key caps. */
export interface Body extends Reach {
  /** Where the terminal's cursor goes; `undefined` hides it. */
  readonly cursor: Frame["cursor"];
  readonly targets: readonly Target[];
}

/** How one game looks on the live screen: drawings and lists, made from the current game. */
export interface GameScreen<T extends Parts> {
  /** Learns what is shown beside the game, as a streak: once, when the screen is there already. */
  learn?(context: TerminalContext): Promise<void>;
  /** Whether it would show what a word means: only then are meanings read. */
  wantsMeanings?(scene: Scene<T>): boolean;
  title(position: Position<T>, context: TerminalContext): Title;
  /** What is said when the screen opens, apart from what it shows. */
  opening(position: Position<T>, context: TerminalContext): readonly string[];
  /** Draws all but the first and the last row. Without it, `board` and the panels are laid out. */
  draw?(scene: Scene<T>, canvas: Canvas): Body;
  board(position: Position<T>, context: TerminalContext): readonly string[];
  /** The same in few rows, for a window too small for a screen. */
  smallBoard(position: Position<T>, context: TerminalContext): readonly string[];
  /** The score so far, within this width. */
  standing(position: Position<T>, context: TerminalContext, columns: number): readonly string[];
  /** The first is always visible where there is room; Tab goes through them. */
  readonly panels: readonly Panel<T>[];
  /** Whether what was typed could be played with what is on the board. */
  isOn?(letter: string, position: Position<T>): boolean;
  /** The ink of a letter that can be played; bold where it is not said. */
  inkOf?(letter: string, position: Position<T>): Ink | undefined;
  /** Shown under the prompt while typing, such as the clue of an entry. */
  aside?(typed: string, position: Position<T>, context: TerminalContext): string | undefined;
  /** The result of a move, when the board or a panel shows it: then nothing is said. */
  shownBy?(outcome: T["outcome"]): "board" | { readonly panel: string } | undefined;
  /** The result of a move, in words fit for a screen; `undefined` for the words of line mode. */
  answer?(
    before: Position<T>,
    after: Position<T>,
    outcome: T["outcome"],
    context: TerminalContext & { readonly look: Look },
  ): readonly string[] | undefined;
  /** Whether a move deserves a flash, as a pangram does. */
  isGreat?(outcome: T["outcome"]): boolean;
  /** After a move that wins a game that goes on: how it stands, over what is said. */
  standingAtWin?(
    outcome: T["outcome"],
    position: Position<T>,
    context: TerminalContext,
  ): Ending | undefined;
  /** What the last screen of a game is made of; `undefined` while it goes on. */
  ending?(position: Position<T>, context: TerminalContext): Ending | undefined;
  /** The board beside the words of that screen, with the word chosen; `false` if it does not fit. */
  endBoard?(scene: Scene<T>, canvas: Canvas, area: Area, word: string): boolean;
  /** Keys that mean whole lines while nothing is typed. */
  readonly shortcuts: Readonly<Record<string, readonly string[]>>;
  /** What such a key costs, to be said before it is taken; `undefined` when it is free. */
  price?(key: string, position: Position<T>, context: TerminalContext): string | undefined;
  /** What a key does in this game before anything else; `undefined` leaves it to the typed line. */
  press?(key: Key, scene: Scene<T>): Pressed | undefined;
  /** Whether the game's clock is stopped: before it begins, and while something is read. */
  isHeld?(scene: Scene<T>): boolean;
  keys(position: Position<T>, context: TerminalContext, ui: Ui): readonly KeyCap[];
  /** How often to draw a clock again; every second where time is limited and this is not given. */
  readonly tickMs?: number;
}

export interface Panel<T extends Parts> {
  readonly name: string;
  title(t: Messages): string;
  lines(position: Position<T>, context: TerminalContext, columns: number): PanelLines;
}

export interface PanelLines {
  readonly lines: readonly string[];
  /** The line that a long panel shows until it is scrolled: that of the newest word. */
  readonly inSight?: number;
}
