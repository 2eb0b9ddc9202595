import { type DateText, ordinalOf } from "../../core/calendar.ts";
import { lowest, type Mask } from "../../core/letters.ts";
import { below, type Rng, rngFrom } from "../../core/random.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { familyShare } from "./families.ts";
import { beeRng, generateBee, isFair } from "./generate.ts";
import { drawLetter, poolOf } from "./pool.ts";
import { type BeePuzzle, type Board, puzzleOf } from "./puzzle.ts";
import type { BeeRules } from "./rules.ts";
import { valueOf } from "./table.ts";

/** Letter sets that a day has to itself: the first with a fair board is played. */
const SETS_A_DAY = 2;

/** The seed of a day's board, as it is named in sessions. */
export function dailySeed(date: DateText): string {
  return `daily/${date}`;
}

/**
 * The board of a day. All the sets of letters that have a pangram are put in one fixed random
 * order, and each day has the next two to itself: so no letters come back for years (almost four
 * with the Italian core), and nothing has to be known about the days before. When they are used up
 * it starts again, each day now with its other set first. A day whose sets have no fair board,
 * about one in a hundred, draws one from its seed as any game does. `date` must be a real day.
 */
export function dailyPuzzle(lexicon: Lexicon, rules: BeeRules, date: DateText): BeePuzzle {
  const day = ordinalOf(date);
  if (day === undefined) throw new RangeError(`No such day: ${date}`);
  const rng = beeRng(dailySeed(date));
  const { sets } = poolOf(lexicon, rules);
  const days = Math.floor(sets.length / SETS_A_DAY);
  if (!rules.requirePangram || days === 0) return generateBee(lexicon, rules, rng);
  const cycle = Math.floor(day / days);
  const order = shuffled(sets, rngFrom("bee/daily"));
  const first = (day - cycle * days) * SETS_A_DAY;
  const mine = order.slice(first, first + SETS_A_DAY);
  if (cycle % 2 !== 0) mine.reverse();
  const boards: Board[] = [];
  for (const set of mine) {
    const board = fairBoard(lexicon, rules, { board: set, rng });
    if (!board) continue;
    if (familyShare(lexicon, rules, board) <= rules.familyCap) {
      return puzzleOf(board, lexicon.alphabet);
    }
    boards.push(board);
  }
  if (boards[0]) return puzzleOf(boards[0], lexicon.alphabet);
  return generateBee(lexicon, rules, rng);
}

/** These letters with one of those required that make them fair. */
function fairBoard(
  lexicon: Lexicon,
  rules: BeeRules,
  { board, rng }: { board: Mask; rng: Rng },
): Board | undefined {
  let fair = 0;
  for (let rest = board; rest !== 0; rest &= rest - 1) {
    const required = 1 << lowest(rest);
    if (isFair(rules, valueOf(lexicon, rules, { board, required }))) fair |= required;
  }
  if (fair === 0) return undefined;
  return { board, required: drawLetter(poolOf(lexicon, rules), fair, rng) };
}

/** Fisher-Yates, as `shuffle` does, on numbers. */
function shuffled(sets: Int32Array, rng: Rng): Int32Array {
  const out = sets.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1, rng);
    const moved = out[i]!;
    out[i] = out[j]!;
    out[j] = moved;
  }
  return out;
}
