import { bar } from "../../core/text.ts";
import type { Crossword } from "../../games/crossword/mod.ts";
import { isCrosswordOver, type SlotRef } from "../../games/crossword/play.ts";
import type { CrosswordEntry, CrosswordRound } from "../../games/crossword/round.ts";
import { BLACK, type Direction, EMPTY } from "../../games/crossword/template.ts";
import type { FillTally } from "../../messages/crossword.ts";
import { COMMAND_WORDS } from "../../messages/mod.ts";
import type { PlayContext, Position } from "../game_adapter.ts";

export function tallyOf({ round, state }: Position<Crossword>): FillTally {
  const isFull = (cell: number) => state.cells[cell] !== EMPTY;
  const white = [...state.cells].filter((cell) => cell !== BLACK);
  return {
    filled: white.filter((cell) => cell !== EMPTY).length,
    cells: white.length,
    done: round.entries.filter(({ cells }) => cells.every(isFull)).length,
    entries: round.entries.length,
  };
}

/** The text to share. It gives no answer away, and so not the grid either. */
export function shareText(
  position: Position<Crossword>,
  { t, emoji }: Pick<PlayContext, "t" | "emoji">,
): readonly string[] {
  const { round, state, label } = position;
  const { rows, cols, tier } = round;
  const { filled, cells, done, entries } = tallyOf(position);
  const plain = bar(cells === 0 ? 1 : (filled - state.revealed.length) / cells, 10);
  return t.crossword.share({
    rows,
    cols,
    tier,
    label: label.kind === "seed" ? label.seed : label.kind === "daily" ? label.date : "",
    isSolved: isCrosswordOver(round, state) && !state.gaveUp,
    done: state.gaveUp ? 0 : done,
    entries,
    revealed: state.revealed.length,
    checks: state.checks,
    seconds: Math.floor(state.elapsed / 1000),
    bar: emoji ? plain.replaceAll("#", "🟨").replaceAll("-", "⬜") : plain,
  });
}

const { across: ACROSS, down: DOWN } = COMMAND_WORDS.direction;

/** `12o`, `12 o`, `12a`, `12-across`, `12 orizzontale`; and what follows it. */
const SLOT = new RegExp(
  `^(\\d{1,3})\\s*-?\\s*(${[...ACROSS, ...DOWN].join("|")})\\b[.:=]?\\s*(.*)$`,
  "iu",
);

interface SlotLine {
  readonly slot: SlotRef;
  readonly rest: string;
}

/** An entry at the beginning of a line; with one direction alone at that number, that is it. */
export function readSlot(line: string, round: CrosswordRound): SlotLine | undefined {
  const found = SLOT.exec(line.trim());
  if (found) {
    const direction = directionOf(found[2]!)!;
    return { slot: { number: Number(found[1]), direction }, rest: found[3]!.trim() };
  }
  const bare = /^(\d{1,3})\s*[.:=]?\s*(.*)$/u.exec(line.trim());
  if (!bare) return undefined;
  const here = entriesAt(round, Number(bare[1]));
  if (here.length !== 1) return undefined;
  const { number, direction } = here[0]!;
  return { slot: { number, direction }, rest: bare[2]!.trim() };
}

export function entriesAt({ entries }: CrosswordRound, number: number): CrosswordEntry[] {
  return entries.filter((entry) => entry.number === number);
}

/** The direction that a text begins with. */
export function directionOf(text: string): Direction | undefined {
  const begins = (words: readonly string[]) =>
    words.some((word) => text.toLowerCase().startsWith(word));
  return begins(ACROSS) ? "across" : begins(DOWN) ? "down" : undefined;
}
