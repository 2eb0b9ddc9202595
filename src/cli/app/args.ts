import { type UsageFault, UserError } from "../../core/problem.ts";
import { nearest } from "../../core/text.ts";
import type { GameName } from "../../games/mod.ts";
import {
  COMMAND_WORDS,
  type OptionName,
  type ProgramWord,
  programWords,
  valueMeant,
} from "../../messages/mod.ts";
import type { Call, CommandSpec } from "./command.ts";
import { looksLikeBoard, unknownCommand } from "./command_names.ts";
import { allowedFor, readValue } from "./option_kinds.ts";
import { OPTIONS } from "./options.ts";

/** What the command line asks for. */
export type Request =
  | {
    readonly kind: "run";
    readonly spec: CommandSpec;
    readonly call: Pick<Call, "args" | "options">;
  }
  | { readonly kind: "help"; readonly spec: CommandSpec }
  | { readonly kind: "version" };

/** An option as it was typed, and the value that came with it. */
interface Given {
  /** `--seed`, `-o`. */
  readonly flag: string;
  readonly value: string | undefined;
}

/** The command line, before we know the command. */
interface Line {
  readonly words: readonly string[];
  /** How many of the words can name a command: those before `--`, or all if it is the first. */
  readonly plain: number;
  readonly given: readonly Given[];
}

/**
 * Turns arguments into a request, by the tables of commands and options; throws `bad_usage`. The
 * tables leave little to do, and a package takes longer to load than this.
 */
export function parseArgs(args: readonly string[], commands: readonly CommandSpec[]): Request {
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

/** `itbee grid` plays the grid. */
function meantAlone(spec: CommandSpec, commands: readonly CommandSpec[]): CommandSpec {
  return commands.find(({ topic }) => topic === spec.alone) ?? spec;
}

function readLine(args: readonly string[]): Line {
  const words: string[] = [];
  const given: Given[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === "--") {
      const all = [...words, ...args.slice(i + 1)];
      return { words: all, plain: words.length || all.length, given };
    }
    if (!arg.startsWith("-") || arg === "-") words.push(arg);
    else {
      for (const { flag, value } of arg.startsWith("--") ? [longOption(arg)] : shortOptions(arg)) {
        const takes = value === undefined ? valueOf(flag) : "nothing";
        const next = args[i + 1];
        const isTaken = takes === "value" ||
          (takes === "perhaps" && next?.startsWith("-") === false);
        if (takes === "value" && next === undefined) fail(missingValue(flag));
        given.push({ flag, value: isTaken ? next : value });
        if (isTaken) i++;
      }
    }
  }
  return { words, plain: words.length, given };
}

/** `--seed`, `--seed=7`. */
function longOption(arg: string): Given {
  const at = arg.indexOf("=");
  if (at < 0) return { flag: arg, value: undefined };
  const flag = arg.slice(0, at);
  if (valueOf(flag) === "nothing" && findNamed(flag)) {
    fail({ kind: "unknown_option", text: arg, nearest: flag });
  }
  return { flag, value: arg.slice(at + 1) };
}

/** `-q`, `-qR`, `-r4`: the first that takes a value takes what is left. */
function shortOptions(arg: string): Given[] {
  const given: Given[] = [];
  for (let i = 1; i < arg.length; i++) {
    const flag = `-${arg[i]}`;
    const isLast = i === arg.length - 1;
    if (!isLast && valueOf(flag) !== "nothing") {
      return [...given, { flag, value: arg.slice(i + 1) }];
    }
    given.push({ flag, value: undefined });
  }
  return given;
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

/** The options given, each read by its row of the table. */
function readOptions(spec: CommandSpec, { given }: Line): Call["options"] {
  const values: Partial<Record<OptionName, unknown>> = {};
  for (const { flag, value: text } of given) {
    const name = spec.options.find((option) => flagsOf(option).includes(flag));
    if (name === undefined) fail(unknownOption(flag, spec));
    const option = OPTIONS[name];
    const allowed = allowedFor(option);
    const plain = text !== undefined && allowed.kind === "one_of"
      ? valueMeant(allowed.values, text) ?? text
      : text;
    const value = plain === undefined ? true : readValue(option, plain);
    if (value === undefined) {
      fail({ kind: "bad_value", option: flagsOf(name).at(-1)!, text: text!, allowed });
    }
    values[name] = value;
  }
  return values as Call["options"];
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

/** Whether a flag takes a value: the same for all options that share it. */
function valueOf(flag: string): "value" | "perhaps" | "nothing" {
  const flags = findNamed(flag)?.flags ?? "";
  return flags.includes("<") ? "value" : flags.includes("[") ? "perhaps" : "nothing";
}

function findNamed(flag: string) {
  const name = (Object.keys(OPTIONS) as OptionName[]).find((it) => flagsOf(it).includes(flag));
  return name && OPTIONS[name];
}

/** `-o` and `--output` of `-o, --output <file>`. */
function flagsOf(name: OptionName): string[] {
  return OPTIONS[name].flags.split(/[ ,]+/).filter((part) => part.startsWith("-"));
}

function unknownOption(flag: string, spec: CommandSpec): UsageFault {
  const known = [...spec.options.flatMap(flagsOf), "--help"].filter((it) => it.startsWith("--"));
  const guess = flag.startsWith("--") ? nearest(flag, known) : undefined;
  return { kind: "unknown_option", text: flag, ...(guess !== undefined && { nearest: guess }) };
}

function missingValue(flag: string): UsageFault {
  return { kind: "missing_value", text: findNamed(flag)!.flags };
}

function fail(fault: UsageFault): never {
  throw new UserError({ kind: "bad_usage", fault });
}
