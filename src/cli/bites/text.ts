import type { Bites } from "../../games/bites/mod.ts";
import { shownTiles } from "../../games/bites/play.ts";
import { formatBites } from "../../games/bites/puzzle.ts";
import type { BitesAnswer } from "../../games/bites/round.ts";
import type { Direction } from "../../games/bites/rules.ts";
import { isBitesOver } from "../../games/bites/state.ts";
import type { Messages, WordOrder } from "../../messages/mod.ts";
import { barOf, endFacts, extraCount, tallyOf, titleOf } from "../../play/bites/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { languageOption } from "../app/respond.ts";
import { columns } from "../text/layout.ts";
import type { Clock } from "../../play/memory.ts";
import type { Paint } from "../text/paint.ts";

type BitesPosition = Position<Bites>;

/** How many missed words are shown: the commonest. */
export const MISSED_SHOWN = 60;

const WAY_MARKS: Readonly<Record<Direction, string>> = { horizontal: ">", vertical: "v" };

/** `A E T / AB> / RTv`, in the order they were last shuffled to. */
export function tilesLine({ round, state }: BitesPosition, paint: Paint): string {
  return paint.bold(formatBites(shownTiles(round, state)));
}

/** What a game says when it begins or resumes. */
export function openingLines(
  position: BitesPosition,
  { t, paint }: Pick<TerminalContext, "t" | "paint">,
  clock: Clock,
): string[] {
  const lines = boardLines(position, { t, paint }, clock);
  const { round, state } = position;
  const tally = tallyOf(position, clock);
  const more = isBitesOver(round, state)
    ? [t.bites.outcome.over({ kind: "over" })]
    : state.at > 0 || state.found.length > 0
    ? t.bites.resumed(tally)
    : [t.bites.invitation(tally.left)];
  return [...lines.slice(0, -1), ...more, ...lines.slice(-1)];
}

/** The tiles, and the score so far. */
export function boardLines(
  position: BitesPosition,
  { t, paint }: Pick<TerminalContext, "t" | "paint">,
  clock: Clock,
): string[] {
  const { puzzle, rules, edition, core, total, goal } = position.round;
  const { minLength, maxHorizontal, maxVertical } = rules;
  const inCapitals = (tiles: readonly string[]) => tiles.join(" ").toUpperCase();
  return [
    ...t.bites.opening({
      title: titleOf(position, t),
      edition,
      single: inCapitals(puzzle.single),
      horizontal: inCapitals(puzzle.horizontal),
      vertical: inCapitals(puzzle.vertical),
      words: core.length,
      points: total,
      goal,
      minLength,
      maxHorizontal,
      maxVertical,
    }),
    `${tilesLine(position, paint)}   ${t.bites.tally(tallyOf(position, clock))}`,
  ];
}

export function scoreLines(position: BitesPosition, t: Messages, clock?: Clock): string[] {
  const { state, round: { goal, hasOneScore } } = position;
  const exact = goal === 0 ? 0 : Math.round((state.score * 100) / goal);
  // Never 100 before it is reached.
  const percent = state.score < goal ? Math.min(99, exact) : exact;
  const extra = extraCount(position);
  return [
    t.bites.score({ ...tallyOf(position, clock), bar: barOf(position), percent }),
    ...(extra === 0 ? [] : [t.bites.extraTally({
      words: extra,
      points: state.extraScore,
      isApart: !hasOneScore,
    })]),
  ];
}

export function nothingFound(order: WordOrder, t: Messages): string {
  return order === "extra" ? t.bites.noExtra() : t.bites.nothingFound();
}

/** A word with its points and how it lies: `arte 400 >v`. */
export function wordCell(answer: BitesAnswer): string {
  return `${answer.written.join(" / ")} ${answer.points} ${wayMarks(answer)}`;
}

/** `>`, `v` or both. */
export function wayMarks({ ways }: BitesAnswer): string {
  return ways.map((way) => WAY_MARKS[way]).join("");
}

/** The words not found, the commonest first; not more than one cares to read. */
export function endLines(
  position: BitesPosition,
  missed: readonly BitesAnswer[],
  { t, world, lexicon }: TerminalContext,
): string[] {
  const shown = missed.slice(0, MISSED_SHOWN);
  const puzzle = formatBites(position.round.puzzle);
  const language = languageOption(lexicon);
  return [
    ...t.bites.ended({ ...endFacts(position), missed: missed.length }),
    ...columns(shown.map(wordCell), world.input().columns),
    ...(shown.length === missed.length
      ? []
      : t.bites.theRest({ shown: shown.length, all: missed.length, puzzle, language })),
  ];
}
