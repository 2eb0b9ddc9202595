import { type UsageFault, UserError } from "../../core/problem.ts";
import type { GameName } from "../../games/mod.ts";
import { COMMAND_WORDS, type ProgramWord, programWords } from "../../messages/mod.ts";
import type { Call, CommandSpec } from "./command.ts";
import { looksLikeBoard, unknownCommand } from "./command_names.ts";
import type { Line } from "./given_options.ts";

/** What the command line asks for. */
export type Request =
  | {
    readonly kind: "run";
    readonly spec: CommandSpec;
    readonly call: Pick<Call, "args" | "options">;
  }
  | { readonly kind: "help"; readonly spec: CommandSpec }
  | { readonly kind: "version" };

/**
 * Turns arguments into a request, by the tables of commands and options; throws `bad_usage`. The
 * tables leave little to do, and a package takes longer to load than this.
 */
export async function parseArgs(
  args: readonly string[],
  commands: readonly CommandSpec[],
): Promise<Request> {
  // Many commands are given no option, and the table of all options takes long to load.
  const { readLine, readOptions } = args.some((arg) => arg.startsWith("-"))
    ? await import("./given_options.ts")
    : NO_OPTIONS;
  const line = readLine(args);
  const { spec: named, rest } = findCommand(line, commands);
  const asksHelp = line.given.some(({ flag }) => flag === "-h" || flag === "--help");
  const spec = asksHelp || rest.length > 0 ? named : meantAlone(named, commands);
  const isRoot = spec === commands[0];
  const asksVersion = line.given.some(({ flag }) => flag === "-V" || flag === "--version");
  if (asksHelp) return { kind: "help", spec };
  if (isRoot && asksVersion) return { kind: "version" };
  // A group only shows its help, but takes the root's options: --lang may come with it.
  const options = readOptions(spec.run ? spec : { ...spec, options: commands[0]!.options }, line);
  if (!spec.run) {
    if (rest.length > 0) fail(unknownCommand(rest[0]!, topicsOf(commands), spec.topic));
    return { kind: "help", spec };
  }
  return { kind: "run", spec, call: { args: readArguments(spec, rest, commands), options } };
}

/** Reads a line without options. */
const NO_OPTIONS = {
  readLine: (words: readonly string[]): Line => ({ words, plain: words.length, given: [] }),
  readOptions: (): Call["options"] => ({}),
};

/** `itbee grid` plays the grid. */
function meantAlone(spec: CommandSpec, commands: readonly CommandSpec[]): CommandSpec {
  return commands.find(({ topic }) => topic === spec.alone) ?? spec;
}

/** The longest name of a command at the front; without any, the first of the table. */
function findCommand({ words, plain }: Line, commands: readonly CommandSpec[]) {
  const typed = words.slice(0, plain);
  for (const length of [2, 1]) {
    const spec = typed.length >= length && commands.find(({ topic }) => {
      const names = topic.split(" ");
      return topic !== "itbee" && names.length === length &&
        names.every((name, i) => isNamed(name, typed[i]!));
    });
    if (spec) return { spec, rest: words.slice(length) };
  }
  return { spec: commands[0]!, rest: words };
}

/** Whether this word of a command was typed, in any language. */
function isNamed(name: string, typed: string): boolean {
  return programWords(name as ProgramWord).includes(typed);
}

/** The arguments, if they fit `<a> [b] <c...>`. */
function readArguments(
  spec: CommandSpec,
  words: readonly string[],
  commands: readonly CommandSpec[],
): string[] {
  const wanted = spec.args.split(" ").filter((arg) => arg !== "");
  const missing = wanted.slice(words.length).find((arg) => arg.startsWith("<"));
  if (missing) fail({ kind: "missing_argument", text: missing.replaceAll(/[<>.]/g, "") });
  const extra = spec.args.includes("...") ? [] : words.slice(wanted.length);
  if (extra.length > 0) {
    const topics = topicsOf(commands);
    const unknown = unknownCommand(words[0]!, topics);
    const isBoard = looksLikeBoard(words[0]!, topics) && !("nearest" in unknown);
    if (spec === commands[0] && !isBoard) fail(unknown);
    fail({ kind: "extra_argument", text: extra.join(" ") });
  }
  // A game may be named in any language, as in a command.
  return words.map((word, i) => wanted[i] === "[game]" ? gameMeant(word) : word);
}

function topicsOf(commands: readonly CommandSpec[]): readonly string[] {
  return commands.map(({ topic }) => topic);
}

function gameMeant(text: string): string {
  const { game } = COMMAND_WORDS;
  return (Object.keys(game) as GameName[]).find((name) => game[name].includes(text)) ?? text;
}

function fail(fault: UsageFault): never {
  throw new UserError({ kind: "bad_usage", fault });
}
