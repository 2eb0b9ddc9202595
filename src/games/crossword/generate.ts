import { UserError } from "../../core/problem.ts";
import { type Rng, rngFrom } from "../../core/random.ts";
import { keptBy } from "../../lexicon/kept.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { fillSuited, type Side } from "./fill.ts";
import { makeTemplate } from "./make_template.ts";
import type { CrosswordRules } from "./rules.ts";
import { EMPTY, type Grid, parseGrid, patternOf, slotsOf } from "./template.ts";
import { placeTheme } from "./theme.ts";
import { fillWithTheme, LEAST_THEME, themeShare } from "./theme_fill.ts";
import { type ClueGrades, tablesOf, type WordTables } from "./words.ts";

/** Not every picture can be filled: after this many steps we make another. */
const STEPS_PER_PICTURE = 1500;
/** How much denser each next picture is, and where that ends: there every size can be filled. */
const DENSER = 0.015;
const DENSE_ENOUGH = 0.22;
/** No seed that was tried filled more cells than this with a smaller share of black. */
const SPARSEST: readonly [moreCells: number, density: number][] = [
  [18 * 18, 0.175],
  [14 * 14, 0.145],
  [12 * 12, 0.13],
];
/** How many pictures are filled with a theme until enough of it is in one. */
const THEMED_PICTURES = 4;

/** The stream a player's seed draws from. */
export function crosswordRng(seed: string): Rng {
  return rngFrom(`crossword/${seed}`);
}

/** A filled picture. Throws `no_puzzle_found`, or `bad_crossword` when no theme word fits. */
export function generateCrossword(lexicon: Lexicon, rules: CrosswordRules, rng: Rng): Grid {
  return fillCrossword({ lexicon, rules, lists: [() => tablesFor(lexicon, rules)] }, rng);
}

interface FillWish {
  readonly lexicon: Lexicon;
  readonly rules: CrosswordRules;
  /** The words, the best list first; the next is made only when one does not do. */
  readonly lists: readonly (() => WordTables)[];
  /** Answers that have to be in it. */
  readonly must?: readonly string[] | undefined;
  /** See `fill`. */
  readonly side?: Side | undefined;
}

/** The same with the player's own words. */
export function fillCrossword(wish: FillWish, rng: Rng): Grid {
  const { lexicon, rules, lists, side, must = [] } = wish;
  const failures: Failures = {};
  let attempts = 0;
  for (const list of lists) {
    const found = filledFrom({ lexicon, rules, tables: list(), side, must, failures }, rng);
    attempts += found.attempts;
    if (found.grid) return found.grid;
  }
  throw new UserError({ kind: "no_puzzle_found", game: "crossword", attempts, failures });
}

type Failures = { impossible?: number; gave_up?: number };

/** From one list: of made pictures, the first that can be filled in time. Counts the failures. */
function filledFrom(
  { lexicon, rules, tables, side, must, failures }: {
    readonly lexicon: Lexicon;
    readonly rules: CrosswordRules;
    readonly tables: WordTables;
    readonly side: Side | undefined;
    readonly must: readonly string[];
    readonly failures: Failures;
  },
  rng: Rng,
): { readonly grid?: Grid; readonly attempts: number } {
  const isMade = rules.template === "";
  const lengths = must.map(({ length }) => length);
  let attempts = 0;
  let themed = 0;
  let best: { readonly grid: Grid; readonly share: number } | undefined;
  for (let left = rules.maxSteps; left > 0 && (isMade || attempts === 0);) {
    attempts++;
    const empty = isMade
      ? makeTemplate({ ...looser(rules, attempts - 1), lengths }, rng)
      : parseGrid(rules.template);
    if (!isMade && !hasWordsOnly(lexicon, rules, empty)) {
      failures.impossible = 1;
      break;
    }
    const grid = withMust({ grid: empty, tables, rules, must }, rng);
    if (!grid) {
      failures.impossible = (failures.impossible ?? 0) + 1;
      left -= STEPS_PER_PICTURE / 10;
      continue;
    }
    const maxSteps = isMade ? Math.min(left, STEPS_PER_PICTURE) : left;
    const found = rules.theme.length === 0
      ? fillSuited({ grid, tables, side, maxSteps }, rng)
      : fillWithTheme({ grid, tables, side, rules: { ...rules, maxSteps } }, rng);
    if (found.kind === "filled") {
      const share = rules.theme.length === 0 ? 1 : themeShare(found.grid, rules.theme);
      if (share > (best?.share ?? -1)) best = { grid: found.grid, share };
      if (share >= LEAST_THEME || !isMade || ++themed === THEMED_PICTURES) break;
      continue;
    }
    failures[found.kind] = (failures[found.kind] ?? 0) + 1;
    // One that is impossible at sight costs something too, or this need not end.
    left -= Math.max(found.steps, STEPS_PER_PICTURE / 10);
  }
  return { attempts, ...(best && { grid: best.grid }) };
}

