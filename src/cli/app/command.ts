import type { GameName } from "../../games/mod.ts";
import type { Messages, OptionName, ToolMessages, Topic } from "../../messages/mod.ts";
import type { World } from "../../world.ts";
import type { Values } from "./options.ts";
import type { ResolvedSettings } from "./settings.ts";

/** Done, the user's problem, usage, lexicon, no puzzle; hung up, interrupted, ended from outside. */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | SignalCode;

/** What a shell reports of a program that a signal ended. */
export const SIGNAL_CODE = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;
export type SignalCode = (typeof SIGNAL_CODE)[keyof typeof SIGNAL_CODE];

/** How a command ended: with a code, or because the player wants the menu. */
export type Result = ExitCode | "menu";

/** A command as called: what it was given, where it runs, how it speaks. */
export interface Call<N extends OptionName = OptionName> {
  readonly world: World;
  readonly t: Messages;
  readonly resolved: ResolvedSettings;
  readonly args: readonly string[];
  readonly options: Values<N>;
}

/** One row of the command table: help, completions and the manual are made from it too. */
export interface CommandSpec {
  readonly topic: Topic;
  /** `<word>`; `[file]` if it may be missing; `<words...>` if there may be many. */
  readonly args: string;
  readonly options: readonly OptionName[];
  /** For a group: the command meant when nothing follows; without one, its help. */
  readonly alone?: Topic;
  /** The games it needs sentences for; by default all of them. */
  readonly speaksOf?: readonly GameName[];
  /** Whether it plays nothing, and so needs no sentence of play. */
  readonly isTool?: boolean;
  /** A group of commands has none. */
  run?(call: Call): Promise<Result> | Result;
}

/** Checks that `run` reads only options that the command lists. */
export function command<const N extends OptionName>(
  spec: Omit<CommandSpec, "run" | "options"> & {
    readonly options: readonly N[];
    run(call: Call<N>): Promise<Result> | Result;
  },
): CommandSpec {
  return spec as CommandSpec;
}

/** A tool as called: it has the sentences about words, and those of the games it speaks of. */
export type ToolCall<N extends OptionName, G extends GameName = never> =
  & Omit<Call<N>, "t">
  & { readonly t: ToolMessages<G> };

/** The same for a command that plays nothing. */
export function tool<const N extends OptionName, const G extends GameName = never>(
  spec: Omit<CommandSpec, "run" | "options" | "isTool"> & {
    readonly options: readonly N[];
    readonly speaksOf: readonly G[];
    run(call: ToolCall<N, G>): Promise<Result> | Result;
  },
): CommandSpec {
  return { ...spec, isTool: true } as CommandSpec;
}
