import type { Settings } from "../../config.ts";
import type { Parts } from "../../games/game.ts";
import type { WebMessages } from "../../messages/web.ts";
import type { BoardSource } from "../../play/board_source.ts";
import type { PlayContext, Position } from "../../play/game_adapter.ts";
import type { Memory } from "../../play/memory.ts";
import type { Assets, Words } from "./assets.ts";
import type { OpenAsk } from "./protocol.ts";

/** How one game is described to the page: plain data that can be posted from one thread to another. */
export interface SceneMaker<T extends Parts, S = unknown, O = unknown> {
  /** Everything the page draws. */
  scene(position: Position<T>, context: SceneContext): S | Promise<S>;
  /** What the page shows of an outcome, apart from its sentence. */
  outcome?(outcome: T["outcome"], after: Position<T>, context: SceneContext): O | Promise<O>;
  /** What a screen reader says, where that is not the adapter's sentence. */
  sentence?(
    outcome: T["outcome"],
    after: Position<T>,
    context: SceneContext,
  ): string | undefined;
  /** A command of the game's own; `undefined` when there is none of this name. */
  command?(
    name: string,
    rest: string,
    position: Position<T>,
    context: SceneContext,
  ): Own<T> | undefined | Promise<Own<T> | undefined>;
  /** What its board is called where its letters must not be seen: its size. */
  about?(puzzle: string, web: WebMessages): string;
  /** The letters of its board, where the first page may show them. */
  letters?(puzzle: string): readonly string[];
  /** How long or how large a day's game is, in a word or two. */
  daily?(date: string, web: WebMessages): string;
  /** Boards and rules, where they take more than the settings. */
  setup?(asked: SetupAsk): Promise<SceneSetup<T>>;
}

type Own<T extends Parts> =
  | { readonly kind: "move"; readonly move: T["move"] }
  | { readonly kind: "facts"; readonly facts: unknown };

export interface SceneContext extends PlayContext {
  readonly memory: Memory;
  /** What only the page says. */
  readonly web: WebMessages;
}

export interface SetupAsk {
  readonly ask: OpenAsk;
  readonly settings: Settings;
  readonly words: Words;
  readonly assets: Assets;
}

export interface SceneSetup<T extends Parts> {
  readonly boards: BoardSource<T>;
  readonly rules: T["rules"];
}
