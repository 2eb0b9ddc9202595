import { UserError } from "../../core/problem.ts";
import type { Estimate } from "./estimate.ts";
import { fittingGoal, forecast, missBy, type PaidWord, winChance } from "./goal.ts";

/** A board as fitting sees it: all its words that pay, and what its core words pay. */
export interface Candidate<B> {
  readonly board: B;
  readonly words: readonly PaidWord[];
  readonly total: number;
}

/** A board with the floor and the goal that suit a player. */
export interface Fitted<B> {
  readonly board: B;
  readonly floor: number;
  /** The part of the core words' points that is the goal, in hundredths. */
  readonly winFraction: number;
  readonly chance: number;
}

interface Wish<B> {
  readonly estimate: Estimate;
  /** The part that is the goal where nothing else decides. */
  readonly usual: number;
  /** A board with core words from this zipf on; throws `no_puzzle_found`. */
  make(floor: number): Candidate<B>;
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
/** No goal is further from the usual one. */
const LOWEST = 0.5;
const HIGHEST = 2;

/**
 * The floor and the goal that are won six times in ten: goals as near the usual one as can be, and
 * letters as they come, for they decide little.
 */
export function fitBoard<B>({ estimate, usual, make }: Wish<B>): Fitted<B> {
  let best: Fitted<B> | undefined;
  let least = Infinity;
  const near = [...FLOORS].sort((a, b) =>
    Math.abs(a - estimate.theta) - Math.abs(b - estimate.theta)
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
    const fitted = withGoal(candidate, floor, { estimate, usual });
    const cost = missBy(fitted.chance) + 0.15 * Math.abs(fitted.winFraction / usual - 1);
    if (cost < least) [best, least] = [fitted, cost];
  }
  if (!best) throw failure;
  return best;
}

function withGoal<B>(
  { board, words, total }: Candidate<B>,
  floor: number,
  { estimate, usual }: Pick<Wish<B>, "estimate" | "usual">,
): Fitted<B> {
  const seen = forecast(words, estimate);
  const share = total > 0 ? fittingGoal(seen) / total : usual;
  const held = Math.min(Math.min(1, usual * HIGHEST), Math.max(usual * LOWEST, share));
  const winFraction = Math.round(held * 100) / 100;
  return { board, floor, winFraction, chance: winChance(seen, Math.ceil(winFraction * total)) };
}

function tryMake<B>(make: Wish<B>["make"], floor: number): Candidate<B> | UserError {
  try {
    return make(floor);
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "no_puzzle_found") return error;
    throw error;
  }
}
