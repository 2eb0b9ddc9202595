import type { HelpMessages } from "../../messages/messages.ts";
import type { CommandSpec } from "./command.ts";
import { wrap } from "../text/layout.ts";
import { OPTIONS } from "./option_table.ts";

const WIDTH = 80;

/** The `--help` of a command. */
export function helpOf(
  { topic, args, options }: CommandSpec,
  commands: readonly CommandSpec[],
  { help }: HelpMessages,
): string {
  const isRoot = topic === "itbee";
  const members = commands.filter(({ topic: other }) =>
    other !== "itbee" && (isRoot ? !other.includes(" ") : other.startsWith(topic + " "))
  );
  const { title } = help;
  const usage = [
    title.usage,
    isRoot ? topic : `itbee ${topic}`,
    title.placeholder.options,
    members.length > 0 ? title.placeholder.command : "",
    args,
  ];
  const optionRows: Row[] = options.map((name) => [OPTIONS[name].flags, help.option[name]]);
  if (isRoot) optionRows.push(["-V, --version", help.versionOption]);
  optionRows.push(["-h, --help", help.helpOption]);
  const memberRows = members.map(({ topic: other }): Row => [
    other.split(" ").at(-1)!,
    help.topic[other].replace(/\.$/, ""),
  ]);
  const first = Math.max(...[...optionRows, ...memberRows].map(([term]) => term.length));
  const rowLines = ([term, about]: Row) => wrap(`  ${term.padEnd(first)}  ${about}`, WIDTH);
  const listed = (name: string, rows: readonly Row[]) =>
    rows.length === 0 ? [] : ["", name, ...rows.flatMap(rowLines)];
  return [
    usage.filter((part) => part !== "").join(" "),
    "",
    ...wrap(help.topic[topic], WIDTH),
    ...listed(title.options, optionRows),
    ...listed(title.commands, memberRows),
    ...(isRoot ? ["", help.more] : []),
  ].join("\n");
}

type Row = readonly [term: string, about: string];
