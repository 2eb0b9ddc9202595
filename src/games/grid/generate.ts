import type { Language } from "../../core/language.ts";
import { UserError } from "../../core/problem.ts";
import { pick, pickWeighted, type Rng, rngFrom, shuffle } from "../../core/random.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type Bonus, BONUSES, type GridCell, type GridPuzzle, MAX_MADE_SIDE } from "./puzzle.ts";
import { planted } from "./plant.ts";
import { type GridRules, isCoreIn } from "./rules.ts";
import { countWords, findHits } from "./solve.ts";

export interface Chance {
  readonly rng: Rng;
  /** How well a word of this difficulty suits the player, from 0 to 1: a wish, not a condition. */
  readonly affinity?: (difficulty: number) => number;
  /** What else must be on the board. */
  readonly wanted?: WantedWords;
  /** Whether the best board seen will do where none is good enough. */
  readonly best?: boolean;
}

/** Words as they are played. */
export interface WantedWords {
  /** Every one of these. */
  readonly must: readonly string[];
  /** How many of these. */
  readonly some: { readonly words: readonly string[]; readonly least: number };
}

/** What a board can fail. */
type Condition = "min_words" | "min_core" | "min_longest" | "min_vowels" | "must";

/** Boards that qualify and are weighed against each other when there is a wish. */
const CANDIDATES = 8;

/** The chances of a seed as players type it: one seed, one board. */
export function gridRng(seed: string): Rng {
  return rngFrom(`grid/${seed}`);
}

/** The first board that is good enough, or the one that suits best of the first few. */
export function generateGrid(lexicon: Lexicon, rules: GridRules, chance: Chance): GridPuzzle {
  const { rows, cols, attempts } = rules;
  if (!isSide(rows) || !isSide(cols)) throw new RangeError(`No board of ${rows} by ${cols}`);
  // Streams of their own, so that a bonus more or less shifts no letter.
  const seed = `${chance.rng()}-${chance.rng()}`;
  const dice = rngFrom(`${seed}/dice`);
  const plants = rngFrom(`${seed}/words`);
  const failures: Partial<Record<Condition, number>> = {
    min_words: 0,
    min_core: 0,
    min_longest: 0,
    min_vowels: 0,
  };
  const enough = chance.affinity ? CANDIDATES : 1;
  const candidates: GridPuzzle[] = [];
  let best: Judged | undefined;
  for (let attempt = 0; attempt < attempts && candidates.length < enough; attempt++) {
    const plain = rolled(rules, dice);
    const puzzle = chance.wanted ? planted(plain, drawWords(chance.wanted, plants), plants) : plain;
    const judged = puzzle && judge(lexicon, rules, puzzle);
    for (const condition of judged?.failed ?? ["must" as const]) {
      failures[condition] = (failures[condition] ?? 0) + 1;
    }
    if (judged?.failed.length === 0) candidates.push(judged.puzzle);
    else if (judged && (!best || isBetter(judged, best))) best = judged;
  }
  if (candidates.length === 0) {
    if (!chance.best || !best) {
      throw new UserError({ kind: "no_puzzle_found", game: "grid", attempts, failures });
    }
    candidates.push(best.puzzle);
  }
  const { affinity } = chance;
  const suits = (puzzle: GridPuzzle) => {
    let sum = 0;
    const { ids } = findHits(lexicon, puzzle, rules);
    for (const id of ids) sum += affinity!(lexicon.difficulty(id));
    return sum / Math.max(1, ids.length);
  };
  const chosen = affinity ? bestOf(candidates, suits) : candidates[0]!;
  return withBonuses(chosen, rules, rngFrom(`${seed}/bonuses`));
}

/** Letters alone: dice where the language has them for this size, else by weight. */
export function rolled({ language, rows, cols }: GridRules, rng: Rng): GridPuzzle {
  const dice = rows === cols ? language.dice[rows] : undefined;
  const faces = dice
    ? shuffle(dice, rng).map((die) => pick(die, rng))
    : drawn(language, rows * cols, rng);
  const isCaseSensitive = language.letters !== language.letters.toLowerCase();
  const cells = faces.map((letters): GridCell =>
    isCaseSensitive ? { letters, isCaseSensitive } : { letters }
  );
  return { rows, cols, cells };
}

