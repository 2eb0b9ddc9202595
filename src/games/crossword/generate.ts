import { UserError } from "../../core/problem.ts";
import { type Rng, rngFrom } from "../../core/random.ts";
import { keptBy } from "../../lexicon/kept.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { fill, type Filled } from "./fill.ts";
import { makeTemplate } from "./make_template.ts";
import type { CrosswordRules } from "./rules.ts";
import { EMPTY, type Grid, parseGrid, patternOf, slotsOf } from "./template.ts";
import { placeTheme } from "./theme.ts";
import { type ClueGrades, tablesOf, type WordTables } from "./words.ts";

/** Not every picture can be filled: after this many steps we make another. */
const STEPS_PER_PICTURE = 2500;
/** What a picture with theme words may cost before some of them are taken out again. */
const THEME_STEPS = 1500;
/** How many times other theme words, or other places for them, are looked for. */
const THEME_TRIES = 8;

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
}

/** The same with one's own words. */
export function fillCrossword({ lexicon, rules, lists }: FillWish, rng: Rng): Grid {
  const failures: Failures = {};
  let attempts = 0;
  for (const list of lists) {
    const found = filledFrom({ lexicon, rules, tables: list(), failures }, rng);
    attempts += found.attempts;
    if (found.grid) return found.grid;
  }
  throw new UserError({ kind: "no_puzzle_found", game: "crossword", attempts, failures });
}

type Failures = { impossible?: number; gave_up?: number };

/** From one list: of made pictures, the first that can be filled in time. Counts the failures. */
function filledFrom(
  { lexicon, rules, tables, failures }: {
    readonly lexicon: Lexicon;
    readonly rules: CrosswordRules;
    readonly tables: WordTables;
    readonly failures: Failures;
  },
  rng: Rng,
): { readonly grid?: Grid; readonly attempts: number } {
  const isMade = rules.template === "";
  let attempts = 0;
  for (let left = rules.maxSteps; left > 0 && (isMade || attempts === 0);) {
    attempts++;
    const grid = isMade ? makeTemplate(rules, rng) : parseGrid(rules.template);
    if (!hasWordsOnly(lexicon, rules, grid)) {
      failures.impossible = 1;
      break;
    }
    const maxSteps = isMade ? Math.min(left, STEPS_PER_PICTURE) : left;
    const found = withTheme({ grid, tables, rules: { ...rules, maxSteps } }, rng);
    if (found.kind === "filled") return { grid: found.grid, attempts };
    failures[found.kind] = (failures[found.kind] ?? 0) + 1;
    // One that is impossible at sight costs something too, or this need not end.
    left -= Math.max(found.steps, STEPS_PER_PICTURE / 10);
  }
  return { attempts };
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

interface Work {
  readonly grid: Grid;
  readonly tables: WordTables;
  readonly rules: CrosswordRules;
}

/** With as many theme words as the picture takes, fewer, or other ones, when it cannot be filled. */
function withTheme({ grid, tables, rules }: Work, rng: Rng): Filled {
  const { theme, maxSteps } = rules;
  if (theme.length === 0) return fill({ grid, tables, maxSteps }, rng);
  const { lexicon } = tables;
  const open = slotsOf(grid).filter((slot) => slot.cells.some((c) => grid.cells[c] === EMPTY));
  let last: Filled | undefined;
  for (let tries = 0, left = maxSteps; tries < THEME_TRIES && left > 0; tries++) {
    const placed = placeTheme({
      grid,
      tables,
      words: theme,
      tier: rules.difficulty,
      most: Math.max(1, Math.floor(open.length * rules.themeShare)),
      isWord: (word) => {
        const id = lexicon.find(word);
        return id !== undefined && lexicon.isCore(id, rules.floor);
      },
    }, rng);
    for (let count = placed.length; count > 0; count = Math.floor(count * 0.75)) {
      const steps = Math.min(THEME_STEPS, left);
      last = fill({ grid: placed[count - 1]!.grid, tables, maxSteps: steps }, rng);
      if (last.kind === "filled") return last;
      left -= last.steps;
      if (left <= 0) break;
    }
  }
  if (last) return last;
  const fault = { kind: "theme_fits_nowhere", words: theme.length } as const;
  throw new UserError({ kind: "bad_crossword", text: "", fault });
}
