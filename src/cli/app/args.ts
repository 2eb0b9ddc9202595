import { Command, CommanderError, Option } from "commander";
import { type UsageFault, UserError } from "../../core/problem.ts";
import type { HelpMessages, OptionName } from "../../messages/messages.ts";
import { type Call, type CommandSpec } from "./command.ts";
import { helpOf } from "./help.ts";
import { looksLikeBoard, unknownCommand } from "./command_names.ts";
import { OPTIONS } from "./options.ts";

/** What the command line asks for. */
export type Request =
  | {
    readonly kind: "run";
    readonly spec: CommandSpec;
    readonly call: Pick<Call, "args" | "options">;
  }
  | { readonly kind: "show"; readonly text: string };

/** Turns arguments into a request; throws `bad_usage`. The only file that knows commander. */
export function parseArgs(
  args: readonly string[],
  commands: readonly CommandSpec[],
  t: HelpMessages,
): Request {
  const help = (spec: CommandSpec) => helpOf(spec, commands, t);
  let request: Request | undefined;
  let shown = "";
  const { program, byTopic } = build(named(commands, args), help, (spec, given, command) => {
    request = { kind: "run", spec, call: { args: given, options: readOptions(spec, command) } };
  });
  const show = (text: string) => shown += text;
  for (const command of byTopic.values()) {
    command.exitOverride().configureOutput({ writeOut: show, writeErr: show });
  }
  try {
    program.parse(args as string[], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (!error.code.startsWith("commander.help")) {
      throw new UserError({ kind: "bad_usage", fault: faultOf(error, args) });
    }
  }
  return request ?? { kind: "show", text: shown };
}

/**
 * The commands that these arguments can be about, a group before its members: those they name, and
 * the members of a group they name. Making the rest would take longer than anything else on the way
 * to an answer.
 */
function named(commands: readonly CommandSpec[], args: readonly string[]): Named[] {
  return commands.flatMap((spec) => {
    const words = spec.topic.split(" ");
    const isWhole = spec.topic === "itbee" || words.every((word) => args.includes(word));
    const isListed = args.includes(words[0]!);
    return isWhole || isListed ? [{ spec, isWhole }] : [];
  });
}

interface Named {
  readonly spec: CommandSpec;
  /** Whether it may be the one meant; of the others only the names are known. */
  readonly isWhole: boolean;
}

type Chosen = (spec: CommandSpec, args: string[], command: Command) => void;

function build(commands: readonly Named[], help: (spec: CommandSpec) => string, chosen: Chosen) {
  const byTopic = new Map<string, Command>();
  const root = new Command("itbee");
  for (const { spec, isWhole } of commands) {
    const words = spec.topic.split(" ");
    const parent = byTopic.get(words.slice(0, -1).join(" ")) ?? byTopic.get("itbee");
    const command = parent?.command(words.at(-1)!) ?? root;
    byTopic.set(spec.topic, command);
    command.helpInformation = () => help(spec);
    if (!isWhole) continue;
    command.helpCommand(false);
    if (spec.args !== "") command.arguments(spec.args);
    if (spec.run) {
      // commander calls with each argument, then the options, then the command.
      command.action((...given: unknown[]) => {
        const args = given.slice(0, -2).flat().filter((arg) => arg !== undefined);
        chosen(spec, args as string[], command);
      });
    }
    for (const name of spec.options) {
      command.addOption(new Option(OPTIONS[name].flags));
    }
  }
  const program = byTopic.get("itbee")!;
  program.option("-V, --version");
  return { program, byTopic };
}

/** The options given on the command line, read by their own table row. */
function readOptions(spec: CommandSpec, command: Command): Call["options"] {
  const values: Partial<Record<OptionName, unknown>> = {};
  refuseForeign(spec, command);
  for (const name of spec.options) {
    const { flags, allowed, read } = OPTIONS[name];
    const option = new Option(flags);
    const given = givenValue(option, command);
    if (given === undefined) continue;
    const value = typeof given === "string" ? read(given) : true;
    if (value === undefined) {
      const fault = {
        kind: "bad_value",
        option: option.long!,
        text: String(given),
        allowed,
      } as const;
      throw new UserError({ kind: "bad_usage", fault });
    }
    values[name] = value;
  }
  return values as Call["options"];
}

/** The root's own options are its to take wherever they stand, so a command asks its parents too. */
function givenValue(option: Option, command: Command): unknown {
  const name = option.attributeName();
  for (let each: Command | null = command; each; each = each.parent) {
    if (each.getOptionValueSource(name) === "cli") return each.getOptionValue(name);
  }
  return undefined;
}

/** What the root would take, but this command has no use for. */
function refuseForeign(spec: CommandSpec, command: Command): void {
  for (let parent = command.parent; parent; parent = parent.parent) {
    for (const option of parent.options) {
      const isGiven = parent.getOptionValueSource(option.attributeName()) === "cli";
      const isOurs = spec.options.some((name) => OPTIONS[name].flags === option.flags);
      if (!isGiven || isOurs) continue;
      const fault = { kind: "unknown_option", text: option.long! } as const;
      throw new UserError({ kind: "bad_usage", fault });
    }
  }
}

/** commander tells what is wrong by code, and of what in quotes. */
function faultOf(error: CommanderError, args: readonly string[]): UsageFault {
  const text = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const guess = /Did you mean (?:one of )?([^,?]+)/.exec(error.message)?.[1];
  switch (error.code) {
    case "commander.unknownOption":
      return { kind: "unknown_option", text, ...(guess && { nearest: guess }) };
    case "commander.unknownCommand":
      return unknownCommand(text, args[args.indexOf(text) - 1] ?? "");
    case "commander.missingArgument":
      return { kind: "missing_argument", text };
    case "commander.optionMissingArgument":
      return { kind: "missing_value", text };
    case "commander.excessArguments": {
      const [, expected, list] = /Expected (\d+) .*?: (.*)\.$/.exec(error.message) ?? [];
      const [first = "", ...rest] = (list ?? "").split(", ");
      const isRoot = args.find((arg) => !arg.startsWith("-")) === first;
      const unknown = unknownCommand(first);
      if (isRoot && (!looksLikeBoard(first) || "nearest" in unknown)) return unknown;
      return { kind: "extra_argument", text: [first, ...rest].slice(Number(expected)).join(" ") };
    }
    default:
      throw error;
  }
}
