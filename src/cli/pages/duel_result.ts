import type { Messages } from "../../messages/mod.ts";
import type { DuelGame, DuelResult, DuelWord } from "../../play/duel/compare.ts";
import { type Area, type Canvas, cut, type Size, write, writeRight } from "../screen/canvas.ts";
import { columnsOf } from "../screen/cells.ts";
import { drawEnding, endingRows } from "../screen/ending.ts";
import type { Target } from "../screen/game_screen.ts";
import type { Key } from "../screen/keys.ts";
import { BOLD, type Colour, type Look } from "../screen/palette.ts";
import { drawScroll, drawTabs } from "../screen/parts.ts";
import { WHEEL_ROWS, within } from "../screen/scroll.ts";
import { wrap } from "../text/layout.ts";
import type { Page, PageStep } from "./page.ts";

/** Which game, and which of its words, are in sight. */
interface ResultState {
  readonly game: number;
  /** The first list in sight, where they are not all. */
  readonly list: number;
  readonly top: number;
}

export const FIRST_RESULT: ResultState = { game: 0, list: 0, top: 0 };

/** Whose words they are: mine at the left, theirs at the right, between them those of both. */
const LISTS = ["onlyMine", "both", "onlyTheirs", "missed"] as const;
type ListName = typeof LISTS[number];
const FG: Readonly<Record<ListName, Colour>> = {
  onlyMine: "gold",
  both: "leaf",
  onlyTheirs: "berry",
  missed: "dim",
};

/** A list needs as many columns; more would only part its words from their points. */
const NARROWEST = 18;
const WIDEST = 26;

/** How a duel ended: who won, then game by game what each player found. */
export function resultPage(
  result: DuelResult,
  t: Messages,
  { name, isToSend }: {
    /** What was played. */
    readonly name: string;
    /** Whether a line to send comes next. */
    readonly isToSend: boolean;
  },
): Page<ResultState, "next"> {
  const { games } = result;
  const { key } = t.duel.page;
  return {
    title: () => ({ name: t.menu.more.duel, detail: name, aside: "" }),
    keys: (_, size) => [
      ...(games.length > 1 ? [key.game] : []),
      t.screen.key.scroll,
      ...(layoutOf(result, t, size).across < LISTS.length ? [key.words] : []),
      isToSend ? key.next : t.screen.key.leave,
    ],
    draw(state, canvas, look) {
      const layout = layoutOf(result, t, canvas);
      const { margin, columns } = layout;
      drawHeading(result, t, canvas, { layout, look });
      const game = games[state.game]!;
      const tabs = games.length === 1 ? [] : drawTabs(
        canvas,
        { row: layout.tabs, column: margin, columns },
        { names: games.map((_, n) => t.duel.page.gameName(n + 1)), chosen: state.game, look },
      );
      drawSides(game, t, canvas, { layout, look });
      drawLists(game, t, canvas, { layout, state, look });
      return {
        targets: tabs.map((area, i): Target => ({ ...area, keys: [{ kind: "choose", id: i }] })),
      };
    },
    press: (state, key, size) => pressed(state, key, { games, layout: layoutOf(result, t, size) }),
  };
}

/** Where the parts are in a window: rows from the top, and the lists side by side. */
interface Layout {
  readonly margin: number;
  readonly columns: number;
  /** Whether the heading has big letters. */
  readonly isTall: boolean;
  readonly tabs: number;
  readonly sides: number;
  readonly lists: Area;
  /** How many lists are in sight at once. */
  readonly across: number;
}

function layoutOf(result: DuelResult, t: Messages, size: Size): Layout {
  const isTall = size.rows >= 20;
  const margin = size.columns >= 60 ? 2 : 1;
  const columns = size.columns - 2 * margin;
  const first = isTall ? 2 : 1;
  const head = isTall ? endingRows(size.rows) : wrap(sentenceOf(result, t), columns).length;
  const tabs = first + head;
  const sides = tabs + (result.games.length === 1 ? 0 : 2);
  const row = sides + (isTall ? 4 : size.rows >= 16 ? 3 : 2);
  const across = within(Math.floor(columns / NARROWEST), LISTS.length);
  return {
    ...{ margin, columns, isTall, tabs, sides, across },
    lists: { row, column: margin, columns, rows: size.rows - 1 - row },
  };
}

function sentenceOf({ winner, won, points, games }: DuelResult, t: Messages): string {
  return t.duel.result(winner, { won, points, games: games.length });
}

