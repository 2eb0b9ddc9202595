import { difficultyOf } from "../src/core/difficulty.ts";
import type { Entry, Reading, Refusal } from "../src/lexicon/entry.ts";
import { flagsFor, judge, type Strategy, type Verdict } from "./clean.ts";
import { derivation } from "./derive.ts";
import { isSlip } from "./slips.ts";
import type { HandLists } from "./hand_lists.ts";
import type { Row, TableReading } from "./table.ts";

/** The sources' names in the lexicon, with their letters in the table. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  wordfreq: /W/,
  morphit: /M/,
  verbs: /V/,
  wikdict: /k/i,
  multiwordnet: /f/i,
  italwordnet: /i/i,
};

export const SOURCES: readonly string[] = [...Object.keys(LETTERS), "hand", "derived"];

export interface Choice {
  readonly strategy: Strategy;
  /** Accepted words below this zipf are left out; 0 keeps all. */
  readonly minZipf: number;
}

export interface Composed {
  readonly entries: readonly Entry[];
  readonly refusals: readonly Refusal[];
}

/** Table and hand lists into what the lexicon is made of. */
export function compose(rows: readonly Row[], hand: HandLists, choice: Choice): Composed {
  const table = new Map(rows.map((row) => [row.form, row]));
  for (const form of handForms(hand)) {
    if (!table.has(form)) table.set(form, unseen(form, hand));
  }
  const find = (form: string) => table.get(form);
  const judging = { hand, strategy: choice.strategy, find };
  const verdicts = new Map<string, Verdict>();
  for (const row of table.values()) verdicts.set(row.form, judge(row, judging));
  const isWord = (form: string) => verdicts.get(form)?.kind === "accepted";
  const isAttested = (form: string) => {
    const row = table.get(form);
    return row !== undefined && row.zipf > 0 && row.marks === "" && !hand.denied.has(form);
  };
  const isCommon = (form: string, zipf: number) =>
    isWord(form) && (table.get(form)?.zipf ?? 0) >= zipf;
  // What is made of a vulgar word would not be known for one.
  const isBase = (form: string) => isWord(form) && !hand.vulgar.has(form);
  const isCommonBase = (form: string, zipf: number) => isBase(form) && isCommon(form, zipf);
  const isAdjective = (form: string) =>
    isBase(form) && table.get(form)!.readings.some(({ tag }) => /^ADJ|:part/.test(tag));
  const derived = new Map<string, Reading>();
  if (choice.strategy === "joined") {
    for (const row of table.values()) {
      const verdict = verdicts.get(row.form)!;
      if (verdict.kind === "accepted" || verdict.reason !== "unattested") continue;
      if (hand.denied.has(row.form)) continue;
      if (isSlip(row, isCommon)) {
        verdicts.set(row.form, { kind: "refused", reason: "typo" });
        continue;
      }
      const reading = derivation(row, {
        isWord: isBase,
        isAttested,
        isCommon: isCommonBase,
        isAdjective,
      });
      if (reading) derived.set(row.form, reading);
    }
  }
  const entries: Entry[] = [];
  const refusals: Refusal[] = [];
  const lemmaZipf = (lemma: string) => find(plain(lemma))?.zipf ?? 0;
  for (const known of table.values()) {
    const row = withOwnZipf(known, hand);
    const made = derived.get(row.form);
    const verdict: Verdict = made ? { kind: "accepted", by: "derived" } : verdicts.get(row.form)!;
    if (verdict.kind === "refused") {
      // What nobody ever wrote need not be explained.
      if (row.zipf > 0) {
        refusals.push({ word: row.form, reason: verdict.reason, zipf: row.zipf / 100 });
      }
    } else if (row.zipf >= choice.minZipf * 100) {
      entries.push(entryOf(made ? { ...row, readings: [{ ...made, spelling: 0 }] } : row, {
        by: verdict.by,
        hand,
        lemmaZipf,
      }));
    }
  }
  return { entries, refusals };
}

/** Below every floor. */
const RARE = 199;

/**
 * A word whose frequency is a name's is marked rare by hand: then it is never required. One whose
 * usual spelling only the hand list has, as karate, has that spelling's frequency.
 */
