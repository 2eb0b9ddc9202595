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
/** The same with any other pronoun than lo, la, li, le, si: seccarti. */
const RARER_VERB = 250;
/** Orders with one: sbucciala. */
const COMMON_VERB = 345;
/** sbucciamola; infinitives and orders to one person with two: regalarglielo, portamela. */
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
    if (zipf < KNOWN_VERB) continue;
    const objects = intransitive.get(analysis.lemma) ?? "object";
    for (const clitic of cliticsOf(analysis, objects)) addClitic(drafts, clitic, zipf);
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
    return /\+(l[oaie]|si)$/.test(tag) ? KNOWN_VERB : RARER_VERB;
  }
  if (pronouns === "single") return /\+1\+p/.test(tag) ? COMMON_ORDER : COMMON_VERB;
  return /:(inf|impr\+pres\+2\+s)/.test(tag) ? COMMON_ORDER : VERY_COMMON_VERB;
}
