import type { Grid } from "../../games/grid/mod.ts";
import { isGridOver, missedWords } from "../../games/grid/play.ts";
import type { GridWord } from "../../games/grid/round.ts";
import type { Messages } from "../../messages/mod.ts";
import { endFacts, longestOf, tallyOf } from "../../play/grid/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import { boardRows, wordRows } from "./board_text.ts";
import type { Clock } from "../../play/memory.ts";

type GridPosition = Position<Grid>;

/** How many missed words are shown at the end; a command shows the rest. */
export const SHOWN = 20;

/** What a game says when it begins or resumes. */
export function openingLines(position: GridPosition, t: Messages, clock: Clock): string[] {
  const { round, state } = position;
  const tally = tallyOf(position, clock);
  const more = isGridOver(round, state)
    ? [t.grid.outcome.over({ kind: "over" })]
    : state.at > 0 || state.found.length > 0
    ? t.grid.resumed(tally)
    : [t.grid.invitation(tally)];
  return [...headLines(position, t), ...more, ...boardLines(position, t, clock)];
}

export function headLines({ round, label }: GridPosition, t: Messages): readonly string[] {
  return t.grid.opening({
    title: label.kind === "seed" ? t.grid.seeded(label.seed) : t.grid.board(),
    rules: round.rules.name,
    rows: round.puzzle.rows,
    cols: round.puzzle.cols,
    edition: round.edition,
    words: round.core,
    extra: round.answers.size - round.core,
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

/** How it ended, and what was missed, the best first. */
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
