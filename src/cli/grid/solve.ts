import { alphabetOf, normalize } from "../../core/letters.ts";
import { sortWords } from "../../games/grid/order.ts";
import { heatOf, placesOf } from "../../games/grid/paths.ts";
import { type GridPuzzle, parseGrid } from "../../games/grid/puzzle.ts";
import { type SolvedWord, solveGrid } from "../../games/grid/solve.ts";
import type { ExitCode, ToolCall } from "../app/command.ts";
import { type GridSetup, openGrid, readBoard } from "./grid_setup.ts";
import { boardRows, drawn, numbersBeside, wordRows } from "./board_text.ts";
import { jsonArray } from "../text/json.ts";
import type { GRID_DEMO_OPTIONS, GRID_SOLVE_OPTIONS } from "./program.ts";

type DemoCall = ToolCall<typeof GRID_DEMO_OPTIONS[number], "grid">;

export async function solveGridBoard(
  call: ToolCall<typeof GRID_SOLVE_OPTIONS[number], "grid">,
): Promise<ExitCode> {
  const setup = await openGrid(call);
  return showSolved(
    call,
    setup,
    await readBoard(setup, call.args, { file: call.options.board }),
  );
}

/** The sample of a language, solved. */
export async function demoGrid(call: DemoCall): Promise<ExitCode> {
  const setup = await openGrid(call);
  const { language } = setup.rules;
  return showSolved(call, setup, parseGrid(language.sample, alphabetOf(language.letters)));
}

function showSolved(
  { options }: DemoCall,
  setup: GridSetup,
  puzzle: GridPuzzle,
): ExitCode {
  const { world, t, lexicon, rules } = setup;
  const solved = solveGrid(lexicon, puzzle, rules);
  const { sort: by = "score", reverse = false, first_words } = options;
  const sorted = sortWords(solved, { by, reverse });
  const wanted = options.draw === undefined ? undefined : wordNamed(setup, solved, options.draw);
  if (options.draw !== undefined && wanted === undefined) {
    world.err(t.grid.notThere(options.draw));
    return 1;
  }
  const listed = wanted ? [wanted] : sorted.slice(0, first_words);
  const heat = options.heat ? heatOf(puzzle, solved.map(({ word }) => word), rules) : undefined;
  const facts = { ...totalsOf(solved), ...(heat && { heat: rowsOf(puzzle, heat) }) };
  if (options.json) {
    const words = listed.map(({ word, points, path }) => ({
      word,
      points,
      path: placesOf(puzzle, path),
    }));
    world.out(`{"words":${jsonArray(words)},${JSON.stringify(facts).slice(1)}`);
    return 0;
  }
  const board = wanted
    ? drawn(puzzle, wanted.path, world.input().columns)
    : heat
    ? numbersBeside(puzzle, heat, world.input().columns)
    : boardRows(puzzle);
  const words = wordRows(puzzle, listed, spellingsOf(setup, solved));
  const { solved: label } = t.grid;
  const statistics = solved.length === 0 ? [t.grid.noWord()] : [
    `${label.words}${facts.word_count}`,
    `${label.longest}${facts.longest}`,
    `${label.points}${facts.total_points}`,
  ];
  const isShown = !options.quiet || wanted !== undefined || heat !== undefined;
  world.out([
    ...(isShown ? [...board, ""] : []),
    ...words,
    ...(options.quiet || wanted ? [] : [...(words.length > 0 ? [""] : []), ...statistics]),
  ].join("\n"));
  return 0;
}

function totalsOf(solved: readonly SolvedWord[]) {
  let longest = 0;
  let points = 0;
  for (let i = 0; i < solved.length; i++) {
    const one = solved[i]!;
    longest = Math.max(longest, one.word.length);
    points += one.points;
  }
  return { word_count: solved.length, longest, total_points: points };
}

/** In capitals unless case matters, and with its accents where it has some. */
function spellingsOf(
  { lexicon }: GridSetup,
  solved: readonly SolvedWord[],
): (word: SolvedWord) => string {
  const spellings = lexicon.spellings(solved.map(({ id }) => id));
  const { isCaseSensitive } = lexicon.alphabet;
  return ({ id, word }) => {
    const written = spellings.get(id)?.join("/") ?? word;
    return isCaseSensitive ? written : written.toUpperCase();
  };
}

function wordNamed(
  { lexicon }: GridSetup,
  solved: readonly SolvedWord[],
  text: string,
): SolvedWord | undefined {
  const word = normalize(text, lexicon.alphabet);
  return solved.find((one) => one.word === word);
}

function rowsOf({ rows, cols }: GridPuzzle, cells: readonly number[]): number[][] {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols));
}
