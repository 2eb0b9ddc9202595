export const TIERS = ["easy", "medium", "hard"] as const;
export type Tier = typeof TIERS[number];

const CENTRES: Readonly<Record<Tier, number>> = { easy: 0.15, medium: 0.45, hard: 0.8 };

export function tierOf(difficulty: number): Tier {
  return difficulty < 0.3 ? "easy" : difficulty < 0.6 ? "medium" : "hard";
}

/** How well a difficulty suits a tier: 1 at its centre, 0 from two fifths away. */
export function affinity(difficulty: number, tier: Tier): number {
  return Math.max(0, 1 - 2.5 * Math.abs(difficulty - CENTRES[tier]));
}

/** What a candidate is worth: three fifths its own merit, two fifths how well it suits. */
export function blend(base: number, affinity: number): number {
  return 0.6 * base + 0.4 * affinity;
}
