import { command, type CommandSpec } from "../command.ts";
import { checkLexicon } from "./lexicon_check.ts";
import { compileLexicon } from "./lexicon_compile.ts";
import { explainWords } from "./lexicon_explain.ts";
import { exportLexicon } from "./lexicon_export.ts";
import { lexiconInfo } from "./lexicon_info.ts";

/** The command table, a group before its members. */
export const COMMANDS: readonly CommandSpec[] = [
  { topic: "itbee", args: "", options: ["lang"] },
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
    options: ["output", "language", "frequencies", "lang"],
    run: compileLexicon,
  }),
];
