import type { Flag, Reason } from "../src/lexicon/entry.ts";
import type { HandLists } from "./hand_lists.ts";
import { hasClitic } from "./sources/morphit.ts";
import type { Row } from "./table.ts";

export const STRATEGIES = ["joined", "wordfreq", "morphit"] as const;
/** joined: by votes and rules; wordfreq: the frequency list as it is; morphit: Morph-it! as it is. */
export type Strategy = typeof STRATEGIES[number];

export type Verdict =
  | { readonly kind: "accepted"; readonly by: "hand" | "votes" | "derived" }
  | { readonly kind: "refused"; readonly reason: Reason };

export interface Judging {
  readonly hand: HandLists;
  readonly strategy: Strategy;
  /** Another row of the table. */
  find(form: string): Row | undefined;
}

const VOTED: Verdict = { kind: "accepted", by: "votes" };

/** Whether the form is a word: first what people decided, then the rules, in hundredths of zipf. */
export function judge(row: Row, judging: Judging): Verdict {
  if (judging.strategy === "wordfreq") {
    return row.sources.includes("W") ? VOTED : refused("unattested");
  }
  if (judging.strategy === "morphit") {
    return row.sources.includes("M") ? VOTED : refused(reasonFor(row));
  }
  const { hand } = judging;
  const denied = hand.denied.get(row.form);
  if (denied) return refused(denied);
  if (row.form.length < 4) {
    if (hand.short.has(row.form)) return { kind: "accepted", by: "hand" };
    return refused(isNumeral(row.form) ? "numeral" : shortReason(row));
  }
  if (hand.allowed.has(row.form) || hand.apocopes.has(row.form) || hand.vulgar.has(row.form)) {
    return { kind: "accepted", by: "hand" };
  }
  if (isNumeral(row.form)) return refused("numeral");
  if (/(.)\1\1/.test(row.form)) return refused("typo");
  if (row.marks.includes("a")) return refused("apocope");
  return isVouched(row, judging) ? VOTED : refused(reasonFor(row));
}

/** Recipe B of the design notes, with more asked below zipf 2.5. */
function isVouched(row: Row, judging: Judging): boolean {
  const morphit = row.sources.includes("M");
  const verbs = row.sources.includes("V");
  const heads = count(row.sources, /[KFI]/g);
  const forms = count(row.sources, /[kfi]/g);
  const isClitic = onlyClitic(row);
  if (!row.sources.includes("W")) {
    if (isClitic) return true;
    return morphit && (verbs || heads + forms > 0) && !isSuperlative(row);
  }
  if (morphit && (verbs || heads + forms > 0)) return true;
  const isName = /[nsph]/.test(row.marks);
  if (isClitic) return !isName || (morphit && !isForeign(row));
  if (verbs && heads + forms > 0) return !isName || heads > 0;
  if (morphit) {
    if (isName || isForeign(row)) return false;
    return row.zipf >= 250 || isSuperlative(row) || looksItalian(row.form);
  }
  if (heads > 0 && !isName) {
    if (row.zipf >= 250) return heads > 1 || !isForeign(row);
    return (heads > 1 || looksItalian(row.form)) && !isForeign(row);
  }
  if (row.zipf < 150 || isName || isForeign(row)) return false;
  if (verbs) return true;
  return forms > 0 && looksItalian(row.form) &&
    (row.zipf >= 250 || row.readings.some(({ lemma }) => isKnown(lemma, judging)));
}

/** A headword in two dictionaries, or in one and in use. */
function isKnown(lemma: string, judging: Judging): boolean {
  const row = judging.find(lemma.normalize("NFD").replace(/\p{Mn}/gu, ""));
  if (!row) return false;
  const heads = count(row.sources, /[KFI]/g);
  return heads > 1 || (heads === 1 && row.zipf >= 150);
}

/** Commoner elsewhere than in Italian, by a factor of two and a half. */
export function isForeign(row: Row): boolean {
  return row.foreign > row.zipf + 40;
}

export function isNumeral(form: string): boolean {
  return /^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(form);
}

/** Ends in a vowel, and none of the letters that only loanwords have. */
export function looksItalian(form: string): boolean {
  return /[aeiou]$/.test(form) && !/[jkwxy]|th|sh|ph|oo|ee$|([aeiou])\1\1/.test(form);
}

export function onlyClitic(row: Row): boolean {
  return row.readings.length > 0 && row.readings.every(({ tag }) => hasClitic(tag));
}

export function isSuperlative(row: Row): boolean {
  return row.readings.length > 0
    ? row.readings.every(({ tag }) => tag.startsWith("ADJ:sup"))
    : /issim[oaie]$/.test(row.form);
}

/** What sets an accepted word apart. */
export function flagsFor(row: Row, hand: HandLists): Flag[] {
  const flags = new Set<Flag>(hand.allowed.get(row.form)?.flags ?? hand.short.get(row.form));
  if (hand.apocopes.has(row.form)) flags.add("apocope");
  if (onlyClitic(row) || isUnreadClitic(row)) flags.add("clitic");
  if (isSuperlative(row)) flags.add("superlative");
  if (/[np]/.test(row.marks)) flags.add("name");
  if (row.zipf === 0) flags.add("rare");
  if (row.form.length > 3 && !flags.has("apocope") && isLoan(row)) flags.add("loan");
  const level = hand.vulgar.get(row.form);
  if (level) flags.add(level);
  return [...flags];
}

/** Native words that end in a consonant. */
const NATIVE = /^(nord|ovest|quel|nessun|ciascun|alcun|qualcun|ognun|nonch|.+est)$/;

function isLoan(row: Row): boolean {
  const isOdd = /[bcdfghjkmnpqstvwxyz]$|[jkwxy]/.test(row.form) ||
    /[^v]el$|[aeiou]l$/.test(row.form);
  return isOdd && !NATIVE.test(row.form);
}

/** A verb form with pronouns that only verb-data has, without a reading. */
function isUnreadClitic(row: Row): boolean {
  if (row.readings.length > 0 || !row.sources.includes("V")) return false;
  return /(ndo|[aei]r)(mi|ti|ci|vi|si|lo|la|li|le|gli|ne|(me|te|ce|ve|se|glie)(l[oaie]|ne))$/
    .test(row.form);
}

/** Why a form that nobody vouches for is here at all. */
function reasonFor(row: Row): Reason {
  if (/[nsph]/.test(row.marks)) return "name";
  if (isForeign(row)) return "foreign";
  if (!/[aeiouy]/.test(row.form)) return "abbreviation";
  return "unattested";
}

function shortReason(row: Row): Reason {
  const reason = reasonFor(row);
  return reason === "unattested" ? "abbreviation" : reason;
}

function refused(reason: Reason): Verdict {
  return { kind: "refused", reason };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
