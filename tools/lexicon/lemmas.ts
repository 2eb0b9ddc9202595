import { normalize } from "../../src/core/letters.ts";
import { hasClitic } from "../sources/morphit.ts";
import { type Row, spellingsOf, type TableReading } from "./table.ts";

/** How common the words are that forms belong to, all their forms taken together. */
export interface Lemmas {
  /** The readings, the one that people most likely mean first. */
  ordered(row: Row): readonly TableReading[];
  /** In hundredths of zipf: the form's first reading with all its other forms. */
  total(row: Row): number;
  /** Whether the noun is its own plural, and far commoner than this form. */
  isUnchanging(lemma: string, row: Row): boolean;
  /** The commonest other form of what the row is first read as; undefined when it has none. */
  commonestOther(row: Row): number | undefined;
}

interface Paradigm {
  readonly forms: Row[];
  /** How often it is met in forms that are of no other word. */
  exclusive: number;
  /** How often in forms of which it is the first reading. */
  total: number;
}

export function lemmasOf(rows: readonly Row[]): Lemmas {
  const paradigms = new Map<string, Paradigm>();
  const find = (key: string): Paradigm => {
    let paradigm = paradigms.get(key);
    if (!paradigm) paradigms.set(key, paradigm = { forms: [], exclusive: 0, total: 0 });
    return paradigm;
  };
  for (const row of rows) {
    const keys = new Set(row.readings.map(keyOf));
    for (const key of keys) {
      const paradigm = find(key);
      if (row.zipf > 0) paradigm.forms.push(row);
      if (keys.size === 1) paradigm.exclusive += uses(row.zipf);
    }
  }
  const nouns = new Set(
    rows.filter(({ sources }) => sources.includes("n")).map(({ form }) => form),
  );
  const isNoun = (lemma: string) => nouns.has(lemma);
  const first = new Map<Row, TableReading[]>();
  const ordered = (row: Row): readonly TableReading[] => {
    if (row.readings.length < 2) return row.readings;
    let readings = first.get(row);
    if (!readings) first.set(row, readings = byLikelihood(row, { find, isNoun }));
    return readings;
  };
  for (const row of rows) {
    const reading = ordered(row)[0];
    if (reading) find(keyOf(reading)).total += uses(row.zipf);
  }
  return {
    ordered,
    total(row) {
      const reading = ordered(row)[0];
      return Math.max(row.zipf, reading ? zipfOf(find(keyOf(reading)).total) : 0);
    },
    isUnchanging(lemma, row) {
      return find(lemma).forms.some(({ form, zipf, readings }) =>
        form === lemma && form !== row.form && zipf > row.zipf + MUCH_COMMONER &&
        readings.some((one) => one.lemma === lemma && /^NOUN-?[MF]?:p/.test(one.tag))
      );
    },
    commonestOther(row) {
      const reading = ordered(row)[0];
      if (!reading) return undefined;
      const { forms } = find(keyOf(reading));
      const isFinite = VERB.test(reading.tag) && !/:part/.test(reading.tag);
      // dorato is an adjective of its own: it says nothing about how common dora is. Nor does cassa,
      // which people read as a noun, of how common cassano is.
      const others = forms.filter((other) =>
        other.form !== row.form &&
        !(isFinite &&
          (/[ts][oaie]$/.test(other.form) || keyOf(ordered(other)[0]!) !== keyOf(reading)))
      );
      return others.length > 0 ? Math.max(...others.map(({ zipf }) => zipf)) : undefined;
    },
  };
}

const MUCH_COMMONER = 150;

const VERB = /^(VER|AUX|MOD|CAU|ASP)/;
const NAMELIKE = /^(NOUN|ADJ)/;
/** Articles, pronouns, conjunctions: whatever else has their letters is rarer. */
const SMALL = /^(ART|PRO|CON|DET|WH|NE|CHE)/;

/** Noun and adjective of one lemma are one word here; a verb of the same letters is another. */
function keyOf({ lemma, tag }: TableReading): string {
  return VERB.test(tag) ? `${lemma}/v` : lemma;
}

function uses(zipf: number): number {
  return zipf > 0 ? 10 ** (zipf / 100) : 0;
}

function zipfOf(uses: number): number {
  return uses > 0 ? Math.round(100 * Math.log10(uses)) : 0;
}

interface Words {
  readonly find: (key: string) => Paradigm;
  /** Whether the lemma is a noun rather than an adjective. */
  readonly isNoun: (lemma: string) => boolean;
}

