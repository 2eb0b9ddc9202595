import type { HelpMessages } from "../../messages/mod.ts";
import type { CommandSpec } from "./command.ts";
import { allowedFor } from "./option_kinds.ts";
import { OPTIONS } from "./option_table.ts";

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = typeof SHELLS[number];

/** A script that teaches a shell the command table: static, so completing never starts itbee. */
export function completionScript(
  shell: Shell,
  commands: readonly CommandSpec[],
  t: HelpMessages,
): string {
  return WRITERS[shell](commands.map((spec) => placeOf(spec, commands, t)));
}

/** One command as a shell sees it. */
interface Place {
  /** Without the program's name: `lexicon info`. */
  readonly path: string;
  readonly children: readonly Described[];
  readonly options: readonly Offered[];
}

interface Described {
  readonly name: string;
  readonly about: string;
}

interface Offered extends Described {
  readonly short: string | undefined;
  readonly takes: "nothing" | "file" | "text";
  readonly choices: readonly string[];
}

function placeOf(spec: CommandSpec, commands: readonly CommandSpec[], t: HelpMessages): Place {
  const path = spec.topic === "itbee" ? "" : spec.topic;
  const depth = path === "" ? 1 : path.split(" ").length + 1;
  return {
    path,
    children: [
      ...wordsIn(spec.args),
      ...commands
        .filter(({ topic }) =>
          topic !== "itbee" && topic.split(" ").length === depth &&
          (path === "" || topic.startsWith(path + " "))
        )
        .map(({ topic }) => ({
          name: topic.split(" ").at(-1)!,
          about: t.help.topic[topic].replace(/\.$/, ""),
        })),
    ],
    options: [
      ...spec.options.map((name): Offered => {
        const { flags } = OPTIONS[name];
        const allowed = allowedFor(OPTIONS[name]);
        return {
          name: /--[a-z-]+/.exec(flags)![0],
          short: /^-[a-zA-Z]\b/.exec(flags)?.[0],
          about: t.help.option[name],
          takes: flags.includes("<file") ? "file" : flags.includes("<") ? "text" : "nothing",
          choices: allowed.kind === "one_of" ? allowed.values : [],
        };
      }),
      { name: "--help", short: "-h", about: t.help.helpOption, takes: "nothing", choices: [] },
    ],
  };
}

/** The choices of an argument such as `<bash|zsh|fish>`. */
function wordsIn(args: string): Described[] {
  const [, choices] = /^<(\w+(?:\|\w+)+)>$/.exec(args) ?? [];
  return (choices?.split("|") ?? []).map((name) => ({ name, about: name }));
}

const WRITERS: Readonly<Record<Shell, (places: readonly Place[]) => string>> = { bash, zsh, fish };

function bash(places: readonly Place[]): string {
  const offers = places.map(({ path, children, options }) =>
    `    ${quote(path)}) words=${
      quote([...children.map((it) => it.name), ...options.map((it) => it.name)].join(" "))
    } ;;`
  );
  const values = valued(places).map(([name, choices]) =>
    `    ${name}) COMPREPLY=($(compgen -W ${quote(choices.join(" "))} -- "$cur")); return ;;`
  );
  const files = filed(places);
  return `# itbee completion for bash
_itbee() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} path='' words='' word
  case $prev in
${values.join("\n")}
    ${files.join("|")}) COMPREPLY=($(compgen -f -- "$cur")); return ;;
  esac
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in
      ${pathsOf(places).map(quote).join("|")}) path="\${path:+$path }$word" ;;
    esac
  done
  case $path in
${offers.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _itbee itbee
`;
}

function zsh(places: readonly Place[]): string {
  const offers = places.map(({ path, children, options }) =>
    `    ${quote(path)})
      commands=(${children.map((it) => quote(`${it.name}:${it.about}`)).join(" ")})
      options=(${options.map((it) => quote(`${it.name}:${it.about}`)).join(" ")}) ;;`
  );
  const values = valued(places).map(([name, choices]) =>
    `    ${name}) compadd -- ${choices.map(quote).join(" ")}; return ;;`
  );
  return `#compdef itbee
# itbee completion for zsh
_itbee() {
  local place='' word
  local -a commands options
  case $words[CURRENT-1] in
${values.join("\n")}
    ${filed(places).join("|")}) _files; return ;;
  esac
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${place:+$place }$word" in
      ${pathsOf(places).map(quote).join("|")}) place="\${place:+$place }$word" ;;
    esac
  done
  case $place in
${offers.join("\n")}
  esac
  if [[ $words[CURRENT] == -* ]]; then
    _describe option options
  elif (( $#commands )); then
    _describe command commands
  else
    _files
  fi
}
if [ "$funcstack[1]" = _itbee ]; then _itbee "$@"; else compdef _itbee itbee; fi
`;
}

function fish(places: readonly Place[]): string {
  const lines = ["# itbee completion for fish", FISH_PATH, "complete -c itbee -f"];
  for (const { path, children, options } of places) {
    const here = `-n ${quote(`test (__itbee_path) = ${quote(path)}`)}`;
    for (const { name, about } of children) {
      lines.push(`complete -c itbee ${here} -a ${name} -d ${quote(about)}`);
    }
    for (const { name, short, about, takes, choices } of options) {
      const brief = short === undefined ? "" : ` -s ${short.slice(1)}`;
      const value = choices.length > 0
        ? ` -x -a ${quote(choices.join(" "))}`
        : takes === "file"
        ? " -r -F"
        : takes === "text"
        ? " -x"
        : "";
      lines.push(
        `complete -c itbee ${here} -l ${name.slice(2)}${brief}${value} -d ${quote(about)}`,
      );
    }
  }
  return lines.join("\n").replace("PATHS", pathsOf(places).map(quote).join(" ")) + "\n";
}

const FISH_PATH = `function __itbee_path
    set -l path ''
    for word in (commandline -opc)[2..-1]
        set -l longer (string trim "$path $word")
        contains -- $longer PATHS; and set path $longer
    end
    test -n "$path"; and echo $path; or echo ''
end`;

function pathsOf(places: readonly Place[]): string[] {
  return places.map(({ path }) => path).filter((path) => path !== "");
}

/** Options with a fixed choice, each once. */
function valued(places: readonly Place[]): [string, readonly string[]][] {
  const found = new Map<string, readonly string[]>();
  for (const { options } of places) {
    for (const { name, choices } of options) {
      if (choices.length > 0) found.set(name, [...new Set([...found.get(name) ?? [], ...choices])]);
    }
  }
  return [...found];
}

function filed(places: readonly Place[]): string[] {
  const names = places.flatMap(({ options }) =>
    options.filter((it) => it.takes === "file").flatMap((it) => [it.name, it.short ?? it.name])
  );
  return [...new Set(names)];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
