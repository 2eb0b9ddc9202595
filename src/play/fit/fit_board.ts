import { UserError } from "../../core/problem.ts";
import type { Estimate } from "./estimate.ts";
import { fittingGoal, forecast, type Manner, missBy, type PaidWord, winChance } from "./goal.ts";

/** A board as fitting sees it: all its words that pay, and what its core words pay. */
export interface Candidate<B> {
  readonly board: B;
  readonly words: readonly PaidWord[];
  readonly total: number;
}

/** A board with the floor and the goal that suit a player. */
export interface Fitted<B> {
  readonly kind: "goal";
  readonly board: B;
  readonly floor: number;
  /** The part of the core words' points that is the goal, in thousandths, and those points. */
  readonly winFraction: number;
  readonly goal: number;
  readonly chance: number;
}

interface Wish<B> {
  readonly estimate: Estimate;
  readonly manner: Manner;
  readonly goals: Goals;
  /** A board with core words from this zipf on; throws `no_puzzle_found`. */
  make(floor: number): Candidate<B>;
}

/** Which parts of a board's points may be the goal. */
export interface Goals {
  /**
   * Where nothing else decides. Without it any is as good: choosing the nearest of several would
   * choose those boards of which too much or too little is foretold.
   */
  readonly usual?: number;
  readonly from: number;
  readonly to: number;
}

/** From common words to rare ones. */
export const FLOORS: readonly number[] = [
  4,
  3.75,
  3.5,
  3.25,
  3,
  2.75,
  2.5,
  2.25,
  2,
  1.75,
  1.5,
  1.25,
  1,
];
/** How many floors around the player's own are tried. */
const TRIED = 4;

/** Against time no part is usual. */
export const ANY_GOAL: Goals = { from: 0.01, to: 5 };

/** No goal of less than half the usual part, or of more than twice that, or than all. */
export function goalsAround(usual: number): Goals {
  return { usual, from: usual / 2, to: Math.min(1, usual * 2) };
}

/**
 * The floor and the goal that are won six times in ten: goals as near the usual one as can be, and
 * letters as they come, for they decide little.
 */
export function fitBoard<B>({ make, ...wish }: Wish<B>): Fitted<B> {
  let best: Fitted<B> | undefined;
  let least = Infinity;
  const near = [...FLOORS].sort((a, b) =>
    Math.abs(a - wish.estimate.theta) - Math.abs(b - wish.estimate.theta)
  );
  let made = 0;
  let failure: UserError | undefined;
  for (const floor of near) {
    if (made === TRIED) break;
    const candidate = tryMake(make, floor);
    if (candidate instanceof UserError) {
      failure = candidate;
      continue;
    }
    made++;
    const fitted = withGoal(candidate, floor, wish);
    const { usual } = wish.goals;
    if (usual === undefined) return fitted;
    const cost = missBy(fitted.chance) + 0.15 * Math.abs(fitted.winFraction / usual - 1);
    if (cost < least) [best, least] = [fitted, cost];
  }
  if (!best) throw failure;
  return best;
}

function withGoal<B>(
  { board, words, total }: Candidate<B>,
  floor: number,
  { estimate, manner, goals: { usual, from, to } }: Omit<Wish<B>, "make">,
): Fitted<B> {
  const seen = forecast(words, estimate, manner);
  const share = total > 0 ? fittingGoal(seen) / total : usual ?? from;
  const winFraction = Math.round(Math.min(to, Math.max(from, share)) * 1000) / 1000;
  const goal = Math.ceil(winFraction * total);
  return { kind: "goal", board, floor, winFraction, goal, chance: winChance(seen, goal) };
}

function tryMake<B>(make: Wish<B>["make"], floor: number): Candidate<B> | UserError {
  try {
    return make(floor);
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "no_puzzle_found") return error;
    throw error;
  }
}
