import { rngFrom } from "../../src/core/random.ts";
import { binsOf } from "../../src/play/finished_games.ts";
import type { Evidence, Kind } from "../../src/play/fit/estimate.ts";
import type { SoughtWord } from "../../src/play/game_adapter.ts";

export const BEE: Kind = { game: "bee", pace: "ease" };
export const GRID: Kind = { game: "grid", pace: "race" };

/** A board of words spread evenly from zipf 1 to 6, played by somebody with this theta. */
export function played(theta: number, attention: number, seed: string): readonly SoughtWord[] {
  const rng = rngFrom(seed);
  return Array.from({ length: 100 }, (_, i) => {
    const zipf = 1 + i / 20;
    const chance = attention / (1 + Math.exp(-2 * (zipf - theta)));
    const found = rng() / 2 ** 32 < chance;
    return { word: `w${i}`, zipf, points: 10, isCore: true, found, helped: false };
  });
}

export function evidenceOf(words: readonly SoughtWord[], kind = BEE): Evidence {
  const score = words.filter(({ found }) => found).reduce((sum, { points }) => sum + points, 0);
  return { kind, bins: binsOf(words, kind.pace), score, seconds: kind.pace === "race" ? 120 : 0 };
}
