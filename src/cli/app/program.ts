import { command, type CommandSpec } from "./command.ts";
import { GAMES } from "./games.ts";
import { PLAY_OPTIONS } from "./options.ts";

/** The command table, a group before its members. A command is loaded when it is run. */
export const COMMANDS: readonly CommandSpec[] = [
  ...Object.values(GAMES).flatMap(({ program }) => program),
  { topic: "sessions", args: "", options: [] },
  command({
    topic: "sessions list",
    args: "",
    options: ["all", "json", "lang", "data_path"],
    run: async (call) => (await import("../sessions.ts")).listSessions(call),
  }),
  command({
    topic: "sessions show",
    args: "<id>",
    options: ["json", "lang", "data_path"],
    run: async (call) => (await import("../sessions.ts")).showSession(call),
  }),
  command({
    topic: "sessions resume",
    args: "<id>",
    options: PLAY_OPTIONS,
    run: async (call) => (await import("../sessions.ts")).resumeSession(call),
  }),
  command({
    topic: "sessions delete",
    args: "<id>",
    options: ["yes", "lang", "data_path"],
    run: async (call) => (await import("../sessions.ts")).deleteSession(call),
  }),
  command({
    topic: "sessions export",
    args: "",
    options: ["output", "lang", "data_path"],
    run: async (call) => (await import("../sessions.ts")).exportAll(call),
  }),
  command({
    topic: "sessions import",
    args: "<file>",
    options: ["mine", "theirs", "lang", "data_path"],
    run: async (call) => (await import("../sessions.ts")).importAll(call),
  }),
  command({
    topic: "stats",
    args: "[game]",
    options: ["json", "export", "import", "mine", "theirs", "lang", "data_path"],
    run: async (call) => (await import("../sessions.ts")).showStats(call),
  }),
  command({
    topic: "calendar",
    args: "[month]",
    options: ["json", "language", "lang", "data_path"],
    run: async (call) => (await import("../calendar.ts")).showCalendar(call),
  }),
  command({
    topic: "review",
    args: "",
    options: ["anki", "json", "language", "dictionary", "lang", "data_path"],
    run: async (call) => (await import("../review.ts")).reviewWords(call),
  }),
  { topic: "config", args: "", options: [] },
  command({
    topic: "config show",
    args: "",
    options: ["json", "lang", "data_path"],
    run: async (call) => (await import("../config.ts")).showConfig(call),
  }),
  command({
    topic: "config init",
    args: "",
    options: ["output", "lang", "data_path"],
    run: async (call) => (await import("../config.ts")).initConfig(call),
  }),
  command({
    topic: "config path",
    args: "",
    options: ["lang", "data_path"],
    run: async (call) => (await import("../config.ts")).showConfigPath(call),
  }),
  { topic: "lexicon", args: "", options: [] },
  command({
    topic: "lexicon info",
    args: "",
    options: ["language", "dictionary", "json", "lang"],
    run: async (call) => (await import("../lexicon/info.ts")).lexiconInfo(call),
  }),
  command({
    topic: "lexicon explain",
    args: "<words...>",
    options: ["language", "dictionary", "min_zipf", "json", "lang", "data_path"],
    run: async (call) => (await import("../lexicon/explain.ts")).explainWords(call),
  }),
  command({
    topic: "lexicon check",
    args: "[file]",
    options: ["language", "json", "lang"],
    run: async (call) => (await import("../lexicon/check.ts")).checkLexicon(call),
  }),
  command({
    topic: "lexicon export",
    args: "",
    options: ["core", "min_zipf", "export_format", "output", "language", "dictionary", "lang"],
    run: async (call) => (await import("../lexicon/export.ts")).exportLexicon(call),
  }),
  command({
    topic: "lexicon compile",
    args: "<list>",
    options: ["output", "language", "frequencies", "lang", "data_path"],
    run: async (call) => (await import("../lexicon/compile.ts")).compileLexicon(call),
  }),
  command({
    topic: "lexicon add",
    args: "<words...>",
    options: ["reason", "language", "lang", "data_path"],
    run: async (call) => (await import("../lexicon/own.ts")).addOwn(call),
  }),
  command({
    topic: "lexicon remove",
    args: "<words...>",
    options: ["reason", "language", "lang", "data_path"],
    run: async (call) => (await import("../lexicon/own.ts")).removeOwn(call),
  }),
  command({
    topic: "lexicon mine",
    args: "",
    options: ["json", "lang", "data_path"],
    run: async (call) => (await import("../lexicon/own.ts")).showOwn(call),
  }),
  command({
    topic: "completions",
    args: "<bash|zsh|fish>",
    options: ["lang"],
    run: async (call) => (await import("./completions_command.ts")).showCompletions(call),
  }),
  command({
    topic: "web",
    args: "",
    options: ["port", "lang", "data_path"],
    run: async (call) => (await import("../web.ts")).serveWeb(call),
  }),
];
