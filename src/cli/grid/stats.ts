import { statsOf } from "../../games/grid/board_stats.ts";
import { formatGrid, shownLetters } from "../../games/grid/puzzle.ts";
import type { ExitCode, ToolCall } from "../app/command.ts";
import { columns, table } from "../text/layout.ts";
import { boardRows } from "./board_text.ts";
import { openGrid, readBoard } from "./grid_setup.ts";
import type { GRID_STATS_OPTIONS } from "./program.ts";

export async function showGridStats(
  call: ToolCall<typeof GRID_STATS_OPTIONS[number], "grid">,
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
