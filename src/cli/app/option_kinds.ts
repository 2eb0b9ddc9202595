import type { Allowed } from "../../core/problem.ts";

/** One option of the command line. Its description is in the messages, under its name. */
export interface OptionSpec<T> {
  /** As help shows it: `-o, --output <file>`; `[word]` if the value may be missing. */
  readonly flags: string;
  readonly allowed: Allowed;
  /** `undefined` when the text is not allowed. */
  read(text: string): T | undefined;
}

export function flag(flags: string): OptionSpec<boolean> {
  return { flags, allowed: { kind: "yes_no" }, read: () => true };
}

export function text(flags: string): OptionSpec<string> {
  return { flags, allowed: { kind: "text", max: 4096 }, read: (given) => given };
}

/** With or without a text. */
export function maybe(flags: string): OptionSpec<string | true> {
  return { flags, allowed: { kind: "text", max: 4096 }, read: (given) => given };
}

/** The code of a language, in either case. */
export function code(flags: string): OptionSpec<string> {
  return { flags, allowed: { kind: "text", max: 4096 }, read: (given) => given.toLowerCase() };
}

export function choice<const T extends string>(
  flags: string,
  choices: readonly T[],
): OptionSpec<T> {
  return {
    flags,
    allowed: { kind: "one_of", values: choices },
    read: (given) => choices.find((choice) => choice === given.toLowerCase()),
  };
}

export function whole(flags: string, min: number, max: number): OptionSpec<number> {
  return {
    flags,
    allowed: { kind: "whole", min, max },
    read(given) {
      const value = /^\d+$/.test(given) ? Number(given) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

/** How many games: odd, so that one player wins more. */
export function duelLength(flags: string): OptionSpec<number> {
  const lengths = ["1", "3", "5"];
  return {
    flags,
    allowed: { kind: "one_of", values: lengths },
    read: (given) => lengths.includes(given) ? Number(given) : undefined,
  };
}

/** `30..45`. */
export function span(
  flags: string,
  min: number,
  max: number,
): OptionSpec<{ from: number; to: number }> {
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

/** `5`, or `5x6`: rows, then columns. */
export function square(flags: string, min: number, max: number): OptionSpec<Sides> {
  const sides = size(flags, min, max);
  const allowed: Allowed = { kind: "whole", min, max };
  return {
    flags,
    allowed,
    read: (given) => sides.read(/^\d+$/.test(given) ? `${given}x${given}` : given),
  };
}

interface Sides {
  readonly rows: number;
  readonly cols: number;
}

/** `9x13`: rows, then columns. */
export function size(flags: string, min: number, max: number): OptionSpec<Sides> {
  return {
    flags,
    allowed: { kind: "size", min, max },
    read(given) {
      const [, rows, cols] = (/^(\d+)[x×](\d+)$/iu.exec(given) ?? []).map(Number);
      const isSide = (side = 0) => side >= min && side <= max;
      return isSide(rows) && isSide(cols) ? { rows: rows!, cols: cols! } : undefined;
    },
  };
}

/** An address that a key may be sent to: https, or http on this machine. */
export function parseEndpoint(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isHere) ? url : undefined;
}

export function url(flags: string): OptionSpec<URL> {
  return { flags, allowed: { kind: "url" }, read: parseEndpoint };
}

/** Where a crossword's clues come from. */
export type ClueWish =
  | { readonly kind: "enigmistica" | "none" | "gemini" }
  | { readonly kind: "file"; readonly path: string };

export function clues(flags: string): OptionSpec<ClueWish> {
  return {
    flags,
    allowed: { kind: "one_of", values: ["enigmistica", "none", "file:FILE", "gemini"] },
    read(given) {
      const [, path] = /^file:(.+)$/s.exec(given) ?? [];
      if (path !== undefined) return { kind: "file", path };
      const kind = (["enigmistica", "none", "gemini"] as const).find((it) =>
        it === given.toLowerCase()
      );
      return kind && { kind };
    },
  };
}

export function decimal(flags: string, min: number, max: number): OptionSpec<number> {
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
