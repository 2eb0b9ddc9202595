import { rngFrom } from "../../core/random.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { SLUR, VULGAR } from "../../lexicon/entry.ts";
import { checkClue, checkText, type ClueFault } from "./check.ts";
import type { CrosswordFacts } from "./puzzle_file.ts";
import { fill } from "./fill.ts";
import { gradedTables, tablesFor } from "./generate.ts";
import type { CrosswordRules } from "./rules.ts";
import { emptied, formatGrid, type Grid, patternOf, slotName, slotsOf } from "./template.ts";
import type { WordTables } from "./words.ts";

export type EntryFault =
  | { readonly kind: "not_a_word"; readonly slot: string; readonly answer: string }
  | { readonly kind: "repeated"; readonly slot: string; readonly answer: string }
  | {
    readonly kind: "bad_clue";
    readonly slot: string;
    readonly answer: string;
    readonly fault: ClueFault;
  }
  /** A vulgar word or a slur where nobody expects one: not in a hard puzzle. */
  | { readonly kind: "sensitive"; readonly slot: string; readonly answer: string };

/**
 * Whether another fill of the same picture exists, with the lexicon's words and those of its own;
 * `no_words` when some entry is none, so that there is nothing to compare with.
 */
export type Uniqueness = "unique" | "not_unique" | "not_proven" | "no_words";

interface Verdict {
  readonly entries: number;
  readonly faults: readonly EntryFault[];
  /** How many clues have a game that was proved. */
  readonly proved: number;
  /** How many clues are definitions or synonyms, where the file says so. */
  readonly defined: number;
  readonly uniqueness: Uniqueness;
  /** How many words were tried to find out. */
  readonly steps: number;
}

interface Verified {
  readonly grid: Grid;
  readonly facts?: CrosswordFacts;
  /** Pairs of letters that a phrase gives. */
  readonly pairs?: { has(pair: string): boolean };
}

/** Proves a crossword; the crossings were proved when it was read. */
export function verifyCrossword(
  lexicon: Lexicon,
  rules: CrosswordRules,
  { grid, facts, pairs }: Verified,
): Verdict {
  const faults: EntryFault[] = [];
  const seen = new Set<string>();
  const theme = new Set(rules.theme.map(({ word }) => word));
  const slots = slotsOf(grid);
  for (const slot of slots) {
    const answer = patternOf(grid, slot);
    const name = slotName(slot);
    const isWord = lexicon.find(answer) !== undefined || theme.has(answer) ||
      pairs?.has(answer) === true;
    if (!isWord) faults.push({ kind: "not_a_word", slot: name, answer });
    if (seen.has(answer)) faults.push({ kind: "repeated", slot: name, answer });
    seen.add(answer);
    if (rules.difficulty !== "hard" && isSensitive(lexicon, answer)) {
      faults.push({ kind: "sensitive", slot: name, answer });
    }
  }
  let proved = 0;
  let defined = 0;
  for (const entry of facts?.entries ?? []) {
    const { answer, clue_kind: kind } = entry;
    const fault = entry.game
      ? provenFault(lexicon, entry.game, answer)
      : checkText(lexicon, entry.clue, answer);
    if (fault) faults.push({ kind: "bad_clue", slot: slotName(entry), answer, fault });
    else if (entry.game) proved++;
    if (kind === "definition" || kind === "synonym") defined++;
  }
  const only = faults.some(({ kind }) => kind === "not_a_word")
    ? { uniqueness: "no_words", steps: 0 } as const
    : uniquenessOf(lexicon, rules, grid);
  return { entries: slots.length, faults, proved, defined, ...only };
}

function isSensitive(lexicon: Lexicon, answer: string): boolean {
  const id = lexicon.find(answer);
  return id !== undefined && (lexicon.flagBits(id) & (SLUR | VULGAR)) !== 0;
}

/** Solves the empty picture a second time, the first solution not counting. */
export function uniquenessOf(
  lexicon: Lexicon,
  rules: CrosswordRules,
  grid: Grid,
): { readonly uniqueness: Uniqueness; readonly steps: number } {
  const tables = tablesWith(lexicon, rules, grid);
  const request = {
    grid: emptied(grid),
    tables,
    maxSteps: rules.maxSteps,
    forbidden: grid.cells,
  };
  const found = fill(request, rngFrom(`${formatGrid(grid)}/verify`));
  const names = { filled: "not_unique", impossible: "unique", gave_up: "not_proven" } as const;
  return { uniqueness: names[found.kind], steps: found.steps };
}

/** The lexicon's words, and what else the grid may have: pairs of letters, words of a theme. */
function tablesWith(lexicon: Lexicon, rules: CrosswordRules, grid: Grid): WordTables {
  const own = slotsOf(grid).map((slot) => patternOf(grid, slot)).filter((answer) => {
    const id = lexicon.find(answer);
    return id === undefined || !lexicon.isCore(id, rules.floor);
  });
  if (own.length === 0) return tablesFor(lexicon, rules);
  const grades = { of: new Uint8Array(lexicon.size), junkUpTo: 0, others: [...new Set(own)] };
  return gradedTables(lexicon, rules, grades);
}

/** A clue read from a file may be anything: what cannot be walked proves nothing. */
function provenFault(
  lexicon: Lexicon,
  game: NonNullable<CrosswordFacts["entries"][number]["game"]>,
  answer: string,
): ClueFault | undefined {
  try {
    return checkClue(lexicon, game, answer);
  } catch (error) {
    // Nested without end, it overflows.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    return { kind: "wrong_letters", mechanism: "word", gives: "" };
  }
}