/** Who won, in big letters where there is room, and how. */
function drawHeading(
  result: DuelResult,
  t: Messages,
  canvas: Canvas,
  { layout: { isTall, margin, columns, tabs }, look }: {
    readonly layout: Layout;
    readonly look: Look;
  },
): void {
  const { games, won, points: { mine, theirs }, winner } = result;
  const said = sentenceOf(result, t);
  if (!isTall) {
    wrap(said, columns).forEach((line, i) =>
      write(canvas, { row: 1 + i, column: margin }, line, { fg: "gold", attributes: BOLD })
    );
    return;
  }
  const it = t.duel.page;
  const several = { count: `${won.mine} - ${won.theirs}`, name: it.games, fg: "paper" } as const;
  const ending = {
    word: it.end[winner],
    score: said,
    share: mine / Math.max(1, mine + theirs),
    counts: [
      ...(games.length > 1 ? [several] : []),
      { count: t.number(mine), name: it.side.mine, fg: "gold" } as const,
      { count: t.number(theirs), name: it.side.theirs, fg: "berry" } as const,
    ],
    notes: [],
    lists: [],
  };
  drawEnding(canvas, { row: 2, column: margin, columns, rows: tabs - 2 }, { ending, look });
}

/** The board, and what each player came to on it; the better one stands out. */
function drawSides(
  { board, mine, theirs, winner }: DuelGame,
  t: Messages,
  canvas: Canvas,
  { layout: { isTall, margin, columns, sides }, look }: {
    readonly layout: Layout;
    readonly look: Look;
  },
): void {
  const line = (row: number, text: string, isBetter: boolean) =>
    write(canvas, { row, column: margin }, cut(text, columns, look.isAscii), {
      ...(isBetter && { fg: "leaf", attributes: BOLD }),
    });
  const row = isTall ? sides + 1 : sides;
  if (isTall) {
    write(canvas, { row: sides, column: margin }, cut(board, columns, look.isAscii), { fg: "dim" });
  }
  line(row, t.duel.mine(mine), winner === "mine");
  line(row + 1, t.duel.theirs(theirs), winner === "theirs");
}

/** The words side by side, each list under its name; the long ones scroll together. */
function drawLists(
  game: DuelGame,
  t: Messages,
  canvas: Canvas,
  { layout: { lists: area, across }, state, look }: {
    readonly layout: Layout;
    readonly state: ResultState;
    readonly look: Look;
  },
): void {
  const rows = area.rows - 1;
  const apart = Math.floor((area.columns - 1) / across);
  const columns = Math.min(WIDEST, apart - 2);
  shownLists(state.list, across).forEach((name, i) => {
    const column = area.column + i * apart;
    const words = game[name];
    const heading = cut(`${t.duel.page.list[name]} ${words.length}`, columns, look.isAscii);
    write(canvas, { row: area.row, column }, heading, { fg: FG[name], attributes: BOLD });
    const top = within(state.top, Math.max(0, words.length - rows));
    words.slice(top, top + rows).forEach((word, n) =>
      drawWord(word, canvas, { row: area.row + 1 + n, column, columns }, look)
    );
  });
  const of = longestIn(game, shownLists(state.list, across));
  drawScroll(canvas, { row: area.row + 1, column: area.column + area.columns - 1, rows }, {
    top: state.top,
    of,
    look,
  });
}

function shownLists(first: number, across: number): readonly ListName[] {
  return LISTS.slice(first, first + across);
}

function longestIn(game: DuelGame, lists: readonly ListName[]): number {
  return Math.max(...lists.map((name) => game[name].length));
}

function drawWord(
  { word, points }: DuelWord,
  canvas: Canvas,
  { row, column, columns }: Omit<Area, "rows">,
  { isAscii }: Look,
): void {
  const pay = String(points);
  write(canvas, { row, column }, cut(word, columns - columnsOf(pay) - 1, isAscii));
  writeRight(canvas, { row, column: column + columns }, pay, { fg: "dim" });
}

function pressed(
  state: ResultState,
  key: Key,
  { games, layout: { lists: { rows }, across } }: {
    readonly games: readonly DuelGame[];
    readonly layout: Layout;
  },
): PageStep<ResultState, "next"> {
  const page = rows - 1;
  const go = (next: Partial<ResultState>) => {
    const to = { ...state, ...next };
    const longest = longestIn(games[to.game]!, shownLists(to.list, across));
    const top = within(to.top, Math.max(0, longest - page));
    return { kind: "stay", state: { ...to, top } } as const;
  };
  const scroll = (by: number) => go({ top: state.top + by });
  const slide = (by: number) => go({ list: within(state.list + by, LISTS.length - across) });
  const turn = (to: number) => go({ game: (to + games.length) % games.length, top: 0 });
  switch (key.kind) {
    case "up":
      return scroll(-1);
    case "down":
      return scroll(1);
    case "page_up":
      return scroll(-page);
    case "page_down":
      return scroll(page);
    case "home":
      return go({ top: 0 });
    case "end":
      return go({ top: Infinity });
    case "wheel":
      return scroll(key.by * WHEEL_ROWS);
    case "left":
      return slide(-1);
    case "right":
      return slide(1);
    case "tab":
      return turn(state.game + 1);
    case "back_tab":
      return turn(state.game - 1);
    case "choose":
      return turn(key.id);
    case "enter":
    case "escape":
      return { kind: "done", result: "next" };
    case "text":
      return key.text === "q" ? { kind: "done", result: "next" } : go({});
    default:
      return go({});
  }
}
