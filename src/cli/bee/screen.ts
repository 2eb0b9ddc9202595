import type { Bee } from "../../games/bee/mod.ts";
import { hintPrice } from "../../games/bee/hints.ts";
import { readGuess } from "../../games/bee/play.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import { isBeeOver, type Rung } from "../../games/bee/state.ts";
import { gridOf, pairsOf, progress, shownLetters } from "../../games/bee/views.ts";
import type { BeePanel, ListOrder } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { bar } from "../../core/text.ts";
import { columns } from "../text/layout.ts";
import type { streakIn } from "../../play/player_stats.ts";
import type { GameScreen, Panel } from "../screen/game_screen.ts";
import { familyLines, gridLines, leftLine, nothingFound, openingLines, pairLines } from "./text.ts";
import { foundWords, titleOf } from "../../play/bee/facts.ts";

type BeePosition = Position<Bee>;

const PAID_RUNGS: ReadonlySet<string> = new Set(["4", "5", "6"]);

/** The bee on the live screen: a honeycomb, its counts, and five panels. */
export function beeScreen(): GameScreen<Bee> {
  let streak: Awaited<ReturnType<typeof streakIn>> | undefined;
  /** It grows as soon as today's board is won. */
  const days = ({ state, label }: BeePosition) => {
    if (streak === undefined) return 0;
    const isToday = label.kind === "daily" && label.date === streak.today;
    return streak.current + (isToday && state.won && !streak.isTodayWon ? 1 : 0);
  };
  return {
    async learn(context) {
      const { streakIn } = await import("../../play/player_stats.ts");
      streak = await streakIn(context, "bee");
    },
    header: (position, { t }) => ({
      parts: ["itbee", capital(titleOf(position, t)), formatBee(position.round.puzzle)],
      aside: days(position) > 0 ? t.screen.streak(days(position)) : "",
    }),
    // The first two name the board and its letters, and the last shows them.
    opening: (position, { t, paint }) => openingLines(position, t, paint).slice(2, -1),
    board: honeycomb,
    smallBoard,
    standing,
    panels: [
      panel("words", (position, context, columns) => found("alphabet", position, context, columns)),
      panel("grid", (position, context) => gridPanel(position, context)),
      panel("pairs", pairsPanel),
      panel("families", (position, { t }) => familyLines(position, t, "")),
      panel("extra", (position, context, columns) => found("extra", position, context, columns)),
    ],
    isOn(letter, { round }) {
      const plain = readGuess(round, letter);
      const { required, others } = round.puzzle;
      return plain !== undefined &&
        [...plain].every((it) => it === required || others.includes(it));
    },
    shownBy(outcome) {
      if (outcome.kind === "shuffled") return "board";
      if (outcome.kind !== "hint") return undefined;
      const { rung } = outcome.hint;
      return rung === 2 ? { panel: "grid" } : rung === 3 ? { panel: "pairs" } : undefined;
    },
    shortcuts: {
      ...Object.fromEntries(["1", "2", "3", "4", "5", "6"].map((rung) => [rung, [rung]])),
      // All there is to read: a pane has room for it.
      "?": ["?", "? rules", "? points"],
    },
    price(key, { round, state }, { t }) {
      if (!PAID_RUNGS.has(key) || isBeeOver(round, state)) return undefined;
      const rung = Number(key) as Rung;
      const price = hintPrice(round, state, rung)?.price ?? 0;
      return price === 0 ? undefined : `${t.bee.tariff(rung, price)}   ${t.screen.pressAgain(key)}`;
    },
    keys: ["enter", "shuffle", "hints", "panel", "help", "leave"],
  };
}

/** The six clockwise from the top, the required one amid them in brackets. */
function honeycomb({ round, state }: BeePosition, { paint }: TerminalContext): string[] {
  const [b, e, m, o, r, v] = shownLetters(round, state).map((letter) => letter.toUpperCase());
  const n = paint.reverse(paint.bold(`[${round.puzzle.required.toUpperCase()}]`));
  return [
    "     ___",
    ` ___/ ${b} \\___`,
    `/ ${v} \\___/ ${e} \\`,
    `\\___/${n}\\___/`,
    `/ ${r} \\___/ ${m} \\`,
    `\\___/ ${o} \\___/`,
    "    \\___/",
  ];
}

function smallBoard({ round, state }: BeePosition, { paint }: TerminalContext): string[] {
  const [b, e, m, o, r, v] = shownLetters(round, state).map((letter) => letter.toUpperCase());
  const n = paint.reverse(paint.bold(`[${round.puzzle.required.toUpperCase()}]`));
  return [`${v} ${b} ${e}`, ` ${n}`, `${r} ${o} ${m}`];
}

function standing(position: BeePosition, { t }: TerminalContext, columns: number): string[] {
  const { round, state } = position;
  const now = progress(round, state);
  const it = t.screen.bee;
  const next = now.next && { name: t.bee.rank[now.next.rank.name], points: now.next.points };
  const share = round.goal === 0 ? 1 : state.score / round.goal;
  const words = it.found(now.found, now.total);
  const points = it.points(state.score, round.goal);
  const pangrams = it.pangrams(now.pangrams.found, now.pangrams.total);
  const hints = it.hints(state.hintsUsed, state.hintCost);
  const left = Math.max(words.length, points.length) + 2;
  const isWide = left + Math.max(pangrams.length, hints.length) <= columns;
  const ofGoal = it.ofGoal(now.percent);
  const length = Math.max(5, Math.min(20, columns - ofGoal.length - 3));
  const rank = t.bee.rankLine(t.bee.rank[now.rank.name], next);
  const goal = `[${bar(share, length)}] ${ofGoal}`;
  if (!isWide) return [words, points, goal, rank];
  const column = Math.max(left, Math.min(27, columns - 16));
  return [words.padEnd(column) + pangrams, points.padEnd(column) + hints, goal, rank];
}

function panel(
  name: BeePanel,
  lines: (position: BeePosition, context: TerminalContext, columns: number) => readonly string[],
): Panel<Bee> {
  return { name, title: (t) => t.screen.bee.panel[name], lines };
}

/** Words in columns, their points under each other. */
function found(
  order: ListOrder,
  position: BeePosition,
  { t }: TerminalContext,
  width: number,
): string[] {
  const words = foundWords(order, position);
  if (words.length === 0) return [nothingFound(order, t)];
  const [left, right] = [0, 1].map((i) => Math.max(...words.map((it) => String(it[i]).length)));
  const cells = words.map(([word, points]) =>
    `${word.padEnd(left!)} ${String(points).padStart(right!)}  `
  );
  return columns(cells, width, "");
}

/** The grid counts as help from when it is first asked for, so it is not shown before. */
function gridPanel(position: BeePosition, { t }: TerminalContext): readonly string[] {
  const { round, state } = position;
  if (!isOpen(position)) return t.screen.bee.closed("2");
  return [...gridLines(gridOf(round, state), t, ""), leftLine(position, t)];
}

function pairsPanel(
  position: BeePosition,
  { t }: TerminalContext,
  columns: number,
): readonly string[] {
  const { round, state } = position;
  if (!isOpen(position)) return t.screen.bee.closed("3");
  return [...pairLines(pairsOf(round, state), columns, ""), leftLine(position, t)];
}

function isOpen({ round, state }: BeePosition): boolean {
  return state.gridSeen || isBeeOver(round, state);
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
