import { type Clitic, cliticsOf } from "./clitics.ts";
import { addSpelling, cleanForm, type Draft, draftOf, topZipf } from "./drafts.ts";
import type { Sources } from "./gather.ts";
import { inflect } from "./inflect.ts";
import { hasClitic } from "../sources/morphit.ts";

/**
 * How common a verb must be, in hundredths of zipf, for its forms with pronouns to be taken for
 * granted where wordfreq lacks them. Infinitive or gerund with one pronoun: rosolarli. A verb rarer
 * than this gives none at all.
 */
const KNOWN_VERB = 125;
/** The same with mi, ti, ci, vi: chinandomi. */
const RARE_VERB = 225;
/** And with gli and ne: seccargli. */
const RARER_VERB = 250;
/** Orders with lo, la, li, le, or with ti, vi: sbucciala, affettatelo, rasatevi. */
const ORDERED_VERB = 195;
/** Orders with mi, ci, or to us: portaci, smontiamolo. Infinitives with two, lo or la last: cucirtelo. */
const COMMON_VERB = 310;
/**
 * Orders with gli, ne. Gerunds and orders to one person with two, lo or la last: portamela; lavarseli.
 */
const COMMON_ORDER = 345;
/** The same with li, le, ne: prestandoglieli. */
const COMMONER_ORDER = 400;
/** Orders to several with two, lo or la last: raccontatemelo. */
const COMMON_PLURAL = 440;
/** What is rarer: diciamoglieli, presosi. */
const VERY_COMMON_VERB = 470;

/** Gives the verbs the forms with pronouns that people can be taken to say. */
export function addClitics(
  drafts: Map<string, Draft>,
  { morphit, headwords, intransitive }: Sources,
) {
  const known = new Set(morphit.map(({ lemma }) => lemma));
  const others = Object.values(headwords).flatMap((heads) => [...heads])
    .filter(({ text, class: kind }) => kind === "verb" && /are$/.test(text) && !known.has(text))
    .flatMap(({ text }) => inflect(text, "verb").map((it) => ({ ...it, lemma: text })));
  for (const analysis of [...morphit, ...others]) {
    if (!/^(VER|AUX|MOD|CAU|ASP):/.test(analysis.tag) || hasClitic(analysis.tag)) continue;
    if (drafts.get(cleanForm(analysis.form) ?? "")?.marks.has("a")) continue;
    const zipf = topZipf(drafts.get(cleanForm(analysis.lemma) ?? ""));
    // One crouches down: acquattarsi is written, acquattare is not.
    const own = Math.max(zipf, topZipf(drafts.get(`${analysis.lemma.slice(0, -1)}si`)));
    if (own < KNOWN_VERB) continue;
    const objects = intransitive.get(analysis.lemma) ?? "object";
    for (const clitic of cliticsOf(analysis, objects)) {
      addClitic(drafts, clitic, /\+[mtscv](i|ene)$/.test(clitic.tag) ? own : zipf);
    }
  }
}

function addClitic(drafts: Map<string, Draft>, clitic: Clitic, zipf: number) {
  const form = cleanForm(clitic.form);
  if (form === undefined) return;
  const draft = zipf >= leastFor(clitic) ? draftOf(drafts, form) : drafts.get(form);
  if (!draft) return;
  const { form: text, lemma, tag } = clitic;
  const plain = tag.replace(/^(AUX|MOD|CAU|ASP):/, "VER:");
  draft.readings.set(`${text}/${lemma}/${plain}`, { lemma, tag: plain, text });
  addSpelling(draft, text, { isVouched: true });
}

function leastFor({ pronouns, tag }: Clitic): number {
  if (/:part/.test(tag)) return /\+(si|m\+lo)$/.test(tag) ? VERY_COMMON_VERB : Infinity;
  if (pronouns === "single" && /:(inf|ger)/.test(tag)) {
    if (/\+(l[oaie]|si)$/.test(tag)) return KNOWN_VERB;
    return /\+[mtcv]i$/.test(tag) ? RARE_VERB : RARER_VERB;
  }
  if (pronouns === "single") {
    if (/\+2\+[sp]\+(l[oaie]|[tv]i)$/.test(tag)) return ORDERED_VERB;
    return /\+(gli|ne)$/.test(tag) ? COMMON_ORDER : COMMON_VERB;
  }
  const isUsual = /l[oa]$/.test(tag);
  if (/\+[12]\+p\+/.test(tag)) return isUsual ? COMMON_PLURAL : VERY_COMMON_VERB;
  if (!isUsual) return /:inf.*\+se/.test(tag) ? COMMON_ORDER : COMMONER_ORDER;
  return /:inf/.test(tag) ? COMMON_VERB : COMMON_ORDER;
}
