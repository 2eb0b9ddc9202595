import { normalize } from "../src/core/letters.ts";
import { type Clitic, cliticsOf } from "./clitics.ts";
import { inflect } from "./inflect.ts";
import type { Headword } from "./sources/headwords.ts";
import { type Analysis, hasClitic, PROPER } from "./sources/morphit.ts";
import type { Row, Spelling } from "./table.ts";

/** The raw sources, read. */
export interface Sources {
  readonly frequencies: ReadonlyMap<string, number>;
  /** By language, frequencies elsewhere. */
  readonly foreign: Readonly<Record<string, ReadonlyMap<string, number>>>;
  readonly morphit: readonly Analysis[];
  readonly verbs: Iterable<string>;
  /** By their letter in a row's `sources`: K, F, I. */
  readonly headwords: Readonly<Record<string, Iterable<Headword>>>;
  readonly firstNames: Iterable<string>;
  readonly surnames: Iterable<string>;
}

/** Verbs at least so common get their single-pronoun forms even where wordfreq lacks them. */
const COMMON_VERB = 295;
/** And those at least so common, the orders and infinitives with two: portamela, regalaglielo. */
const COMMON_ORDER = 380;
/** And those, what is rarer: dicendomelo, diciamoglielo, presosi. */
const VERY_COMMON_VERB = 450;
/** A verb rarer than this gives no pronoun forms at all: what they match is chance. */
const KNOWN_VERB = 150;

interface Draft {
  readonly sources: Set<string>;
  readonly marks: Set<string>;
  readonly spellings: Map<string, { zipf: number; isVouched: boolean }>;
  readonly readings: Map<string, { lemma: string; tag: string; text: string }>;
}

/** Joins the sources by clean form. A form that neither wordfreq nor Morph-it! has is left out. */
export function gather(sources: Sources): Row[] {
  const drafts = new Map<string, Draft>();
  addFrequencies(drafts, sources.frequencies);
  addMorphit(drafts, sources.morphit);
  for (const verb of sources.verbs) vouch(drafts, verb, "V");
  for (const letter of Object.keys(sources.headwords)) {
    addHeadwords(drafts, letter, sources.headwords[letter]!);
  }
  addClitics(drafts, sources.morphit);
  for (const name of sources.firstNames) drafts.get(normalize(name) ?? "")?.marks.add("n");
  for (const name of sources.surnames) drafts.get(normalize(name) ?? "")?.marks.add("s");
  const foreign = foreignZipfs(sources.foreign);
  return [...drafts].map(([form, draft]) => rowOf(form, draft, foreign.get(form)));
}

function draftOf(drafts: Map<string, Draft>, form: string): Draft {
  let draft = drafts.get(form);
  if (!draft) {
    draft = { sources: new Set(), marks: new Set(), spellings: new Map(), readings: new Map() };
    drafts.set(form, draft);
  }
  return draft;
}

function addSpelling(draft: Draft, text: string, fact: { zipf?: number; isVouched?: boolean }) {
  const known = draft.spellings.get(text) ?? { zipf: 0, isVouched: false };
  draft.spellings.set(text, { ...known, ...fact });
}

function addFrequencies(drafts: Map<string, Draft>, frequencies: ReadonlyMap<string, number>) {
  for (const [token, zipf] of frequencies) {
    const form = cleanForm(token);
    if (form === undefined) continue;
    const draft = draftOf(drafts, form);
    draft.sources.add("W");
    addSpelling(draft, token, { zipf });
  }
}

function addMorphit(drafts: Map<string, Draft>, analyses: readonly Analysis[]) {
  const full = new Set(analyses.map(({ form, lemma, tag }) => `${form}/${lemma}/${tag}`));
  for (const { form: text, lemma, tag } of analyses) {
    const form = cleanForm(text);
    if (form === undefined) continue;
    const draft = draftOf(drafts, form);
    if (tag === PROPER) {
      draft.marks.add("p");
      continue;
    }
    const written = text.toLowerCase();
    draft.sources.add("M");
    // A slip of Morph-it!'s: the lemma of dimmi is not dimmi. Our own reading takes its place.
    if (hasClitic(tag) && lemma === text && !/r(e|si)$/.test(lemma)) continue;
    addSpelling(draft, written, { isVouched: true });
    draft.readings.set(`${written}/${lemma}/${tag}`, { lemma, tag, text: written });
    const isShortened = /[lmnr]$/.test(text) &&
      ["a", "e", "i", "o", "no"].some((vowel) => full.has(`${text}${vowel}/${lemma}/${tag}`));
    draft.marks.add(isShortened ? "a" : "whole");
  }
  for (const { marks } of drafts.values()) if (marks.delete("whole")) marks.delete("a");
}

function addHeadwords(drafts: Map<string, Draft>, letter: string, headwords: Iterable<Headword>) {
  for (const { text, class: kind, isName } of headwords) {
    const form = cleanForm(text);
    if (form === undefined) continue;
    if (isName) {
      drafts.get(form)?.marks.add("h");
      continue;
    }
    for (const inflected of inflect(text, kind)) {
      const isSame = inflected.form === text;
      const draft = vouch(drafts, inflected.form, isSame ? letter : letter.toLowerCase());
      if (!draft || draft.sources.has("M")) continue;
      const { form: written, tag } = inflected;
      draft.readings.set(`${written}/${text}/${tag}`, { lemma: text, tag, text: written });
    }
  }
}

