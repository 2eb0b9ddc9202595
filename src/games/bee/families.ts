import { TAG_BITS } from "../../lexicon/entry.ts";
import { keptBy } from "../../lexicon/kept.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import { preparedFacts } from "./prepared.ts";
import type { Board } from "./puzzle.ts";
import { coreIds, type TableRules } from "./table.ts";

/** The endings by which an Italian noun or adjective changes gender and number. */
const ENDINGS = "oaie";

/**
 * The part of a board's core words that are forms of another among them: of the same dictionary
 * form, or the same but for a last o, a, i or e, as nonno and nonna are.
 */
export function familyShare(lexicon: Lexicon, rules: TableRules, board: Board): number {
  const ready = preparedFacts(lexicon, rules, board);
  if (ready) return ready.kin / Math.max(1, ready.count);
  const ids = coreIds(lexicon, rules, board);
  return countKin(lexicon, ids) / Math.max(1, ids.length);
}

/** How many of the words are forms of another among them. */
export function countKin(lexicon: Lexicon, ids: readonly WordId[]): number {
  const byLemma = new Map<number, number>();
  const byStem = new Map<string, number>();
  const words = ids.map((id) => ({ lemma: lexicon.lemmaNumber(id), stem: stemOf(lexicon, id) }));
  for (const { lemma, stem } of words) {
    if (lemma >= 0) byLemma.set(lemma, (byLemma.get(lemma) ?? 0) + 1);
    if (stem !== undefined) byStem.set(stem, (byStem.get(stem) ?? 0) + 1);
  }
  return words.filter(({ lemma, stem }) =>
    (byLemma.get(lemma) ?? 0) > 1 || (stem !== undefined && byStem.get(stem)! > 1)
  ).length;
}

/** `countKin` for thousands of boards: numbers in place of stems, and nothing new for each board. */
export function kinCounter(lexicon: Lexicon): (ids: readonly WordId[]) => number {
  const stems = new Map<string, number>();
  // By id, plus one; 0 until the word is met, -1 where there is none.
  const stemBy = new Int32Array(lexicon.size);
  const lemmaBy = new Int32Array(lexicon.size);
  const byStem = new Uint16Array(lexicon.size + 1);
  const byLemma = new Uint16Array(1 << (32 - TAG_BITS));
  const meet = (id: WordId) => {
    const lemma = lexicon.lemmaNumber(id);
    lemmaBy[id] = lemma < 0 ? -1 : lemma + 1;
    const stem = stemOf(lexicon, id);
    if (stem !== undefined && !stems.has(stem)) stems.set(stem, stems.size + 1);
    stemBy[id] = stem === undefined ? -1 : stems.get(stem)!;
  };
  return (ids) => {
    for (const id of ids) {
      if (stemBy[id] === 0) meet(id);
      if (lemmaBy[id]! > 0) byLemma[lemmaBy[id]!]!++;
      if (stemBy[id]! > 0) byStem[stemBy[id]!]!++;
    }
    let kin = 0;
    for (const id of ids) {
      if ((byLemma[lemmaBy[id]!] ?? 0) > 1 || (byStem[stemBy[id]!] ?? 0) > 1) kin++;
    }
    for (const id of ids) {
      if (lemmaBy[id]! > 0) byLemma[lemmaBy[id]!] = 0;
      if (stemBy[id]! > 0) byStem[stemBy[id]!] = 0;
    }
    return kin;
  };
}

/** Spelling a word out is what takes time here, so each is spelled once a lexicon. */
const stemOf = keptBy((lexicon: Lexicon, id: WordId): string | undefined => {
  const word = lexicon.text(id);
  return ENDINGS.includes(word.at(-1)!) ? word.slice(0, -1) : undefined;
});
