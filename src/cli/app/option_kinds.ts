import type { Allowed } from "../../core/problem.ts";

/** One option of the command line. Its description is in the messages, under its name. */
export type OptionSpec =
  & {
    /** As help shows it: `-o, --output <file>`; `[word]` if the value may be missing. */
    readonly flags: string;
  }
  & (
    | { readonly kind: "choice"; readonly values: readonly string[] }
    | { readonly kind: NumberKind; readonly min: number; readonly max: number }
    | { readonly kind: Exclude<keyof Kinds, NumberKind> }
  );

/** What an option of each kind gives; a choice gives one of its values. */
interface Kinds {
  flag: boolean;
  text: string;
  /** With or without a text. */
  maybe: string | true;
  /** The code of a language, in either case. */
  code: string;
  /** An accent is one letter or two, depending on the keyboard: one seed all the same. */
  seed: string;
  whole: number;
  decimal: number;
  /** How many games: odd, so that one player wins more. */
  duel_length: number;
  /** `30..45`. */
  span: { readonly from: number; readonly to: number };
  /** `9x13`: rows, then columns. */
  size: Sides;
  /** `5`, or `5x6`. */
  square: Sides;
  url: URL;
  clues: ClueWish;
}

type NumberKind = "whole" | "decimal" | "span" | "size" | "square";

interface Sides {
  readonly rows: number;
  readonly cols: number;
}

/** Where a crossword's clues come from. */
export type ClueWish =
  | { readonly kind: "enigmistica" | "none" | "gemini" }
  | { readonly kind: "file"; readonly path: string };

export type ValueOf<O extends OptionSpec> = O extends
  { readonly kind: "choice"; readonly values: readonly (infer T)[] } ? T
  : O extends { readonly kind: infer K extends keyof Kinds } ? Kinds[K]
  : never;

const DUEL_LENGTHS = ["1", "3", "5"];

/** What may be given for an option, for help and problems. */
export function allowedFor(option: OptionSpec): Allowed {
  switch (option.kind) {
    case "flag":
      return { kind: "yes_no" };
    case "text":
    case "maybe":
    case "code":
    case "seed":
      return { kind: "text", max: 4096 };
    case "choice":
      return { kind: "one_of", values: option.values };
    case "duel_length":
      return { kind: "one_of", values: DUEL_LENGTHS };
    case "clues":
      return { kind: "one_of", values: ["enigmistica", "none", "file:FILE", "gemini"] };
    case "url":
      return { kind: "url" };
    case "square":
      return { kind: "whole", min: option.min, max: option.max };
    default:
      return { kind: option.kind, min: option.min, max: option.max };
  }
}

/** The value of a text; `undefined` when it is not allowed. */
export function readValue<O extends OptionSpec>(option: O, text: string): ValueOf<O> | undefined {
  return valueOf(option, text) as ValueOf<O> | undefined;
}

function valueOf(option: OptionSpec, text: string): Kinds[keyof Kinds] | undefined {
  switch (option.kind) {
    case "flag":
      return true;
    case "text":
    case "maybe":
      return text;
    case "code":
      return text.toLowerCase();
    case "seed":
      return text.normalize("NFC");
    case "choice":
      return option.values.find((value) => value === text.toLowerCase());
    case "whole":
      return /^\d+$/.test(text) ? within(Number(text), option) : undefined;
    case "decimal":
      return /^-?\d+(\.\d+)?$/.test(text) ? within(Number(text), option) : undefined;
    case "duel_length":
      return DUEL_LENGTHS.includes(text) ? Number(text) : undefined;
    case "span":
      return parseSpan(text, option);
    case "size":
      return parseSides(text, option);
    case "square":
      return parseSides(/^\d+$/.test(text) ? `${text}x${text}` : text, option);
    case "url":
      return parseEndpoint(text);
    case "clues":
      return parseClues(text);
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
}

function within(value: number, { min, max }: Range): number | undefined {
  return value >= min && value <= max ? value : undefined;
}

function parseSpan(text: string, { min, max }: Range): Kinds["span"] | undefined {
  const parts = /^(\d+)\.\.(\d+)$/.exec(text);
  const [from, to] = [Number(parts?.[1]), Number(parts?.[2])];
  return from >= min && from <= to && to <= max ? { from, to } : undefined;
}

function parseSides(text: string, range: Range): Sides | undefined {
  // Not with map(Number): beside the NaN of the whole text they would be floating-point numbers,
  // and so every cell after them.
  const found = /^(\d+)[x×](\d+)$/iu.exec(text);
  const rows = Number(found?.[1]);
  const cols = Number(found?.[2]);
  return within(rows, range) && within(cols, range) ? { rows, cols } : undefined;
}

/** An address that a key may be sent to: https, or http on this machine. */
export function parseEndpoint(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isHere) ? url : undefined;
}

function parseClues(text: string): ClueWish | undefined {
  const [, path] = /^file:(.+)$/s.exec(text) ?? [];
  if (path !== undefined) return { kind: "file", path };
  const kind = (["enigmistica", "none", "gemini"] as const).find((it) => it === text.toLowerCase());
  return kind && { kind };
}
