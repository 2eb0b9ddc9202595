import { LEVEL_CHOICES } from "../../core/level.ts";
import { romeDate } from "../../core/calendar.ts";
import type { GameName } from "../../games/mod.ts";
import { dailyId, dayOf, type Header } from "../../session/session.ts";
import type { GAMES } from "../app/games.ts";
import type { Key } from "../screen/keys.ts";

/** What a menu is made from: today's games, those that were left, and what a new one may be. */
export interface MenuFacts {
  readonly date: string;
  readonly streak: number;
  /** In the order they are offered. */
  readonly games: readonly GameName[];
  /** Today's game of each, if it was begun. */
  readonly today: Readonly<Partial<Record<GameName, Header>>>;
  /** The games left unfinished, the last one first. */
  readonly open: readonly Header[];
  readonly languages: readonly string[];
  readonly commands: typeof GAMES;
  /** How everything in the menu is called, so that it can be typed. */
  readonly names: Readonly<Record<Name, string>>;
}

/** One line that can be chosen. */
export type MenuItem =
  | { readonly kind: "today"; readonly game: GameName }
  | { readonly kind: "resume"; readonly header: Header }
  | { readonly kind: "new" }
  | { readonly kind: "choice"; readonly choice: Choice }
  | { readonly kind: "more"; readonly row: number };

const CHOICES = ["level", "rules", "language"] as const;
type Choice = typeof CHOICES[number];
/** What is not a game, in two rows. */
export const MORE = [["review", "duel", "calendar"], [
  "stats",
  "settings",
  "guide",
  "leave",
]] as const;
type More = typeof MORE[number][number];
/** What can be chosen by typing its name: `daily` is the main game of the day. */
type Name = More | GameName | "daily";

const LEVEL_NAMES = LEVEL_CHOICES;
const RULE_NAMES = ["ruzzle", "boggle", "paroliere"] as const;

export interface MenuState {
  /** Which item is chosen. */
  readonly at: number;
  /** Which of the new games, and of the rest, when their line is chosen. */
  readonly game: number;
  readonly more: number;
  readonly picked: Readonly<Record<Choice, number>>;
  /** A name being typed, or its beginning. */
  readonly typed: string;
  /** Whether it was entered although several names begin with it. */
  readonly isUnclear?: true;
}

/** What a key in the menu asks for. */
export type MenuWish =
  | { readonly kind: "run"; readonly args: readonly string[] }
  | { readonly kind: "leave"; readonly code: 0 | 130 }
  | { readonly kind: "redraw" };

interface MenuStep {
  readonly state: MenuState;
  readonly wish?: MenuWish;
}

/** How many unfinished games are offered; the rest are in the list of sessions. */
const MAX_OPEN = 4;

export function factsOf(
  headers: readonly Header[],
  { now, games, streak, languages, commands, names }:
    & Pick<MenuFacts, "games" | "streak" | "languages" | "commands" | "names">
    & { readonly now: number },
): MenuFacts {
  const date = romeDate(now);
  // Each language has a game of its own for the day.
  const isToday = ({ label, game, lexicon }: Header) =>
    dayOf(label) === date &&
    dailyId(game, date, lexicon) === dailyId(game, date, languages[0]);
  const today: Partial<Record<GameName, Header>> = {};
  for (const header of headers) {
    if (isToday(header)) today[header.game as GameName] = header;
  }
  const open = headers.filter((header) => !header.over && header.played > 0 && !isToday(header))
    .sort((a, b) => a.savedAt < b.savedAt ? 1 : -1).slice(0, MAX_OPEN);
  return { date, streak, games, today, open, languages, commands, names };
}

export function itemsOf({ games, open }: MenuFacts): MenuItem[] {
  return [
    ...games.map((game) => ({ kind: "today", game }) as const),
    ...open.map((header) => ({ kind: "resume", header }) as const),
    { kind: "new" },
    ...CHOICES.map((choice) => ({ kind: "choice", choice }) as const),
    ...MORE.map((_, row) => ({ kind: "more", row }) as const),
  ];
}

/** The game left last is chosen at first, else the first of today's that is not finished. */
export function firstState(facts: MenuFacts, level: string): MenuState {
  const items = itemsOf(facts);
  const isOpen = (item: MenuItem) => item.kind === "today" && facts.today[item.game]?.over !== true;
  const at = Math.max(0, items.findIndex(isOpen));
  const medium = Math.max(0, LEVEL_NAMES.findIndex((name) => name === level));
  return { at, game: 0, more: 0, picked: { level: medium, rules: 0, language: 0 }, typed: "" };
}

/** What a key does in the menu. */
export function onMenuKey(
  { isUnclear: _, ...state }: MenuState,
  key: Key,
  facts: MenuFacts,
): MenuStep {
  const items = itemsOf(facts);
  const item = items[state.at]!;
  switch (key.kind) {
    case "up":
      return { state: moved(state, items.length, -1) };
    case "down":
    case "tab":
      return { state: moved(state, items.length, 1) };
    case "back_tab":
      return { state: moved(state, items.length, -1) };
    case "wheel":
      return { state: moved(state, items.length, key.by) };
    case "left":
      return { state: turned(state, item, facts, -1) };
    case "right":
      return { state: turned(state, item, facts, 1) };
    case "choose":
      return chosen(state, key.id, facts);
    case "enter":
      return entered(state, item, facts);
    case "backspace":
      return { state: { ...state, typed: state.typed.slice(0, -1) } };
    case "escape":
    case "erase_line":
      return { state: { ...state, typed: "" } };
    case "interrupt":
      return { state, wish: { kind: "leave", code: 130 } };
    case "leave":
      return { state, wish: { kind: "leave", code: 0 } };
    case "redraw":
      return { state, wish: { kind: "redraw" } };
    case "text":
      return typed(state, key.text);
    default:
      return { state };
  }
}

