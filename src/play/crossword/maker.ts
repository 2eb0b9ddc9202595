import { tierOf } from "../../core/difficulty.ts";
import { isPlain, quotable } from "../../core/text.ts";
import { pick, rngFrom } from "../../core/random.ts";
import { type Definition, parseDefinitions } from "../../games/crossword/definitions.ts";
import {
  crosswordRng,
  fillCrossword,
  gradedTables,
  tablesFor,
} from "../../games/crossword/generate.ts";
import type { Side } from "../../games/crossword/fill.ts";
import { rulesToSave } from "../../games/crossword/round.ts";
import type { ClueOrigin, CrosswordRules } from "../../games/crossword/rules.ts";
import { type Grid, patternOf, slotName, slotsOf } from "../../games/crossword/template.ts";
import { parseTheme } from "../../games/crossword/theme.ts";
import { type BookChoice, bookTables, withResting } from "../../games/crossword/book_tables.ts";
import { MARK, type WordBook } from "../../games/crossword/word_book.ts";
import type { WordTables } from "../../games/crossword/words.ts";
import { chooseClues, type ChosenClue, type ClueStock } from "./choose_clues.ts";
import { areAlike, seedsToDifferFrom } from "./likeness.ts";
import { gradesOf, type GradeSource, gradesWithout } from "./clue_grades.ts";

/** All that is needed to make crosswords, read and checked. */
export interface Plan extends ClueStock {
  readonly rules: CrosswordRules;
  /** Pictures to choose from; none if one has to be made. */
  readonly pictures: readonly string[];
  readonly themeName?: string;
  /** Answers that are not wanted, as played. */
  readonly banned?: ReadonlySet<string>;
  /** Answers that have to be in it, as played. */
  readonly must?: readonly string[];
  /** Which words can be defined; missing when there are no definitions. */
  readonly grading?: GradeSource;
}

/** A filled grid with the rules that give its clues. */
export interface Made {
  readonly grid: Grid;
  readonly rules: CrosswordRules;
}

/** At most one entry in this many may have a bare word game for a clue. */
const BARE_GAMES = 12;
/** At most one entry in this many may be a pair of letters that is not a word. */
const PAIRS = 8;
/** At least this share of the entries of four letters and more is of the level. */
const LEAST_SUITED = 0.4;
const LONG = 4;
/** How many fills are tried to keep to that, by how long one takes; else the best is taken. */
const FILLS: readonly [upToCells: number, fills: number][] = [[9 * 9, 24], [15 * 15, 6]];
const FILLS_OF_LARGE = 5;

/** A crossword with clues of its own, if any are wanted; the same seed gives the same one. */
export function make(plan: Plan, seed: string): Made {
  const { pictures, grading } = plan;
  const picture = pictures.length === 0 ? "" : pick(pictures, rngFrom(`crossword/${seed}/picture`));
  const rules = { ...plan.rules, template: picture };
  if (!grading) return filled(plan, { rules, seed, attempt: 0 });
  const { made, clues } = bestFill(plan, { rules, seed, others: neighbours(plan, seed) });
  const hasClues = rules.clues.kind !== "none";
  return withChosen(made, hasClues ? clues ?? chooseClues(plan, made, seed) : {});
}

interface Best {
  readonly made: Made;
  /** Set where they had to be chosen to judge the fill. */
  readonly clues?: Readonly<Record<string, ChosenClue>>;
}

/** The first fill with nothing against it, or else the one with the least. */
function bestFill(
  plan: Plan,
  { rules, seed, others }: {
    readonly rules: CrosswordRules;
    readonly seed: string;
    /** It must not be like these. */
    readonly others: readonly Grid[];
  },
): Best {
  const size = rules.rows * rules.cols;
  const fills = FILLS.find(([cells]) => size <= cells)?.[1] ?? FILLS_OF_LARGE;
  let best: Best | undefined;
  let fewest = Infinity;
  for (let i = 0; i < fills && fewest > 0; i++) {
    const made = filled(plan, { rules, seed, attempt: i });
    // A book says what can be defined without reading the definitions.
    const clues = plan.grading?.kind === "book" ? undefined : chooseClues(plan, made, seed);
    const alike = others.filter((other) => areAlike(other, made.grid)).length;
    const over = excess(plan, made, clues) + alike;
    if (over >= fewest) continue;
    fewest = over;
    best = { made, ...(clues && { clues }) };
  }
  return best!;
}

/** The puzzles of the neighbouring seeds, where chance decides all of them. */
function neighbours(plan: Plan, seed: string): Grid[] {
  const { rules, pictures, must, grading } = plan;
  const isFree = grading?.kind === "book" && pictures.length === 0 && rules.theme.length === 0 &&
    must === undefined;
  if (!isFree) return [];
  return seedsToDifferFrom(seed).map((other) =>
    bestFill(plan, { rules: { ...rules, template: "" }, seed: other, others: [] }).made.grid
  );
}

/**
 * How many entries have a bare word game, or are pairs that are not words, beyond what is allowed,
 * and how many more would have to be of the level.
 */
