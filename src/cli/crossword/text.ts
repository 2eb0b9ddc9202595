import type { Crossword } from "../../games/crossword/mod.ts";
import { isCrosswordOver } from "../../games/crossword/play.ts";
import { type CrosswordEntry, tierCounts } from "../../games/crossword/round.ts";
import { BLACK, EMPTY } from "../../games/crossword/template.ts";
import type { Messages } from "../../messages/mod.ts";
import { tallyOf } from "../../play/crossword/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { clueNotice } from "./clue_notice.ts";
import { clueLines, pictureLines } from "./grid_text.ts";

type CrosswordPosition = Position<Crossword>;

/** What a game says when it begins or resumes. */
export function openingLines(position: CrosswordPosition, context: TerminalContext): string[] {
  const { t, world } = context;
  const { round, state } = position;
  const isFresh = [...state.cells].every((cell) => cell === BLACK || cell === EMPTY);
  const more = isCrosswordOver(round, state)
    ? t.crossword.outcome.already_solved({ kind: "already_solved" })
    : isFresh
    ? t.crossword.invitation()
    : t.crossword.resumed();
  return [
    ...boardLines(position, context),
    ...clueLines(round.entries, t, world.input().columns),
    tallyLine(position, t),
    ...clueNotice(round, context),
    more,
  ];
}

/** Title and grid. */
export function boardLines(position: CrosswordPosition, context: TerminalContext): string[] {
  const { t } = context;
  const { round, label } = position;
  const { rows, cols, tier } = round;
  const seed = label.kind === "seed" ? label.seed : undefined;
  return [
    t.crossword.title({ rows, cols, tier, seed, theme: undefined }),
    t.crossword.tiers(tierCounts(round)),
    ...gridLines(position, context),
  ];
}

export function gridLines(
  { round, state }: CrosswordPosition,
  { t, world }: TerminalContext,
): string[] {
  return pictureLines(round, state, { t, columns: world.input().columns });
}

/** `12o  Si nasconde in … (4)   C A _ A` */
export function clueHere({ state }: CrosswordPosition, entry: CrosswordEntry, t: Messages): string {
  const clue = entry.clue || t.crossword.noClue;
  return `${t.crossword.typed(entry)}  ${clue} (${entry.cells.length})   ${
    patternIn(state, entry)
  }`;
}

/** What is written in an entry: `C A _ A`. */
export function patternIn(
  { cells }: { readonly cells: string },
  entry: { readonly cells: readonly number[] },
): string {
  return entry.cells.map((cell) => cells[cell] === EMPTY ? "_" : cells[cell]!.toUpperCase())
    .join(" ");
}

export function tallyLine(position: CrosswordPosition, t: Messages): string {
  return t.crossword.tally(tallyOf(position));
}
