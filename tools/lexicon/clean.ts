import { type Flag, type Reason, REASONS } from "../../src/lexicon/entry.ts";
import type { HandLists } from "./hand_lists.ts";
import { hasClitic } from "../sources/morphit.ts";
import type { Row } from "./table.ts";

export const STRATEGIES = ["joined", "wordfreq", "morphit"] as const;
/** joined: by votes and rules; wordfreq: the frequency list as it is; morphit: Morph-it! as it is. */
export type Strategy = typeof STRATEGIES[number];

type Verdict =
  | { readonly kind: "accepted"; readonly by: "hand" | "votes" | "derived" }
  | { readonly kind: "refused"; readonly reason: Reason };

interface Judging {
  readonly hand: HandLists;
  readonly strategy: Strategy;
  /** Another row of the table. */
  find(form: string): Row | undefined;
}

const VOTED: Verdict = { kind: "accepted", by: "votes" };
const BY_HAND: Verdict = { kind: "accepted", by: "hand" };

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
    if (hand.short.has(row.form)) return BY_HAND;
    return refused(isNumeral(row.form) ? "numeral" : shortReason(row));
  }
  if (hand.allowed.has(row.form) || hand.apocopes.has(row.form) || hand.vulgar.has(row.form)) {
    return BY_HAND;
  }
  if (isNumeral(row.form)) return refused("numeral");
  if (/(.)\1\1/.test(row.form)) return refused("typo");
  if (row.marks.includes("a")) return refused("apocope");
  return isVouched(row, judging) ? VOTED : refused(reasonFor(row));
}

/** Recipe B of the design notes, with more asked below zipf 2.5. */
function isVouched(row: Row, judging: Judging): boolean {
  const votes = {
    morphit: row.sources.includes("M"),
    verbs: row.sources.includes("V"),
    heads: count(row.sources, /[KFI]/g),
    forms: count(row.sources, /[kfi]/g),
  };
  const isJoined = votes.morphit && (votes.verbs || votes.heads + votes.forms > 0);
  if (!row.sources.includes("W")) {
    if (onlyClitic(row)) return true;
    if (isSuperlative(row)) return hasSister(row, judging);
    return isJoined || isOfVerb(row, judging) || isFormOfWord(row, judging);
  }
  if (isJoined || votes.heads > 2 || isFunctionWord(row) || isFormOfWord(row, judging)) return true;
  const isName = /[nph]/.test(row.marks);
  if (onlyClitic(row)) return !/[nsph]/.test(row.marks) || (votes.morphit && !isForeign(row));
  if (votes.heads > 1) return !isName;
  if (votes.verbs && votes.heads + votes.forms > 0) return row.marks === "" || votes.heads > 0;
  if (votes.morphit) return !isName && isMorphitWord(row);
  if (row.marks !== "") return false;
  if (votes.heads > 0) return isHeadword(row);
  if (votes.verbs) return !isForeign(row) && row.zipf >= (isPlainVerb(row.form) ? 120 : 150);
  return votes.forms > 0 && isKnownForm(row, judging);
}

/** Only Morph-it! conjugates some common verbs to the end: scuotesse, promuovessi. */
function isOfVerb({ form, readings, sources }: Row, judging: Judging): boolean {
  return sources.includes("M") && /[aeiou]$/.test(form) &&
    readings.some(({ lemma, tag }) =>
      /^(VER|AUX|MOD)/.test(tag) && (judging.find(plain(lemma))?.zipf ?? 0) >= 250
    );
}

/** Nobody wrote pulitissime for us, but pulitissimo. */
function hasSister({ form }: Row, judging: Judging): boolean {
  return [..."oaie"].some((vowel) => (judging.find(form.slice(0, -1) + vowel)?.zipf ?? 0) > 0);
}

/** Articles, pronouns, conjunctions and the like, whatever else has their letters. */
function isFunctionWord(row: Row): boolean {
  return row.readings.some(({ tag }) => /^(ART|DET|PRO|CON|PRE|WH|AUX|ADV)/.test(tag));
}

/** Only Morph-it! has it: many a good word, and its few slips and foreign words. */
function isMorphitWord(row: Row): boolean {
  if (!isForeign(row)) return row.zipf >= 250 || isSuperlative(row) || /[aeiou]$/.test(row.form);
  const isOwnLemma = row.readings.every(({ lemma }) => lemma === row.form);
  return looksItalian(row.form) && (!isOwnLemma || row.foreign - row.zipf < 100);
}

/** A headword of one dictionary. */
function isHeadword(row: Row): boolean {
  if (!isForeign(row)) return row.zipf >= 250 || looksItalian(row.form);
  return looksItalian(row.form) && row.foreign - row.zipf < 100;
}

