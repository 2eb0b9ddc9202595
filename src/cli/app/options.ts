import { TIERS } from "../../core/difficulty.ts";
import { LEVEL_CHOICES } from "../../core/level.ts";
import type { GridSort } from "../../games/grid/order.ts";
import type { RulesName } from "../../games/grid/rules.ts";
import { type OptionName, UI_LANGUAGES } from "../../messages/mod.ts";
import type { OptionSpec, ValueOf } from "./option_kinds.ts";

// Copies of the grid's and the crossword's, which most commands do not load; a test keeps them equal.
const MAX_SIDE = 128;
const RULES_NAMES: readonly RulesName[] = ["ruzzle", "elzzur", "boggle", "paroliere"];
const CROSSWORD_SIDES = { min: 3, max: 25 };
const DENSITIES = { min: 0.1, max: 0.3 };
const GRID_SORTS: readonly GridSort[] = ["score", "length", "start", "end"];

/**
 * Every option there is; a command lists those it takes. Plain data, not calls: every command loads
 * this table and reads a few of its rows.
 */
export const OPTIONS = {
  all: { flags: "--all", kind: "flag" },
  anki: { flags: "--anki <file>", kind: "text" },
  best_of: { flags: "--best-of <n>", kind: "duel_length" },
  core: { flags: "--core", kind: "flag" },
  count: { flags: "--count <n>", kind: "whole", min: 1, max: 100_000 },
  data_path: { flags: "--data-path <folder>", kind: "text" },
  dictionary: { flags: "-d, --dictionary <file>", kind: "text" },
  dump_board: { flags: "--dump-board <file>", kind: "text" },
  emoji: { flags: "--emoji", kind: "flag" },
  export: { flags: "--export <file>", kind: "text" },
  export_format: { flags: "--format <format>", kind: "choice", values: ["text", "tsv", "json"] },
  frequencies: { flags: "--frequencies <file>", kind: "text" },
  import: { flags: "--import <file>", kind: "text" },
  json: { flags: "--json", kind: "flag" },
  lang: { flags: `--lang <${UI_LANGUAGES.join("|")}>`, kind: "choice", values: UI_LANGUAGES },
  language: { flags: "-l, --language <xx>", kind: "code" },
  lexicon_strategy: {
    flags: "--strategy <strategy>",
    kind: "choice",
    values: ["joined", "wordfreq", "morphit"],
  },
  level: { flags: "--level <level>", kind: "choice", values: LEVEL_CHOICES },
  fit: { flags: "--level <auto>", kind: "choice", values: ["auto"] },
  limit: { flags: "--limit <n>", kind: "whole", min: 1, max: 10_000_000 },
  min_len: { flags: "--min-len <n>", kind: "whole", min: 2, max: 15 },
  min_zipf: { flags: "--min-zipf <zipf>", kind: "decimal", min: 0, max: 8.5 },
  new: { flags: "--new", kind: "flag" },
  background: {
    flags: "--background <auto|dark|light>",
    kind: "choice",
    values: ["auto", "dark", "light"],
  },
  no_color: { flags: "--no-color", kind: "flag" },
  no_mouse: { flags: "--no-mouse", kind: "flag" },
  no_motion: { flags: "--no-motion", kind: "flag" },
  no_limits: { flags: "--no-limits", kind: "flag" },
  output: { flags: "-o, --output <file>", kind: "text" },
  plain: { flags: "--plain", kind: "flag" },
  port: { flags: "--port <n>", kind: "whole", min: 1, max: 65_535 },
  reason: { flags: "--reason <text>", kind: "text" },
  seed: { flags: "--seed <seed>", kind: "seed" },
  tty: { flags: "--tty", kind: "flag" },
  verbose: { flags: "--verbose", kind: "flag" },
  words: { flags: "--words <from..to>", kind: "span", min: 1, max: 10_000 },
  yes: { flags: "--yes", kind: "flag" },
  mine: { flags: "--mine", kind: "flag" },
  theirs: { flags: "--theirs", kind: "flag" },
  all_words: { flags: "--all", kind: "flag" },
  difficulty: { flags: "--difficulty <tier>", kind: "choice", values: TIERS },
  horizontal: { flags: "--horizontal <tiles>", kind: "text" },
  max_horizontal_length: { flags: "--max-horizontal-length <n>", kind: "whole", min: 1, max: 20 },
  max_vertical_length: { flags: "--max-vertical-length <n>", kind: "whole", min: 1, max: 20 },
  min_length: { flags: "--min-length <n>", kind: "whole", min: 2, max: 20 },
  only_direction: { flags: "--only-direction <h|v>", kind: "choice", values: ["h", "v"] },
  show_tiles: { flags: "--show-tiles [word]", kind: "maybe" },
  single: { flags: "--single <tiles>", kind: "text" },
  top: { flags: "--top <n>", kind: "whole", min: 1, max: 1_000_000 },
  vertical: { flags: "--vertical <tiles>", kind: "text" },
  attempts: { flags: "--attempts <n>", kind: "whole", min: 1, max: 1_000_000 },
  board: { flags: "-b, --board <file>", kind: "text" },
  cols: { flags: "-c, --cols <n>", kind: "whole", min: 1, max: MAX_SIDE },
  draw: { flags: "--draw <word>", kind: "text" },
  heat: { flags: "--heat", kind: "flag" },
  least_length: { flags: "--min-length <n>", kind: "whole", min: 1, max: 64 },
  min_longest: { flags: "--min-longest <n>", kind: "whole", min: 0, max: 64 },
  min_vowels: { flags: "--min-vowels <n>", kind: "whole", min: 0, max: MAX_SIDE * MAX_SIDE },
  min_words: { flags: "--min-words <n>", kind: "whole", min: 0, max: 100_000 },
  minutes: { flags: "--minutes <n>", kind: "decimal", min: 0.1, max: 1_440 },
  no_timer: { flags: "--no-timer", kind: "flag" },
  quiet: { flags: "-q, --quiet", kind: "flag" },
  reverse: { flags: "-R, --reverse", kind: "flag" },
  rows: { flags: "-r, --rows <n>", kind: "whole", min: 1, max: MAX_SIDE },
  rules: { flags: "--rules <rules>", kind: "choice", values: RULES_NAMES },
  size: { flags: "--size <n>", kind: "square", min: 1, max: MAX_SIDE },
  sort: { flags: "-s, --sort <order>", kind: "choice", values: GRID_SORTS },
  first_words: { flags: "--top <n>", kind: "whole", min: 1, max: 1_000_000 },
  ban: { flags: "--ban <words>", kind: "text" },
  fill: { flags: "--fill <grid>", kind: "text" },
  list_candidates: { flags: "--list-candidates <slot>", kind: "text" },
  clue_endpoint: { flags: "--clue-endpoint <url>", kind: "url" },
  clues: { flags: "--clues <source>", kind: "clues" },
  crossword_format: {
    flags: "--format <format>",
    kind: "choice",
    values: ["text", "json", "ipuz", "svg"],
  },
  crossword_size: {
    flags: "--size <9x9>",
    kind: "size",
    min: CROSSWORD_SIDES.min,
    max: CROSSWORD_SIDES.max,
  },
  density: { flags: "--density <share>", kind: "decimal", min: DENSITIES.min, max: DENSITIES.max },
  solution: { flags: "--solution", kind: "flag" },
  template: { flags: "--template <name>", kind: "text" },
  theme: { flags: "--theme <name>", kind: "text" },
  gemini: { flags: "--gemini <topic>", kind: "text" },
  theme_level: { flags: "--level <tier>", kind: "choice", values: TIERS },
  best: { flags: "--best", kind: "flag" },
  from: { flags: "--from <file>", kind: "text" },
  must: { flags: "--must <words>", kind: "text" },
  reuse: { flags: "--reuse", kind: "flag" },
  rules_file: { flags: "--rules-file <file>", kind: "text" },
  max_length: { flags: "--max-length <n>", kind: "whole", min: 1, max: 64 },
  max_vowels: { flags: "--max-vowels <n>", kind: "whole", min: 1, max: 20 },
  max_consonants: { flags: "--max-consonants <n>", kind: "whole", min: 1, max: 20 },
  max_repeats: { flags: "--max-repeats <n>", kind: "whole", min: 1, max: 20 },
  no_abbreviations: { flags: "--no-abbreviations", kind: "flag" },
  without_letters: { flags: "--without-letters <letters>", kind: "text" },
  without_parts: { flags: "--without-parts <parts>", kind: "text" },
  theme_words: { flags: "--theme-words <n>", kind: "whole", min: 1, max: 50 },
} as const satisfies Record<OptionName, OptionSpec>;

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