function withOwnZipf(row: Row, hand: HandLists): Row {
  const allowed = hand.allowed.get(row.form);
  if (!allowed) return row;
  if (allowed.flags.includes("rare")) return { ...row, zipf: Math.min(row.zipf, RARE) };
  const usual = row.spellings.find(({ text }) => text === allowed.written);
  return { ...row, zipf: Math.max(row.zipf, usual?.zipf ?? 0) };
}

interface Making {
  readonly by: "hand" | "votes" | "derived";
  readonly hand: HandLists;
  readonly lemmaZipf: (lemma: string) => number;
}

function entryOf(row: Row, { by, hand, lemmaZipf }: Making): Entry {
  const allowed = hand.allowed.get(row.form);
  const vouched = row.spellings.filter((spelling) => spelling.isVouched).map(({ text }) => text);
  const usual = allowed && !vouched.includes(allowed.written) ? [allowed.written] : [];
  const own = usual.length + vouched.length > 0 ? [] : [row.spellings[0]?.text ?? row.form];
  const written = [...usual, ...vouched, ...own];
  const isMade = by === "votes" && !/[^W]/.test(row.sources);
  const sources = SOURCES.filter((name) =>
    name === by || LETTERS[name]?.test(row.sources) || (isMade && name === "derived")
  );
  const read = row.readings.filter(({ tag }) => tag !== "");
  const made = (allowed?.readings ?? []).map((reading) => ({ ...reading, spelling: 0 }));
  const readings = ordered(read.length > 0 ? read : made, { row, lemmaZipf });
  const flags = flagsFor(row, hand);
  const lemma = readings[0]?.lemma;
  const difficulty = difficultyOf({
    zipf: row.zipf / 100,
    lemmaZipf: Math.max(row.zipf, lemma === undefined ? 0 : lemmaZipf(lemma)) / 100,
    sources: sources.filter((name) => name !== "wordfreq"),
    flags,
    tags: readings.map(({ tag }) => tag),
  });
  return {
    word: row.form,
    written: written.length === 1 && written[0] === row.form ? [] : written,
    zipf: row.zipf / 100,
    flags,
    sources,
    readings,
    difficulty: Math.round(difficulty * 100) / 100,
  };
}

/**
 * The reading to show first: of the commonest spelling, then the word as its own lemma, then a
 * noun or an adjective rather than a verb, then the commoner lemma; else rosa would be of rodere.
 */
function ordered(
  readings: readonly TableReading[],
  { row, lemmaZipf }: { row: Row; lemmaZipf: (lemma: string) => number },
): Reading[] {
  const isVerb = (tag: string) => Number(/^(VER|AUX|MOD|CAU|ASP)/.test(tag));
  // Of one lemma: small words, nouns, adjectives; the singular and the masculine first.
  const place = (tag: string) =>
    (tag.startsWith("NOUN") ? 10 : tag.startsWith("ADJ") ? 20 : 0) +
    Number(/[:+]p\b/.test(tag)) * 2 + Number(/\bf\b/.test(tag));
  const isOther = ({ lemma, spelling }: TableReading) =>
    Number(lemma !== row.spellings[spelling]!.text);
  return [...readings]
    .sort((a, b) =>
      a.spelling - b.spelling || isOther(a) - isOther(b) || isVerb(a.tag) - isVerb(b.tag) ||
      lemmaZipf(b.lemma) - lemmaZipf(a.lemma) || place(a.tag) - place(b.tag) ||
      (a.lemma + a.tag < b.lemma + b.tag ? -1 : 1)
    )
    .map(({ lemma, tag }) => ({ lemma, tag }));
}

function* handForms(hand: HandLists): Generator<string> {
  for (const list of [hand.allowed, hand.vulgar, hand.short, hand.denied]) yield* list.keys();
  yield* hand.apocopes;
}

/** A form that only a hand list has. */
function unseen(form: string, hand: HandLists): Row {
  const text = hand.allowed.get(form)?.written ?? form;
  return {
    form,
    zipf: 0,
    spellings: [{ text, zipf: 0, isVouched: true }],
    readings: [],
    sources: "",
    marks: "",
    foreign: 0,
    language: "",
  };
}

function plain(text: string): string {
  return /^[a-z]+$/.test(text) ? text : text.normalize("NFD").replace(/\p{Mn}/gu, "");
}
