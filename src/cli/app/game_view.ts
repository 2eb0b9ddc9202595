import type { Game, Parts } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Messages } from "../../messages/mod.ts";
import type { Find, Label, Summary } from "../../session/session.ts";
import type { SessionStore } from "../../store/store.ts";
import type { World } from "../../world.ts";
import type { Paint } from "../text/paint.ts";
import type { GameScreen } from "../screen/game_screen.ts";
import type { CommandWords, LineRules } from "./parse_line.ts";

/** What a game is played with, whichever game it is. */
export interface PlayContext {
  readonly world: World;
  readonly t: Messages;
  readonly paint: Paint;
  readonly lexicon: Lexicon;
  readonly store: SessionStore;
  /** Where files of the player's own go; `undefined` when nothing is to be kept. */
  readonly dataPath: string | undefined;
  /** Whether the text to share may have emoji. */
  readonly emoji: boolean;
  /** Whether a live screen keeps the counts in sight. */
  readonly isLive?: boolean;
}

/** A game as it stands. */
export interface Position<T extends Parts> {
  readonly round: T["round"];
  readonly state: T["state"];
  readonly label: Label;
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

/** How one game speaks and listens: the only things about it that the loop does not know. */
export interface GameView<T extends Parts, C extends string = string> {
  readonly game: Game<T>;
  commands(t: Messages): readonly CommandWords<C>[];
  typing(round: T["round"]): Pick<LineRules<C>, "minLength" | "mayPlay" | "whole">;
  guess(text: string): T["move"];
  /** An empty line. */
  readonly onEmpty?: T["move"];
  /** When a game is begun, or opened again. */
  opening(position: Position<T>, context: PlayContext): readonly string[];
  /** The board and how the game on it stands, for whoever only looks. */
  board(position: Position<T>, context: PlayContext): readonly string[];
  answer(
    before: Position<T>,
    after: Position<T>,
    outcome: T["outcome"],
    context: PlayContext,
  ): readonly string[] | Promise<readonly string[]>;
  obey(
    command: C,
    rest: string,
    position: Position<T>,
    context: PlayContext,
  ): Reply<T> | Promise<Reply<T>>;
  leaving(position: Position<T>, context: PlayContext): readonly string[];
  /** Words of these moves that count no more. */
  lost(moves: readonly T["move"][], position: Position<T>): readonly string[];
  summary(position: Position<T>): Summary;
  /** What was found without help, for the statistics. */
  finds(position: Position<T>): readonly Find[];
  readonly json: JsonView<T, C>;
  /** How it looks on a live screen; without, it is played in lines. */
  screen?(): Promise<GameScreen<T>>;
  /** Of a game against time. */
  readonly timer?: Timer<T>;
}

export interface Timer<T extends Parts> {
  /** Milliseconds until time is up; `undefined` when it never is, or was long ago. */
  left(position: Position<T>): number | undefined;
  /** Tells the game how late it is: when time is up, and before it is left. */
  tick(): T["move"];
}

/** The same, for programs: facts, in English always. */
export interface JsonView<T extends Parts, C extends string> {
  opening(position: Position<T>, context: PlayContext): object;
  answer(input: string, after: Position<T>, outcome: T["outcome"]): object;
  obey(
    command: C,
    rest: string,
    position: Position<T>,
    context: PlayContext,
  ): Promise<JsonReply<T>>;
}

export type JsonReply<T extends Parts> =
  | Reply<T>
  | { readonly kind: "event"; readonly event: object };