/** The picture with all the words that have to be in it; `undefined` when no places were found. */
function withMust(
  { grid, tables, rules, must }: {
    readonly grid: Grid;
    readonly tables: WordTables;
    readonly rules: CrosswordRules;
    readonly must: readonly string[];
  },
  rng: Rng,
): Grid | undefined {
  if (must.length === 0) return grid;
  const given = new Set(slotsOf(grid).map((slot) => patternOf(grid, slot)));
  const words = must.filter((word) => !given.has(word));
  if (words.length === 0) return grid;
  const tier = rules.difficulty;
  for (let tries = 0; tries < MUST_TRIES; tries++) {
    const placed = placeTheme({
      grid,
      tables,
      words: words.map((word) => ({ word, clue: "", tier })),
      tier,
      most: words.length,
      isWord: (word) => tables.lexicon.find(word) !== undefined || must.includes(word),
    }, rng);
    if (placed.length === words.length) return placed.at(-1)!.grid;
  }
  return undefined;
}

/** How many times other places are looked for. */
const MUST_TRIES = 6;

/** The same with more black cells: as many as it needs at least, and more when pictures failed. */
function looser(rules: CrosswordRules, failed: number): CrosswordRules {
  const cells = rules.rows * rules.cols;
  const least = SPARSEST.find(([moreCells]) => cells > moreCells)?.[1] ?? 0;
  const first = Math.max(rules.density, least);
  const most = Math.max(rules.density, DENSE_ENOUGH);
  return { ...rules, density: Math.min(most, first + DENSER * failed) };
}

/** Whether the entries that a template gives whole are words, each of them once. */
function hasWordsOnly(lexicon: Lexicon, { floor, theme }: CrosswordRules, grid: Grid): boolean {
  const given = slotsOf(grid).map((slot) => patternOf(grid, slot))
    .filter((answer) => !answer.includes(EMPTY));
  return new Set(given).size === given.length && given.every((answer) => {
    const id = lexicon.find(answer);
    return id !== undefined && lexicon.isCore(id, floor) ||
      theme.some(({ word }) => word === answer);
  });
}

/** The words of a lexicon for these rules, made once. */
export function tablesFor(lexicon: Lexicon, rules: CrosswordRules): WordTables {
  const { floor, difficulty } = rules;
  const longest = longestIn(rules);
  const known = tablesBy(lexicon, `${floor}/${difficulty}/${longest}`);
  return known.tables ??= tablesOf(lexicon, { floor, tier: difficulty, longest });
}

/** The same with words that can be defined first. */
export function gradedTables(
  lexicon: Lexicon,
  rules: CrosswordRules,
  grades: ClueGrades,
): WordTables {
  const { floor, difficulty } = rules;
  const longest = longestIn(rules);
  const known = GRADED.get(grades) ?? new Map<string, WordTables>();
  GRADED.set(grades, known);
  const key = `${floor}/${difficulty}/${longest}`;
  const tables = known.get(key) ?? tablesOf(lexicon, { floor, tier: difficulty, grades, longest });
  known.set(key, tables);
  return tables;
}

/** The longest entry that a picture may have. */
function longestIn({ template, rows, cols }: CrosswordRules): number {
  if (template === "") return Math.max(rows, cols);
  return Math.max(...slotsOf(parseGrid(template)).map(({ cells }) => cells.length));
}

const GRADED = new WeakMap<ClueGrades, Map<string, WordTables>>();

const tablesBy = keptBy((_: Lexicon, _key: string): { tables?: WordTables } => ({}));
