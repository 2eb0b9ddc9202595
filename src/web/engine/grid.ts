import { ITALIAN } from "../../core/italian.ts";
import { type Language, languageFrom } from "../../core/language.ts";
import type { Grid } from "../../games/grid/mod.ts";
import { coreFound, type GridOutcome, isGridOver, missedWords } from "../../games/grid/play.ts";
import { type Bonus, shownLetters } from "../../games/grid/puzzle.ts";
import type { GridWord } from "../../games/grid/round.ts";
import {
  fairRules,
  GRID_RULES,
  type GridRules,
  RULES_NAMES,
  type RulesName,
} from "../../games/grid/rules.ts";
import type { Position } from "../../play/game_adapter.ts";
import { gridBoards } from "../../play/grid/boards.ts";
import { absentFrom, foundWords, heatRows } from "../../play/grid/facts.ts";
import type { Assets } from "./assets.ts";
import { minutesIn } from "./minutes.ts";
import type { SceneMaker, SceneSetup, SetupAsk } from "./scene.ts";
import { sizeIn } from "./size.ts";

/** What the page asks of a grid, and what it gets. */
export const gridScenes: SceneMaker<Grid, GridDrawing, GridSaid> = {
  scene: drawGrid,
  outcome: (outcome) => outcome.kind === "found" ? saidOf(outcome) : {},
  sentence(outcome, { round }, { web, lexicon }) {
    const isKnown = outcome.kind === "not_in_lexicon" && lexicon.refusal(outcome.word) ||
      outcome.kind === "no_path" && absentFrom(round, outcome.word).length > 0;
    // The terminal's sentence says why.
    return isKnown ? undefined : web.grid.sentence(outcome);
  },
  command: (name, _, position) =>
    name === "hint" ? { kind: "facts", facts: gridHeat(position) } : undefined,
  about(puzzle, web) {
    const rows = puzzle.split("/");
    return web.choiceValue("size", `${rows.length}x${rows[0]!.trim().split(/\s+/).length}`);
  },
  daily: (_, web) => web.choiceValue("minutes", `${GRID_RULES.ruzzle.seconds / 60}`),
  setup: setupGrid,
};

/** The result of a word, apart from its sentence. */
export interface GridSaid {
  readonly points?: number;
  readonly isExtra?: boolean;
  /** None of a word that is shown nowhere. */
  readonly word?: string;
}

/** A grid as the page draws it. */
export interface GridDrawing {
  readonly rows: number;
  readonly cols: number;
  readonly cells: readonly DrawnCell[];
  readonly rules: RulesName;
  readonly minLength: number;
  /** Milliseconds in all; none without a timer. */
  readonly limit?: number;
  /** Milliseconds played when it was last saved. */
  readonly at: number;
  readonly score: number;
  /** The points that win, where there are any. */
  readonly goal?: number;
  /** What all its core words pay. */
  readonly points: number;
  /** How many core words the board has, and how many of them were found. */
  readonly words: number;
  readonly foundCore: number;
  /** Whether a word may come back to a cell that it has used. */
  readonly reuse: boolean;
  /** In the order they were found; those that are never listed are left out. */
  readonly found: readonly DrawnWord[];
  readonly end?: "time_up" | "gave_up" | "complete";
  /** Once it is over: the commonest first. */
  readonly missed: readonly DrawnWord[];
}

interface DrawnCell {
  /** As played; a hole in the board has none. */
  readonly letters: string;
  readonly shown: string;
  readonly bonus?: Bonus;
  /** What it pays before its bonus, where letters pay. */
  readonly value?: number;
}

export interface DrawnWord {
  readonly word: string;
  /** As written: `perché`. */
  readonly shown: string;
  readonly points: number;
  /** Outside the words that a player can be asked to know. */
  readonly isExtra: boolean;
  /** The path that pays most. */
  readonly path: readonly number[];
}

export function drawGrid(position: Position<Grid>): GridDrawing {
  const { round, state } = position;
  const { puzzle, rules, limit } = round;
  const hasValues = rules.scoring.kind === "letters";
  return {
    rows: puzzle.rows,
    cols: puzzle.cols,
    cells: puzzle.cells.map(({ letters, bonus, value }) => ({
      letters,
      shown: shownLetters(letters),
      ...(bonus && { bonus }),
      ...(hasValues && letters !== "" &&
        { value: value ?? valueOf(letters, rules.language.values) }),
    })),
    rules: rules.name,
    minLength: rules.minLength,
    ...(limit !== undefined && { limit }),
    at: state.at,
    score: state.score,
    ...(rules.goal !== undefined && { goal: rules.goal }),
    points: round.points,
    words: round.core,
    foundCore: coreFound(round, state.found),
    reuse: rules.reuse ?? false,
    found: foundWords(position).map(drawWord),
    ...(state.end && { end: state.end }),
    missed: isGridOver(round, state) ? missedWords(round, state).map(drawWord) : [],
  };
}

/** How many of the words left pass through each cell. */
export function gridHeat(position: Position<Grid>): readonly number[] {
  return heatRows(position).flat();
}

function saidOf({ word, points, listed }: Extract<GridOutcome, { kind: "found" }>): GridSaid {
  const { written: [first = word.word], isCore } = word;
  return { points, isExtra: !isCore, ...(listed && { word: first }) };
}

function drawWord({ word, written, points, path, isCore }: GridWord): DrawnWord {
  return { word, shown: written[0] ?? word, points, path, isExtra: !isCore };
}

function valueOf(letters: string, values: Readonly<Record<string, number>>): number {
  return [...letters].reduce((sum, letter) => sum + (values[letter] ?? 0), 0);
}

async function setupGrid(
  { ask, settings, words: { lexicon }, assets }: SetupAsk,
): Promise<SceneSetup<Grid>> {
  const language = await languageOf(assets, lexicon.language);
  const rules = rulesFrom(ask.options ?? {}, language, lexicon.size);
  const boards = gridBoards(rules, { ...(ask.difficulty && { tier: ask.difficulty }) });
  return { boards, rules: boards.rules(settings, {}) };
}

/** The rules by name, with the size and time chosen. */
function rulesFrom(
  { rules: name, size, minutes }: Readonly<Record<string, string>>,
  language: Language,
  words: number,
): GridRules {
  const base = GRID_RULES[RULES_NAMES.find((one) => one === name) ?? "ruzzle"];
  const sized = sizeIn(size);
  const rules = fairRules({ ...base, ...sized, language }, words);
  const asked = minutesIn(minutes);
  return asked === undefined ? rules : { ...rules, seconds: Math.round(asked * 60) };
}

/** Letters, dice and values of the words' language. */
async function languageOf(assets: Assets, code: string): Promise<Language> {
  if (code === ITALIAN.code) return ITALIAN;
  const text = await assets.text("languages.json");
  const all: Readonly<Record<string, unknown>> = text === undefined ? {} : JSON.parse(text);
  return languageFrom(all[code], `${code}.yaml`);
}
