import { normalize } from "../../src/core/letters.ts";
import { addClitics } from "./add_clitics.ts";
import { addPlurals } from "./add_plurals.ts";
import { type Objects, takesPronoun } from "./clitics.ts";
import { addSpelling, cleanForm, type Draft, draftOf, topZipf, vouch } from "./drafts.ts";
import { classesByEnding, inflect, type WordClass } from "./inflect.ts";
import { type Paradigms, paradigmsOf } from "./paradigms.ts";
import type { Headword } from "../sources/headwords.ts";
import { type Analysis, hasClitic, PROPER } from "../sources/morphit.ts";
import type { Senses } from "../sources/senses.ts";
import { topOf, trueSpellings, withoutSlips } from "./spellings.ts";
import type { Row, Spelling } from "./table.ts";

/** The raw sources, read. */
export interface Sources {
  readonly frequencies: ReadonlyMap<string, number>;
  /** By language, frequencies elsewhere. */
  readonly foreign: Readonly<Record<string, ReadonlyMap<string, number>>>;
  readonly morphit: readonly Analysis[];
  readonly verbs: Iterable<string>;
  /** By their letter in a row's `sources`: K, F, I. */
  readonly headwords: Readonly<Record<string, readonly Headword[]>>;
  readonly firstNames: Iterable<string>;
  readonly surnames: Iterable<string>;
  readonly senses: Senses;
  /** The verbs that take no direct object, or one only as a predicate. */
  readonly intransitive: ReadonlyMap<string, Objects>;
}

/**
 * Joins the sources by clean form. A form that neither wordfreq nor Morph-it! has is left out, but
 * for plurals and forms with pronouns that are taken for granted.
 */
