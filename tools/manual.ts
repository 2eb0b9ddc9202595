import { COMMANDS } from "../src/cli/app/program.ts";
import type { CommandSpec } from "../src/cli/app/command.ts";
import { OPTIONS } from "../src/cli/app/option_table.ts";
import { VERSION } from "../src/cli/app/version.ts";
import { allMessages } from "../src/messages/mod.ts";

const t = (await allMessages()).en;

const EXITS: readonly (readonly [code: string, meaning: string])[] = [
  ["0", "Done: also after a win, a surrender, or the end of the input."],
  ["1", "A problem of the user's: a file that cannot be read, a word that does not count."],
  ["2", "The command line or a setting is wrong."],
  ["3", "The lexicon or word list cannot be used."],
  ["4", "No puzzle meets the limits."],
  ["130", "Interrupted with Ctrl-C."],
];

/** The manual page `itbee.1`, from the same command table as `--help`. */
export function manualPage(): string {
  const [program, ...rest] = COMMANDS;
  return [
    `.TH ITBEE 1 "" "itbee ${VERSION}" "User Commands"`,
    ".SH NAME",
    `itbee \\- ${escape(plain(t.help.topic.itbee).toLowerCase())}`,
    ".SH SYNOPSIS",
    `.B itbee\n${escape(program!.args)} [\\fIOPTION\\fR]...`,
    ".br",
    ".B itbee\n\\fICOMMAND\\fR [\\fIOPTION\\fR]...",
    ".SH OPTIONS",
    ...optionsOf(program!),
    ".SH COMMANDS",
    ...rest.filter((spec) => spec.run).flatMap((spec) => [
      `.SS "itbee ${escape([spec.topic, spec.args].join(" ").trim())}"`,
      escape(t.help.topic[spec.topic]),
      ...optionsOf(spec),
    ]),
    ".SH EXIT STATUS",
    ...EXITS.flatMap(([code, meaning]) => [".TP", `.B ${code}`, escape(meaning)]),
  ].join("\n") + "\n";
}

function optionsOf(spec: CommandSpec): string[] {
  return spec.options.flatMap((name) => [
    ".TP",
    `.B ${escape(OPTIONS[name].flags)}`,
    escape(t.help.option[name]),
  ]);
}

/** Hyphens that are typed, backslashes, and lines that roff would take for its own. */
function escape(text: string): string {
  return text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replace(/^(['.])/gm, "\\&$1");
}

function plain(text: string): string {
  return text.replace(/\.$/, "");
}
