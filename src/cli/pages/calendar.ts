import { addDays, type DateText, weekdayOf } from "../../core/calendar.ts";
import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/mod.ts";
import { addMonths, daysOf, type DayState, type MonthCalendar } from "../../play/calendar.ts";
import {
  type Area,
  box,
  type Canvas,
  fill,
  type Ink,
  write,
  writePieces,
} from "../screen/canvas.ts";
import type { Target } from "../screen/game_screen.ts";
import type { Key } from "../screen/keys.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour, type Look, UNDERLINE } from "../screen/palette.ts";
import { columnsOf } from "../screen/cells.ts";
import { wrap } from "../text/layout.ts";
import { within } from "../screen/scroll.ts";
import type { Page, PageStep } from "./page.ts";

/** The day and the game that are chosen. */
export interface CalendarState {
  readonly date: DateText;
  readonly game: number;
}

/** A day in another month, a game to play, or the way back. */
export type CalendarWish =
  | { readonly kind: "day"; readonly state: CalendarState }
  | { readonly kind: "play"; readonly state: CalendarState }
  | { readonly kind: "menu" };

const SIGNS: Readonly<Record<DayState, readonly [sign: string, ascii: string, fg: Colour]>> = {
  won: ["★", "*", "gold"],
  over: ["●", "+", "leaf"],
  begun: ["○", "-", "paper"],
  none: ["·", ".", "faint"],
};
const STATES = Object.keys(SIGNS) as DayState[];

/** Ids of clicks: the days by their number, then the games. */
const CLICK_GAME = 100;
/** The width from which a legend is beside the day, and from which both are beside the month. */
const BESIDE = 64;
const WIDE = 110;
/** The width of the chosen day, and of what is beside the month. */
const DAY = 30;
const SIDE = 43;

/** A month of days to walk with the arrows, and what became of the chosen one. */
export function calendarPage(
  calendar: MonthCalendar,
  games: readonly GameName[],
  t: Messages,
): Page<CalendarState, CalendarWish> {
  const { month, today } = calendar;
  return {
    title: () => ({ name: t.menu.more.calendar, detail: t.calendar.month(month), aside: "" }),
    keys: () => [
      t.menu.key.play,
      t.calendar.key.day,
      t.calendar.key.month,
      t.calendar.key.game,
      t.screen.key.leave,
    ],
    draw(state, canvas, look) {
      const scene = { calendar, games, t, look, state };
      const isWide = canvas.columns >= WIDE;
      const row = canvas.rows >= 16 ? 2 : 1;
      const gap = row - 1;
      const weeks = Math.ceil((weekdayOf(`${month}-01`) + daysOf(month).length) / 7);
      const room = canvas.rows - row - 2 - (isWide ? 0 : games.length + 1 + gap);
      const step = within(Math.floor(room / weeks), 4) || 1;
      const columns = isWide ? canvas.columns - 4 - SIDE : canvas.columns - 4;
      const days = drawMonth(scene, canvas, { row, column: 2, columns, rows: step });
      const side = isWide
        ? { row, column: 4 + columns }
        : { row: row + 1 + weeks * step + gap, column: 2 };
      const chosen = drawDay(scene, canvas, side);
      if (isWide) drawLegend(scene, canvas, { ...side, row: side.row + games.length + 3 });
      else if (columns >= BESIDE) drawLegend(scene, canvas, { ...side, column: 4 + DAY });
      return { targets: [...days, ...chosen] };
    },
    press: (state, key) => pressed(state, key, { month, today, games: games.length }),
  };
}

interface CalendarScene {
  readonly calendar: MonthCalendar;
  readonly games: readonly GameName[];
  readonly t: Messages;
  readonly look: Look;
  readonly state: CalendarState;
}

type Steps = PageStep<CalendarState, CalendarWish>;

function pressed(
  state: CalendarState,
  key: Key,
  { month, today, games }: {
    readonly month: string;
    readonly today: DateText;
    readonly games: number;
  },
): Steps {
  const to = (asked: DateText): Steps => {
    const date = asked > today ? today : asked;
    const next = { ...state, date };
    return date.startsWith(month)
      ? { kind: "stay", state: next }
      : { kind: "done", result: { kind: "day", state: next } };
  };
  const turn = (by: number): Steps => ({
    kind: "stay",
    state: { ...state, game: (state.game + by + games) % games },
  });
  const inMonth = (by: number) => {
    const days = daysOf(addMonths(month, by));
    return to(days[Math.min(Number(state.date.slice(8)), days.length) - 1]!);
  };
  switch (key.kind) {
    case "left":
      return to(addDays(state.date, -1));
    case "right":
      return to(addDays(state.date, 1));
    case "up":
      return to(addDays(state.date, -7));
    case "down":
      return to(addDays(state.date, 7));
    case "home":
      return to(`${month}-01`);
    case "end":
      return to(daysOf(month).at(-1)!);
    case "page_up":
      return inMonth(-1);
    case "page_down":
      return inMonth(1);
    case "wheel":
      return inMonth(key.by);
    case "tab":
      return turn(1);
    case "back_tab":
      return turn(-1);
    case "choose":
      return key.id >= CLICK_GAME
        ? { kind: "stay", state: { ...state, game: key.id - CLICK_GAME } }
        : to(`${month}-${String(key.id).padStart(2, "0")}`);
    case "enter":
      return { kind: "done", result: { kind: "play", state } };
    case "escape":
      return { kind: "done", result: { kind: "menu" } };
    case "text":
      if (key.text === "q") return { kind: "done", result: { kind: "menu" } };
      if (key.text === " ") return turn(1);
      return { kind: "stay", state };
    default:
      return { kind: "stay", state };
  }
}

