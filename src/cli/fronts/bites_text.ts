import type { Bites } from "../../games/bites/mod.ts";
import { shownTiles } from "../../games/bites/play.ts";
import { formatBites } from "../../games/bites/puzzle.ts";
import type { BitesAnswer } from "../../games/bites/round.ts";
import type { Direction } from "../../games/bites/rules.ts";
import { coreFound, hintCost, isBitesOver } from "../../games/bites/state.ts";
import { bitesIn } from "../../messages/bites_in.ts";
import type { BitesEnd, BitesListOrder, Messages, Tally } from "../../messages/mod.ts";
import type { Room, Seat } from "../front.ts";
import { bar, columns } from "../layout.ts";
import type { Paint } from "../paint.ts";

type BitesSeat = Seat<Bites>;

/** Of the words missed, so many are shown: the commonest. */
const MISSED_SHOWN = 60;

const WAY_MARKS: Readonly<Record<Direction, string>> = { horizontal: ">", vertical: "v" };

/** `A E T / AB> / RTv`, in the order they were last shuffled to. */
export function tilesLine({ round, state }: BitesSeat, paint: Paint): string {
  return paint.bold(formatBites(shownTiles(round, state)));
}

export function tallyOf({ round, state }: BitesSeat): Tally {
  const { core, goal } = round;
  return { found: coreFound(state), words: core.length, score: state.score, goal };
}

/** What the player is told when a game begins or goes on. */
export function openingLines(seat: BitesSeat, t: Messages, paint: Paint): string[] {
  const lines = boardLines(seat, t, paint);
  const { round, state } = seat;
  const more = isBitesOver(round, state)
    ? bitesIn(t).outcome.over({ kind: "over" })
    : state.found.length > 0
    ? bitesIn(t).resumed(tallyOf(seat))
    : bitesIn(t).invitation();
  return [...lines.slice(0, -1), more, ...lines.slice(-1)];
}

/** The tiles and how the game on them stands. */
export function boardLines(seat: BitesSeat, t: Messages, paint: Paint): string[] {
  const { puzzle, rules, edition, core, total, goal } = seat.round;
  const { minLength, maxHorizontal, maxVertical } = rules;
  const inCapitals = (tiles: readonly string[]) => tiles.join(" ").toUpperCase();
  return [
    ...bitesIn(t).opening({
      title: titleOf(seat, t),
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
    `${tilesLine(seat, paint)}   ${bitesIn(t).tally(tallyOf(seat))}`,
  ];
}

export function titleOf({ label }: BitesSeat, t: Messages): string {
  switch (label.kind) {
    case "daily":
      return bitesIn(t).daily(label.date);
    case "seed":
      return bitesIn(t).seeded(label.seed);
    case "board":
      return bitesIn(t).board();
  }
}

export function scoreLines(seat: BitesSeat, t: Messages): string[] {
  const { state, round: { goal } } = seat;
  const exact = goal === 0 ? 0 : Math.round((state.score * 100) / goal);
  // Never 100 before it is reached.
  const percent = state.score < goal ? Math.min(99, exact) : exact;
  const extra = extraCount(seat);
  return [
    bitesIn(t).score({ ...tallyOf(seat), bar: barOf(seat), percent }),
    ...(extra === 0 ? [] : [bitesIn(t).extraTally(extra, state.extraScore)]),
  ];
}

/** Words of the player, or the extra ones. */
export function foundAnswers(order: BitesListOrder, { round, state }: BitesSeat): BitesAnswer[] {
  const found = state.found.filter(({ tier }) => tier === (order === "extra" ? "extra" : "core"))
    .map(({ word }) => round.answers.get(word)!);
  if (order === "alphabet") found.sort((a, b) => a.word < b.word ? -1 : 1);
  if (order === "length") found.sort((a, b) => a.word.length - b.word.length);
  return found;
}

export function nothingFound(order: BitesListOrder, t: Messages): string {
  return order === "extra" ? bitesIn(t).noExtra() : bitesIn(t).nothingFound();
}

/** A word with its points and how it lies: `arte 400 >v`. */
export function wordCell(answer: BitesAnswer): string {
  const ways = answer.ways.map((way) => WAY_MARKS[way]).join("");
  return `${answer.written.join(" / ")} ${answer.points} ${ways}`;
}

export function endFacts(seat: BitesSeat): BitesEnd {
  const { round, state } = seat;
  return {
    ...tallyOf(seat),
    total: round.total,
    extra: state.found.filter(({ tier }) => tier === "extra").length,
    hints: state.hints.length,
    hintCost: hintCost(state),
  };
}

/** The words not found, the commonest first; not more than one cares to read. */
export function gaveUpLines(
  seat: BitesSeat,
  missed: readonly BitesAnswer[],
  { t, world }: Room,
): string[] {
  const shown = missed.slice(0, MISSED_SHOWN);
  const puzzle = formatBites(seat.round.puzzle);
  return [
    ...bitesIn(t).gaveUp({ ...endFacts(seat), missed: missed.length }),
    ...columns(shown.map(wordCell), world.input().columns),
    ...(shown.length === missed.length
      ? []
      : bitesIn(t).theRest({ shown: shown.length, all: missed.length, puzzle })),
  ];
}

/** The share text. Nothing in it tells a word. */
export function shareLines(seat: BitesSeat, { t, emoji }: Room): string[] {
  const { round, label } = seat;
  const plain = barOf(seat);
  return [
    ...bitesIn(t).share({
      ...endFacts(seat),
      seed: label.kind === "seed" ? label.seed : undefined,
      bar: emoji ? plain.replaceAll("#", "🟨").replaceAll("-", "⬜") : plain,
      puzzle: formatBites(round.puzzle),
      edition: round.edition,
    }),
  ];
}

/** Extra words and those that are never listed. */
export function extraCount({ state }: BitesSeat): number {
  return state.found.filter(({ tier }) => tier !== "core").length;
}

function barOf({ round: { goal }, state }: BitesSeat): string {
  return bar(goal === 0 ? 1 : state.score / goal, 10);
}