/** Adds a source to a known form. */
function vouch(drafts: Map<string, Draft>, text: string, letter: string): Draft | undefined {
  const draft = drafts.get(cleanForm(text) ?? "");
  if (!draft) return undefined;
  draft.sources.add(letter);
  addSpelling(draft, text.toLowerCase(), { isVouched: true });
  return draft;
}

function addClitics(drafts: Map<string, Draft>, analyses: readonly Analysis[]) {
  const zipfOf = (lemma: string) => topZipf(drafts.get(cleanForm(lemma) ?? ""));
  for (const analysis of analyses) {
    if (!/^(VER|AUX|MOD|CAU|ASP):/.test(analysis.tag) || hasClitic(analysis.tag)) continue;
    if (drafts.get(cleanForm(analysis.form) ?? "")?.marks.has("a")) continue;
    const zipf = zipfOf(analysis.lemma);
    if (zipf < KNOWN_VERB) continue;
    for (const clitic of cliticsOf(analysis)) addClitic(drafts, clitic, zipf);
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

/** How common a verb must be for such a form of it to be taken for granted. */
function leastFor({ pronouns, tag }: Clitic): number {
  if (/:part/.test(tag)) return /\+(si|m\+lo)$/.test(tag) ? VERY_COMMON_VERB : Infinity;
  if (pronouns === "single") return COMMON_VERB;
  return /:(inf|impr\+pres\+2)/.test(tag) ? COMMON_ORDER : VERY_COMMON_VERB;
}

function foreignZipfs(foreign: Sources["foreign"]): Map<string, [zipf: number, language: string]> {
  const out = new Map<string, [number, string]>();
  for (const language of Object.keys(foreign).sort()) {
    for (const [token, zipf] of foreign[language]!) {
      const form = cleanForm(token);
      if (form !== undefined && zipf > (out.get(form)?.[0] ?? 0)) out.set(form, [zipf, language]);
    }
  }
  return out;
}

function rowOf(form: string, draft: Draft, foreign: [number, string] | undefined): Row {
  const known = [...draft.spellings].map(([text, fact]): Spelling => ({ text, ...fact }));
  const spellings = withoutSlips(trueSpellings(form, known), [...draft.readings.values()]);
  const vouched = spellings.filter((spelling) => spelling.isVouched);
  const readings = [...draft.readings.values()]
    .filter(({ text }) => spellings.some((spelling) => spelling.text === text))
    .map(({ lemma, tag, text }) => ({
      lemma,
      tag,
      spelling: spellings.findIndex((spelling) => spelling.text === text),
    }))
    .sort((a, b) =>
      a.spelling - b.spelling || (a.lemma < b.lemma ? -1 : a.lemma > b.lemma ? 1 : 0) ||
      (a.tag < b.tag ? -1 : 1)
    );
  return {
    form,
    zipf: topOf(vouched) || topOf(spellings),
    spellings,
    readings,
    sources: [..."WMVKFIkfi"].filter((letter) => draft.sources.has(letter)).join(""),
    marks: [..."nspha"].filter((letter) => draft.marks.has(letter)).join(""),
    foreign: foreign?.[0] ?? 0,
    language: foreign?.[1] ?? "",
  };
}

function topOf(spellings: readonly Spelling[]): number {
  return Math.max(0, ...spellings.map(({ zipf }) => zipf));
}

/**
 * Vouched spellings alone, if there are any: perché, not perche or perchè. If wordfreq has none of
 * them, its own are kept too, for the frequency; as is one that is commoner than all of them, for
 * the hand lists to judge: karate beside karatè, but durero beside durerò.
 */
function trueSpellings(form: string, known: readonly Spelling[]): Spelling[] {
  const vouched = known.filter((spelling) => spelling.isVouched);
  const top = topOf(vouched);
  const kept = known.filter(({ isVouched, zipf }) => isVouched || top === 0 || zipf > top);
  const plainFirst = (text: string) => text === form ? 0 : 1;
  return [...kept].sort((a, b) =>
    Number(b.isVouched) - Number(a.isVouched) || b.zipf - a.zipf ||
    plainFirst(a.text) - plainFirst(b.text) || (a.text < b.text ? -1 : 1)
  );
}

/** The same word spelled two ways is a slip where one is ten times as common: città, not citta. */
const SLIP = 100;

/** Morph-it! also lists misspellings, with the lemma spelled well (perchè is of perché) or not (citta). */
function withoutSlips(
  spellings: readonly Spelling[],
  readings: readonly { lemma: string; tag: string; text: string }[],
): Spelling[] {
  const words = (text: string) =>
    readings.filter((reading) => reading.text === text)
      .map(({ lemma, tag }) => `${cleanForm(lemma)}/${tag.replace(/:.*/, "")}`);
  const first = spellings[0]!;
  return spellings.filter((spelling) => {
    if (spelling === first) return true;
    const own = words(spelling.text);
    const isSame = own.every((word) => words(first.text).includes(word));
    const isOff = readings.some(({ text, lemma }) =>
      text === spelling.text && lemma === first.text
    );
    return !(isSame && (isOff || first.zipf - spelling.zipf >= SLIP));
  });
}

function topZipf(draft: Draft | undefined): number {
  let top = 0;
  for (const { zipf } of draft?.spellings.values() ?? []) top = Math.max(top, zipf);
  return top;
}

/** Memory of `normalize`: the same text comes from many sources. */
const CLEAN = new Map<string, string | undefined>();

function cleanForm(text: string): string | undefined {
  if (/^[a-z]+$/.test(text)) return text;
  if (!CLEAN.has(text)) CLEAN.set(text, normalize(text));
  return CLEAN.get(text);
}
