import type { OptionName } from "../../messages/mod.ts";
import type { ValueOf } from "./option_kinds.ts";
import type { OPTIONS } from "./option_table.ts";

/** Which words are used. */
export const WORD_OPTIONS = ["language", "dictionary", "lexicon_strategy"] as const;

/** How any game is shown, and where it is saved. */
export const DISPLAY_OPTIONS = [
  "lang",
  "no_color",
  "background",
  "no_mouse",
  "no_motion",
  "emoji",
  "data_path",
  "plain",
  "tty",
] as const;

/** What a duel takes: the rules of a new one, and how it is shown. */
export const DUEL_OPTIONS = [
  "best_of",
  "seed",
  "level",
  "rules",
  "minutes",
  "language",
  ...DISPLAY_OPTIONS,
  "json",
] as const;

/** What every way of starting the bee takes. */
export const PLAY_OPTIONS = [
  "new",
  "seed",
  "level",
  "words",
  "min_len",
  ...WORD_OPTIONS,
  ...DISPLAY_OPTIONS,
  "dump_board",
  "json",
  "verbose",
] as const;

/** What a board of the day takes: how it is shown, and nothing that would change it. */
export const DAILY_OPTIONS = [
  "new",
  "language",
  "dictionary",
  ...DISPLAY_OPTIONS,
  "dump_board",
  "json",
  "verbose",
] as const;

/** What was given for the options a command takes. */
export type Values<N extends OptionName> = { readonly [K in N]?: ValueOf<(typeof OPTIONS)[K]> };
