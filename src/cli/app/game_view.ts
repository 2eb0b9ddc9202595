import type { Parts } from "../../games/game.ts";
import type { WordOrder } from "../../messages/mod.ts";
import type { GameAdapter, PlayContext, Position } from "../../play/game_adapter.ts";
import type { Memory } from "../../play/memory.ts";
import type { World } from "../../world.ts";
import type { GameScreen } from "../screen/game_screen.ts";
import type { Paint } from "../text/paint.ts";
import type { CommandWords, LineRules } from "./parse_line.ts";

/** What a game is played with in a terminal. */
export interface TerminalContext extends PlayContext {
  readonly world: World;
  readonly paint: Paint;
  /** Where files of the player's own go; `undefined` when nothing is to be kept. */
  readonly dataPath: string | undefined;
  /** Whether a live screen keeps the counts in sight. */
  readonly isLive?: boolean;
}

/** What a command comes to. */
export type Reply<T extends Parts> =
  /** In words; and in facts, for programs. */
  | { readonly kind: "say"; readonly lines: readonly string[]; readonly facts?: object }
  | { readonly kind: "move"; readonly move: T["move"] }
  /** A move that is asked about first, where somebody can answer. */
  | { readonly kind: "ask"; readonly question: string; readonly move: T["move"] }
  | { readonly kind: "another" }
  | { readonly kind: "leave" };

/** How one game is shown and typed in a terminal. Each sitting has its own, with its memory. */
export interface GameView<T extends Parts, C extends string = string> {
  readonly adapter: GameAdapter<T>;
  readonly memory: Memory;
  readonly commands: readonly CommandWords<C>[];
  typing(round: T["round"]): Pick<LineRules<C>, "minLength" | "mayPlay" | "whole">;
  /** When a game is begun, or opened again. */
  opening(position: Position<T>, context: TerminalContext): readonly string[];
  /** The board and the score so far, for someone who only looks. */
  board(position: Position<T>, context: TerminalContext): readonly string[];
  answer(
    before: Position<T>,
    after: Position<T>,
    outcome: T["outcome"],
    context: TerminalContext,
  ): readonly string[] | Promise<readonly string[]>;
  /** Words of the player, in a game that has such a list. */
  readonly list?: WordList<T>;
  /** A command of its own. */
  obey(
    command: C,
    rest: string,
    position: Position<T>,
    context: TerminalContext,
  ): Reply<T> | Promise<Reply<T>>;
  /** How a game is begun, as `itbee grid play`. */
  readonly beginWith: string;
  /** How to go on with this game later, as `grid play`. */
  resumeWith(position: Position<T>): string;
  /** How it looks on a live screen; without, it is played in lines. */
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
