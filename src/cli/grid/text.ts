import type { Grid } from "../../games/grid/mod.ts";
import { isGridOver, missedWords } from "../../games/grid/play.ts";
import { formatGrid } from "../../games/grid/puzzle.ts";
import type { GridRound, GridWord } from "../../games/grid/round.ts";
import type { GridEnd, GridTally, Messages } from "../../messages/mod.ts";
import type { PlayContext, Position } from "../app/game_view.ts";
import { boardRows, wordRows } from "./grid_text.ts";
import { bar } from "../text/layout.ts";
import { type Clock, timeLeft } from "./clock.ts";

type GridPosition = Position<Grid>;

/** Of the missed words, those shown at the end; a command shows the rest. */
const SHOWN = 20;

export function tallyOf(position: GridPosition, clock: Clock): GridTally {
  const { round, state } = position;
  const left = timeLeft(clock, position);
  return {
    found: foundWords(position).length,
    words: round.answers.size,
    score: state.score,
    left: left === undefined ? undefined : Math.ceil(left / 1000),
  };
}

/** Those that may be listed. */
export function foundWords({ round, state }: GridPosition): GridWord[] {
  return state.found.flatMap(({ word }) => round.answers.get(word) ?? []);
}

export function longestOf({ answers }: GridRound): number {
  return [...answers.keys()].reduce((most, word) => Math.max(most, word.length), 0);
}

/** What the player is told when a game begins or goes on. */
export function openingLines(position: GridPosition, t: Messages, clock: Clock): string[] {
  const { round, state } = position;
  const tally = tallyOf(position, clock);
  const more = isGridOver(round, state)
    ? [t.grid.outcome.over({ kind: "over" })]
    : state.at > 0 || state.found.length > 0
    ? t.grid.resumed(tally)
    : [t.grid.invitation(tally.left)];
  return [...headLines(position, t), ...more, ...boardLines(position, t, clock)];
}

export function headLines({ round, label }: GridPosition, t: Messages): readonly string[] {
  return t.grid.opening({
    title: label.kind === "seed" ? t.grid.seeded(label.seed) : t.grid.board(),
    rules: round.rules.name,
    rows: round.puzzle.rows,
    cols: round.puzzle.cols,
    edition: round.edition,
    words: round.answers.size,
    points: round.points,
    longest: longestOf(round),
    minLength: round.rules.minLength,
  });
}

export function boardLines(position: GridPosition, t: Messages, clock: Clock): string[] {
  return [
    ...boardRows(position.round.puzzle).map((row) => `  ${row}`),
    t.grid.tally(tallyOf(position, clock)),
  ];
}

export function endFacts(position: GridPosition, clock: Clock): GridEnd {
  const { round, state } = position;
  return { ...tallyOf(position, clock), points: round.points, end: state.end ?? "gave_up" };
}

/** How it ended, and what was missed, the commonest first. */
export function endLines(position: GridPosition, t: Messages, clock: Clock): string[] {
  return [t.grid.ended(endFacts(position, clock)), ...missedLines(position, t, SHOWN)];
}

export function missedLines(
  { round, state }: GridPosition,
  t: Messages,
  most = Infinity,
): string[] {
  const missed = missedWords(round, state);
  if (missed.length === 0) return [];
  const shown = missed.slice(0, most);
  const rows = wordRows(round.puzzle, shown, ({ word }) => spelled(round.answers.get(word)!));
  return [
    t.grid.missedTitle(missed.length),
    ...rows.map((row) => `  ${row}`),
    ...(shown.length < missed.length ? [t.grid.missedMore(shown.length, missed.length)] : []),
  ];
}

/** `perché`; both where two words share their letters. */
export function spelled({ written }: GridWord): string {
  return written.join(" / ");
}

/** The share text. Nothing in it tells a word. */
export function shareLines(
  position: GridPosition,
  { t, emoji }: PlayContext,
  clock: Clock,
): string[] {
  const { round, state, label } = position;
  const plain = bar(round.points === 0 ? 1 : state.score / round.points, 10);
  return [
    ...t.grid.share({
      ...endFacts(position, clock),
      title: label.kind === "seed" ? label.seed : "",
      rules: round.rules.name,
      bar: emoji ? plain.replaceAll("#", "🟨").replaceAll("-", "⬜") : plain,
      seconds: round.rules.seconds,
      puzzle: formatGrid(round.puzzle),
      edition: round.edition,
    }),
  ];
}

/** The letters of a word that the board does not have. */
export function absentFrom({ puzzle }: GridRound, word: string): string[] {
  const here = new Set(puzzle.cells.flatMap(({ letters }) => [...letters]));
  return [...new Set(word)].filter((letter) => !here.has(letter));
}
