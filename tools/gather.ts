import { normalize } from "../src/core/letters.ts";
import { type Clitic, cliticsOf, type Objects, takesPronoun } from "./clitics.ts";
import { classesByEnding, inflect, type WordClass } from "./inflect.ts";
import { type Paradigms, paradigmsOf } from "./paradigms.ts";
import type { Headword } from "./sources/headwords.ts";
import { type Analysis, hasClitic, PROPER } from "./sources/morphit.ts";
import type { Senses } from "./sources/senses.ts";
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
  addMorphit(drafts, sources);
  const paradigms = paradigmsOf(sources.morphit);
  for (const verb of sources.verbs) vouch(drafts, verb, "V");
  const classes = classesOf(sources, paradigms);
  for (const letter of Object.keys(sources.headwords)) {
    addHeadwords(drafts, { letter, headwords: sources.headwords[letter]!, classes, paradigms });
  }
  dropMistaken(drafts, sources);
  addHeadwords(drafts, { letter: "M", headwords: paradigms.lemmas(), classes, paradigms });
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

/** What the dictionaries that tell it, or Morph-it!, call each headword. */
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
      // Whoever knows the plural of uomo has no use for the regular one.
      if (written !== text && paradigms.knowsBetter(text, inflected)) continue;
      const known = drafts.get(cleanForm(written) ?? "");
      const isMorphits = known?.sources.has("M") ?? false;
      if (isMorphits && letter === "M") continue;
      const draft = vouch(drafts, written, written === text ? letter : letter.toLowerCase());
      // A dictionary that tells the class may know a noun or an adjective that Morph-it! lacks: orzo.
      // Of two or three letters it knows all: ha is no noun.
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

/** Adds a source to a known form. */
function vouch(drafts: Map<string, Draft>, text: string, letter: string): Draft | undefined {
  const draft = drafts.get(cleanForm(text) ?? "");
  if (!draft) return undefined;
  draft.sources.add(letter);
  addSpelling(draft, text.toLowerCase(), { isVouched: true });
  return draft;
}

function addClitics(drafts: Map<string, Draft>, { morphit, headwords, intransitive }: Sources) {
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

/** A verb that few know: what only it would be written with an accent for is no spelling to show. */
const OBSCURE_VERB = 100;

/**
 * Morph-it! also lists misspellings, with the lemma spelled well (perchè is of perché) or not
 * (citta, sè), and tenses of verbs that nobody thinks of (staserà is of stasare).
 */
function withoutSlips(
  spellings: readonly Spelling[],
  readings: readonly { lemma: string; tag: string; text: string }[],
  zipfOf: (text: string) => number,
): Spelling[] {
  const of = (text: string) => readings.filter((reading) => reading.text === text);
  const words = (text: string) =>
    of(text).map(({ lemma, tag }) => `${cleanForm(lemma)}/${tag.replace(/:.*/, "")}`);
  const isSameWord = (text: string, other: string) =>
    words(text).every((word) => words(other).includes(word));
  const first = spellings[0]!;
  return spellings.filter((spelling, i) => {
    if (spelling === first) return true;
    const { text, zipf } = spelling;
    const own = of(text);
    if (
      own.length > 0 && first.zipf > zipf &&
      own.every(({ lemma, tag }) => tag.startsWith("VER") && zipfOf(lemma) < OBSCURE_VERB)
    ) return false;
    const isTwin = spellings.slice(0, i).some((other) =>
      other.text !== text && withGrave(other.text) === withGrave(text) &&
      isSameWord(text, other.text)
    );
    const isOff = own.some(({ lemma }) => lemma === first.text);
    return !isTwin && !(isSameWord(text, first.text) && (isOff || first.zipf - zipf >= SLIP));
  });
}

function withGrave(text: string): string {
  return text.replaceAll("é", "è");
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