export function gather(sources: Sources): Row[] {
  const drafts = new Map<string, Draft>();
  addFrequencies(drafts, sources.frequencies);
  addMorphit(drafts, sources);
  const paradigms = paradigmsOf(sources.morphit);
  for (const verb of sources.verbs) vouch(drafts, verb, "V");
  const classes = classesOf(sources, paradigms);
  for (const letter of Object.keys(sources.headwords)) {
    addHeadwords(drafts, { letter, headwords: sources.headwords[letter]!, classes, paradigms });
  }
  dropMistaken(drafts, sources);
  addHeadwords(drafts, { letter: "M", headwords: paradigms.lemmas(), classes, paradigms });
  addPlurals(drafts, classes, paradigms);
  addClitics(drafts, sources);
  for (const noun of sources.senses.concrete) drafts.get(cleanForm(noun) ?? "")?.sources.add("c");
  for (const noun of sources.senses.nouns) drafts.get(cleanForm(noun) ?? "")?.sources.add("n");
  for (const name of sources.firstNames) drafts.get(normalize(name) ?? "")?.marks.add("n");
  for (const name of sources.surnames) drafts.get(normalize(name) ?? "")?.marks.add("s");
  const foreign = foreignZipfs(sources.foreign);
  const zipfOf = (text: string) => topZipf(drafts.get(cleanForm(text) ?? ""));
  return [...drafts].map(([form, draft]) =>
    rowOf(form, draft, { foreign: foreign.get(form), zipfOf })
  );
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

function addMorphit(drafts: Map<string, Draft>, { morphit: analyses, intransitive }: Sources) {
  const full = new Set(analyses.map(({ form, lemma, tag }) => `${form}/${lemma}/${tag}`));
  for (const { form: text, lemma, tag } of analyses) {
    const form = cleanForm(text);
    if (form === undefined) continue;
    const pronoun = hasClitic(tag) ? tag.replace(/.*\+/, "") : "";
    if (pronoun && !takesPronoun(intransitive.get(lemma) ?? "object", pronoun)) continue;
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

/** The class of each headword, from dictionaries that give it, or from Morph-it!. */
function classesOf(sources: Sources, paradigms: Paradigms): Map<string, Set<WordClass>> {
  const classes = new Map<string, Set<WordClass>>();
  const all = [...Object.values(sources.headwords), paradigms.lemmas()];
  for (const headwords of all) {
    for (const { text, class: kind, isName } of headwords) {
      if (kind === undefined || isName) continue;
      const known = classes.get(text) ?? new Set();
      classes.set(text, known.add(kind));
    }
  }
  return classes;
}

interface Heads {
  /** The source's letter: a headword has it as it is, a regular form of one in lower case. */
  readonly letter: string;
  readonly headwords: Iterable<Headword>;
  readonly classes: ReadonlyMap<string, ReadonlySet<WordClass>>;
  readonly paradigms: Paradigms;
}

function addHeadwords(
  drafts: Map<string, Draft>,
  { letter, headwords, classes, paradigms }: Heads,
) {
  for (const { text, class: kind, isName } of headwords) {
    const form = cleanForm(text);
    if (form === undefined) continue;
    if (isName) {
      drafts.get(form)?.marks.add("h");
      continue;
    }
    const kinds = kind ? [kind] : [...classes.get(text) ?? classesByEnding(text)];
    for (const inflected of kinds.flatMap((one) => inflect(text, one))) {
      const { form: written, tag } = inflected;
      // A source that knows the plural of uomo has no use for the regular one.
      if (written !== text && paradigms.knowsBetter(text, inflected)) continue;
      const known = drafts.get(cleanForm(written) ?? "");
      const isMorphits = known?.sources.has("M") ?? false;
      if (isMorphits && letter === "M") continue;
      const draft = vouch(drafts, written, written === text ? letter : letter.toLowerCase());
      // A dictionary that gives the class may know a noun or an adjective that Morph-it! lacks: orzo.
      // It knows all words of two or three letters: ha is not a noun.
      const isNews = !isMorphits || (kind !== undefined && kind !== "verb" && written.length > 3);
      if (!draft || !isNews || paradigms.has(text, inflected)) continue;
      // A dictionary's mani is Morph-it!'s plural of mano, its bellissimo a superlative of bello.
      if (isMorphits && isOfOther(draft, written, text)) continue;
      draft.readings.set(`${written}/${text}/${tag}`, { lemma: text, tag, text: written });
    }
  }
}

function isOfOther({ readings }: Draft, form: string, headword: string): boolean {
  const tag = form === headword ? /^(NOUN.*:p|ADJ:sup.*)$/ : /^ADJ:sup/;
  return [...readings.values()].some((reading) =>
    reading.text === form && reading.lemma !== headword && tag.test(reading.tag)
  );
}

/**
 * Morph-it! calls a few nouns adverbs (gioventù) or adjectives that never change (oscar). Where a
 * dictionary that tells classes has the word as a noun and as nothing else, those readings go.
 */
function dropMistaken(drafts: Map<string, Draft>, { headwords }: Sources) {
  const classes = new Map<string, Set<WordClass>>();
  for (const heads of Object.values(headwords)) {
    for (const { text, class: kind, isName } of heads) {
      if (kind && !isName) classes.set(text, (classes.get(text) ?? new Set()).add(kind));
    }
  }
  for (const [text, kinds] of classes) {
    if (kinds.size > 1 || !kinds.has("noun")) continue;
    const readings = drafts.get(cleanForm(text) ?? "")?.readings;
    if (
      !readings ||
      !readings.has(`${text}/${text}/ADV`) && !readings.has(`${text}/${text}/ADJ:pos+f+p`)
    ) continue;
    for (const [key, { lemma, tag }] of readings) {
      if (lemma === text && /^(ADV|ADJ)/.test(tag)) readings.delete(key);
    }
  }
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

interface Others {
  readonly foreign: [zipf: number, language: string] | undefined;
  readonly zipfOf: (text: string) => number;
}

function rowOf(form: string, draft: Draft, { foreign, zipfOf }: Others): Row {
  const known = [...draft.spellings].map(([text, fact]): Spelling => ({ text, ...fact }));
  const spellings = withoutSlips(trueSpellings(form, known), [...draft.readings.values()], zipfOf);
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
    sources: [..."WMVKFIkfimcn"].filter((letter) => draft.sources.has(letter)).join(""),
    marks: [..."nspha"].filter((letter) => draft.marks.has(letter)).join(""),
    foreign: foreign?.[0] ?? 0,
    language: foreign?.[1] ?? "",
  };
}
