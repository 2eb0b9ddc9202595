import type { Tier } from "../../core/difficulty.ts";
import { isPlain, quotable } from "../../core/text.ts";
import { pick, rngFrom } from "../../core/random.ts";
import type { MechanismKind } from "../../games/crossword/clues.ts";
import {
  type Definition,
  parseDefinitions,
  pickDefinition,
} from "../../games/crossword/definitions.ts";
import { crosswordRng, generateCrossword } from "../../games/crossword/generate.ts";
import { openCrossword, rulesToSave } from "../../games/crossword/round.ts";
import type { CrosswordRules } from "../../games/crossword/rules.ts";
import {
  type Grid,
  patternOf,
  type Slot,
  slotName,
  slotsOf,
} from "../../games/crossword/template.ts";
import { parseTheme } from "../../games/crossword/theme.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";

/** The definitions of each word, as played. */
export type Definitions = ReadonlyMap<string, readonly Definition[]>;

/** All that is needed to make crosswords, read and checked. */
export interface Plan {
  readonly lexicon: Lexicon;
  readonly rules: CrosswordRules;
  /** Pictures to choose from; none when one is to be made. */
  readonly pictures: readonly string[];
  /** What definitions there are, by word. */
  readonly definitions: Definitions;
  readonly themeName?: string;
}

/** A filled grid with the rules that give its clues. */
export interface Made {
  readonly grid: Grid;
  readonly rules: CrosswordRules;
}

/** A crossword with clues of its own; the same seed gives the same one. */
export function make({ lexicon, rules, pictures, definitions }: Plan, seed: string): Made {
  const picture = pictures.length === 0 ? "" : pick(pictures, rngFrom(`crossword/${seed}/picture`));
  const wanted = { ...rules, template: picture };
  const grid = generateCrossword(lexicon, wanted, crosswordRng(seed));
  const made = { grid, rules: rulesToSave(wanted, grid) };
  if (definitions.size === 0) return made;
  return defined(lexicon, made, (answer) => {
    const all = definitions.get(answer) ?? [];
    return pickDefinition(all, rules.difficulty, rngFrom(`crossword/${seed}/definition/${answer}`));
  });
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
export function withClues({ grid, rules }: Made, clues: Readonly<Record<string, string>>): Made {
  const before = rules.clues.kind === "given" ? rules.clues.clues : {};
  const fit = Object.entries(clues).map(([slot, clue]): [string, string] => [slot, shown(clue)]);
  const given = { ...before, ...Object.fromEntries(fit) };
  return { grid, rules: { ...rules, clues: { kind: "given", clues: given } } };
}

/** A clue that somebody else wrote, fit to be shown and saved. */
export function shown(clue: string): string {
  return isPlain(clue) && clue.length <= 300 ? clue : quotable(clue);
}

/** Words that games do badly: a definition instead, if there is one; for beginners, always. */
function defined(
  lexicon: Lexicon,
  made: Made,
  definitionOf: (answer: string) => Definition | undefined,
): Made {
  const { grid, rules } = made;
  const theme = new Set(rules.theme.map(({ word }) => word));
  const isPoor = poorIn(lexicon, made);
  const clues: Record<string, string> = {};
  for (const slot of slotsOf(grid)) {
    const answer = patternOf(grid, slot);
    if (theme.has(answer) || !isPoor(slot)) continue;
    const definition = definitionOf(answer);
    if (definition !== undefined) clues[slotName(slot)] = definition.text;
  }
  if (Object.keys(clues).length === 0) return made;
  const better = withClues(made, clues);
  // With fewer clues to make, the games are shared out again among the rest.
  return rules.difficulty === "easy" || lexicon.language !== "it"
    ? better
    : defined(lexicon, better, definitionOf);
}

/** Games that give an answer away letter by letter, by tier: a definition is better sport. */
const POOR: Readonly<Record<Tier, ReadonlySet<MechanismKind>>> = {
  easy: new Set(),
  medium: new Set(["letters", "dropped", "inserted", "changed", "edges", "vowels", "initials"]),
  hard: new Set(["letters", "edges", "vowels", "initials"]),
};

/** Which slots have a game that is poor sport at this tier. */
function poorIn(lexicon: Lexicon, { grid, rules }: Made): (slot: Slot) => boolean {
  const { difficulty } = rules;
  // Games with words are an Italian taste; elsewhere people expect definitions.
  if (difficulty === "easy" || lexicon.language !== "it") return () => true;
  const { entries } = openCrossword(lexicon, rules, grid);
  const poor = entries.filter(({ game }) => game && POOR[difficulty].has(game.mechanism.kind));
  const names = new Set(poor.map(slotName));
  return (slot) => names.has(slotName(slot));
}
