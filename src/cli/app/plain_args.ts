import type { OptionName } from "../../messages/messages.ts";
import type { Request } from "./args.ts";
import type { CommandSpec } from "./command.ts";
import { OPTIONS } from "./options.ts";

/**
 * The request of a command line with nothing wrong or unusual about it, by the same table and as
 * commander reads it, without loading commander: that takes as long as drawing a board. `undefined`
 * for all others, help and mistakes above all: `parseArgs` knows what to say.
 */
export function plainRequest(
  args: readonly string[],
  commands: readonly CommandSpec[],
): Request | undefined {
  const operands: string[] = [];
  const given = new Map<string, string | true>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg.length < 2 || arg[0] !== "-") {
      operands.push(arg);
      continue;
    }
    const [flag, ...rest] = arg.split("=");
    const name = flag!.startsWith("--") ? findOption(flag!) : undefined;
    if (name === undefined) return undefined;
    const { flags } = OPTIONS[name];
    if (flags.includes("...") || flags.includes("[")) return undefined;
    const takesValue = flags.includes("<");
    if (rest.length > 0 && !takesValue) return undefined;
    const value = !takesValue || (rest.length > 0 ? rest.join("=") : args[++i]);
    if (value === undefined) return undefined;
    given.set(name, value);
  }
  const found = findCommand(operands, commands);
  // Before its name only the root's options may stand, and nothing between the words of it.
  const words = found ? operands.length - found.rest.length : 0;
  const start = words > 0 ? args.indexOf(operands[0]!) : 0;
  if (words === 2 && args[start + 1] !== operands[1]) return undefined;
  const early = args.slice(0, start).filter((arg) => arg.startsWith("-"));
  const isRoots = (arg: string) => commands[0]!.options.includes(findOption(arg.split("=")[0]!)!);
  if (!early.every(isRoots)) return undefined;
  if (!found?.spec.run || !hasRoom(found.spec.args, found.rest.length)) return undefined;
  const options = valuesOf(found.spec, given);
  return options && { kind: "run", spec: found.spec, call: { args: found.rest, options } };
}

/** The command that the first words name; without any, the first of the table. */
function findCommand(words: readonly string[], commands: readonly CommandSpec[]) {
  for (const length of [2, 1]) {
    const topic = words.slice(0, length).join(" ");
    const spec = words.length >= length && topic !== "itbee" &&
      commands.find((it) => it.topic === topic);
    if (spec) return { spec, rest: words.slice(length) };
  }
  return commands[0] && { spec: commands[0], rest: [...words] };
}

/** Whether a command that takes `<a> [b] <c...>` takes so many arguments. */
function hasRoom(args: string, count: number): boolean {
  const wanted = args.split(" ").filter((arg) => arg !== "");
  const least = wanted.filter((arg) => arg.startsWith("<")).length;
  return count >= least && (count <= wanted.length || args.includes("..."));
}

function findOption(flag: string): OptionName | undefined {
  const names = Object.keys(OPTIONS) as OptionName[];
  return names.find((name) => OPTIONS[name].flags.split(/[ ,]+/).includes(flag));
}

/** `undefined` when one is not the command's, or not allowed. */
function valuesOf(spec: CommandSpec, given: ReadonlyMap<string, string | true>) {
  const values: Partial<Record<OptionName, unknown>> = {};
  for (const name of spec.options) {
    const text = given.get(name);
    if (text === undefined) continue;
    const value = text === true ? true : OPTIONS[name].read(text);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return Object.keys(values).length === given.size
    ? values as Extract<Request, { kind: "run" }>["call"]["options"]
    : undefined;
}
