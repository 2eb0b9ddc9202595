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
  core: flag("--core"),
  dictionary: text("--dictionary <file>"),
  export_format: choice("--format <format>", ["text", "tsv", "json"]),
  frequencies: text("--frequencies <file>"),
  json: flag("--json"),
  lang: choice("--lang <it|en>", ["it", "en"]),
  language: text("--language <xx>"),
  min_zipf: decimal("--min-zipf <zipf>", 0, 8.5),
  output: text("-o, --output <file>"),
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