/** Weekdays, then the days under them, each with a sign for every game that there is room for. */
function drawMonth(
  scene: CalendarScene,
  canvas: Canvas,
  /** Its rows are those of a week. */
  { row, column, columns, rows }: Area,
): Target[] {
  const { calendar: { month }, t } = scene;
  const width = Math.floor(columns / 7);
  t.calendar.weekdays.forEach((name, i) =>
    write(canvas, { row, column: column + i * width + 1 }, name, { fg: "dim", attributes: BOLD })
  );
  const before = weekdayOf(`${month}-01`);
  return daysOf(month).map((date, i): Target => {
    const place = before + i;
    const area = {
      row: row + 1 + Math.floor(place / 7) * rows,
      column: column + (place % 7) * width,
      columns: width,
      rows,
    };
    drawCell(scene, canvas, { area, date });
    return { ...area, keys: [{ kind: "choose", id: i + 1 }] };
  });
}

/** A day: in a box, or in a row with its signs, or with the best of them. */
function drawCell(
  { calendar: { today, days }, games, look, state }: CalendarScene,
  canvas: Canvas,
  { area, date }: { readonly area: Area; readonly date: DateText },
): void {
  const states = days.find((day) => day.date === date)?.games;
  const isChosen = date === state.date;
  const isBoxed = area.rows === 4 && area.columns >= games.length + 6;
  const at = isBoxed ? { row: area.row + 1, column: area.column + 1 } : area;
  if (isBoxed) {
    const fg = isChosen ? "gold" : "faint";
    const { isAscii } = look;
    box(canvas, { ...area, columns: area.columns - 1 }, {
      isAscii,
      isHeavy: isChosen,
      ink: { fg },
    });
  }
  const isBar = isChosen && isFilled(look);
  if (isBar) fill(canvas, { ...at, columns: 4, rows: 1 }, "honey");
  const [open, close] = isChosen && !isBar ? "[]" : "  ";
  const ink: Ink = isBar
    ? { fg: "ink", attributes: BOLD }
    : !states
    ? { fg: "faint" }
    : date === today
    ? { fg: "gold", attributes: BOLD | UNDERLINE }
    : { attributes: BOLD };
  const number = String(Number(date.slice(8))).padStart(2);
  const end = writePieces(canvas, at, [open!, [number, ink], close!]);
  if (!states) return;
  const all = games.map((game) => states[game] ?? "none");
  const isBeside = area.columns >= games.length + 5;
  const shown = isBoxed || isBeside ? all : STATES.filter((one) => all.includes(one)).slice(0, 1);
  const place = isBoxed ? { row: at.row + 1, column: at.column + 1 } : { ...at, column: end };
  writePieces(canvas, place, shown.map((one) => signOf(one, look)));
}

function signOf(state: DayState, { isAscii }: Look): readonly [string, Ink] {
  const [sign, ascii, fg] = SIGNS[state];
  return [isAscii ? ascii : sign, { fg, attributes: state === "won" ? BOLD : 0 }];
}

/** The chosen day: each of its games, and what became of it. */
function drawDay(
  { calendar: { days }, games, t, look, state }: CalendarScene,
  canvas: Canvas,
  { row, column }: Pick<Area, "row" | "column">,
): Target[] {
  write(canvas, { row, column }, t.menu.day(state.date), { fg: "gold", attributes: BOLD });
  const states = days.find(({ date }) => date === state.date)?.games ?? {};
  return games.map((game, i): Target => {
    const at = { row: row + 1 + i, column };
    const isChosen = i === state.game;
    const one = states[game] ?? "none";
    const pointer = isChosen ? (look.isAscii ? ">" : "▶") : " ";
    writePieces(canvas, at, [
      [`${pointer} `, { fg: "gold", attributes: BOLD }],
      signOf(one, look),
      [` ${t[game].inMenu.name.padEnd(12)} `, { attributes: isChosen ? BOLD : 0 }],
      [t[game].inMenu.day[one], { fg: one === "none" ? "dim" : SIGNS[one][2] }],
    ]);
    return { ...at, columns: DAY, rows: 1, keys: [{ kind: "choose", id: CLICK_GAME + i }] };
  });
}

/** What the signs mean, and how many days in a row each game was won. */
function drawLegend(
  { calendar: { streaks }, games, t, look }: CalendarScene,
  canvas: Canvas,
  { row, column }: Pick<Area, "row" | "column">,
): void {
  const columns = canvas.columns - column - 2;
  const signs = STATES.flatMap((state) => [
    signOf(state, look),
    [` ${t.calendar.state[state]}  `, { fg: "dim" }] as const,
  ]);
  const length = signs.reduce((sum, [text]) => sum + columnsOf(text), 0);
  const lines = games.flatMap((game) => {
    const streak = streaks[game];
    const isAny = streak !== undefined && streak.best > 0;
    return isAny ? [t.calendar.streak(t[game].inMenu.name, streak)] : [];
  });
  const halves = length > columns ? [signs.slice(0, 4), signs.slice(4)] : [signs];
  halves.forEach((pieces, i) => writePieces(canvas, { row: row + i, column }, pieces));
  lines.flatMap((line) => wrap(line, columns)).forEach((line, i) =>
    write(canvas, { row: row + halves.length + i, column }, line, { fg: "dim" })
  );
}
