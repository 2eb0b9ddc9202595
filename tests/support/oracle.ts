import type { BeePuzzle } from "../../src/games/bee/puzzle.ts";
import type { BeeRules } from "../../src/games/bee/rules.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";

export interface BruteWord {
  readonly word: string;
  readonly zipf: number;
  readonly points: number;
  readonly pangram: boolean;
}

/** The core words of a board, by looking at every word of the lexicon letter by letter. */
export function bruteBee(lexicon: Lexicon, rules: BeeRules, puzzle: BeePuzzle): BruteWord[] {
  const letters = [puzzle.required, ...puzzle.others];
  const out: BruteWord[] = [];
  for (let id = 0; id < lexicon.size; id++) {
    const word = lexicon.text(id);
    if (word.length < rules.minLength || !word.includes(puzzle.required)) continue;
    if (![...word].every((letter) => letters.includes(letter))) continue;
    const isOdd = lexicon.flags(id)
      .some((flag) => ["clitic", "apocope", "vulgar", "slur", "sensitive"].includes(flag));
    if (isOdd || (lexicon.hasFrequencies && lexicon.zipf(id) < rules.floor)) continue;
    const pangram = letters.every((letter) => word.includes(letter));
    const facts = { zipf: lexicon.zipf(id), pangram };
    out.push({ word, points: brutePoints(rules, word, facts), ...facts });
  }
  return out;
}

type Facts = Pick<BruteWord, "zipf" | "pangram">;

/** The formula as it is written, for rules whose `alpha` is a whole number. */
function brutePoints(rules: BeeRules, word: string, { zipf, pangram }: Facts): number {
  const hundredths = Math.min(800, Math.max(100, Math.round(zipf * 100)));
  const exact = rules.alpha * (800 - hundredths);
  const rounded = (exact - (exact % 100)) / 100 + (exact % 100 >= 50 ? 1 : 0);
  const points = Math.max(1, rounded) + Math.max(0, word.length - rules.minLength) +
    (pangram ? rules.pangramBonus : 0);
  return Math.min(rules.cap, points);
}

/** The certificate by trying every vocabulary from the smallest. */
export function bruteCertificate(
  lexicon: Lexicon,
  words: readonly BruteWord[],
  goal: number,
): number | null {
  const all = Array.from({ length: lexicon.size }, (_, id) => id)
    .filter((id) => lexicon.isCore(id, 0))
    .map((id) => lexicon.zipf(id));
  const steps = [...new Set(all)].sort((a, b) => b - a);
  for (const zipf of steps) {
    const points = words.filter((word) => word.zipf >= zipf).reduce((sum, w) => sum + w.points, 0);
    if (points >= goal) return all.filter((one) => one >= zipf).length;
  }
  return null;
}