function excess(
  { lexicon, grading }: Plan,
  { grid, rules }: Made,
  clues: Readonly<Record<string, ChosenClue>> | undefined,
): number {
  const theme = new Set(rules.theme.map(({ word }) => word));
  const book = grading?.kind === "book" ? grading.book : undefined;
  let [bare, pairs, long, suited] = [0, 0, 0, 0];
  const slots = slotsOf(grid);
  for (const slot of slots) {
    const answer = patternOf(grid, slot);
    const place = book?.find(answer) ?? -1;
    const isDefined = clues ? clues[slotName(slot)] !== undefined : place >= 0;
    if (!isDefined && !theme.has(answer)) bare++;
    if (book && answer.length >= LONG) {
      long++;
      const difficulty = place < 0 ? 1 : book.words(answer.length)!.difficulty[place]! / 100;
      if (tierOf(difficulty) === rules.difficulty) suited++;
    }
    if (answer.length > 2) continue;
    const isPair = book
      ? place >= 0 && (book.words(2)!.marks[place]! & MARK.pair) !== 0
      : lexicon.find(answer) === undefined;
    if (isPair) pairs++;
  }
  return Math.max(0, bare - Math.floor(slots.length / BARE_GAMES)) +
    Math.max(0, pairs - Math.floor(slots.length / PAIRS)) +
    Math.max(0, Math.floor(long * LEAST_SUITED) - suited);
}

function filled(
  plan: Plan,
  { rules, seed, attempt }: { rules: CrosswordRules; seed: string; attempt: number },
): Made {
  const { lexicon, banned } = plan;
  const theme = rules.theme.filter(({ word }) => !banned?.has(word));
  const [best, ...others] = listsOf(plan);
  const lists = [() => withResting(best!(), { seed, tier: rules.difficulty }), ...others];
  const rng = crosswordRng(attempt === 0 ? seed : `${seed}/fill ${attempt + 1}`);
  const wish = { lexicon, rules: { ...rules, theme }, lists, side: sideOf(seed), must: plan.must };
  const grid = fillCrossword(wish, rng);
  return { grid, rules: rulesToSave(rules, grid) };
}

/** Seeds that end in neighbouring numbers have different sides; of others chance decides. */
function sideOf(seed: string): Side {
  const last = seed.charCodeAt(seed.length - 1);
  return last % 2 === 0 ? 0 : 1;
}

/** The words that can be defined, if they are known; else, or where they do not do, all words. */
export function listsOf(plan: Plan): (() => WordTables)[] {
  const { lexicon, rules, banned, grading } = plan;
  const all = () => {
    const known = grading && gradesOf(lexicon, grading);
    const grades = banned ? gradesWithout(lexicon, known, banned) : known;
    return grades ? gradedTables(lexicon, rules, grades) : tablesFor(lexicon, rules);
  };
  if (grading?.kind !== "book") return [all];
  const { book } = grading;
  const own = { lexicon, book, tier: rules.difficulty, ...(banned && { banned }) };
  return [() => keptTables(own), all];
}

/** Made once: a page or a round of games asks again and again. */
function keptTables(choice: BookChoice): WordTables {
  const key = `${choice.tier}`;
  const known = TABLES.get(choice.book) ?? [];
  TABLES.set(choice.book, known);
  const found = known.find((it) => it.key === key && it.banned === choice.banned);
  if (found) return found.tables;
  const tables = bookTables(choice);
  if (known.length >= MOST_KEPT) known.shift();
  known.push({ key, banned: choice.banned, tables });
  return tables;
}

interface KeptTables {
  readonly key: string;
  readonly banned: ReadonlySet<string> | undefined;
  readonly tables: WordTables;
}

const MOST_KEPT = 4;
const TABLES = new WeakMap<WordBook, KeptTables[]>();

function withChosen(made: Made, clues: Readonly<Record<string, ChosenClue>>): Made {
  const chosen = Object.entries(clues);
  if (chosen.length === 0) return made;
  const origins = chosen.filter(([, { origin }]) => origin.source !== "hand")
    .map(([slot, { origin }]) => [slot, origin] as const);
  return withClues(
    made,
    Object.fromEntries(chosen.map(([slot, { text }]) => [slot, text])),
    Object.fromEntries(origins),
  );
}

/** From the tables that come with the program: those of themes, and those of words. */
export function definitionsFrom(
  { themes, clues }: { readonly themes: readonly string[]; readonly clues: readonly string[] },
): ReadonlyMap<string, readonly Definition[]> {
  const found = new Map<string, Definition[]>();
  const add = (one: Definition) => {
    const known = found.get(one.answer);
    if (known) known.push(one);
    else found.set(one.answer, [one]);
  };
  for (const text of themes) {
    for (const { word, clue, tier } of parseTheme(text).words) {
      add({ answer: word, level: tier, text: clue });
    }
  }
  for (const text of clues) {
    for (const one of parseDefinitions(text).definitions) add(one);
  }
  return found;
}

/** Clues for some slots; the others keep theirs. */
export function withClues(
  { grid, rules }: Made,
  clues: Readonly<Record<string, string>>,
  origins: Readonly<Record<string, ClueOrigin>> = {},
): Made {
  const before = rules.clues.kind === "given" ? rules.clues : undefined;
  const fit = Object.entries(clues).map(([slot, clue]): [string, string] => [slot, shown(clue)]);
  const kept = Object.entries(before?.origins ?? {})
    .filter(([slot]) => !Object.hasOwn(clues, slot));
  const all: Record<string, ClueOrigin> = { ...Object.fromEntries(kept), ...origins };
  const given = {
    kind: "given",
    clues: { ...before?.clues, ...Object.fromEntries(fit) },
    ...(Object.keys(all).length > 0 && { origins: all }),
  } as const;
  return { grid, rules: { ...rules, clues: given } };
}

/** A clue from outside, made fit to show and save. */
export function shown(clue: string): string {
  return isPlain(clue) && clue.length <= 300 ? clue : quotable(clue);
}
