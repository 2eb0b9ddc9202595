import { askClues, CLUE_ENDPOINT, CLUE_PATIENCE } from "../../clue_service.ts";
import type { Tier } from "../../core/difficulty.ts";
import { UserError } from "../../core/problem.ts";
import { pick, rngFrom } from "../../core/random.ts";
import type { MechanismKind } from "../../games/crossword/clues.ts";
import { parseClueFile } from "../../games/crossword/clue_file.ts";
import { type Definition, pickDefinition } from "../../games/crossword/definitions.ts";
import { crosswordRng, generateCrossword } from "../../games/crossword/generate.ts";
import { openCrossword, rulesToSave } from "../../games/crossword/round.ts";
import { CROSSWORD_DEFAULTS, type CrosswordRules } from "../../games/crossword/rules.ts";
import {
  formatGrid,
  type Grid,
  patternOf,
  type Slot,
  slotName,
  slotsOf,
} from "../../games/crossword/template.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { say } from "../../messages/say.ts";
import type { Call } from "../app/command.ts";
import {
  badCrossword,
  type Definitions,
  definitionsIn,
  findShelved,
  readTemplate,
  readText,
  readTheme,
  shelf,
  type Shelves,
  shown,
  told,
} from "./files.ts";
import { type ClueWish, type CROSSWORD_MAKER_OPTIONS, parseEndpoint } from "../app/options.ts";

export type MakerCall = Call<typeof CROSSWORD_MAKER_OPTIONS[number]>;

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

/** Reads what the options name; bad rows are told and left out. */
export async function planOf(call: MakerCall, shelves: Shelves, lexicon: Lexicon): Promise<Plan> {
  const { world, t, options } = call;
  const { crossword_size, template, theme, density, difficulty } = options;
  if (template !== undefined && (crossword_size || density !== undefined)) {
    const text = crossword_size ? "--size" : "--density";
    throw new UserError({
      kind: "bad_usage",
      fault: { kind: "not_together", text, with: "--template" },
    });
  }
  const size = crossword_size ?? { rows: CROSSWORD_DEFAULTS.rows, cols: CROSSWORD_DEFAULTS.cols };
  const pictures = template !== undefined
    ? [formatGrid(await readTemplate(shelves, await findShelved(shelves, "templates", template)))]
    : density === undefined
    ? await picturesOf(shelves, size)
    : [];
  const plan = {
    lexicon,
    pictures,
    rules: {
      ...CROSSWORD_DEFAULTS,
      ...size,
      ...(density !== undefined && { density }),
      ...(difficulty && { difficulty }),
    },
    definitions: lexicon.language === "it" ? await definitionsIn(shelves) : new Map(),
  };
  if (theme === undefined) return plan;
  const found = await findShelved(shelves, "themes", theme);
  const { words, faults } = await readTheme(shelves, found, lexicon.alphabet);
  for (const fault of faults) {
    world.err(`${found.path}: ${told(say(t.crossword.themeFault, fault))}`);
  }
  if (words.length === 0) throw badCrossword(found.path, { kind: "no_theme_words" });
  return { ...plan, rules: { ...plan.rules, theme: words }, themeName: found.name };
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

/** The same with the clues that were wished for. */
export async function clued(call: MakerCall, plan: Plan, made: Made): Promise<Made> {
  const wish: ClueWish = call.options.clues ?? { kind: "enigmistica" };
  const { grid, rules } = made;
  switch (wish.kind) {
    case "enigmistica":
      return made;
    case "none":
      return { grid, rules: { ...rules, clues: { kind: "none" } } };
    case "file": {
      const { world, t } = call;
      const { clues, faults } = parseClueFile(await readText(world, wish.path), grid);
      for (const fault of faults) {
        world.err(`${wish.path}: ${told(say(t.crossword.clueFileFault, fault))}`);
      }
      return withClues(made, clues);
    }
    case "gemini":
      return await fromService(call, plan, made);
  }
}

/** Clues for some slots; the others keep theirs. */
export function withClues({ grid, rules }: Made, clues: Readonly<Record<string, string>>): Made {
  const before = rules.clues.kind === "given" ? rules.clues.clues : {};
  const fit = Object.entries(clues).map(([slot, clue]): [string, string] => [slot, shown(clue)]);
  const given = { ...before, ...Object.fromEntries(fit) };
  return { grid, rules: { ...rules, clues: { kind: "given", clues: given } } };
}

/** From the network, or its own again with a word about it. */
async function fromService(
  { world, t, options }: MakerCall,
  { lexicon, rules: { theme } }: Plan,
  made: Made,
): Promise<Made> {
  const { grid, rules } = made;
  const text = world.env("ITBEE_CLUE_ENDPOINT") || CLUE_ENDPOINT;
  const endpoint = options.clue_endpoint ?? parseEndpoint(text);
  if (!endpoint) {
    const allowed = { kind: "url" } as const;
    const fault = { kind: "bad_value", option: "ITBEE_CLUE_ENDPOINT", text, allowed } as const;
    throw new UserError({ kind: "bad_usage", fault });
  }
  const known = new Set(theme.map(({ word }) => word));
  const requests = slotsOf(grid).map((slot) => ({
    slot: slotName(slot),
    answer: patternOf(grid, slot),
  })).filter(({ answer }) => !known.has(answer));
  const language = new Intl.DisplayNames(["en"], { type: "language" }).of(lexicon.language) ??
    lexicon.language;
  const answer = await askClues(
    { ...CLUE_PATIENCE, endpoint, key: world.env("GEMINI_API_KEY") ?? "" },
    { language, tier: rules.difficulty, requests },
  );
  if (answer.kind === "clues") return withClues(made, answer.clues);
  world.err(t.crossword.fallback(say(t.crossword.serviceFault, answer.fault)));
  return made;
}

/** Only the program's own: a picture that the player adds must not change a seed's crossword. */
async function picturesOf(
  { world }: Shelves,
  { rows, cols }: { readonly rows: number; readonly cols: number },
): Promise<string[]> {
  const found: string[] = [];
  const shelves = { world, dataPath: undefined };
  for (const one of await shelf(shelves, "templates")) {
    const grid = await readTemplate(shelves, one);
    if (grid.rows === rows && grid.cols === cols) found.push(formatGrid(grid));
  }
  return found;
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
  // With fewer clues to make, games are shared out anew among the rest.
  return rules.difficulty === "easy" ? better : defined(lexicon, better, definitionOf);
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
  if (difficulty === "easy") return () => true;
  const { entries } = openCrossword(lexicon, rules, grid);
  const poor = entries.filter(({ game }) => game && POOR[difficulty].has(game.mechanism.kind));
  const names = new Set(poor.map(slotName));
  return (slot) => names.has(slotName(slot));
}
