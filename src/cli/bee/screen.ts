import { capital } from "../../core/text.ts";
import type { Bee } from "../../games/bee/mod.ts";
import { hintPrice } from "../../games/bee/hints.ts";
import { readGuess } from "../../games/bee/play.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import { timeLimit } from "../../games/bee/rules.ts";
import { isBeeOver, type Rung } from "../../games/bee/state.ts";
import { gridOf, pairsOf, shownLetters } from "../../games/bee/views.ts";
import type { BeePanel, WordOrder } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import { type Clock, newMemory } from "../../play/memory.ts";
import { shownLabel } from "../../session/session.ts";
import type { TerminalContext } from "../app/game_view.ts";
import type { streakIn } from "../../play/player_stats.ts";
import type { GameScreen, Panel, PanelLines } from "../screen/game_screen.ts";
import { wordColumns } from "../screen/word_columns.ts";
import { BOLD } from "../screen/palette.ts";
import { beeEnding, beeStanding } from "./ending.ts";
import { answerLines } from "./answer.ts";
import { drawBee, isTall } from "./picture.ts";
import { foundWords, titleOf } from "../../play/bee/facts.ts";
import { familyLines, gridLines, leftLine, nothingFound, openingLines, pairLines } from "./text.ts";
import { clockText } from "../../messages/numbers.ts";

type BeePosition = Position<Bee>;

/** Against time: how much is left. */
function leftOf({ round, state }: BeePosition, clock: Clock): string | undefined {
  const limit = timeLimit(round.rules);
  if (limit === undefined) return undefined;
  const at = isBeeOver(round, state) ? state.at ?? 0 : clock.at(state.at);
  return clockText(Math.max(0, Math.ceil((limit - at) / 1000)));
}

const PAID_RUNGS: ReadonlySet<string> = new Set(["4", "5", "6"]);

/** The bee on the live screen: a honeycomb, its counts, and five panels. */
export function beeScreen(clock: Clock = newMemory().clock): GameScreen<Bee> {
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
    title: (position, { t }) => ({
      name: capital(titleOf({ ...position, label: shownLabel(position.label) }, t)),
      detail: formatBee(position.round.puzzle),
      aside: leftOf(position, clock) ??
        (days(position) > 0 ? t.screen.streak(days(position)) : ""),
    }),
    draw: drawBee,
    wantsMeanings: ({ position, size }) => position.state.found.length > 0 && isTall(size),
    // The first two name the board and its letters, and the last shows them.
    opening: (position, { t, paint }) => openingLines(position, t, paint).slice(2, -1),
    board: smallBoard,
    smallBoard,
    standing: () => [],
    panels: [
      panel("words", (position, context, columns) => found("alphabet", position, context, columns)),
      panel("grid", (position, context) => ({ lines: gridPanel(position, context) })),
      panel("pairs", (...args) => ({ lines: pairsPanel(...args) })),
      panel("families", (position, { t }) => ({ lines: familyLines(position, t, "") })),
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
      "?": ["? rules", "?", "? points"],
    },
    price(key, { round, state }, { t }) {
      if (!PAID_RUNGS.has(key) || isBeeOver(round, state)) return undefined;
      const rung = Number(key) as Rung;
      const price = hintPrice(round, state, rung)?.price ?? 0;
      return price === 0 ? undefined : `${t.bee.tariff(rung, price)}   ${t.screen.pressAgain(key)}`;
    },
    inkOf: (letter, { round }) =>
      readGuess(round, letter) === round.puzzle.required
        ? { fg: "gold", attributes: BOLD }
        : undefined,
    answer: answerLines,
    isGreat: (outcome) =>
      (outcome.kind === "found" || outcome.kind === "extra") && outcome.word.pangram,
    ending: beeEnding,
    standingAtWin: (outcome, position, context) =>
      (outcome.kind === "found" || outcome.kind === "extra") && outcome.won
        ? beeStanding(position, context)
        : undefined,
    keys: (_, { t: { screen: { key } } }) => [
      key.enter,
      key.shuffle,
      key.hints,
      key.panel,
      key.help,
      key.leave,
    ],
  };
}

function smallBoard({ round, state }: BeePosition, { paint }: TerminalContext): string[] {
  const [b, e, m, o, r, v] = shownLetters(round, state).map((letter) => letter.toUpperCase());
  const n = paint.reverse(paint.bold(`[${round.puzzle.required.toUpperCase()}]`));
  return [`${v} ${b} ${e}`, ` ${n}`, `${r} ${o} ${m}`];
}

function panel(
  name: BeePanel,
  lines: Panel<Bee>["lines"],
): Panel<Bee> {
  return { name, title: (t) => t.screen.bee.panel[name], lines };
}

/** Words in columns, their points under each other; the newest lit, a pangram with a star. */
function found(
  order: WordOrder,
  position: BeePosition,
  { t, paint }: TerminalContext,
  width: number,
): PanelLines {
  const words = foundWords(order, position);
  if (words.length === 0) {
    // The third says what there is to find.
    const about = order === "extra" ? [] : ["", openingLines(position, t, paint)[2]!];
    return { lines: [nothingFound(order, t), ...about] };
  }
  const listed = words.map(([text, points]) => ({ text, points, isStarred: text.endsWith("*") }));
  const newest = foundWords(order === "extra" ? "extra" : "found", position).at(-1)?.[0];
  return wordColumns(listed, newest, { width, paint });
}

/** The grid counts as help once the player asks for it, so it is not shown before. */
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
