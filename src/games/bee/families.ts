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

/** Spelling a word out is what takes time here, so each is spelled once a lexicon. */
const stemOf = keptBy((lexicon: Lexicon, id: WordId): string | undefined => {
  const word = lexicon.text(id);
  return ENDINGS.includes(word.at(-1)!) ? word.slice(0, -1) : undefined;
});
