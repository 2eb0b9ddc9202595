import { difficultyOf } from "./difficulty.ts";
import type { Entry, Flag, Reading, Reason, Refusal } from "../../src/lexicon/entry.ts";
import { flagsFor, judge, type Strategy } from "./clean.ts";
import { derivation } from "./derive.ts";
import { isSlip } from "./slips.ts";
import type { HandLists } from "./hand_lists.ts";
import { familiarity } from "./familiarity.ts";
import { guessed } from "./guess.ts";
import { type Lemmas, lemmasOf } from "./lemmas.ts";
import { type Row, spellingsOf, type TableReading } from "./table.ts";

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
export function compose(rows: Iterable<Row>, hand: HandLists, choice: Choice): Composed {
  const { accepted, by, refusals } = judgeAll(rows, hand, choice);
  const lemmas = lemmasOf(accepted);
  const entries: Entry[] = [];
  accepted.forEach((row, i) => {
    const zipf = choice.strategy === "joined" ? familiarity(row, lemmas, hand) : row.zipf;
    if (zipf < choice.minZipf * 100) return;
    entries.push(entryOf({ ...row, zipf }, { by: by[i]!, hand, lemmas, known: row }));
  });
  return { entries, refusals };
}

type By = "hand" | "votes" | "derived";

interface Judged {
  readonly accepted: readonly Row[];
  /** What each of them was accepted by. */
  readonly by: readonly By[];
  readonly refusals: readonly Refusal[];
}

/** A function of its own: when it returns, the refused rows are free. */
function judgeAll(rows: Iterable<Row>, hand: HandLists, choice: Choice): Judged {
  const { all, places } = withHandForms(rows, hand);
  const find = (form: string) => all[places.get(form) ?? -1];
  const judging = { hand, strategy: choice.strategy, find };
  const verdicts = all.map((row) => judge(row, judging));
  const isWord = (form: string) => verdicts[places.get(form) ?? -1]?.kind === "accepted";
  const isAttested = (form: string) => {
    const row = find(form);
    return row !== undefined && row.zipf > 0 && row.marks === "" && !hand.denied.has(form);
  };
  const isCommon = (form: string, zipf: number) => isWord(form) && (find(form)?.zipf ?? 0) >= zipf;
  // What is made of a vulgar word would not be known for one.
  const isBase = (form: string) => isWord(form) && !hand.vulgar.has(form);
  const isCommonBase = (form: string, zipf: number) => isBase(form) && isCommon(form, zipf);
  const isAdjective = (form: string) =>
    isBase(form) && find(form)!.readings.some(({ tag }) => /^ADJ|:part/.test(tag));
  const derived = new Map<string, Reading>();
  if (choice.strategy === "joined") {
    const known = { isWord: isBase, isAttested, isCommon: isCommonBase, isAdjective };
    for (const [i, row] of all.entries()) {
      const verdict = verdicts[i]!;
      if (verdict.kind === "accepted" || verdict.reason !== "unattested") continue;
      if (hand.denied.has(row.form)) continue;
      const reading = derivation(row, known);
      // sfavorevolmente is not a slip for favorevolmente; collezzione is one for collezione.
      if (!row.form.endsWith("mente") && isSlip(row, isCommon)) {
        verdicts[i] = { kind: "refused", reason: "typo" };
      } else if (reading) derived.set(row.form, reading);
    }
  }
  const given = { hand, guess: (row: Row) => guessed(row, { hand, find }) };
  const accepted: Row[] = [];
  const by: By[] = [];
  const refusals: Refusal[] = [];
  for (const [i, row] of all.entries()) {
    const made = derived.get(row.form);
    const verdict = verdicts[i]!;
    if (made || verdict.kind === "accepted") {
      accepted.push(withReadings(row, made, given));
      by.push(verdict.kind === "accepted" ? verdict.by : "derived");
    } else if (isTold(row, verdict.reason)) {
      refusals.push({ word: row.form, reason: verdict.reason, zipf: row.zipf / 100 });
    }
  }
  return { accepted, by, refusals };
}

/** What hardly anybody wrote need not be explained, except what nobody may ask for. */
function isTold({ zipf }: Row, reason: Reason): boolean {
  return reason === "blasphemy" || zipf >= (SELDOM[reason] ?? 1);
}

