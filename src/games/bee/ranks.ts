import { leastShare } from "../../core/scoring.ts";

/** From the first to the last, with the percent of a board's points at a goal of 75 %. */
const LADDER = [
  ["beginner", 0],
  ["good_start", 2],
  ["moving_up", 5],
  ["good", 8],
  ["solid", 15],
  ["nice", 25],
  ["great", 40],
  ["amazing", 50],
  ["genius", 75],
] as const;

export type RankName = typeof LADDER[number][0] | "queen_bee";

/** From the lowest. */
export const RANK_NAMES: readonly RankName[] = [...LADDER.map(([name]) => name), "queen_bee"];

export interface Rank {
  readonly name: RankName;
  /** The score from which it is held; the last wants every core word, whatever the score. */
  readonly from: number;
}

/**
 * The ladder of a board. Genius is the goal, whatever the win fraction: the rungs below keep their
 * distance to it. Where two need the same score the higher one stays, and the last beside it.
 */
export function ranksOf(total: number, winFraction: number): Rank[] {
  if (total === 0) return [{ name: "beginner", from: 0 }];
  const ranks: Rank[] = LADDER.map(([name, percent]) => ({
    name,
    from: leastShare(percent === 75 ? winFraction : (winFraction * percent) / 75, total),
  }));
  ranks.push({ name: "queen_bee", from: total });
  return ranks.filter((rank, i) => i >= ranks.length - 2 || rank.from < ranks[i + 1]!.from);
}

/** The highest rank that a score holds; the last only when every core word is found. */
export function rankAt(
  ranks: readonly Rank[],
  { score, complete }: { readonly score: number; readonly complete: boolean },
): Rank {
  if (complete) return ranks.at(-1)!;
  return ranks.findLast(({ name, from }) => name !== "queen_bee" && from <= score) ?? ranks[0]!;
}
