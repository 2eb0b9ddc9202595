import type { Parts } from "../../games/game.ts";
import type { KeyHelp, Messages } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";

/** How one game looks on the live screen: drawings and lists, made from the game as it stands. */
export interface GameScreen<T extends Parts> {
  /** Learns what is shown beside the game, as a streak: once, when the screen is there already. */
  learn?(context: TerminalContext): Promise<void>;
  header(position: Position<T>, context: TerminalContext): Header;
  /** What is said when the screen opens, besides what it shows. */
  opening(position: Position<T>, context: TerminalContext): readonly string[];
  board(position: Position<T>, context: TerminalContext): readonly string[];
  /** The same in few rows, for a small window. */
  smallBoard(position: Position<T>, context: TerminalContext): readonly string[];
  /** How the game stands, in so many columns. */
  standing(position: Position<T>, context: TerminalContext, columns: number): readonly string[];
  /** The first is always in sight where there is room; Tab goes through them. */
  readonly panels: readonly Panel<T>[];
  /** Whether what was typed could be played with what is on the board. */
  isOn?(letter: string, position: Position<T>): boolean;
  /** Told under the prompt while it is typed, as the clue of an entry. */
  aside?(typed: string, position: Position<T>, context: TerminalContext): string | undefined;
  /** What a move came to, when the board or a panel shows it: then nothing is said. */
  shownBy?(outcome: T["outcome"]): "board" | { readonly panel: string } | undefined;
  /** Keys that stand for whole lines where nothing is typed yet. */
  readonly shortcuts: Readonly<Record<string, readonly string[]>>;
  /** What such a key costs, to be said before it is taken; `undefined` when it is free. */
  price?(key: string, position: Position<T>, context: TerminalContext): string | undefined;
  readonly keys: readonly KeyHelp[];
  /** For a game with a clock: how often to draw it again. */
  readonly tickMs?: number;
}

export interface Header {
  /** From left to right; the last stays longest, then the first. */
  readonly parts: readonly string[];
  /** At the right edge, if there is room. */
  readonly aside: string;
}

export interface Panel<T extends Parts> {
  readonly name: string;
  title(t: Messages): string;
  lines(position: Position<T>, context: TerminalContext, columns: number): readonly string[];
}
