import type { HandLists } from "./hand_lists.ts";
import type { Lemmas } from "./lemmas.ts";
import { type Row, spellingsOf } from "./table.ts";

/** Below every floor. */
const RARE = 199;

/** Where a word that everyone knows stands at least: in the core at the default level. */
const EVERYDAY = 310;

/** How far a form goes towards the frequency of all forms of its word, by what it is. */
const TOWARDS = { lemma: 0.65, inflected: 0.4, infinitive: 0.3, finite: 0.05 };

/** A bonus for visible things: everyone knows a ladybird, but few write about one. */
const CONCRETE = 25;

/** Above this nothing is added: such a word is in every core anyway. */
const COMMON = 400;

/** A form this much commoner than all its sisters owes it to something else. */
const FAR = 100;
/** Where only a list of surnames explains it, which has many words in it. */
const VERY_FAR = 140;

/**
 * How well known the word is, in hundredths of zipf: the form's own frequency, without what a name or
 * a foreign word of the same letters adds to it, and with some of what its other forms tell.
 */
export function familiarity(row: Row, lemmas: Lemmas, hand: HandLists): number {
  const allowed = hand.allowed.get(row.form);
  if (allowed?.flags.includes("rare")) return Math.min(row.zipf, RARE);
  // One whose usual spelling only the hand list has, as karate, has that spelling's frequency.
  const usual = spellingsOf(row).find(({ text }) => text === allowed?.written);
  const own = Math.max(row.zipf, usual?.zipf ?? 0);
  const zipf = withoutName({ ...row, zipf: own }, lemmas);
  const known = zipf < own || zipf === 0 ? zipf : withSisters({ ...row, zipf }, lemmas);
  return hand.everyday.has(row.form) ? Math.max(known, EVERYDAY) : known;
}

function withoutName(row: Row, lemmas: Lemmas): number {
  const { marks, sources } = row;
  const isOwn = lemmas.ordered(row)[0]?.lemma === spellingsOf(row)[0]!.text;
  // What dictionaries have as a headword is known for itself: aceto, though aceti is rare.
  if (isOwn && (/[KFI]/.test(sources) || (/M/.test(sources) && /[kfi]/.test(sources)))) {
    return row.zipf;
  }
  const isElsewhere = !isOwn && row.foreign >= row.zipf;
  const far = /[nph]/.test(marks) || isElsewhere ? FAR : marks.includes("s") ? VERY_FAR : Infinity;
  const other = lemmas.commonestOther(row);
  if (marks.includes("s") && isDoublePlural(row, lemmas)) return Math.min(row.zipf, RARE);
  return other !== undefined && row.zipf > other + far ? other : row.zipf;
}

/** maggi is a surname: the plural of maggio is maggio. */
function isDoublePlural(row: Row, lemmas: Lemmas): boolean {
  const reading = lemmas.ordered(row)[0];
  return reading !== undefined && /^NOUN-?[MF]?:p/.test(reading.tag) &&
    lemmas.isUnchanging(reading.lemma, row);
}

function withSisters(row: Row, lemmas: Lemmas): number {
  const reading = lemmas.ordered(row)[0];
  if (!reading || row.zipf >= COMMON) return row.zipf;
  const { lemma, tag } = reading;
  const isVerb = /^(VER|AUX|MOD|CAU|ASP)/.test(tag);
  const share = isVerb
    ? (/:inf/.test(tag) ? TOWARDS.infinitive : TOWARDS.finite)
    : lemma === spellingsOf(row)[reading.spelling]!.text
    ? TOWARDS.lemma
    : TOWARDS.inflected;
  const total = Math.min(COMMON, lemmas.total(row));
  const raised = row.zipf + share * Math.max(0, total - row.zipf);
  const isThing = row.sources.includes("c") && /[KI]/.test(row.sources);
  return Math.round(Math.max(row.zipf, raised) + (isThing && row.zipf >= RARE ? CONCRETE : 0));
}
