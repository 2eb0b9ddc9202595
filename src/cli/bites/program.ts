import type { Bites } from "../../games/bites/mod.ts";
import { command, type CommandSpec, tool } from "../app/command.ts";
import { DAILY_OPTIONS, DISPLAY_OPTIONS, WORD_OPTIONS } from "../app/options.ts";
import type { TerminalGame } from "../app/terminal_game.ts";

/** What bites takes when it is played. */
const BITES_PLAY_OPTIONS = [
  "new",
  "seed",
  "difficulty",
  "level",
  "words",
  "minutes",
  "no_timer",
  ...WORD_OPTIONS,
  ...DISPLAY_OPTIONS,
  "dump_board",
  "json",
  "verbose",
] as const;

export const BITES_GENERATE_OPTIONS = [
  "seed",
  "count",
  "difficulty",
  "level",
  "words",
  ...WORD_OPTIONS,
  "json",
  "verbose",
  "lang",
  "data_path",
] as const;

export const BITES_SOLVE_OPTIONS = [
  "single",
  "horizontal",
  "vertical",
  "max_horizontal_length",
  "max_vertical_length",
  "min_length",
  "only_direction",
  "top",
  "all_words",
  "show_tiles",
  ...WORD_OPTIONS,
  "json",
  "lang",
] as const;

/** Its commands, the group before its members. Each is loaded when it is run. */
const PROGRAM: readonly CommandSpec[] = [
  { topic: "bites", args: "", options: [], alone: "bites play" },
  tool({
    topic: "bites solve",
    args: "[tiles]",
    options: BITES_SOLVE_OPTIONS,
    speaksOf: ["bites"],
    run: async (call) => (await import("./solve.ts")).solveTiles(call),
  }),
  command({
    topic: "bites generate",
    args: "",
    options: BITES_GENERATE_OPTIONS,
    run: async (call) => (await import("./generate.ts")).generateTiles(call),
  }),
  command({
    topic: "bites play",
    args: "[tiles]",
    options: BITES_PLAY_OPTIONS,
    run: async (call) => {
      const { bitesView } = await import("./view.ts");
      return await (await import("../app/start_game.ts")).playUsual(call, bitesView);
    },
  }),
  command({
    topic: "bites daily",
    args: "[date]",
    options: DAILY_OPTIONS,
    run: async (call) => {
      const { bitesView } = await import("./view.ts");
      return await (await import("../app/start_game.ts")).playDailyOf(call, bitesView);
    },
  }),
];

export const bitesTerminal: TerminalGame<Bites> = {
  program: PROGRAM,
  daily: ["bites", "daily"],
  fresh: ({ level, words }) => ["bites", "play", "--new", "--level", level, ...words],
  view: async () => (await import("./view.ts")).bitesView,
};