/** All that must be there, and as many of the others as are asked for. */
function drawWords({ must, some }: WantedWords, rng: Rng): string[] {
  const others = some.words.filter((word) => !must.includes(word));
  return [...must, ...shuffle(others, rng).slice(0, some.least)];
}

interface Judged {
  readonly puzzle: GridPuzzle;
  readonly failed: readonly Condition[];
  readonly words: number;
}

/** A board and the conditions it fails; it is not searched for words when it lacks vowels. */
function judge(lexicon: Lexicon, rules: GridRules, puzzle: GridPuzzle): Judged {
  const hasVowel = ({ letters }: GridCell) =>
    [...letters].some((letter) => rules.language.vowels.includes(letter));
  if (puzzle.cells.filter(hasVowel).length < rules.minVowels) {
    return { puzzle, failed: ["min_vowels"], words: 0 };
  }
  const { words, longest } = countWords(lexicon, puzzle, rules);
  const failed: Condition[] = [];
  if (words < rules.minWords) failed.push("min_words");
  if (longest < rules.minLongest) failed.push("min_longest");
  const isEnough = failed.length === 0 && rules.minCore > 0;
  return { puzzle, failed: isEnough ? failedByCore(lexicon, rules, puzzle) : failed, words };
}

/** The same of the words that a player can know; they are looked at only where all are enough. */
function failedByCore(lexicon: Lexicon, rules: GridRules, puzzle: GridPuzzle): Condition[] {
  let words = 0;
  let longest = 0;
  for (const id of findHits(lexicon, puzzle, rules).ids) {
    if (!isCoreIn(rules, lexicon, id)) continue;
    words++;
    longest = Math.max(longest, lexicon.text(id).length);
  }
  if (words < rules.minCore) return ["min_core"];
  return longest < rules.minLongest ? ["min_longest"] : [];
}

/** Fewer conditions failed, then more words. */
function isBetter(a: Judged, b: Judged): boolean {
  return a.failed.length < b.failed.length ||
    a.failed.length === b.failed.length && a.words > b.words;
}

/** What a board lacks of what the rules ask for. */
export function failedBy(
  lexicon: Lexicon,
  rules: GridRules,
  puzzle: GridPuzzle,
): readonly Condition[] {
  return judge(lexicon, rules, puzzle).failed;
}

/** A Q is drawn with its U: alone it would be a dead cell in every language that has one. */
function drawn({ letters, weights }: Language, count: number, rng: Rng): string[] {
  const list = [...letters];
  const chances = list.map((letter) => weights[letter] ?? 0);
  return Array.from({ length: count }, () => {
    const letter = list[pickWeighted(chances, rng)]!;
    return letter === "q" && letters.includes("u") ? "qu" : letter;
  });
}

/** Each bonus on its share of the cells, never two on one. */
function withBonuses(puzzle: GridPuzzle, { bonuses }: GridRules, rng: Rng): GridPuzzle {
  const order = shuffle(puzzle.cells.map((_, cell) => cell), rng);
  const cells = [...puzzle.cells];
  let next = 0;
  const kinds = [...BONUSES, ...Object.keys(bonuses).filter((name) => /^\d/.test(name)).sort()];
  for (const bonus of kinds as Bonus[]) {
    const share = Math.round((bonuses[bonus] ?? 0) * cells.length / 16);
    for (let i = 0; i < share && next < order.length; i++) {
      const cell = order[next++]!;
      cells[cell] = { ...cells[cell]!, bonus };
    }
  }
  return { ...puzzle, cells };
}

/** The first of those with the highest value. */
function bestOf(
  puzzles: readonly GridPuzzle[],
  value: (puzzle: GridPuzzle) => number,
): GridPuzzle {
  const values = puzzles.map(value);
  return puzzles[values.indexOf(Math.max(...values))]!;
}

function isSide(n: number): boolean {
  return Number.isInteger(n) && n >= 1 && n <= MAX_MADE_SIDE;
}
