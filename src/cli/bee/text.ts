import type { Bee } from "../../games/bee/mod.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import { acceptedWord, type BeeWord } from "../../games/bee/round.ts";
import { paysApart, timeLimit } from "../../games/bee/rules.ts";
import { byCommonness, isBeeOver, remaining } from "../../games/bee/state.ts";
import {
  familiesOf,
  type Grid,
  type PairCount,
  pointsLeft,
  progress,
  shownLetters,
} from "../../games/bee/views.ts";
import { grammarOf } from "../../lexicon/tag.ts";
import type { Messages, WordOrder } from "../../messages/mod.ts";
import { tallyOf, titleOf } from "../../play/bee/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import { bar } from "../../core/text.ts";
import { columns, table } from "../text/layout.ts";
import type { Paint } from "../text/paint.ts";

type BeePosition = Position<Bee>;

/** `[N]  b e m o r v`, in the order they were last shuffled to. */
export function lettersLine({ round, state }: BeePosition, paint: Paint): string {
  const required = `[${round.puzzle.required.toUpperCase()}]`;
  return `${paint.bold(required)}  ${shownLetters(round, state).join(" ")}`;
}

/** What a game says when it begins or resumes. */
export function openingLines(position: BeePosition, t: Messages, paint: Paint): string[] {
  const lines = boardLines(position, t, paint);
  const { round, state } = position;
  const more = isBeeOver(round, state)
    ? t.bee.outcome.over({ kind: "over" })
    : state.found.length > 0
    ? t.bee.resumed(tallyOf(position))
    : t.bee.invitation();
  return [...lines.slice(0, -1), more, ...lines.slice(-1)];
}

/** The board, and the score so far. */
export function boardLines(position: BeePosition, t: Messages, paint: Paint): string[] {
  const { round, state } = position;
  const { required, others } = round.puzzle;
  const lines = [...t.bee.opening({
    title: titleOf(position, t),
    code: formatBee(round.puzzle),
    edition: round.edition,
    required: required.toUpperCase(),
    others: others.join(" ").toUpperCase(),
    words: round.count,
    points: round.total,
    pangrams: round.pangrams,
    goal: round.goal,
    minLength: round.rules.minLength,
  })];
  const limit = timeLimit(round.rules);
  if (limit !== undefined) lines.push(t.bee.timed(Math.ceil((limit - (state.at ?? 0)) / 1000)));
  return [...lines, standingLine(position, t, paint)];
}

function standingLine(position: BeePosition, t: Messages, paint: Paint): string {
  return `${lettersLine(position, paint)}   ${t.bee.tally(tallyOf(position))}`;
}

export function scoreLines(position: BeePosition, t: Messages): string[] {
  const { round, state } = position;
  const now = progress(round, state);
  const next = now.next && { name: t.bee.rank[now.next.rank.name], points: now.next.points };
  const share = round.goal === 0 ? 1 : state.score / round.goal;
  const lines = [
    t.bee.score({ ...tallyOf(position), bar: bar(share, 10), percent: now.percent }),
    t.bee.rankLine(t.bee.rank[now.rank.name], next),
  ];
  const hasExtra = state.found.some(({ tier }) => tier !== "core");
  return hasExtra ? [...lines, extraLine(position, t)] : lines;
}

/** How many words outside the core were found, and what they paid. */
export function extraLine({ round, state }: BeePosition, t: Messages): string {
  const words = state.found.filter(({ tier }) => tier !== "core").length;
  return t.bee.extraTally({ words, points: state.extraScore, apart: paysApart(round.rules) });
}

export function rankLines({ round, state }: BeePosition, t: Messages): string[] {
  const { rank: mine } = progress(round, state);
  return table(
    round.ranks.map(({ name, from }) => [
      `${name === mine.name ? ">" : " "} ${t.bee.rank[name]}`,
      String(from),
    ]),
  );
}

export function nothingFound(order: WordOrder, t: Messages): string {
  return order === "extra" ? t.bee.noExtra() : t.bee.nothingFound();
}

/** What was found, under the dictionary forms it belongs to. */
export function familyLines({ round, state }: BeePosition, t: Messages, indent = "  "): string[] {
  const { families, total } = familiesOf(round, state);
  if (families.length === 0) return [t.bee.nothingFound()];
  const rows = families.map(({ lemma, found, total }) =>
    `${indent}${lemma} ${found.length}/${total}: ${
      found.map((word) => acceptedWord(round, word)!.written.join(" / ")).join(", ")
    }`
  );
  return [t.bee.families(families.length, total), ...rows];
}

export function gridLines(grid: Grid, t: Messages, indent = "  "): string[] {
  const shown = (n: number) => n === 0 ? "-" : String(n);
  return table([
    ["", ...grid.lengths.map(String), t.bee.gridTotal()],
    ...grid.rows.map(({ letter, counts, total }) => [
      letter.toUpperCase(),
      ...counts.map(shown),
      shown(total),
    ]),
    [t.bee.gridTotal(), ...grid.totals.map(shown), shown(grid.total)],
  ], indent);
}

export function pairLines(pairs: readonly PairCount[], width: number, indent = "  "): string[] {
  const cells = pairs.map(({ pair, count }) => `${pair.toUpperCase()} ${count || "-"}`);
  return columns(cells, width, indent);
}

/** What is left, under a grid or a list of pairs. */
export function leftLine({ round, state }: BeePosition, t: Messages): string {
  const left = remaining(round, state);
  const points = pointsLeft(round, state);
  return t.bee.left(left.length, points, left.filter((word) => word.pangram).length);
}

/** The words not found, commonest first, each with its points and what it is; `*` a pangram. */
export function missedLines(missed: readonly BeeWord[], t: Messages, width: number): string[] {
  const cells = missed.map((word) => {
    const grammar = word.tag === "" ? "" : t.grammar({ category: grammarOf(word.tag).category });
    const written = word.written.join(" / ") + (word.pangram ? "*" : "");
    return [written, String(word.points), grammar] as const;
  });
  const [first, second] = [0, 1].map((i) => Math.max(0, ...cells.map((cell) => cell[i]!.length)));
  const lines = cells.map(([word, points, grammar]) =>
    `${word.padEnd(first!)}  ${points.padStart(second!)}  ${grammar}`.trimEnd()
  );
  return columns(lines, width);
}

/** The commonest of what was missed: those are worth knowing. */
export function reviewLine(position: BeePosition, t: Messages): string[] {
  const missed = byCommonness(remaining(position.round, position.state)).slice(0, 3);
  if (missed.length === 0) return [];
  const shown = missed.map(({ written, lemma }) =>
    written.includes(lemma) ? written[0] : `${written[0]} (${lemma})`
  );
  return [t.bee.review(shown.join(", "))];
}
