import { normalize } from "../../core/letters.ts";
import { sortWords } from "../../games/grid/order.ts";
import { heatOf } from "../../games/grid/paths.ts";
import { formatGrid, type GridPuzzle, parseGrid, shownLetters } from "../../games/grid/puzzle.ts";
import { type SolvedWord, solveGrid } from "../../games/grid/solve.ts";
import { statsOf } from "../../games/grid/board_stats.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { type GridSetup, openGrid, readBoard } from "./grid_setup.ts";
import { boardRows, drawn, numbersBeside, wordRows } from "./board_text.ts";
import { pathFacts } from "../../play/grid/facts.ts";
import { jsonArray } from "../text/json.ts";
import { columns, table } from "../text/layout.ts";
import { wordsIn } from "../app/language_files.ts";
import type { GRID_DEMO_OPTIONS, GRID_SOLVE_OPTIONS, GRID_STATS_OPTIONS } from "./program.ts";

type DemoCall = Call<typeof GRID_DEMO_OPTIONS[number]>;

export async function solveGridBoard(
  call: Call<typeof GRID_SOLVE_OPTIONS[number]>,
): Promise<ExitCode> {
  const setup = await openGrid(call);
  return showSolved(call, setup, await readBoard(setup, call.args, { file: call.options.board }));
}

/** The sample of a language, solved. */
export async function demoGrid(call: DemoCall): Promise<ExitCode> {
  const setup = await openGrid(call);
  const { language } = setup.rules;
  return showSolved(call, setup, parseGrid(language.sample, wordsIn(language).alphabet));
}

function showSolved({ options }: DemoCall, setup: GridSetup, puzzle: GridPuzzle): ExitCode {
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
  const facts = {
    word_count: solved.length,
    longest: solved.reduce((most, { word }) => Math.max(most, word.length), 0),
    total_points: solved.reduce((sum, { points }) => sum + points, 0),
    ...(heat && { heat: rowsOf(puzzle, heat) }),
  };
  if (options.json) {
    const words = listed.map(({ word, points, path }) => ({
      word,
      points,
      path: pathFacts(puzzle, path),
    }));
    world.out(`{"words":${jsonArray(words)},${JSON.stringify(facts).slice(1)}`);
    return 0;
  }
  const width = world.input().columns;
  const board = wanted
    ? drawn(puzzle, wanted.path, width)
    : heat
    ? numbersBeside(puzzle, heat, width)
    : boardRows(puzzle);
  const words = wordRows(puzzle, listed, (word) => spelling(setup, word));
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

/** In capitals unless case matters, and with its accents where it has some. */
function spelling({ lexicon }: GridSetup, { id, word }: SolvedWord): string {
  const written = lexicon.written(id, word).join("/");
  return lexicon.alphabet.isCaseSensitive ? written : written.toUpperCase();
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

export async function showGridStats(
  call: Call<typeof GRID_STATS_OPTIONS[number]>,
): Promise<ExitCode> {
  const { world, t, options } = call;
  const open = await openGrid(call);
  const puzzle = await readBoard(open, call.args, { file: options.board });
  const stats = statsOf(open.lexicon, puzzle, open.rules);
  if (options.json) {
    world.out(JSON.stringify(
      {
        board: formatGrid(puzzle),
        rows: puzzle.rows,
        cols: puzzle.cols,
        cells: stats.cells,
        distinct_letters: stats.distinctLetters,
        letter_counts: Object.fromEntries(stats.letterCounts),
        most_frequent: stats.mostFrequent,
        word_count: stats.words,
        longest: stats.longest,
        longest_words: stats.longestWords,
        total_points: stats.points,
        by_length: Object.fromEntries(stats.byLength),
      },
      null,
      2,
    ));
    return 0;
  }
  const { stats: label } = t.grid;
  const width = world.input().columns;
  const shown = open.lexicon.alphabet.isCaseSensitive ? (letters: string) => letters : shownLetters;
  world.out([
    ...boardRows(puzzle),
    "",
    ...table([
      [label.cells, t.number(stats.cells)],
      [label.letters, t.number(stats.distinctLetters)],
      [label.frequent, shown(stats.mostFrequent)],
      [label.words, t.number(stats.words)],
      [label.longest, t.number(stats.longest)],
      [label.points, t.number(stats.points)],
    ], ""),
    label.counts,
    ...columns(stats.letterCounts.map(([letters, n]) => `${shown(letters)} ${n}`), width),
    ...(stats.words === 0 ? [] : [
      label.byLength,
      ...table(stats.byLength.map(([length, n]) => [String(length), t.number(n)])),
      label.longest,
      ...columns(stats.longestWords, width),
    ]),
  ].join("\n"));
  return 0;
}
