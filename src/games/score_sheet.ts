/**
 * Core words make the count, the total and the goal. Extra ones pay apart, unless the game has one
 * score. Unlisted ones pay as extra ones do and are shown nowhere.
 */
export type Tier = "core" | "extra" | "unlisted";

/** A word the player has. */
export interface FoundWord {
  readonly word: string;
  readonly tier: Tier;
  readonly points: number;
}

/** A hint that gave away something new about a word. */
export interface PaidHint<Rung extends number> {
  readonly word: string;
  readonly rung: Rung;
  /** What it took from the score. */
  readonly charged: number;
}

/** What changes while a board with a goal is played. */
export interface Sheet {
  /** In the order of finding. */
  readonly found: readonly FoundWord[];
  /** Less what hints took; never below 0. */
  readonly score: number;
  /** What words outside the core paid: into the score or apart. */
  readonly extraScore: number;
  readonly hints: readonly PaidHint<number>[];
  readonly shuffles: number;
  /** Whether the goal was ever reached; a hint bought later does not take it back. */
  readonly won: boolean;
  readonly gaveUp: boolean;
}

/** What a sheet is held to. */
interface Target<W extends { readonly word: string } = { readonly word: string }> {
  readonly core: readonly W[];
  /** Points; none to reach on a board without core words. */
  readonly goal: number;
  /** Whether words outside the core pay into the score too. */
  readonly hasOneScore?: boolean;
}

export const EMPTY_SHEET = {
  found: [],
  score: 0,
  extraScore: 0,
  hints: [],
  shuffles: 0,
  won: false,
  gaveUp: false,
} as const satisfies Sheet;

/** The sheet with these words and hints, its sums computed again. */
export function withSums<S extends Sheet>(
  { goal, hasOneScore }: Omit<Target, "core">,
  sheet: S,
  change: Partial<Pick<S, "found" | "hints">>,
): S {
  const after = { ...sheet, ...change };
  let core = 0;
  let extraScore = 0;
  for (const { tier, points } of after.found) {
    if (tier === "core") core += points;
    else extraScore += points;
  }
  const earned = hasOneScore ? core + extraScore : core;
  const score = Math.max(0, earned - chargedFor(after.hints));
  return { ...after, score, extraScore, won: sheet.won || (goal > 0 && score >= goal) };
}

export function chargedFor(hints: Sheet["hints"]): number {
  return hints.reduce((sum, { charged }) => sum + charged, 0);
}

export function coreAmong(found: Sheet["found"]): number {
  let count = 0;
  for (const { tier } of found) if (tier === "core") count++;
  return count;
}

/** The core words not found yet, in their order. */
export function missing<W extends { readonly word: string }>(
  { core }: Target<W>,
  sheet: Pick<Sheet, "found">,
): W[] {
  const found = new Set(sheet.found.map(({ word }) => word));
  return core.filter(({ word }) => !found.has(word));
}

/** Whether all core words are found; never on a board that has none. */
export function isComplete(count: number, sheet: Pick<Sheet, "found">): boolean {
  return count > 0 && coreAmong(sheet.found) === count;
}