/** Below this, in hundredths, nobody asks after such a form. */
const SELDOM: Partial<Record<Reason, number>> = { unattested: 200, foreign: 225, name: 150 };

/** Every row, those that only a hand list has at the end, and the place of each form. */
function withHandForms(rows: Iterable<Row>, hand: HandLists) {
  const all: Row[] = [];
  const places = new Map<string, number>();
  const add = (row: Row) => places.set(row.form, all.push(row) - 1);
  for (const row of rows) add(row);
  for (const form of handForms(hand)) if (!places.has(form)) add(unseen(form, hand));
  return { all, places };
}

interface Given {
  readonly hand: HandLists;
  readonly guess: (row: Row) => readonly Reading[];
}

/** With the readings that the hand lists or a rule give, where the sources have none. */
function withReadings(row: Row, made: Reading | undefined, { hand, guess }: Given): Row {
  const read = row.readings.filter(({ tag }) => tag !== "");
  if (read.length > 0 && read.length === row.readings.length) return row;
  const given = hand.allowed.get(row.form)?.readings ?? [];
  if (read.length === 0 && hand.readings.has(row.form)) return { ...row, readings: [] };
  const other = made && made.tag !== "" ? [made] : given.length > 0 ? given : guess(row);
  const readings = read.length > 0 ? read : other.map((one) => ({ ...one, spelling: 0 }));
  return { ...row, readings };
}

interface Making {
  readonly by: By;
  readonly hand: HandLists;
  readonly lemmas: Lemmas;
  /** The row with its own frequency. */
  readonly known: Row;
}

function entryOf(row: Row, { by, hand, lemmas, known }: Making): Entry {
  const allowed = hand.allowed.get(row.form);
  const vouched = spellingsOf(row).filter((spelling) => spelling.isVouched).map(({ text }) => text);
  const usual = allowed && !vouched.includes(allowed.written) ? [allowed.written] : [];
  const own = usual.length + vouched.length > 0 ? [] : [spellingsOf(row)[0]!.text];
  const written = [...usual, ...vouched, ...own];
  const isMade = by === "votes" && !/[^W]/.test(row.sources);
  const sources = SOURCES.filter((name) =>
    name === by || LETTERS[name]?.test(row.sources) || (isMade && name === "derived")
  );
  const readings = withFirst(lemmas.ordered(known), hand.readings.get(row.form));
  const flags = flagsFor({ ...row, readings }, hand);
  const difficulty = difficultyOf({
    zipf: row.zipf / 100,
    // People who know a word need not know what is made from it: bellissimi, affrettarsi.
    lemmaZipf: (flags.some(isMadeOfAnother) ? row.zipf : lemmas.total(known)) / 100,
    sources: sources.filter((name) => name !== "wordfreq"),
    flags,
    tags: readings.map(({ tag }) => tag),
  });
  return {
    word: row.form,
    written: written.length === 1 && written[0] === row.form ? [] : written,
    zipf: row.zipf / 100,
    flags: kept(flags),
    sources: kept(sources),
    readings,
    difficulty: Math.round(difficulty * 100) / 100,
  };
}

/** The same list once: most words have one of a few hundred. */
const LISTS = new Map<string, readonly string[]>();

function kept<T extends string>(list: readonly T[]): readonly T[] {
  const key = list.join();
  const known = LISTS.get(key);
  if (known === undefined) LISTS.set(key, list);
  return (known ?? list) as readonly T[];
}

function isMadeOfAnother(flag: Flag): boolean {
  return flag === "clitic" || flag === "superlative";
}

function withFirst(
  readings: readonly TableReading[],
  first: Reading | undefined,
): readonly TableReading[] {
  if (!first) return readings;
  const others = readings.filter(({ lemma, tag }) => lemma !== first.lemma || tag !== first.tag);
  return [{ ...first, spelling: 0 }, ...others];
}

function* handForms(hand: HandLists): Generator<string> {
  for (const list of [hand.allowed, hand.vulgar, hand.short, hand.denied]) yield* list.keys();
  yield* hand.apocopes.keys();
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