/** The endings at which a conjugation table is least often wrong. */
function isPlainVerb(form: string): boolean {
  return /([aei]r(e|si)|[aiu]t[oaie]|[ae]ndo)$/.test(form);
}

/** A regular form of a headword: plurals, feminines. */
function isKnownForm(row: Row, judging: Judging): boolean {
  if (!looksItalian(row.form)) return false;
  const lemmas = lemmasOf(row, judging);
  // pandemie is French too, but there is pandemia; nobody in Italy speaks of lina when he says line.
  if (isForeign(row)) {
    return lemmas.some((lemma) => row.zipf - lemma.zipf < OFTENER && isWellKnown(lemma));
  }
  if (row.zipf >= 250) return true;
  return lemmas.some((lemma) =>
    isWellKnown(lemma) || (votesFor(lemma) === 1 && lemma.zipf >= 100 && row.zipf >= 120)
  );
}

/** How much commoner than its lemma a form may be that also means something elsewhere. */
const OFTENER = 100;

/**
 * The regular plural or feminine of a word that is none of the names or foreign words it looks like:
 * bivi is a surname too, but there is bivio.
 */
function isFormOfWord(row: Row, judging: Judging): boolean {
  if (!/[kfim]/.test(row.sources) || !looksItalian(row.form)) return false;
  return lemmasOf(row, judging).some((lemma) =>
    lemma.form !== row.form && row.zipf - lemma.zipf < OFTENER &&
    !/[ph]/.test(lemma.marks) && isWellKnown(lemma)
  );
}

function lemmasOf({ readings }: Row, judging: Judging): Row[] {
  return readings.filter(({ tag }) => /^(NOUN|ADJ)/.test(tag))
    .flatMap(({ lemma }) => judging.find(plain(lemma)) ?? [])
    .filter(({ form }) => !judging.hand.denied.has(form));
}

/** Whether two dictionaries have it, or one and a text. */
function isWellKnown(lemma: Row): boolean {
  return votesFor(lemma) > 1 || (votesFor(lemma) === 1 && lemma.zipf >= 120);
}

function votesFor({ sources }: Row): number {
  return count(sources, /[MKFI]/g);
}

function plain(lemma: string): string {
  return lemma.normalize("NFD").replace(/\p{Mn}/gu, "");
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
  return /[aeiou]$/.test(form) && !/[jkwy]|x[^t]|th|ph|oo|([aeiou])\1\1/.test(form);
}

function onlyClitic(row: Row): boolean {
  return row.readings.length > 0 && row.readings.every(({ tag }) => hasClitic(tag));
}

function isSuperlative(row: Row): boolean {
  return row.readings.length > 0
    ? row.readings.every(({ tag }) => tag.startsWith("ADJ:sup"))
    : /issim[oaie]$/.test(row.form);
}

/** What sets an accepted word apart. */
export function flagsFor(row: Row, hand: HandLists): Flag[] {
  const flags = new Set<Flag>(
    hand.allowed.get(row.form)?.flags ?? hand.short.get(row.form)?.flags,
  );
  if (hand.apocopes.get(row.form) === "apart") flags.add("apocope");
  if (onlyClitic(row) || isUnreadClitic(row)) flags.add("clitic");
  if (isSuperlative(row)) flags.add("superlative");
  if (row.marks.includes("n")) flags.add("name");
  if (row.zipf === 0) flags.add("rare");
  if (row.form.length > 3 && !hand.apocopes.has(row.form) && isLoan(row)) flags.add("loan");
  const level = hand.vulgar.get(row.form) ?? lemmaLevel(row, hand);
  if (level) flags.add(level);
  if (isSensitive(row, hand)) flags.add("sensitive");
  return [...flags];
}

/** A form is as vulgar as its verb or noun, if it can be read in no other way. */
function lemmaLevel({ readings }: Row, hand: HandLists): "vulgar" | "slur" | undefined {
  const levels = readings.map(({ lemma }) => hand.vulgar.get(plain(lemma)));
  return levels.every((level) => level !== undefined) ? levels[0] : undefined;
}

/** Listed itself, or the first thing one reads in it is a form of a word that is: stuprata. */
function isSensitive({ form, readings }: Row, hand: HandLists): boolean {
  const lemma = readings[0]?.lemma;
  return hand.sensitive.has(form) || (lemma !== undefined && hand.sensitive.has(plain(lemma)));
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

const REFUSED = new Map(REASONS.map((reason) => [reason, { kind: "refused", reason } as const]));

function refused(reason: Reason): Verdict {
  return REFUSED.get(reason)!;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
