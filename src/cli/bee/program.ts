import type { Bee } from "../../games/bee/mod.ts";
import { command, type CommandSpec, tool } from "../app/command.ts";
import { PLAY_OPTIONS, WORD_OPTIONS } from "../app/options.ts";
import type { TerminalGame } from "../app/terminal_game.ts";

/** Its commands, the group before its members. Each is loaded when it is run. */
const PROGRAM: readonly CommandSpec[] = [
  command({
    topic: "itbee",
    args: "[board]",
    options: [...PLAY_OPTIONS, "difficulty"],
    speaksOf: ["bee"],
    run: async (call) => (await import("./play.ts")).playRoot(call),
  }),
  command({
    topic: "play",
    args: "[board]",
    options: [...PLAY_OPTIONS, "difficulty"],
    speaksOf: ["bee"],
    run: async (call) => (await import("./play.ts")).playBee(call),
  }),
  command({
    topic: "daily",
    args: "[date]",
    options: PLAY_OPTIONS,
    speaksOf: ["bee"],
    run: async (call) => (await import("./play.ts")).playDaily(call),
  }),
  { topic: "bee", args: "", options: [], alone: "play" },
  tool({
    topic: "bee solve",
    args: "<board>",
    options: [
      "level",
      "min_len",
      ...WORD_OPTIONS,
      "json",
      "lang",
      "data_path",
    ],
    speaksOf: ["bee"],
    run: async (call) => (await import("./tools.ts")).solveBoard(call),
  }),
  command({
    topic: "bee generate",
    args: "",
    options: [
      "seed",
      "count",
      "difficulty",
      "level",
      "words",
      "min_len",
      ...WORD_OPTIONS,
      "json",
      "verbose",
      "lang",
      "data_path",
    ],
    speaksOf: ["bee"],
    run: async (call) => (await import("./tools.ts")).generateBoards(call),
  }),
  tool({
    topic: "bee atlas",
    args: "",
    options: [
      "level",
      "words",
      "min_len",
      "no_limits",
      "limit",
      ...WORD_OPTIONS,
      "json",
      "lang",
      "data_path",
    ],
    speaksOf: ["bee"],
    run: async (call) => (await import("./atlas.ts")).showAtlas(call),
  }),
];

export const beeTerminal: TerminalGame<Bee> = {
  program: PROGRAM,
  daily: ["daily"],
  fresh: ({ level, words }) => ["play", "--new", "--level", level, ...words],
  view: async () => (await import("./view.ts")).beeView,
};
