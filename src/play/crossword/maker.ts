import { isPlain, quotable } from "../../core/text.ts";
import { pick, rngFrom } from "../../core/random.ts";
import { type Definition, parseDefinitions } from "../../games/crossword/definitions.ts";
import { crosswordRng, generateCrossword } from "../../games/crossword/generate.ts";
import { rulesToSave } from "../../games/crossword/round.ts";
import type { ClueOrigin, CrosswordRules } from "../../games/crossword/rules.ts";
import type { Grid } from "../../games/crossword/template.ts";
import { parseTheme } from "../../games/crossword/theme.ts";
import { chooseClues, type ClueStock, type Definitions } from "./choose_clues.ts";

/** All that is needed to make crosswords, read and checked. */
export interface Plan extends ClueStock {
  readonly rules: CrosswordRules;
  /** Pictures to choose from; none when one is to be made. */
  readonly pictures: readonly string[];
  readonly themeName?: string;
}

/** A filled grid with the rules that give its clues. */
export interface Made {
  readonly grid: Grid;
  readonly rules: CrosswordRules;
}

/** A crossword with clues of its own; the same seed gives the same one. */
export function make(plan: Plan, seed: string): Made {
  const { lexicon, rules, pictures } = plan;
  const picture = pictures.length === 0 ? "" : pick(pictures, rngFrom(`crossword/${seed}/picture`));
  const wanted = { ...rules, template: picture };
  const grid = generateCrossword(lexicon, wanted, crosswordRng(seed));
  const made = { grid, rules: rulesToSave(wanted, grid) };
  if (plan.definitions.size === 0) return made;
  const chosen = Object.entries(chooseClues(plan, made, seed));
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
