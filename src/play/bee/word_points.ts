import { frequencyPoints } from "../../core/scoring.ts";
import { BEE_DEFAULTS } from "../../games/bee/rules.ts";
import type { ScoredWord } from "../explain.ts";

/** What a word pays on any board with the usual rules. */
export function wordPoints({ word, zipf, isCore }: ScoredWord): number | null {
  if (word.length < BEE_DEFAULTS.minLength) return null;
  const held = isCore ? zipf : Math.max(zipf, Math.round(BEE_DEFAULTS.floor * 100));
  return frequencyPoints(BEE_DEFAULTS, { zipf: held, length: word.length, pangram: false });
}
