import { romeDate, weekdayOf } from "../core/calendar.ts";
import type { GameName } from "../games/mod.ts";
import { COMMAND_WORDS, type Messages } from "../messages/mod.ts";
import {
  addMonths,
  calendarOf,
  daysOf,
  type DayState,
  monthAsked,
  type MonthCalendar,
} from "../play/calendar.ts";
import { deletedDays } from "../play/deleted_days.ts";
import { refuseUnread } from "../play/transfer.ts";
import type { Call, Result } from "./app/command.ts";
import type { TerminalContext } from "./app/game_view.ts";
import { GAME_NAMES, GAMES } from "./app/games.ts";
import type { DISPLAY_OPTIONS } from "./app/options.ts";
import { openPlayContext } from "./app/play_context.ts";
import { mayShowMenu } from "./menu/menu.ts";
import { runChosen } from "./menu/play.ts";
import { calendarPage, type CalendarState } from "./pages/calendar.ts";
import { openPages, type Pages } from "./pages/page.ts";
import { wrap } from "./text/layout.ts";
import type { Paint } from "./text/paint.ts";

type CalendarCall = Call<"json" | "language" | typeof DISPLAY_OPTIONS[number]>;

const MARKS: Readonly<Record<DayState, string>> = { won: "*", over: "+", begun: "-", none: "." };

/** `itbee calendar`: a month of dailies; if there is a player to ask, any of its days can be played. */
export async function showCalendar(call: CalendarCall): Promise<Result> {
  const { world, t, args: [text], options } = call;
  let month = monthAsked(text, romeDate(world.now()));
  if (mayShowMenu(call as Call)) return await walkCalendar(call, month);
  for (;;) {
    const { calendar, context: { paint } } = await readCalendar(call, month);
    if (options.json) {
      world.out(JSON.stringify(calendar, null, 2));
      return 0;
    }
    const [title = "", ...lines] = calendarLines(calendar, t, world.input().columns);
    world.out([paint.bold(title), ...lines.map((line) => painted(line, paint))].join("\n"));
    if (!world.input().isTerminal) return 0;
    const wish = await askDay(call, calendar);
    if (wish.kind === "leave") return wish.code;
    if (wish.kind === "play") {
      const result = await playDay(call, wish);
      if (result !== 0) return result;
    } else month = wish.month;
  }
}

/** The same on a screen, where days are chosen with the arrows. */
async function walkCalendar(call: CalendarCall, month: string): Promise<Result> {
  const { world, t } = call;
  const today = romeDate(world.now());
  const last = daysOf(month).at(-1)!;
  let state: CalendarState = { date: last < today ? last : today, game: 0 };
  let pages: Pages | undefined;
  try {
    for (;;) {
      const { calendar, context } = await readCalendar(call, state.date.slice(0, 7));
      pages ??= openPages(context);
      const end = await pages.show(calendarPage(calendar, GAME_NAMES, t), state);
      if (end.kind === "gone") return end.code;
      if (end.result.kind === "menu") return "menu";
      ({ state } = end.result);
      if (end.result.kind === "day") continue;
      pages.close();
      const result = await playDay(call, { game: GAME_NAMES[state.game]!, date: state.date });
      if (result !== "menu") return result;
    }
  } finally {
    pages?.close();
  }
}

type Wish =
  | { readonly kind: "leave"; readonly code: 0 | 130 }
  | { readonly kind: "month"; readonly month: string }
  | { readonly kind: "play"; readonly game: GameName; readonly date: string };

async function readCalendar(
  call: CalendarCall,
  month: string,
): Promise<{ readonly calendar: MonthCalendar; readonly context: TerminalContext }> {
  const { world, t, resolved, options } = call;
  const context = await openPlayContext(world, t, resolved, () => {
    throw new Error("the calendar needs no words");
  });
  try {
    const listing = await context.store.list({ day: "" });
    refuseUnread(listing);
    const deleted = await Promise.all(
      GAME_NAMES.map(async (game) => [game, await deletedDays(context.store, game)]),
    );
    const calendar = calendarOf({
      headers: listing.headers,
      deleted: Object.fromEntries(deleted),
      games: GAME_NAMES,
      month,
      today: romeDate(world.now()),
      language: options.language ?? world.edition.split("-")[0]!,
    });
    return { calendar, context };
  } finally {
    await context.store.close();
  }
}

