import { affinity, blend } from "../../core/difficulty.ts";
import { lowest } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { pick, type Rng, rngFrom } from "../../core/random.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { familyShare } from "./families.ts";
import { drawLetters, drawSet, isMixed, type Pool, poolOf } from "./pool.ts";
import { type BeePuzzle, type Board, BOARD_SIZE, puzzleOf } from "./puzzle.ts";
import type { BeeRules } from "./rules.ts";
import { type BoardValue, boardValue, coreIds, tableOf, valueOf } from "./table.ts";

/** Why a drawn board was not kept. A board may fail several. */
type Limit =
  | "vowels"
  | "foreign_letters"
  | "no_pangram"
  | "too_few_words"
  | "too_many_words"
  | "too_few_points"
  | "too_many_points"
  | "families";

/** How many boards failed each limit. */
export type Failures = { [limit in Limit]?: number };

/** How a board was made. */
interface Generation extends BoardValue {
  readonly puzzle: BeePuzzle;
  readonly draws: number;
  /** How many of the boards drawn were within the limits, the one kept included. */
  readonly candidates: number;
  readonly rejections: Failures;
  readonly familyShare: number;
}

/** Draws before every board there is gets looked at instead. */
const MAX_DRAWS = 500;
/** Where there are too many boards to look at all of them: draws before giving up. */
const MAX_LETTER_DRAWS = 2000;
/** Boards above the family cap that are passed over before the best of them is taken. */
const PATIENCE = 6;
/** Boards within the limits that are weighed against each other when a difficulty is wished for. */
const CHOICE = 24;

/** The stream a player's seed draws from. */
export function beeRng(seed: string): Rng {
  return rngFrom(`bee/${seed}`);
}

/** A fair board. The same lexicon, rules and stream give the same one for ever. */
export function generateBee(lexicon: Lexicon, rules: BeeRules, rng: Rng): BeePuzzle {
  return generateWithReport(lexicon, rules, rng).puzzle;
}

export function generateWithReport(lexicon: Lexicon, rules: BeeRules, rng: Rng): Generation {
  const pool = poolOf(lexicon, rules);
  if (rules.requirePangram) {
    if (pool.sets.length === 0) throw noSets(pool);
    const drawn = search(lexicon, rules, { draw: () => drawSet(pool, rng), most: MAX_DRAWS });
    return drawn.found ?? searchAll(lexicon, rules, rng);
  }
  if (pool.weights.filter((weight) => weight > 0).length < BOARD_SIZE) throw noSets(pool);
  const draw = () => drawLetters(pool, rng);
  const drawn = search(lexicon, rules, { draw, most: MAX_LETTER_DRAWS });
  if (drawn.found) return drawn.found;
  throw nothingFound(MAX_LETTER_DRAWS, drawn.rejections);
}

/** Whether a board's words and points are within the limits; counts each that is not. */
export function isFair(rules: BeeRules, value: BoardValue, failures: Failures = {}): boolean {
  const { count, points, pangrams } = value;
  const isEmpty = rules.requirePangram && pangrams === 0;
  if (isEmpty) note(failures, "no_pangram");
  if (count < rules.minWords) note(failures, "too_few_words");
  if (count > rules.maxWords) note(failures, "too_many_words");
  if (points < rules.minPoints) note(failures, "too_few_points");
  if (points > rules.maxPoints) note(failures, "too_many_points");
  return !isEmpty && count >= rules.minWords && count <= rules.maxWords &&
    points >= rules.minPoints && points <= rules.maxPoints;
}

/** Where boards come from and how many may be asked for. */
interface Source {
  readonly draw: () => Board;
  readonly most: number;
}

/**
 * The first board within the limits and under the family cap; when `PATIENCE` boards were above
 * it, the least of them. With a wish for a difficulty, the one of `CHOICE` boards that suits best.
 */
function search(
  lexicon: Lexicon,
  rules: BeeRules,
  source: Source,
): { found: Generation | undefined; rejections: Failures } {
  const { vowels } = poolOf(lexicon, rules);
  const rejections: Failures = {};
  const isWished = rules.difficulty !== "any";
  const most = isWished ? CHOICE : PATIENCE;
  let best: { board: Board; value: BoardValue; share: number; merit: number } | undefined;
  let candidates = 0;
  let draws = 0;
  const isEnough = () => !isWished && best !== undefined && best.share <= rules.familyCap;
  while (draws < source.most && candidates < most && !isEnough()) {
    draws++;
    const board = source.draw();
    if (!isMixed(board.board, vowels)) {
      note(rejections, "vowels");
      continue;
    }
    const value = valueOf(lexicon, rules, board);
    if (!isFair(rules, value, rejections)) continue;
    candidates++;
    const share = familyShare(lexicon, rules, board);
    if (share > rules.familyCap) note(rejections, "families");
    const merit = meritOf(lexicon, rules, { board, share });
    if (!best || merit > best.merit) best = { board, value, share, merit };
  }
  if (!best) return { found: undefined, rejections };
  const puzzle = puzzleOf(best.board, lexicon.alphabet);
  const found = { puzzle, ...best.value, draws, candidates, rejections, familyShare: best.share };
  return { found, rejections };
}

/** The fewer of one family the better; with a wish, blended with how well its words suit it. */
function meritOf(
  lexicon: Lexicon,
  rules: BeeRules,
  { board, share }: { readonly board: Board; readonly share: number },
): number {
  const { difficulty, familyCap } = rules;
  if (difficulty === "any") return 1 - share;
  const base = share <= familyCap ? 1 : 1 - share;
  const ids = coreIds(lexicon, rules, board);
  const suits = ids.reduce((sum, id) => sum + affinity(lexicon.difficulty(id), difficulty), 0);
  return blend(base, suits / Math.max(1, ids.length));
}

/** When drawing finds nothing: all the boards there are, so that a refusal is a proof. */
function searchAll(lexicon: Lexicon, rules: BeeRules, rng: Rng): Generation {
  const table = tableOf(lexicon, rules);
  const { sets } = poolOf(lexicon, rules);
  const failures: Failures = {};
  const fair: Board[] = [];
  for (const board of sets) {
    for (let rest = board; rest !== 0; rest &= rest - 1) {
      const one = { board, required: 1 << lowest(rest) };
      if (isFair(rules, boardValue(table, one), failures)) fair.push(one);
    }
  }
  const attempts = sets.length * BOARD_SIZE;
  if (fair.length === 0) throw nothingFound(attempts, failures);
  const most = rules.difficulty === "any" ? PATIENCE : CHOICE;
  const { found } = search(lexicon, rules, { draw: () => pick(fair, rng), most });
  return { ...found!, draws: attempts, rejections: failures };
}

function noSets(pool: Pool): UserError {
  const { leftOut } = pool;
  const failures: Failures = {};
  if (leftOut.foreign_letters > 0) failures.foreign_letters = leftOut.foreign_letters;
  if (leftOut.vowels > 0) failures.vowels = leftOut.vowels;
  const attempts = leftOut.foreign_letters + leftOut.vowels;
  return nothingFound(attempts, attempts > 0 ? failures : { no_pangram: 0 });
}

function nothingFound(attempts: number, failures: Failures): UserError {
  return new UserError({ kind: "no_puzzle_found", game: "bee", attempts, failures });
}

function note(failures: Failures, limit: Limit): void {
  failures[limit] = (failures[limit] ?? 0) + 1;
}
