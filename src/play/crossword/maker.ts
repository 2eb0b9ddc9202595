import { isPlain, quotable } from "../../core/text.ts";
import { pick, type Rng, rngFrom } from "../../core/random.ts";
import { type Definition, parseDefinitions } from "../../games/crossword/definitions.ts";
import { crosswordRng, fillCrossword } from "../../games/crossword/generate.ts";
import { rulesToSave } from "../../games/crossword/round.ts";
import type { ClueOrigin, CrosswordRules } from "../../games/crossword/rules.ts";
import { type Grid, patternOf, slotName, slotsOf } from "../../games/crossword/template.ts";
import { parseTheme } from "../../games/crossword/theme.ts";
import {
  chooseClues,
  type ChosenClue,
  type ClueStock,
  type Definitions,
  gradesOf,
  gradesWithout,
} from "./choose_clues.ts";

/** All that is needed to make crosswords, read and checked. */
export interface Plan extends ClueStock {
  readonly rules: CrosswordRules;
  /** Pictures to choose from; none when one is to be made. */
  readonly pictures: readonly string[];
  readonly themeName?: string;
  /** Answers that are not wanted, as played. */
  readonly banned?: ReadonlySet<string>;
}

/** A filled grid with the rules that give its clues. */
export interface Made {
  readonly grid: Grid;
  readonly rules: CrosswordRules;
}

/** At most one entry in this many may have a bare word game for a clue. */
const BARE_GAMES = 12;
/** At most one in this many may be a pair of letters that is no word. */
const PAIRS = 8;
/** How many fills are tried to keep to that; of those that do not, the best is taken. */
const FILLS = 6;
/** A picture with more cells than this takes too long to be filled so often. */
const LARGE = { cells: 15 * 15, fills: 2 };

/** A crossword with clues of its own; the same seed gives the same one. */
export function make(plan: Plan, seed: string): Made {
  const { pictures, definitions } = plan;
  const picture = pictures.length === 0 ? "" : pick(pictures, rngFrom(`crossword/${seed}/picture`));
  const rules = { ...plan.rules, template: picture };
  if (definitions.size === 0) return filled(plan, rules, crosswordRng(seed));
  const fills = rules.rows * rules.cols > LARGE.cells ? LARGE.fills : FILLS;
  let best: Made | undefined;
  let fewest = Infinity;
  for (let i = 0; i < fills && fewest > 0; i++) {
    const made = filled(plan, rules, crosswordRng(i === 0 ? seed : `${seed}/fill ${i + 1}`));
    const clues = chooseClues(plan, made, seed);
    const over = excess(plan, made, clues);
    if (over >= fewest) continue;
    fewest = over;
    best = withChosen(made, clues);
  }
  return best!;
}

/** How many entries have a bare word game, or are pairs that are no words, beyond what is allowed. */
function excess(
  { lexicon }: Plan,
  { grid, rules }: Made,
  clues: Readonly<Record<string, ChosenClue>>,
): number {
  const theme = new Set(rules.theme.map(({ word }) => word));
  const slots = slotsOf(grid).map((slot) => ({ slot, answer: patternOf(grid, slot) }));
  const bare = slots.filter(({ slot, answer }) => !clues[slotName(slot)] && !theme.has(answer));
  const pairs = slots.filter(({ answer }) =>
    answer.length === 2 && lexicon.find(answer) === undefined
  );
  return Math.max(0, bare.length - Math.floor(slots.length / BARE_GAMES)) +
    Math.max(0, pairs.length - Math.floor(slots.length / PAIRS));
}

function filled(plan: Plan, rules: CrosswordRules, rng: Rng): Made {
  const { lexicon } = plan;
  const { banned } = plan;
  const grades = banned
    ? { grades: gradesWithout(plan, banned) }
    : plan.definitions.size > 0
    ? { grades: gradesOf(plan) }
    : {};
  const theme = rules.theme.filter(({ word }) => !banned?.has(word));
  const grid = fillCrossword({ lexicon, rules: { ...rules, theme }, ...grades }, rng);
  return { grid, rules: rulesToSave(rules, grid) };
}

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
): Definitions {
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

/** A clue that somebody else wrote, fit to be shown and saved. */
export function shown(clue: string): string {
  return isPlain(clue) && clue.length <= 300 ? clue : quotable(clue);
}
