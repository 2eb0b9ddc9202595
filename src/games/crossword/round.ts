import { type Tier, tierOf, TIERS } from "../../core/difficulty.ts";
import { UserError } from "../../core/problem.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { clueWordsOf } from "./clue_words.ts";
import type { Clue } from "./clues.ts";
import { makeClues } from "./make_clues.ts";
import type { ClueOrigin, CrosswordRules } from "./rules.ts";
import {
  EMPTY,
  formatGrid,
  type Grid,
  patternOf,
  type Slot,
  slotName,
  slotsOf,
} from "./template.ts";

export interface CrosswordEntry extends Slot {
  /** As played. */
  readonly answer: string;
  /** Empty when clues are not wanted. */
  readonly clue: string;
  /** How the clue gives the answer, where it was made by a game. */
  readonly game?: Clue;
  /** Missing where there is no clue. */
  readonly origin?: ClueOrigin;
  /** 0 (easiest) to 1. */
  readonly difficulty: number;
  /** How common the answer is; 0 when the lexicon lacks it. */
  readonly zipf: number;
}

export interface CrosswordRound {
  readonly rows: number;
  readonly cols: number;
  readonly tier: Tier;
  /** The alphabet that answers are typed in. */
  readonly letters: string;
  /** The picture with all its letters. */
  readonly solution: string;
  /** First those across, then those down, by number. */
  readonly entries: readonly CrosswordEntry[];
}

/** Where an answer that the lexicon lacks is put, by the level its theme gives it. */
const THEME_DIFFICULTY: Readonly<Record<Tier, number>> = { easy: 0.15, medium: 0.45, hard: 0.8 };

/** Throws `bad_crossword` when letters are missing. */
export function openCrossword(
  lexicon: Lexicon,
  rules: CrosswordRules,
  grid: Grid,
): CrosswordRound {
  if (grid.cells.includes(EMPTY)) {
    const text = formatGrid(grid);
    throw new UserError({ kind: "bad_crossword", text, fault: { kind: "unfinished" } });
  }
  const slots = slotsOf(grid).map((slot) => ({ ...slot, answer: patternOf(grid, slot) }));
  const clues = cluesOf({ lexicon, rules, grid }, slots);
  const theme = new Map(rules.theme.map((word) => [word.word, word]));
  const entries = slots.map((slot, i) => {
    const id = lexicon.find(slot.answer);
    const unknown = slot.answer.length === 2 ? "medium" : TIERS[TIERS.length - 1]!;
    const tier = theme.get(slot.answer)?.tier ?? unknown;
    const difficulty = id === undefined ? THEME_DIFFICULTY[tier] : lexicon.difficulty(id);
    const zipf = id === undefined ? 0 : lexicon.zipf(id);
    return { ...slot, ...clues[i]!, difficulty, zipf };
  });
  const { rows, cols, cells: solution } = grid;
  const { letters } = lexicon.alphabet;
  return { rows, cols, tier: rules.difficulty, letters, solution, entries };
}

/** How many entries are of each tier. */
export function tierCounts({ entries }: CrosswordRound): Readonly<Record<Tier, number>> {
  const counts: Record<Tier, number> = { easy: 0, medium: 0, hard: 0 };
  for (const { difficulty } of entries) counts[tierOf(difficulty)]++;
  return counts;
}

/** The rules to save with a puzzle: of the theme only what is in it, so that a session stays small. */
export function rulesToSave(rules: CrosswordRules, grid: Grid): CrosswordRules {
  if (rules.theme.length === 0) return rules;
  const answers = new Set(slotsOf(grid).map((slot) => patternOf(grid, slot)));
  return { ...rules, theme: rules.theme.filter(({ word }) => answers.has(word)) };
}

type ClueOf = Pick<CrosswordEntry, "clue" | "game" | "origin">;

/** Given clues first, then the theme's own, then games. */
function cluesOf(
  { lexicon, rules, grid }: { lexicon: Lexicon; rules: CrosswordRules; grid: Grid },
  slots: readonly (Slot & { answer: string })[],
): ClueOf[] {
  if (rules.clues.kind === "none") return slots.map(() => ({ clue: "" }));
  const given = rules.clues.kind === "given" ? rules.clues.clues : {};
  const origins = rules.clues.kind === "given" ? rules.clues.origins ?? {} : {};
  const theme = new Map(rules.theme.map(({ word, clue }) => [word, clue]));
  const known = slots.map((slot): ClueOf | undefined => {
    const name = slotName(slot);
    const clue = given[name] ?? theme.get(slot.answer);
    return clue === undefined ? undefined : { clue, origin: origins[name] ?? BY_HAND };
  });
  const open = slots.filter((_, i) => known[i] === undefined).map(({ answer }) => answer);
  if (open.length === 0) return known.map((clue) => clue!);
  const made = makeClues(clueWordsOf(lexicon, rules.difficulty), open, formatGrid(grid));
  let next = 0;
  return known.map((clue) => {
    if (clue !== undefined) return clue;
    const { text, clue: game } = made[next++]!;
    return { clue: text, game, origin: BY_GAME };
  });
}

const BY_HAND: ClueOrigin = { kind: "definition", source: "hand" };
const BY_GAME: ClueOrigin = { kind: "game", source: "made" };
