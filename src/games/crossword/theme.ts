import { type Tier, TIERS } from "../../core/difficulty.ts";
import { type Alphabet, LATIN, normalize } from "../../core/letters.ts";
import { type Rng, shuffle } from "../../core/random.ts";
import { isPossible } from "./fill.ts";
import {
  EMPTY,
  type Grid,
  MAX_SIDE,
  patternOf,
  type Slot,
  slotName,
  slotsOf,
  withWord,
} from "./template.ts";
import type { WordTables } from "./words.ts";

export interface ThemeWord {
  /** As played. */
  readonly word: string;
  readonly clue: string;
  readonly tier: Tier;
}

export type ThemeFault =
  /** Not word, clue and level with tabs between. */
  | { readonly kind: "bad_row"; readonly line: number; readonly text: string }
  | { readonly kind: "not_a_word"; readonly line: number; readonly text: string }
  | { readonly kind: "bad_length"; readonly line: number; readonly text: string }
  | { readonly kind: "no_clue"; readonly line: number; readonly text: string }
  | { readonly kind: "unknown_level"; readonly line: number; readonly text: string }
  | { readonly kind: "repeated"; readonly line: number; readonly text: string }
  | { readonly kind: "clue_has_word"; readonly line: number; readonly text: string };

export interface Theme {
  readonly words: readonly ThemeWord[];
  readonly faults: readonly ThemeFault[];
}

/** Reads `word TAB clue TAB level` rows; `#` starts a remark. Reports and skips bad rows. */
export function parseTheme(text: string, alphabet: Alphabet = LATIN): Theme {
  const words: ThemeWord[] = [];
  const faults: ThemeFault[] = [];
  const known = new Set<string>();
  text.replace(/^\uFEFF/, "").split(/\r?\n/).forEach((row, i) => {
    if (row.trim() === "" || row.startsWith("#")) return;
    const read = rowOf(row, i + 1, alphabet);
    if ("kind" in read) faults.push(read);
    else if (known.has(read.word)) faults.push({ kind: "repeated", line: i + 1, text: read.word });
    else {
      known.add(read.word);
      words.push(read);
    }
  });
  return { words, faults };
}

function rowOf(row: string, line: number, alphabet: Alphabet): ThemeWord | ThemeFault {
  const columns = row.split("\t").map((column) => column.trim());
  const [text, clue, level] = columns;
  if (columns.length !== 3 || !text || clue === undefined || level === undefined) {
    return { kind: "bad_row", line, text: row };
  }
  const word = normalize(text, alphabet);
  if (word === undefined) return { kind: "not_a_word", line, text };
  if (word.length < 2 || word.length > MAX_SIDE) return { kind: "bad_length", line, text };
  if (clue === "") return { kind: "no_clue", line, text };
  const tier = TIERS.find((name) => name === level.toLowerCase());
  if (!tier) return { kind: "unknown_level", line, text: level };
  const isTold = clue.split(/[^\p{L}]+/u).some((part) => normalize(part, alphabet) === word);
  if (isTold) return { kind: "clue_has_word", line, text };
  return { word, clue, tier };
}

/** Long words first, since they make a theme; of these those of the tier, then of the one next to it. */
export function inOrder(words: readonly ThemeWord[], tier: Tier, rng: Rng): ThemeWord[] {
  const distance = (word: ThemeWord) => Math.abs(TIERS.indexOf(word.tier) - TIERS.indexOf(tier));
  const rank = (word: ThemeWord) => distance(word) + (word.word.length < LONG_WORD ? 3 : 0);
  return shuffle(words, rng).sort((a, b) => rank(a) - rank(b));
}

/** From this many letters on. */
export const LONG_WORD = 5;

interface Placed {
  readonly grid: Grid;
  readonly slots: readonly string[];
}

interface PlaceRequest {
  readonly grid: Grid;
  readonly tables: WordTables;
  readonly words: readonly ThemeWord[];
  readonly tier: Tier;
  /** How many words at most. */
  readonly most: number;
  /** Whether a word that the theme's words happen to spell out is one. */
  readonly isWord: (word: string) => boolean;
}

/** How many places are tried before the rest of the theme is given up. */
const MAX_TRIES = 120;

/**
 * Writes theme words into the picture, one after the other, each where it still leaves a word for
 * every crossing. The results are in the order of placing: more words each.
 */
export function placeTheme(request: PlaceRequest, rng: Rng): Placed[] {
  const { tables, words, tier, most, isWord } = request;
  const slots = slotsOf(request.grid);
  const out: Placed[] = [];
  let grid = request.grid;
  let taken: string[] = [];
  let tries = 0;
  for (const { word } of inOrder(words, tier, rng)) {
    if (out.length >= most || tries >= MAX_TRIES) break;
    const fitting = slots.filter((slot) => fits(patternOf(grid, slot), word));
    for (const slot of shuffle(fitting, rng).slice(0, 4)) {
      if (++tries > MAX_TRIES) break;
      const written = withWord(grid, slot, word);
      const named = [...taken, slotName(slot)];
      if (!isAllowed(written, slots, { named, isWord })) continue;
      if (!isPossible(written, tables)) continue;
      grid = written;
      taken = named;
      out.push({ grid, slots: taken });
      break;
    }
  }
  return out;
}

function fits(pattern: string, word: string): boolean {
  return pattern.length === word.length && pattern.includes(EMPTY) &&
    [...pattern].every((letter, i) => letter === EMPTY || letter === word[i]);
}

/** Whether whatever is spelled out is a word or of the theme, and nothing twice. */
function isAllowed(
  grid: Grid,
  slots: readonly Slot[],
  { named, isWord }: { named: readonly string[]; isWord: (word: string) => boolean },
): boolean {
  const seen = new Set<string>();
  for (const slot of slots) {
    const pattern = patternOf(grid, slot);
    if (pattern.includes(EMPTY)) continue;
    if (seen.has(pattern) || !(named.includes(slotName(slot)) || isWord(pattern))) return false;
    seen.add(pattern);
  }
  return true;
}
