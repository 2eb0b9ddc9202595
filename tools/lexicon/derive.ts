import { isForeign, looksItalian } from "./clean.ts";
import { type Row, spellingsOf } from "./table.ts";

/** What a productive ending makes, and of what: `lentamente` of `lenta`. */
interface Rule {
  readonly ending: RegExp;
  /** The words one of which must be accepted. */
  readonly bases: (stem: string) => readonly string[];
  readonly tag: (form: string) => string;
  /** accent: it is written so (attività); adjective: its base is one, as frettissima's is not. */
  readonly needs?: "accent" | "adjective";
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
    ending: /(?<=iv|os|ic|al|abil|ibil)ita$/,
    bases: (stem) => [stem + "o", stem + "e"],
    tag: () => "NOUN-F:s",
    needs: "accent",
  },
  {
    ending: /issim[oaie]$/,
    bases: (stem) => vowels(stem.replace(/h$/, ""), "oe"),
    tag: (form) => `ADJ:sup+${gender(form).toLowerCase()}+${number(form)}`,
    needs: "adjective",
  },
  {
    ending: /(ucc|acc)(i[oa]?|e)$/,
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
  /^(anti|super|auto|multi|mini|micro|mega|maxi|semi|pre|post|sotto|sopra|sovra|inter|extra|ultra|iper|neo|tele|video|foto|bio|eco|euro|contro|vice|pluri|poli|mono|radio|elettro|idro|geo|trans|stra|ri)/;

/** Derived words are asked to be so common: below, chance and slips of the pen look like them. */
const FLOOR = 100;

/** Families of endings that only adjectives have: two attested members vouch for each other. */
const FAMILIES: readonly (readonly string[])[] = [
  ["ico", "ica", "ici", "iche"],
  ["ivo", "iva", "ivi", "ive"],
  ["oso", "osa", "osi", "ose"],
  ["orio", "oria", "ori", "orie"],
  ["ario", "aria", "ari", "arie"],
  ["logo", "loga", "logi", "loghe"],
  ["ale", "ali"],
  ["are", "ari"],
  ["bile", "bili"],
  ["ista", "isti", "iste"],
  ["zione", "zioni"],
];

/** What is known about other forms. */
interface Known {
  isWord(form: string): boolean;
  /** Whether wordfreq has it and it is not a name. */
  isAttested(form: string): boolean;
  /** Whether it is a word of at least this zipf, in hundredths. */
  isCommon(form: string, zipf: number): boolean;
  /** Whether a word can be read as an adjective or a participle. */
  isAdjective(form: string): boolean;
}

/** The lemma and tag of a form that wordfreq has and that is a regular derivative of a word. */
export function derivation(row: Row, known: Known): { lemma: string; tag: string } | undefined {
  const { form } = row;
  const { isWord, isAttested } = known;
  if (row.zipf < FLOOR || form.length < 6 || row.marks !== "" || isForeign(row)) return undefined;
  if (!looksItalian(form)) return undefined;
  for (const { ending, bases, tag, needs } of RULES) {
    const stem = form.replace(ending, "");
    if (stem === form || stem.length < 3) continue;
    if (needs === "accent" && !/[àèéìòù]$/.test(spellingsOf(row)[0]!.text)) continue;
    const base = bases(stem).find(needs === "adjective" ? known.isAdjective : isWord);
    if (base) return { lemma: lemmaOf(form, base), tag: tag(form) };
  }
  const family = familyOf(row, isAttested);
  if (family) return family;
  const small = diminutiveOf(row, known);
  if (small) return { lemma: small, tag: nounTag(form) };
  const base = form.replace(PREFIXES, "");
  if (base !== form && base.length >= 6 && isWord(base)) return { lemma: form, tag: "" };
  return undefined;
}

function lemmaOf(form: string, base: string): string {
  if (form.endsWith("mente")) return form;
  if (form.endsWith("ita")) return form.slice(0, -1) + "à";
  if (/issim[oaie]$/.test(form)) return base;
  if (/(ucc|acc)i$/.test(form)) return form + "o";
  if (/(ucc|acc)e$/.test(form)) return form.slice(0, -1) + "ia";
  if (/(bil|zion|tor|tric)[ei]$/.test(form)) return form.slice(0, -1) + "e";
  if (/(tur[ae]|ist[aie])$/.test(form)) return form.slice(0, -1) + "a";
  return form.replace(/[aie]$/, "o");
}

/** A long form one of whose sisters is in use too: himalayano, himalayane. */
function familyOf(
  { form }: Row,
  isAttested: (form: string) => boolean,
): { lemma: string; tag: string } | undefined {
  if (form.length < 8) return undefined;
  for (const endings of FAMILIES) {
    const ending = endings.find((text) => form.endsWith(text));
    if (ending === undefined) continue;
    const stem = form.slice(0, -ending.length);
    if (!endings.some((other) => other !== ending && isAttested(stem + other))) continue;
    if (endings[0] === "zione") return { lemma: stem + endings[0], tag: `NOUN-F:${number(form)}` };
    return {
      lemma: stem + endings[0],
      tag: endings.length < 4 ? pairTag(form) : adjectiveTag(form),
    };
  }
  return undefined;
}

function pairTag(form: string): string {
  return `ADJ:pos+m+${form.endsWith("i") ? "p" : "s"}`;
}

/**
 * `spugnetta` of a common `spugna`. Many surnames and places look like diminutives in the plural
 * (pazzini, marinetti), so a plural needs its singular in use.
 */
function diminutiveOf({ form, zipf }: Row, known: Known): string | undefined {
  const [, stem, suffix, vowel] =
    /^(.{3,})(icell|icciol|iciattol|ettin|erell|in|ett|on)([oaie])$/.exec(form) ?? [];
  if (!stem || !suffix || !vowel) return undefined;
  // Large things in -one have a plural in -oni: ditone, ditoni; tazzona, tazzone.
  const isLarge = suffix === "on" && vowel !== "a";
  if (suffix === "on" && vowel === "o") return undefined;
  const lemma = stem + suffix + (isLarge ? "e" : /[oi]/.test(vowel) ? "o" : "a");
  if (lemma !== form && !known.isAttested(lemma)) return undefined;
  const root = stem.replace(/h$/, "");
  const isSmall = [...vowels(root, "oa"), stem + "e"]
    .some((base) => known.isCommon(base, Math.max(COMMON_BASE, zipf + GAP)));
  return isSmall ? lemma : undefined;
}

const COMMON_BASE = 330;
const GAP = 150;
