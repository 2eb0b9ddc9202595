import type { Allowed } from "../core/problem.ts";
import type { OptionName } from "../messages/mod.ts";

/** One option of the command line. Its description is in the messages, under its name. */
export interface OptionSpec<T> {
  /** As commander writes it: `-o, --output <file>`. */
  readonly flags: string;
  readonly allowed: Allowed;
  /** `undefined` when the text is not allowed. */
  read(text: string): T | undefined;
}

/** Every option there is; a command lists those it takes. */
export const OPTIONS = {
  all: flag("--all"),
  core: flag("--core"),
  count: whole("--count <n>", 1, 100_000),
  data_path: text("--data-path <folder>"),
  dictionary: text("--dictionary <file>"),
  dump_board: text("--dump-board <file>"),
  emoji: flag("--emoji"),
  export: text("--export <file>"),
  export_format: choice("--format <format>", ["text", "tsv", "json"]),
  frequencies: text("--frequencies <file>"),
  import: text("--import <file>"),
  json: flag("--json"),
  lang: choice("--lang <it|en>", ["it", "en"]),
  language: text("--language <xx>"),
  level: choice("--level <level>", ["easy", "medium", "hard", "expert"]),
  limit: whole("--limit <n>", 1, 10_000_000),
  min_len: whole("--min-len <n>", 2, 15),
  min_zipf: decimal("--min-zipf <zipf>", 0, 8.5),
  new: flag("--new"),
  no_color: flag("--no-color"),
  no_limits: flag("--no-limits"),
  output: text("-o, --output <file>"),
  plain: flag("--plain"),
  seed: text("--seed <seed>"),
  tty: flag("--tty"),
  verbose: flag("--verbose"),
  words: span("--words <from..to>", 1, 10_000),
  yes: flag("--yes"),
} as const satisfies Record<OptionName, OptionSpec<unknown>>;

type Value<N extends OptionName> = (typeof OPTIONS)[N] extends OptionSpec<infer T> ? T : never;

/** What was given for the options a command takes. */
export type Values<N extends OptionName> = { readonly [K in N]?: Value<K> };

function flag(flags: string): OptionSpec<boolean> {
  return { flags, allowed: { kind: "yes_no" }, read: () => true };
}

function text(flags: string): OptionSpec<string> {
  return { flags, allowed: { kind: "text", max: 4096 }, read: (given) => given };
}

function choice<const T extends string>(flags: string, choices: readonly T[]): OptionSpec<T> {
  return {
    flags,
    allowed: { kind: "one_of", values: choices },
    read: (given) => choices.find((choice) => choice === given.toLowerCase()),
  };
}

function whole(flags: string, min: number, max: number): OptionSpec<number> {
  return {
    flags,
    allowed: { kind: "whole", min, max },
    read(given) {
      const value = /^\d+$/.test(given) ? Number(given) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

/** `30..45`. */
function span(flags: string, min: number, max: number): OptionSpec<{ from: number; to: number }> {
  return {
    flags,
    allowed: { kind: "span", min, max },
    read(given) {
      const parts = /^(\d+)\.\.(\d+)$/.exec(given);
      const [from, to] = [Number(parts?.[1]), Number(parts?.[2])];
      return from >= min && from <= to && to <= max ? { from, to } : undefined;
    },
  };
}

function decimal(flags: string, min: number, max: number): OptionSpec<number> {
  const isNumber = /^-?\d+(\.\d+)?$/;
  return {
    flags,
    allowed: { kind: "decimal", min, max },
    read(given) {
      const value = isNumber.test(given) ? Number(given) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}
