import { normalize } from "../src/core/letters.ts";
import { type Flag, FLAGS, type Reason, REASONS } from "../src/lexicon/entry.ts";
import { inflect, type WordClass } from "./inflect.ts";

/** What people have decided, form by form; it goes before every rule. */
export interface HandLists {
  readonly allowed: ReadonlyMap<string, Allowed>;
  readonly denied: ReadonlyMap<string, Reason>;
  readonly vulgar: ReadonlyMap<string, "vulgar" | "slur">;
  /** The shortened forms that are in use. */
  readonly apocopes: ReadonlySet<string>;
  /** All words of two and three letters. */
  readonly short: ReadonlyMap<string, readonly Flag[]>;
}

export interface Allowed {
  /** As written, with its accents. */
  readonly written: string;
  readonly flags: readonly Flag[];
  readonly readings: readonly { readonly lemma: string; readonly tag: string }[];
}

/** The text of each file in `data/it/`. */
export interface HandTexts {
  readonly allow: string;
  readonly deny: string;
  readonly vulgar: string;
  readonly apocopes: string;
  readonly short: string;
}

export function parseHandLists(texts: HandTexts): HandLists {
  return {
    allowed: parseAllowed(texts.allow),
    denied: new Map(rowsOf(texts.deny).map(([form, why]) => [form, oneOf(REASONS, why)])),
    vulgar: new Map(
      rowsOf(texts.vulgar).map(([form, level]) => [form, oneOf(["vulgar", "slur"], level)]),
    ),
    apocopes: new Set(rowsOf(texts.apocopes).map(([form]) => form)),
    short: new Map(rowsOf(texts.short).map(([form, , flags]) => [form, flagsOf(flags)])),
  };
}

const CLASSES: readonly WordClass[] = ["noun", "adjective", "verb", "other"];

function parseAllowed(text: string): Map<string, Allowed> {
  const allowed = new Map<string, Allowed>();
  for (const [written, , how] of rowsOf(text)) {
    const words = how.split(" ").filter((word) => word !== "");
    const kinds = CLASSES.filter((name) => words.includes(name));
    const flags = flagsOf(words.filter((word) => !kinds.some((kind) => kind === word)).join(" "));
    const forms = kinds.length > 0
      ? kinds.flatMap((kind) => inflect(written, kind))
      : [{ form: written, tag: "" }];
    for (const { form, tag } of forms) {
      const key = normalize(form)!;
      // Three letters and fewer are the short list's.
      if (key.length < 4) continue;
      const known = allowed.get(key);
      const readings = tag === "" ? [] : [{ lemma: written, tag }];
      allowed.set(key, {
        written: known?.written ?? form,
        flags,
        readings: [...known?.readings ?? [], ...readings],
      });
    }
  }
  return allowed;
}

function rowsOf(text: string): [form: string, why: string, how: string][] {
  return text.split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [form = "", why = "", how = ""] = line.split("\t").map((cell) => cell.trim());
      if (normalize(form) === undefined || why === "") throw new RangeError(`Bad line: ${line}`);
      return [form, why, how];
    });
}

function flagsOf(text: string): Flag[] {
  return text.split(" ").filter((word) => word !== "").map((word) => oneOf(FLAGS, word));
}

function oneOf<T extends string>(all: readonly T[], text: string): T {
  const found = all.find((item) => item === text);
  if (found === undefined) throw new RangeError(`Not one of ${all.join(", ")}: ${text}`);
  return found;
}