function moved(state: MenuState, items: number, by: number): MenuState {
  return { ...state, at: (state.at + by + items) % items, typed: "" };
}

/** Left and right change the value on the line. */
function turned(state: MenuState, item: MenuItem, facts: MenuFacts, by: 1 | -1): MenuState {
  const turn = (at: number, of: number) => (at + by + of) % of;
  switch (item.kind) {
    case "new":
      return { ...state, game: turn(state.game, facts.games.length) };
    case "more":
      return { ...state, more: turn(moreAt(state, item.row), MORE[item.row]!.length) };
    case "choice": {
      const { choice } = item;
      const picked = turn(state.picked[choice], valuesOf(choice, facts).length);
      return { ...state, picked: { ...state.picked, [choice]: picked } };
    }
    default:
      return state;
  }
}

/** A click: ids below 1000 are items, then the new games, then the rest, ten to a row. */
export const CLICK_NEW = 1000;
export const CLICK_MORE = 2000;

function chosen(state: MenuState, id: number, facts: MenuFacts): MenuStep {
  const items = itemsOf(facts);
  if (id >= CLICK_MORE) {
    const [row, more] = [Math.floor((id - CLICK_MORE) / 10), (id - CLICK_MORE) % 10];
    const at = items.findIndex((item) => item.kind === "more" && item.row === row);
    return entered({ ...state, at, more }, { kind: "more", row }, facts);
  }
  if (id >= CLICK_NEW) {
    const at = items.findIndex((item) => item.kind === "new");
    const next = { ...state, at, game: id - CLICK_NEW };
    return entered(next, { kind: "new" }, facts);
  }
  const item = items[id];
  if (!item) return { state };
  const next = { ...state, at: id };
  return item.kind === "choice"
    ? { state: turned(next, item, facts, 1) }
    : entered(next, item, facts);
}

function entered(state: MenuState, item: MenuItem, facts: MenuFacts): MenuStep {
  const run = (args: readonly string[]): MenuStep => ({ state, wish: { kind: "run", args } });
  if (state.typed !== "") {
    const [name, ...others] = meantBy(state.typed, facts);
    if (others.length > 0) return { state: { ...state, isUnclear: true } };
    const next = { ...state, typed: "" };
    if (isMore(name)) return more(next, name);
    return { state: next, wish: run(name ? [name] : state.typed.trim().split(/\s+/)).wish! };
  }
  switch (item.kind) {
    case "today":
      return run([...facts.commands[item.game].daily, ...wordsIn(facts, 0)]);
    case "resume":
      return run(["sessions", "resume", item.header.id]);
    case "new":
      return run(newGame(state, facts));
    case "choice":
      return { state: turned(state, item, facts, 1) };
    case "more":
      return more(state, MORE[item.row]![moreAt(state, item.row)]!);
  }
}

/** The thing of this name, else all whose names begin so. */
export function meantBy(typed: string, { names }: MenuFacts): readonly Name[] {
  const text = typed.trim().toLowerCase();
  const some = (Object.keys(names) as Name[]).filter((it) =>
    names[it].toLowerCase().startsWith(text)
  );
  const whole = some.find((it) => names[it].length === text.length);
  return whole ? [whole] : some;
}

function isMore(name: Name | undefined): name is More {
  return MORE.flat().some((it) => it === name);
}

/** The command that begins the game chosen, with the level, rules and words chosen. */
function newGame({ game, picked }: MenuState, facts: MenuFacts) {
  const { games, commands } = facts;
  return commands[games[game]!].fresh({
    level: LEVEL_NAMES[picked.level]!,
    rules: RULE_NAMES[picked.rules]!,
    words: wordsIn(facts, picked.language),
  });
}

/** The option that names a language; none where Italian is what the player has anyway. */
function wordsIn({ languages }: MenuFacts, at: number): readonly string[] {
  const language = languages[at] ?? "it";
  return at === 0 && language === "it" ? [] : ["--language", language];
}

/** Which of a row is chosen: rows are not equally long. */
export function moreAt({ more }: MenuState, row: number): number {
  return Math.min(more, MORE[row]!.length - 1);
}

function more(state: MenuState, name: More): MenuStep {
  switch (name) {
    case "stats":
    case "calendar":
    case "duel":
    case "review":
      return { state, wish: { kind: "run", args: [name] } };
    case "settings":
      return { state, wish: { kind: "run", args: ["config"] } };
    case "guide":
      return { state, wish: { kind: "run", args: ["--help"] } };
    case "leave":
      return { state, wish: { kind: "leave", code: 0 } };
  }
}

function typed(state: MenuState, text: string): MenuStep {
  if (state.typed === "" && text === "q") return { state, wish: { kind: "leave", code: 0 } };
  if (state.typed === "" && text === "?") {
    return { state, wish: { kind: "run", args: ["--help"] } };
  }
  if (!/^[\p{L}\p{N} @_-]$/u.test(text) || state.typed.length >= 40) return { state };
  return { state: { ...state, typed: (state.typed + text).trimStart() } };
}

export function valuesOf(choice: Choice, { languages }: MenuFacts): readonly string[] {
  switch (choice) {
    case "level":
      return LEVEL_NAMES;
    case "rules":
      return RULE_NAMES;
    case "language":
      return languages;
  }
}
