import type { Crossword } from "../../games/crossword/mod.ts";
import { command, type CommandSpec } from "../app/command.ts";
import { DAILY_OPTIONS, DISPLAY_OPTIONS, WORD_OPTIONS } from "../app/options.ts";
import type { TerminalGame } from "../app/terminal_game.ts";

/** What a new crossword may be asked to be. */
export const CROSSWORD_MAKER_OPTIONS = [
  "crossword_size",
  "template",
  "fill",
  "density",
  "difficulty",
  "theme",
  "must",
  "ban",
  "clues",
  "clue_endpoint",
] as const;

export const CROSSWORD_GENERATE_OPTIONS = [
  ...CROSSWORD_MAKER_OPTIONS,
  "list_candidates",
  "seed",
  "crossword_format",
  "solution",
  "output",
  "json",
  ...WORD_OPTIONS,
  "verbose",
  "lang",
  "data_path",
] as const;

export const CROSSWORD_PLAY_OPTIONS = [
  "new",
  "fit",
  "seed",
  ...CROSSWORD_MAKER_OPTIONS,
  ...WORD_OPTIONS,
  ...DISPLAY_OPTIONS,
  "json",
  "verbose",
] as const;

export const CROSSWORD_PRINT_OPTIONS = [
  "crossword_format",
  "solution",
  "output",
  "json",
  "clues",
  "clue_endpoint",
  "difficulty",
  ...WORD_OPTIONS,
  "lang",
] as const;

export const CROSSWORD_VERIFY_OPTIONS = [
  "difficulty",
  "theme",
  ...WORD_OPTIONS,
  "json",
  "lang",
  "data_path",
] as const;

export const CROSSWORD_THEMES_OPTIONS = [
  "gemini",
  "theme_level",
  "clue_endpoint",
  "language",
  "dictionary",
  "lexicon_strategy",
  "json",
  "lang",
  "data_path",
] as const;

/** Its commands, the group before its members. Each is loaded when it is run. */
const PROGRAM: readonly CommandSpec[] = [
  { topic: "crossword", args: "", options: [], alone: "crossword play" },
  command({
    topic: "crossword play",
    args: "[puzzle]",
    options: CROSSWORD_PLAY_OPTIONS,
    run: async (call) => (await import("./play.ts")).playCrosswords(call),
  }),
  command({
    topic: "crossword daily",
    args: "[date]",
    options: DAILY_OPTIONS,
    run: async (call) => (await import("./play.ts")).playCrosswordDaily(call),
  }),
  command({
    topic: "crossword generate",
    args: "",
    options: CROSSWORD_GENERATE_OPTIONS,
    speaksOf: ["crossword"],
    run: async (call) => (await import("./generate.ts")).generateCrosswords(call),
  }),
  command({
    topic: "crossword print",
    args: "<file>",
    options: CROSSWORD_PRINT_OPTIONS,
    run: async (call) => (await import("./print.ts")).printCrossword(call),
  }),
  command({
    topic: "crossword verify",
    args: "<file>",
    options: CROSSWORD_VERIFY_OPTIONS,
    run: async (call) => (await import("./verify.ts")).verifyFile(call),
  }),
  command({
    topic: "crossword templates",
    args: "[name]",
    options: ["json", "lang", "data_path"],
    run: async (call) => (await import("./lists.ts")).listTemplates(call),
  }),
  command({
    topic: "crossword themes",
    args: "[name]",
    options: CROSSWORD_THEMES_OPTIONS,
    run: async (call) => {
      const { gemini } = call.options;
      return gemini === undefined
        ? (await import("./lists.ts")).listThemes(call)
        : (await import("./ask_theme.ts")).askForTheme(call, gemini);
    },
  }),
];

export const crosswordTerminal: TerminalGame<Crossword> = {
  program: PROGRAM,
  daily: ["crossword", "daily"],
  // Its words come in three levels.
  fresh: ({ level, words }) => {
    const tier = level === "expert" ? "hard" : level;
    const wish = level === "auto" ? ["--level", level] : ["--difficulty", tier];
    return ["crossword", "play", "--new", ...wish, ...words];
  },
  boardsOfDay: async (call, lexicon, date) =>
    await (await import("./play.ts")).boardsOfDay(call, lexicon, date),
  view: async () => (await import("./view.ts")).crosswordView,
};
