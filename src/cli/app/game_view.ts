import type { Parts } from "../../games/game.ts";
import type { WordOrder } from "../../messages/mod.ts";
import type { GameAdapter, PlayContext, Position } from "../../play/game_adapter.ts";
import type { Memory } from "../../play/memory.ts";
import type { SavedGame } from "../../play/saved_game.ts";
import type { World } from "../../world.ts";
import type { GameScreen } from "../screen/game_screen.ts";
import type { Paint } from "../text/paint.ts";
import type { CommandWords, LineRules } from "./parse_line.ts";

/** How a live screen is shown, apart from colours. */
interface Display {
  readonly background: "auto" | "dark" | "light";
  readonly hasMouse: boolean;
  readonly hasMotion: boolean;
}

/** What a game is played with in a terminal. */
export interface TerminalContext extends PlayContext {
  readonly world: World;
  readonly paint: Paint;
  /** The folder of the player's files; `undefined` when nothing is saved. */
  readonly dataPath: string | undefined;
  /** What the player wants of a live screen. */
  readonly display: Display;
  /** Whether a live screen always shows the counts. */
  readonly isLive?: boolean;
}

/** A game, and what the player was told about its board before it began. */
export interface OpenedGame<T extends Parts> extends SavedGame<T> {
  readonly notices?: readonly string[];
}

/** The result of a command. */
export type Reply<T extends Parts> =
  /** In words, and as facts for programs. */
  | { readonly kind: "say"; readonly lines: readonly string[]; readonly facts?: object }
  | { readonly kind: "move"; readonly move: T["move"] }
  /** A move to confirm first, if the player can answer. */
  | { readonly kind: "ask"; readonly question: string; readonly move: T["move"] }
  | { readonly kind: "another" }
  | { readonly kind: "leave" };

/** How one game is shown and typed in a terminal. Each game played has its own, with its memory. */
export interface GameView<T extends Parts, C extends string = string> {
  readonly adapter: GameAdapter<T>;
  readonly memory: Memory;
  readonly commands: readonly CommandWords<C>[];
  typing(round: T["round"]): Pick<LineRules<C>, "minLength" | "mayPlay" | "whole">;
  /** When a game starts or resumes. */
  opening(position: Position<T>, context: TerminalContext): readonly string[];
  /** The board and the score so far, for someone who only looks. */
  board(position: Position<T>, context: TerminalContext): readonly string[];
  answer(
    before: Position<T>,
    after: Position<T>,
    outcome: T["outcome"],
    context: TerminalContext,
  ): readonly string[] | Promise<readonly string[]>;
  /** The player's words, in a game that lists them. */
  readonly list?: WordList<T>;
  /** A command of its own. */
  obey(
    command: C,
    rest: string,
    position: Position<T>,
    context: TerminalContext,
  ): Reply<T> | Promise<Reply<T>>;
  /** The command that starts it, as `itbee grid play`. */
  readonly beginWith: string;
  /** The command that resumes it, as `grid play`. */
  resumeWith(position: Position<T>): string;
  /** How it looks on a live screen; without it, the game is played line by line. */
  screen?(): Promise<GameScreen<T>>;
}

export interface WordList<T extends Parts> {
  readonly orders: readonly WordOrder[];
  lines(
    order: WordOrder,
    position: Position<T>,
    context: TerminalContext,
  ): readonly string[] | Promise<readonly string[]>;
}
