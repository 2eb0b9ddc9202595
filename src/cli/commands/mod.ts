import { command, type CommandSpec } from "../command.ts";
import { generateBoards, showAtlas, solveBoard } from "./bee_tools.ts";
import { BITES_GENERATE_OPTIONS, generateTiles } from "./bites_generate.ts";
import { BITES_PLAY_OPTIONS, playBites } from "./bites_play.ts";
import { BITES_SOLVE_OPTIONS, solveTiles } from "./bites_solve.ts";
import { GENERATE_OPTIONS, generateGrids } from "./grid_generate.ts";
import { GRID_PLAY_OPTIONS, playGridGame } from "./grid_play.ts";
import {
  DEMO_OPTIONS,
  demoGrid,
  showGridStats,
  SOLVE_OPTIONS,
  solveGridBoard,
  STATS_OPTIONS,
} from "./grid_tools.ts";
import { showLanguages } from "./languages.ts";
import { initConfig, showConfig, showConfigPath } from "./config.ts";
import { checkLexicon } from "./lexicon_check.ts";
import { compileLexicon } from "./lexicon_compile.ts";
import { explainWords } from "./lexicon_explain.ts";
import { exportLexicon } from "./lexicon_export.ts";
import { lexiconInfo } from "./lexicon_info.ts";
import { PLAY_OPTIONS, playBee, playDaily, playRoot, resumeSession } from "./play.ts";
import {
  deleteSession,
  exportAll,
  importAll,
  listSessions,
  showSession,
  showStats,
} from "./sessions.ts";

/** The command table, a group before its members. */
export const COMMANDS: readonly CommandSpec[] = [
  command({ topic: "itbee", args: "[board]", options: PLAY_OPTIONS, run: playRoot }),
  command({ topic: "play", args: "[board]", options: PLAY_OPTIONS, run: playBee }),
  command({ topic: "daily", args: "[date]", options: PLAY_OPTIONS, run: playDaily }),
  { topic: "bee", args: "", options: [] },
  command({
    topic: "bee solve",
    args: "<board>",
    options: ["level", "min_len", "dictionary", "json", "lang", "data_path"],
    run: solveBoard,
  }),
  command({
    topic: "bee generate",
    args: "",
    options: [
      "seed",
      "count",
      "level",
      "words",
      "min_len",
      "dictionary",
      "json",
      "verbose",
      "lang",
      "data_path",
    ],
    run: generateBoards,
  }),
  command({
    topic: "bee atlas",
    args: "",
    options: [
      "level",
      "words",
      "min_len",
      "no_limits",
      "limit",
      "dictionary",
      "json",
      "lang",
      "data_path",
    ],
    run: showAtlas,
  }),
  { topic: "bites", args: "", options: [] },
  command({
    topic: "bites solve",
    args: "[tiles]",
    options: BITES_SOLVE_OPTIONS,
    run: solveTiles,
  }),
  command({
    topic: "bites generate",
    args: "",
    options: BITES_GENERATE_OPTIONS,
    run: generateTiles,
  }),
  command({ topic: "bites play", args: "[tiles]", options: BITES_PLAY_OPTIONS, run: playBites }),
  { topic: "grid", args: "", options: [] },
  command({
    topic: "grid play",
    args: "[puzzle...]",
    options: GRID_PLAY_OPTIONS,
    run: playGridGame,
  }),
  command({
    topic: "grid solve",
    args: "[puzzle...]",
    options: SOLVE_OPTIONS,
    run: solveGridBoard,
  }),
  command({ topic: "grid demo", args: "", options: DEMO_OPTIONS, run: demoGrid }),
  command({ topic: "grid generate", args: "", options: GENERATE_OPTIONS, run: generateGrids }),
  command({
    topic: "grid stats",
    args: "[puzzle...]",
    options: STATS_OPTIONS,
    run: showGridStats,
  }),
  command({
    topic: "languages",
    args: "[code]",
    options: ["json", "lang", "data_path"],
    run: showLanguages,
  }),
  { topic: "sessions", args: "", options: [] },
  command({
    topic: "sessions list",
    args: "",
    options: ["all", "json", "lang", "data_path"],
    run: listSessions,
  }),
  command({
    topic: "sessions show",
    args: "<id>",
    options: ["json", "lang", "data_path"],
    run: showSession,
  }),
  command({ topic: "sessions resume", args: "<id>", options: PLAY_OPTIONS, run: resumeSession }),
  command({
    topic: "sessions delete",
    args: "<id>",
    options: ["yes", "lang", "data_path"],
    run: deleteSession,
  }),
  command({
    topic: "sessions export",
    args: "",
    options: ["output", "lang", "data_path"],
    run: exportAll,
  }),
  command({
    topic: "sessions import",
    args: "<file>",
    options: ["lang", "data_path"],
    run: importAll,
  }),
  command({
    topic: "stats",
    args: "[game]",
    options: ["json", "export", "import", "lang", "data_path"],
    run: showStats,
  }),
  { topic: "config", args: "", options: [] },
  command({
    topic: "config show",
    args: "",
    options: ["json", "lang", "data_path"],
    run: showConfig,
  }),
  command({
    topic: "config init",
    args: "",
    options: ["output", "lang", "data_path"],
    run: initConfig,
  }),
  command({ topic: "config path", args: "", options: ["lang", "data_path"], run: showConfigPath }),
  { topic: "lexicon", args: "", options: [] },
  command({
    topic: "lexicon info",
    args: "",
    options: ["dictionary", "json", "lang"],
    run: lexiconInfo,
  }),
  command({
    topic: "lexicon explain",
    args: "<words...>",
    options: ["dictionary", "min_zipf", "json", "lang"],
    run: explainWords,
  }),
  command({
    topic: "lexicon check",
    args: "[file]",
    options: ["json", "lang"],
    run: checkLexicon,
  }),
  command({
    topic: "lexicon export",
    args: "",
    options: ["core", "min_zipf", "export_format", "output", "dictionary", "lang"],
    run: exportLexicon,
  }),
  command({
    topic: "lexicon compile",
    args: "<list>",
    options: ["output", "language", "frequencies", "lang", "data_path"],
    run: compileLexicon,
  }),
];
