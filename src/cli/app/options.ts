import { TIERS } from "../../core/difficulty.ts";
import { LEVEL_CHOICES } from "../../core/level.ts";
import type { GridSort } from "../../games/grid/order.ts";
import type { RulesName } from "../../games/grid/rules.ts";
import { type OptionName, UI_LANGUAGES } from "../../messages/mod.ts";
import {
  choice,
  clues,
  code,
  decimal,
  duelLength,
  flag,
  maybe,
  type OptionSpec,
  size,
  span,
  square,
  text,
  url,
  whole,
} from "./option_kinds.ts";

// Copies of the grid's and the crossword's, which most commands do not load; a test keeps them equal.
const MAX_SIDE = 128;
const RULES_NAMES: readonly RulesName[] = ["ruzzle", "elzzur", "boggle", "paroliere"];
const CROSSWORD_SIDES = { min: 3, max: 25 };
const DENSITIES = { min: 0.1, max: 0.3 };
const GRID_SORTS: readonly GridSort[] = ["score", "length", "start", "end"];

/** Every option there is; a command lists those it takes. */
export const OPTIONS = {
  all: flag("--all"),
  anki: text("--anki <file>"),
  best_of: duelLength("--best-of <n>"),
  core: flag("--core"),
  count: whole("--count <n>", 1, 100_000),
  data_path: text("--data-path <folder>"),
  dictionary: text("-d, --dictionary <file>"),
  dump_board: text("--dump-board <file>"),
  emoji: flag("--emoji"),
  export: text("--export <file>"),
  export_format: choice("--format <format>", ["text", "tsv", "json"]),
  frequencies: text("--frequencies <file>"),
  import: text("--import <file>"),
  json: flag("--json"),
  lang: choice(`--lang <${UI_LANGUAGES.join("|")}>`, UI_LANGUAGES),
  language: code("-l, --language <xx>"),
  lexicon_strategy: choice("--strategy <strategy>", ["joined", "wordfreq", "morphit"]),
  level: choice("--level <level>", LEVEL_CHOICES),
  fit: choice("--level <auto>", ["auto"] as const),
  limit: whole("--limit <n>", 1, 10_000_000),
  min_len: whole("--min-len <n>", 2, 15),
  min_zipf: decimal("--min-zipf <zipf>", 0, 8.5),
  new: flag("--new"),
  background: choice("--background <auto|dark|light>", ["auto", "dark", "light"]),
  no_color: flag("--no-color"),
  no_mouse: flag("--no-mouse"),
  no_motion: flag("--no-motion"),
  no_limits: flag("--no-limits"),
  output: text("-o, --output <file>"),
  plain: flag("--plain"),
  port: whole("--port <n>", 1, 65_535),
  reason: text("--reason <text>"),
  seed: { ...text("--seed <seed>"), read: (given) => given.normalize("NFC") },
  tty: flag("--tty"),
  verbose: flag("--verbose"),
  words: span("--words <from..to>", 1, 10_000),
  yes: flag("--yes"),
  mine: flag("--mine"),
  theirs: flag("--theirs"),
  all_words: flag("--all"),
  difficulty: choice("--difficulty <tier>", TIERS),
  horizontal: text("--horizontal <tiles>"),
  max_horizontal_length: whole("--max-horizontal-length <n>", 1, 20),
  max_vertical_length: whole("--max-vertical-length <n>", 1, 20),
  min_length: whole("--min-length <n>", 2, 20),
  only_direction: choice("--only-direction <h|v>", ["h", "v"]),
  show_tiles: maybe("--show-tiles [word]"),
  single: text("--single <tiles>"),
  top: whole("--top <n>", 1, 1_000_000),
  vertical: text("--vertical <tiles>"),
  attempts: whole("--attempts <n>", 1, 1_000_000),
  board: text("-b, --board <file>"),
  cols: whole("-c, --cols <n>", 1, MAX_SIDE),
  draw: text("--draw <word>"),
  heat: flag("--heat"),
  least_length: whole("--min-length <n>", 1, 64),
  min_longest: whole("--min-longest <n>", 0, 64),
  min_vowels: whole("--min-vowels <n>", 0, MAX_SIDE * MAX_SIDE),
  min_words: whole("--min-words <n>", 0, 100_000),
  minutes: decimal("--minutes <n>", 0.1, 1_440),
  no_timer: flag("--no-timer"),
  quiet: flag("-q, --quiet"),
  reverse: flag("-R, --reverse"),
  rows: whole("-r, --rows <n>", 1, MAX_SIDE),
  rules: choice("--rules <rules>", RULES_NAMES),
  size: square("--size <n>", 1, MAX_SIDE),
  sort: choice("-s, --sort <order>", GRID_SORTS),
  first_words: whole("--top <n>", 1, 1_000_000),
  ban: text("--ban <words>"),
  fill: text("--fill <grid>"),
  list_candidates: text("--list-candidates <slot>"),
  clue_endpoint: url("--clue-endpoint <url>"),
  clues: clues("--clues <source>"),
  crossword_format: choice("--format <format>", ["text", "json", "ipuz", "svg"]),
  crossword_size: size("--size <9x9>", CROSSWORD_SIDES.min, CROSSWORD_SIDES.max),
  density: decimal("--density <share>", DENSITIES.min, DENSITIES.max),
  solution: flag("--solution"),
  template: text("--template <name>"),
  theme: text("--theme <name>"),
  gemini: text("--gemini <topic>"),
  theme_level: choice("--level <tier>", TIERS),
  best: flag("--best"),
  from: text("--from <file>"),
  must: text("--must <words>"),
  reuse: flag("--reuse"),
  rules_file: text("--rules-file <file>"),
  max_length: whole("--max-length <n>", 1, 64),
  max_vowels: whole("--max-vowels <n>", 1, 20),
  max_consonants: whole("--max-consonants <n>", 1, 20),
  max_repeats: whole("--max-repeats <n>", 1, 20),
  no_abbreviations: flag("--no-abbreviations"),
  without_letters: text("--without-letters <letters>"),
  without_parts: text("--without-parts <parts>"),
  theme_words: whole("--theme-words <n>", 1, 50),
} as const satisfies Record<OptionName, OptionSpec<unknown>>;

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

type Value<N extends OptionName> = (typeof OPTIONS)[N] extends OptionSpec<infer T> ? T : never;

/** What was given for the options a command takes. */
export type Values<N extends OptionName> = { readonly [K in N]?: Value<K> };
