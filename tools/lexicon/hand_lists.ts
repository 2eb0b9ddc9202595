import { normalize } from "../../src/core/letters.ts";
import { type Flag, FLAGS, type Reason, REASONS } from "../../src/lexicon/entry.ts";
import { cliticsOf, type Objects } from "./clitics.ts";
import { conjugate, inflect, type Inflected, type WordClass } from "./inflect.ts";
import { hasClitic } from "../sources/morphit.ts";
import { oneOf } from "../files.ts";

/** What people have decided, form by form; it overrides every rule. */
export interface HandLists {
  readonly allowed: ReadonlyMap<string, Allowed>;
  readonly denied: ReadonlyMap<string, Reason>;
  readonly vulgar: ReadonlyMap<string, "vulgar" | "slur">;
  /** The shortened forms that are in use; those that everyone says may be required of a player. */
  readonly apocopes: ReadonlyMap<string, "apart" | "core">;
  /** Forms and lemmas of what hurts some people to meet in a game. */
  readonly sensitive: ReadonlySet<string>;
  /** Words that everyone knows though they are seldom written. */
  readonly everyday: ReadonlySet<string>;
  /** The reading to show first, where the sources lack it or the rules put another first. */
  readonly readings: ReadonlyMap<string, { readonly lemma: string; readonly tag: string }>;
  /** All words of two and three letters. */
  readonly short: ReadonlyMap<string, { readonly what: string; readonly flags: readonly Flag[] }>;
}

interface Allowed {
  /** As written, with its accents. */
  readonly written: string;
  readonly flags: readonly Flag[];
  readonly readings: readonly { readonly lemma: string; readonly tag: string }[];
}

/** The text of each file in `data/it/`. */
interface HandTexts {
  readonly allow: string;
  readonly deny: string;
  readonly vulgar: string;
  readonly apocopes: string;
  readonly short: string;
  readonly intransitive: string;
  readonly sensitive: string;
  readonly everyday: string;
  readonly readings: string;
}

export function parseHandLists(texts: HandTexts): HandLists {
  return {
    allowed: parseAllowed(texts.allow, parseIntransitive(texts.intransitive)),
    denied: new Map(rowsOf(texts.deny).map(([form, why]) => [form, oneOf(REASONS, why)])),
    vulgar: new Map(
      rowsOf(texts.vulgar).map(([form, level]) => [form, oneOf(["vulgar", "slur"], level)]),
    ),
    apocopes: new Map(
      rowsOf(texts.apocopes).map(([form, , how]) => [form, how === "core" ? "core" : "apart"]),
    ),
    sensitive: new Set(rowsOf(texts.sensitive).map(([form]) => normalize(form)!)),
    everyday: new Set(rowsOf(texts.everyday).map(([form]) => normalize(form)!)),
    readings: new Map(
      rowsOf(texts.readings).map(([form, lemma, tag]) => [form, { lemma, tag }]),
    ),
    short: new Map(
      rowsOf(texts.short).map(([form, what, flags]) => [form, { what, flags: flagsOf(flags) }]),
    ),
  };
}

/** `intransitive.tsv`: which verbs take no object, or one only as a predicate. */
export function parseIntransitive(text: string): Map<string, Objects> {
  return new Map(
    rowsOf(text).map(([verb, why]) => [verb, why.startsWith("predicate") ? "predicate" : "none"]),
  );
}

const CLASSES: readonly WordClass[] = ["noun", "adjective", "verb", "adverb", "other"];

function parseAllowed(text: string, intransitive: ReadonlyMap<string, Objects>) {
  const allowed = new Map<string, Allowed>();
  for (const [written, , how] of rowsOf(text)) {
    const words = how.split(" ").filter((word) => word !== "");
    const kinds = CLASSES.filter((name) => words.includes(name));
    const flags = flagsOf(words.filter((word) => !kinds.some((kind) => kind === word)).join(" "));
    const forms = kinds.length > 0
      ? kinds.flatMap((kind) => kind === "verb" ? conjugate(written) : inflect(written, kind))
      : [{ form: written, tag: "" }];
    for (const { form, tag } of [...forms, ...withPronoun(written, forms, intransitive)]) {
      const key = normalize(form)!;
      // Three letters and fewer are the short list's.
      if (key.length < 4) continue;
      const known = allowed.get(key);
      const readings = tag === "" ? [] : [{ lemma: written, tag }];
      allowed.set(key, {
        written: known?.written ?? form,
        // What is listed itself overrides what is made from another word.
        flags: known && form !== written ? known.flags : hasClitic(tag) ? ["clitic"] : flags,
        readings: [...known?.readings ?? [], ...readings],
      });
    }
  }
  return allowed;
}

/** Infinitive and gerund of a listed verb with one pronoun: chattarci, formattarlo. */
function* withPronoun(
  lemma: string,
  forms: readonly Inflected[],
  intransitive: ReadonlyMap<string, Objects>,
): Generator<Inflected> {
  const objects = intransitive.get(lemma) ?? "object";
  for (const { form, tag } of forms) {
    if (!/^VER:(inf|ger)\+pres$/.test(tag)) continue;
    for (const clitic of cliticsOf({ form, lemma, tag }, objects)) {
      if (clitic.pronouns === "single") yield clitic;
    }
  }
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