/** The month in weeks, a mark for each game of a day; below it what the marks mean. */
function calendarLines(calendar: MonthCalendar, t: Messages, width: number): string[] {
  const names = GAME_NAMES.map((game) => t[game].inMenu.name);
  const streaks = GAME_NAMES.flatMap((game, i) => {
    const streak = calendar.streaks[game];
    return streak && streak.best > 0 ? [t.calendar.streak(names[i]!, streak)] : [];
  });
  return [
    t.calendar.month(calendar.month),
    "",
    ...weekLines(calendar, t.calendar.weekdays, width),
    "",
    ...[...t.calendar.legend(names), ...streaks].flatMap((line) => wrap(line, width)),
  ];
}

/** Marks beside the days; under them in a narrow window; in the narrowest as many days as fit. */
function weekLines(calendar: MonthCalendar, weekdays: readonly string[], width: number): string[] {
  const marks = GAME_NAMES.length;
  const days = daysOf(calendar.month).map((date) => {
    const day = String(Number(date.slice(8)));
    const states = calendar.days.find((it) => it.date === date)?.games;
    return {
      day: (date === calendar.today ? `>${day}` : day).padStart(3),
      marks: states ? GAME_NAMES.map((game) => MARKS[states[game] ?? "none"]).join("") : "",
    };
  });
  const blank = { day: "", marks: "" };
  const beside = ({ day, marks }: typeof blank) => `${day} ${marks}`;
  const row = (texts: readonly string[], columns: number) =>
    texts.map((text) => text.padEnd(columns)).join("").trimEnd();
  if (width < 7 * (marks + 1)) {
    const come = days.filter((it) => it.marks !== "").map(beside);
    const columns = marks + 5;
    const across = Math.max(1, Math.floor(width / columns));
    return inRows(come, across).map((some) => row(some, columns));
  }
  const isBeside = width >= 7 * (marks + 4);
  const columns = isBeside ? Math.min(marks + 6, Math.floor(width / 7)) : marks + 1;
  const before = Array<typeof blank>(weekdayOf(`${calendar.month}-01`)).fill(blank);
  const weeks = inRows([...before, ...days], 7).flatMap((week) =>
    isBeside ? [week.map(beside)] : [week.map((it) => it.day), week.map((it) => it.marks)]
  );
  return [weekdays.map((name) => ` ${name}`), ...weeks].map((texts) => row(texts, columns))
    .filter((line) => line !== "");
}

function inRows<T>(all: readonly T[], across: number): T[][] {
  const rows = Math.ceil(all.length / across);
  return Array.from({ length: rows }, (_, row) => all.slice(across * row, across * (row + 1)));
}

/** Marks in their colours, today lit; after the lines are laid out, for colours take no room. */
function painted(line: string, paint: Paint): string {
  return line.replace(/>\s*\d+/, (today) => paint.lit(paint.bold(today)))
    .replaceAll(/\*+/g, paint.gold)
    .replaceAll(/\++/g, paint.good)
    .replaceAll(/\.+/g, paint.dim);
}

async function askDay({ world, t }: CalendarCall, calendar: MonthCalendar): Promise<Wish> {
  const { month, today } = calendar;
  // A question longer than the window cannot be a prompt.
  world.out(wrap(t.calendar.ask(), world.input().columns).join("\n"));
  for (;;) {
    const line = await world.input().read("> ");
    if (line.kind === "interrupt") return { kind: "leave", code: 130 };
    if (line.kind !== "line" || line.text.trim() === "") return { kind: "leave", code: 0 };
    const text = line.text.trim().toLowerCase();
    if (text === "<") return { kind: "month", month: addMonths(month, -1) };
    if (text === ">") return { kind: "month", month: addMonths(month, 1) };
    const [, day, name] = /^(\d{1,2})(?:\s+(\S+))?$/.exec(text) ?? [];
    const date = `${month}-${(day ?? "").padStart(2, "0")}`;
    const game = GAME_NAMES.find((it, i) =>
      name === undefined ? i === 0 : COMMAND_WORDS.game[it].includes(name)
    );
    if (day === undefined || game === undefined || !daysOf(month).includes(date)) {
      world.out(t.calendar.again());
    } else if (date > today) world.out(t.calendar.notYet(day));
    else return { kind: "play", game, date };
  }
}

async function playDay(
  call: CalendarCall,
  { game, date }: { readonly game: GameName; readonly date: string },
): Promise<Result> {
  const { COMMANDS } = await import("./app/program.ts");
  const { language } = call.options;
  const words = language === undefined ? [] : ["--language", language];
  return await runChosen(call as Call, [...GAMES[game].daily, date, ...words], COMMANDS);
}
