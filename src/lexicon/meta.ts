import { type Alphabet, alphabetOf } from "../core/letters.ts";
import { isPlain } from "../core/text.ts";
import type { Sections } from "./sections.ts";

/** What is stored in the `META` section, as JSON. */
export interface Meta {
  readonly language: string;
  readonly letters: string;
  readonly edition: string;
  readonly frequencies: boolean;
  readonly sources: readonly string[];
  readonly strategy: string;
  readonly words: number;
  readonly apart: number;
  readonly roots: readonly [number, number];
}

export function metaIn(sections: Sections): Meta {
  try {
    return checkedMeta(JSON.parse(sections.text("META")));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    sections.broken("section META");
  }
}

export function alphabetIn(meta: Meta, sections: Sections): Alphabet {
  try {
    return alphabetOf(meta.letters);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    sections.broken("alphabet");
  }
}

/** Throws a `TypeError` unless the value is what `encodeLexicon` writes. */
function checkedMeta(value: unknown): Meta {
  const meta = value as Meta;
  const isMeta = typeof meta === "object" && meta !== null &&
    [meta.language, meta.letters, meta.edition, meta.strategy].every(isName) &&
    typeof meta.frequencies === "boolean" &&
    Array.isArray(meta.sources) && meta.sources.length <= 8 && meta.sources.every(isName) &&
    isCount(meta.words) && isCount(meta.apart) &&
    Array.isArray(meta.roots) && meta.roots.length === 2 && meta.roots.every(isCount);
  if (!isMeta) throw new TypeError("Not a lexicon's description");
  return meta;
}

/** These reach the screen, so they may hold nothing that controls a terminal. */
function isName(value: unknown): boolean {
  return typeof value === "string" && value.length <= 200 && isPlain(value);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
}