function byLikelihood(row: Row, { find, isNoun }: Words): TableReading[] {
  const isUnchanging = row.readings.filter(({ tag }) => /^ADJ:pos/.test(tag)).length === 4;
  // Within a lemma: small words, then noun or adjective; the singular and the masculine first.
  const place = ({ lemma, tag }: TableReading) =>
    (tag.startsWith("NOUN")
      ? 20
      : tag.startsWith("ADJ")
      ? isUnchanging || isNoun(lemma) ? 30 : 10
      : 0) +
    Number(/[:+]p\b/.test(tag)) * 2 + Number(/\bf\b/.test(tag));
  const scored = row.readings.map((reading) => ({
    reading,
    score: isNounRather(row, reading, find)
      ? Infinity
      : likelihood(row, reading, find(keyOf(reading))),
  }));
  return scored.sort((a, b) =>
    a.reading.spelling - b.reading.spelling || b.score - a.score ||
    place(a.reading) - place(b.reading) ||
    (a.reading.lemma + a.reading.tag < b.reading.lemma + b.reading.tag ? -1 : 1)
  ).map(({ reading }) => reading);
}

/**
 * Whether it is a noun in -a that is commoner than the adjective or participle it could be too:
 * rivista, proposte, polemiche.
 */
function isNounRather(row: Row, { lemma, tag }: TableReading, find: Words["find"]): boolean {
  if (!/^NOUN-F/.test(tag) || !lemma.endsWith("a")) return false;
  const others = row.readings.filter((one) => one.lemma !== lemma);
  const rivals = others.filter((one) => /ADJ:pos\+f|:part\+past\+[sp]\+f/.test(one.tag));
  const isElse = (one: TableReading) =>
    (one.lemma === row.form && one.lemma !== lemma) ||
    !(VERB.test(one.tag) || NAMELIKE.test(one.tag));
  if (rivals.length === 0 || row.readings.some(isElse)) return false;
  const masculine = lemma.slice(0, -1) + "o";
  const least = rivals.some(({ tag }) => VERB.test(tag)) ? 0 : CLEARLY;
  return rivals.every((one) =>
    ownZipf(lemma, find(lemma)) >= ownZipf(masculine, find(keyOf(one))) + least
  );
}

/** So much commoner, in hundredths of zipf, than an adjective whose feminine may be what is met. */
const CLEARLY = 50;

/** A form is at most this much commoner than the commonest other form of the same noun. */
const SPREAD = 150;
/** And than the dictionary form. */
const NEAR = 100;
/** And a word that has no other form is at most so common. */
const LONELY = 480;
/** What being a headword adds, by how many dictionaries have it. */
const HEADWORD = [40, 100, 130, 160] as const;

/** In hundredths of zipf, with something added for what people look up: sedano is a vegetable. */
function likelihood(row: Row, { lemma, tag, spelling }: TableReading, paradigm: Paradigm): number {
  const isOwn = lemma === spellingsOf(row)[spelling]!.text;
  const other = bestOther(row, paradigm);
  if (VERB.test(tag)) {
    return (paradigm.exclusive > 0 ? zipfOf(paradigm.exclusive) : other - 100) + ofTense(tag);
  }
  if (!NAMELIKE.test(tag)) return row.zipf + (tag === "INT" ? -50 : SMALL.test(tag) ? 250 : 150);
  const heads = row.sources.match(/[KFI]/g)?.length ?? 0;
  const isFeminine = isOwn &&
    row.readings.some((one) => one.tag === "ADJ:pos+f+s" && one.lemma !== lemma);
  const bonus = !isOwn ? 30 : isFeminine && heads < 3 ? -60 : HEADWORD[heads]!;
  // formiche are more than one formica, as hardly anything is formico.
  const most = isOwn ? Infinity : ownZipf(lemma, paradigm) + NEAR;
  const base = other > 0
    ? Math.min(row.zipf, other + SPREAD, most)
    : Math.min(row.zipf - 50, LONELY);
  // Between two nouns of one plural (conto and conte), the commoner.
  return base + bonus + Math.round(other / 10);
}

/** How common the dictionary form itself is. */
function ownZipf(lemma: string, { forms }: Paradigm): number {
  const key = normalize(lemma);
  return forms.find(({ form }) => form === key)?.zipf ?? 0;
}

function bestOther(row: Row, { forms }: Paradigm): number {
  let best = 0;
  for (const { form, zipf } of forms) if (form !== row.form && zipf > best) best = zipf;
  return best;
}

/** How much rarer than its verb such a form is; an infinitive is what people look up. */
function ofTense(tag: string): number {
  if (hasClitic(tag)) return -150;
  if (/:inf/.test(tag)) return 200;
  if (/:part\+past\+s\+m/.test(tag)) return 170;
  if (/:(ger|part\+past)/.test(tag) || /ind\+(pres|impf)\+3/.test(tag)) return 50;
  if (/ind\+pres\+[12]/.test(tag)) return -30;
  if (/:impr/.test(tag)) return -35;
  return -70;
}
