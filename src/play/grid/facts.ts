import { bar } from "../../core/text.ts";
import type { Grid } from "../../games/grid/mod.ts";
import { heatOf } from "../../games/grid/paths.ts";
import { coreFound, isGridOver, missedWords } from "../../games/grid/play.ts";
import { formatGrid } from "../../games/grid/puzzle.ts";
import { type GridRound, type GridWord, ownGridWord } from "../../games/grid/round.ts";
import type { GridEnd, GridTally } from "../../messages/grid.ts";
import type { PlayContext, Position } from "../game_adapter.ts";
import type { Clock } from "../memory.ts";

type GridPosition = Position<Grid>;

export function tallyOf(position: GridPosition, clock: Clock): GridTally {
  const { round, state } = position;
  const left = gridTimeLeft(clock, position);
  return {
    found: coreFound(round, state.found),
    words: round.core,
    extra: extraCount(position),
    score: state.score,
    goal: round.rules.goal,
    left: left === undefined ? undefined : Math.ceil(left / 1000),
  };
}

/** Milliseconds left; `undefined` without a limit, or when it is over. */
export function gridTimeLeft(clock: Clock, { round, state }: GridPosition): number | undefined {
  if (round.limit === undefined || isGridOver(round, state)) return undefined;
  return Math.max(0, round.limit - clock.at(state.at));
}

/** By its points where it has a goal, else by all its core words. */
export function hasWon({ round: { rules: { goal } }, state }: GridPosition): boolean {
  return goal === undefined ? state.end === "complete" : state.score >= goal;
}

export function endFacts(position: GridPosition, clock: Clock): GridEnd {
  const { round, state } = position;
  return { ...tallyOf(position, clock), points: round.points, end: state.end ?? "gave_up" };
}

/** Those that may be listed. */
export function foundWords({ round, state }: GridPosition): GridWord[] {
  return state.found.flatMap(({ word, isOwn }) =>
    round.answers.get(word) ?? (isOwn ? ownGridWord(round, word) : undefined) ?? []
  );
}

/** How many words outside the core were found. */
export function extraCount(position: GridPosition): number {
  return foundWords(position).filter(({ isCore }) => !isCore).length;
}

/** How long the longest core word is. */
export function longestOf({ answers }: GridRound): number {
  return [...answers.values()].reduce(
    (most, { word, isCore }) => isCore ? Math.max(most, word.length) : most,
    0,
  );
}

/** The letters of a word that the board does not have. */
export function absentFrom({ puzzle }: GridRound, word: string): string[] {
  const here = new Set(puzzle.cells.flatMap(({ letters }) => [...letters]));
  return [...new Set(word)].filter((letter) => !here.has(letter));
}

/** How many of the words left pass through each cell, row by row. */
export function heatRows({ round: { puzzle }, round, state }: GridPosition): number[][] {
  const heat = [...heatOf(puzzle, missedWords(round, state).map(({ word }) => word), round.rules)];
  return Array.from(
    { length: puzzle.rows },
    (_, row) => heat.slice(row * puzzle.cols, (row + 1) * puzzle.cols),
  );
}

/** The text to share. It gives no word away. */
export function shareText(
  position: GridPosition,
  { t, emoji }: PlayContext,
  clock: Clock,
): readonly string[] {
  const { round, state, label } = position;
  const plain = bar(round.points === 0 ? 1 : state.score / round.points, 10);
  return t.grid.share({
    ...endFacts(position, clock),
    title: label.kind === "seed" ? label.seed : "",
    rules: round.rules.name,
    bar: emoji ? plain.replaceAll("#", "🟨").replaceAll("-", "⬜") : plain,
    seconds: round.rules.seconds,
    puzzle: formatGrid(round.puzzle),
    edition: round.edition,
  });
}
