import { UserError } from "../../core/problem.ts";
import type { Rng } from "../../core/random.ts";
import { type Filled, fillSuited, type Side } from "./fill.ts";
import type { CrosswordRules } from "./rules.ts";
import { type Grid, isOpen, patternOf, slotsOf } from "./template.ts";
import { LONG_WORD, placeTheme, type ThemeWord } from "./theme.ts";
import type { WordTables } from "./words.ts";

/** At least this share of the longer entries is of the theme, if the picture lets it. */
export const LEAST_THEME = 0.2;

/** What a picture with theme words may cost before some of them are taken out again. */
const THEME_STEPS = 500;
/** How many times other theme words, or other places for them, are looked for. */
const THEME_TRIES = 8;
/** What is left of the theme words when a picture with them cannot be filled. */
const FEWER = 0.85;

interface Work {
  readonly grid: Grid;
  readonly tables: WordTables;
  readonly rules: CrosswordRules;
  readonly side: Side | undefined;
}

/**
 * With as many theme words as the picture takes, fewer, or other ones, when it cannot be filled.
 * Throws `bad_crossword` when none fits.
 */
export function fillWithTheme({ grid, tables, rules, side }: Work, rng: Rng): Filled {
  const { maxSteps, difficulty } = rules;
  // Beginners are spared what only the theme's friends know, unless the theme has nothing else.
  const known = rules.theme.filter(({ tier }) => difficulty !== "easy" || tier !== "hard");
  const words = known.length > 0 ? known : rules.theme;
  const { lexicon } = tables;
  const open = slotsOf(grid).filter((slot) => isOpen(grid, slot));
  let last: Filled | undefined;
  let best: { readonly found: Filled; readonly share: number } | undefined;
  for (let tries = 0, left = maxSteps; tries < THEME_TRIES && left > 0; tries++) {
    const placed = placeTheme({
      grid,
      tables,
      words,
      tier: difficulty,
      most: Math.max(1, Math.floor(open.length * rules.themeShare)),
      isWord: (word) => {
        const id = lexicon.find(word);
        return id !== undefined && lexicon.isCore(id, rules.floor);
      },
    }, rng);
    for (let count = placed.length; count > 0; count = Math.floor(count * FEWER)) {
      const steps = Math.min(THEME_STEPS, left);
      last = fillSuited({ grid: placed[count - 1]!.grid, tables, side, maxSteps: steps }, rng);
      left -= last.steps;
      if (last.kind === "filled") {
        const share = themeShare(last.grid, rules.theme);
        if (share >= LEAST_THEME) return last;
        if (share > (best?.share ?? -1)) best = { found: last, share };
        break;
      }
      if (left <= 0) break;
    }
  }
  if (best) return best.found;
  if (last) return last;
  const fault = { kind: "theme_fits_nowhere", words: rules.theme.length } as const;
  throw new UserError({ kind: "bad_crossword", text: "", fault });
}

/** What share of the longer answers is of the theme; 1 when there are none. */
export function themeShare(grid: Grid, theme: readonly ThemeWord[]): number {
  const known = new Set(theme.map(({ word }) => word));
  const long = slotsOf(grid).map((slot) => patternOf(grid, slot))
    .filter(({ length }) => length >= LONG_WORD);
  return long.length === 0 ? 1 : long.filter((answer) => known.has(answer)).length / long.length;
}
