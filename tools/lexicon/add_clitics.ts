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
const KNOWN_VERB = 100;
/** The same with mi, ti, ci, vi: chinandomi. */
const RARE_VERB = 225;
/** And with gli and ne: seccargli. */
const RARER_VERB = 250;
/** Orders with one: sbucciala. With the two that are said most: puntandoglielo, infilarsela. */
const COMMON_VERB = 345;
/**
 * sbucciamola; infinitives and orders to one person with two: regalarglielo, portamela; gerunds
 * with some: raccontandocela.
 */
const COMMON_ORDER = 395;
/** What is rarer: dicendomelo, diciamoglielo, presosi. */
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
      addClitic(drafts, clitic, /\+[mtscv]i$/.test(clitic.tag) ? own : zipf);
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
  if (pronouns === "single") return /\+1\+p/.test(tag) ? COMMON_ORDER : COMMON_VERB;
  if (/:(inf|ger).*\+(glie|se)l[oa]$/.test(tag)) return COMMON_VERB;
  if (/:ger.*l[oa]$/.test(tag)) return COMMON_ORDER;
  return /:(inf|impr\+pres\+2\+s)/.test(tag) ? COMMON_ORDER : VERY_COMMON_VERB;
}
