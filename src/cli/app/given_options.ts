import { type UsageFault, UserError } from "../../core/problem.ts";
import { nearest } from "../../core/text.ts";
import { type OptionName, valueMeant } from "../../messages/mod.ts";
import type { Call, CommandSpec } from "./command.ts";
import { allowedFor, readValue } from "./option_kinds.ts";
import { OPTIONS } from "./option_table.ts";

/** An option as it was typed, and the value that came with it. */
export interface Given {
  /** `--seed`, `-o`. */
  readonly flag: string;
  readonly value: string | undefined;
}

/** The command line, before we know the command. */
export interface Line {
  readonly words: readonly string[];
  /** How many of the words can name a command: those before `--`, or all if it is the first. */
  readonly plain: number;
  readonly given: readonly Given[];
}

/** Tells the words of a command line from its options; throws `bad_usage`. */
export function readLine(args: readonly string[]): Line {
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

/** The options given, each read by its row of the table; throws `bad_usage`. */
export function readOptions(spec: CommandSpec, { given }: Line): Call["options"] {
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
