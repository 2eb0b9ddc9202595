import { isForeign, looksItalian } from "./clean.ts";
import type { Row } from "./table.ts";

/** What a productive ending makes, and of what: `lentamente` of `lenta`. */
interface Rule {
  readonly ending: RegExp;
  /** The words one of which must be accepted. */
  readonly bases: (stem: string) => readonly string[];
  readonly tag: (form: string) => string;
}

const vowels = (stem: string, endings: string) => [...endings].map((vowel) => stem + vowel);
const number = (form: string) => /[ie]$/.test(form) && !/(one|bile)$/.test(form) ? "p" : "s";
const gender = (form: string) => /[ae]$/.test(form) ? "F" : "M";
const nounTag = (form: string) => `NOUN-${gender(form)}:${number(form)}`;
const adjectiveTag = (form: string) => `ADJ:pos+${gender(form).toLowerCase()}+${number(form)}`;

const RULES: readonly Rule[] = [
  { ending: /mente$/, bases: (stem) => [stem, stem + "e"], tag: () => "ADV" },
  {
    ending: /(?<=[lr])mente$/,
    bases: (stem) => [stem + "e"],
    tag: () => "ADV",
  },
  {
    ending: /issim[oaie]$/,
    bases: (stem) => vowels(stem.replace(/h$/, ""), "oei"),
    tag: (form) => adjectiveTag(form).replace("pos", "sup"),
  },
  {
    ending: /(in|ett|ucci|acci|ell)[oaie]$/,
    bases: (stem) => [...vowels(stem, "oae"), ...vowels(stem.replace(/h$/, ""), "oa")],
    tag: nounTag,
  },
  {
    ending: /(?<=[ai])ment[oi]$/,
    bases: (stem) => [stem + "re", stem.replace(/i$/, "ere")],
    tag: (form) => `NOUN-M:${form.endsWith("o") ? "s" : "p"}`,
  },
  {
    ending: /(?<=[ai])zion[ei]$/,
    bases: (stem) => [stem + "re"],
    tag: (form) => `NOUN-F:${form.endsWith("e") ? "s" : "p"}`,
  },
  {
    ending: /(?<=[aiu])tur[ae]$/,
    bases: (stem) => [stem + "to", stem + "re"],
    tag: (form) => `NOUN-F:${form.endsWith("a") ? "s" : "p"}`,
  },
  {
    ending: /(?<=[aiut])tor[ei]$/,
    bases: (stem) => [stem + "to", stem + "re"],
    tag: (form) => `NOUN-M:${form.endsWith("e") ? "s" : "p"}`,
  },
  {
    ending: /tric[ei]$/,
    bases: (stem) => [stem + "tore", stem + "tori"],
    tag: (form) => `NOUN-F:${form.endsWith("e") ? "s" : "p"}`,
  },
  {
    ending: /is(mo|mi|ta|ti|te)$/,
    bases: (stem) => [...vowels(stem, "oaei"), stem + "ismo", stem + "ista"],
    tag: (form) => `NOUN-M:${/[oa]$/.test(form) ? "s" : "p"}`,
  },
  {
    ending: /(?<=[ai])bil[ei]$/,
    bases: (stem) => [stem + "re", stem.replace(/i$/, "ere")],
    tag: (form) => `ADJ:pos+m+${form.endsWith("e") ? "s" : "p"}`,
  },
];

const PREFIXES =
  /^(anti|super|auto|multi|mini|micro|mega|maxi|semi|pre|post|sotto|sopra|sovra|inter|extra|ultra|iper|neo|tele|video|foto|bio|eco|euro|contro|ri|re|vice|pluri|poli|mono|radio|elettro|idro|geo|para|trans|sub|non|bi|tri|stra)/;

/** Derived words are asked to be so common: below, chance and slips of the pen look like them. */
const FLOOR = 200;

/** The lemma and tag of a form that wordfreq has and that is a regular derivative of a word. */
export function derivation(
  row: Row,
  isWord: (form: string) => boolean,
): { lemma: string; tag: string } | undefined {
  const { form } = row;
  if (row.zipf < FLOOR || form.length < 6 || row.marks !== "" || isForeign(row)) return undefined;
  if (!looksItalian(form)) return undefined;
  for (const { ending, bases, tag } of RULES) {
    const stem = form.replace(ending, "");
    if (stem === form || stem.length < 3) continue;
    if (bases(stem).some(isWord)) return { lemma: lemmaOf(form), tag: tag(form) };
  }
  const base = form.replace(PREFIXES, "");
  if (base !== form && base.length >= 5 && isWord(base)) return { lemma: form, tag: "" };
  return undefined;
}

function lemmaOf(form: string): string {
  if (form.endsWith("mente")) return form;
  if (/(bil|zion|tor|tric)[ei]$/.test(form)) return form.slice(0, -1) + "e";
  if (/(tur[ae]|ist[aie])$/.test(form)) return form.slice(0, -1) + "a";
  return form.replace(/[aie]$/, "o");
}
