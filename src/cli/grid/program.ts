import type { Grid } from "../../games/grid/mod.ts";
import { command, type CommandSpec, tool } from "../app/command.ts";
import { DAILY_OPTIONS, DISPLAY_OPTIONS, WORD_OPTIONS } from "../app/options.ts";
import type { TerminalGame } from "../app/terminal_game.ts";

/** By which rules and with which words. */
const GRID_RULE_OPTIONS = [
  "rules",
  "rules_file",
  "reuse",
  "least_length",
  ...WORD_OPTIONS,
  "json",
] as const;

/** What every command of the grid takes. */
export const GRID_OPTIONS = [...GRID_RULE_OPTIONS, "lang", "data_path"] as const;

/** What makes a board. */
export const GRID_BOARD_OPTIONS = [
  "size",
  "rows",
  "cols",
  "seed",
  "difficulty",
  "min_words",
  "min_longest",
  "min_vowels",
  "attempts",
  "must",
  "theme",
  "theme_words",
  "best",
] as const;

/** How a solved board is shown, and with what. */
export const GRID_DEMO_OPTIONS = [
  "sort",
  "reverse",
  "first_words",
  "draw",
  "heat",
  "quiet",
  ...GRID_OPTIONS,
] as const;

export const GRID_SOLVE_OPTIONS = ["board", ...GRID_DEMO_OPTIONS] as const;

export const GRID_STATS_OPTIONS = ["board", ...GRID_OPTIONS] as const;

export const GRID_GENERATE_OPTIONS = [
  ...GRID_BOARD_OPTIONS,
  "count",
  "output",
  "quiet",
  ...GRID_OPTIONS,
] as const;

export const GRID_PLAY_OPTIONS = [
  "new",
  "fit",
  "minutes",
  "no_timer",
  "board",
  "from",
  ...GRID_BOARD_OPTIONS,
  ...GRID_RULE_OPTIONS,
  ...DISPLAY_OPTIONS,
  "dump_board",
] as const;

/** Its commands, the group before its members. Each is loaded when it is run. */
const PROGRAM: readonly CommandSpec[] = [
  { topic: "grid", args: "", options: [], alone: "grid play" },
  command({
    topic: "grid play",
    args: "[puzzle...]",
    options: GRID_PLAY_OPTIONS,
    run: async (call) => (await import("./play.ts")).playGridGame(call),
  }),
  command({
    topic: "grid daily",
    args: "[date]",
    options: DAILY_OPTIONS,
    run: async (call) => {
      const { gridView } = await import("./view.ts");
      return await (await import("../app/start_game.ts")).playDailyOf(call, gridView);
    },
  }),
  tool({
    topic: "grid solve",
    args: "[puzzle...]",
    options: GRID_SOLVE_OPTIONS,
    speaksOf: ["grid"],
    run: async (call) => (await import("./solve.ts")).solveGridBoard(call),
  }),
  tool({
    topic: "grid demo",
    args: "",
    options: GRID_DEMO_OPTIONS,
    speaksOf: ["grid"],
    run: async (call) => (await import("./solve.ts")).demoGrid(call),
  }),
  command({
    topic: "grid generate",
    args: "",
    options: GRID_GENERATE_OPTIONS,
    run: async (call) => (await import("./generate.ts")).generateGrids(call),
  }),
  tool({
    topic: "grid stats",
    args: "[puzzle...]",
    options: GRID_STATS_OPTIONS,
    speaksOf: ["grid"],
    run: async (call) => (await import("./stats.ts")).showGridStats(call),
  }),
  command({
    topic: "languages",
    args: "[code]",
    options: ["json", "lang", "data_path"],
    run: async (call) => (await import("../languages.ts")).showLanguages(call),
  }),
];

export const gridTerminal: TerminalGame<Grid> = {
  program: PROGRAM,
  daily: ["grid", "daily"],
  fresh: ({ level, rules, words }) => [
    ...["grid", "play", "--new", "--rules", rules],
    ...(level === "auto" ? ["--level", level] : []),
    ...words,
  ],
  async boards(call) {
    const { openGrid } = await import("./grid_setup.ts");
    const { gridBoards } = await import("../../play/grid/boards.ts");
    return gridBoards((await openGrid(call)).rules);
  },
  view: async () => (await import("./view.ts")).gridView,
};
