import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/mod.ts";
import { type Canvas, cut, fill, type Ink, write, writePieces } from "../screen/canvas.ts";
import type { Target } from "../screen/game_screen.ts";
import type { Key } from "../screen/keys.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Look } from "../screen/palette.ts";
import { drawScroll } from "../screen/parts.ts";
import { wrap } from "../text/layout.ts";
import type { Page, PageStep } from "./page.ts";
import { drawFrame } from "./framed_area.ts";

/** A duel in a list, and what it waits for. */
export interface ListedDuel {
  readonly id: string;
  readonly game: GameName;
  readonly games: number;
  readonly played: number;
  readonly state: "playing" | "invitation" | "answer" | "over";
}

/** Which line is chosen, and what was pasted. */
interface DuelState {
  readonly at: number;
  readonly typed: string;
}

/** A game, a line or the name of a duel; or the way back. */
type DuelWish = { readonly what: string } | "menu";

export const FIRST_DUEL: DuelState = { at: 0, typed: "" };
/** Far more than a line of a duel has. */
const MAX_TYPED = 20_000;
/** The widest that its lines are. */
const WIDE = 76;

type Item =
  | { readonly kind: "new"; readonly game: GameName }
  | { readonly kind: "line" }
  | { readonly kind: "duel"; readonly duel: ListedDuel };

/** Whom to challenge, where to paste what a friend sent, and the duels so far. */
export function duelPage(
  duels: readonly ListedDuel[],
  games: readonly GameName[],
  t: Messages,
): Page<DuelState, DuelWish> {
  const items: readonly Item[] = [
    ...games.map((game) => ({ kind: "new", game }) as const),
    { kind: "line" },
    ...duels.map((duel) => ({ kind: "duel", duel }) as const),
  ];
  return {
    title: () => ({ name: t.menu.more.duel, detail: "", aside: "" }),
    keys: () => [t.menu.key.choose, t.duel.page.open, t.screen.key.leave],
    draw(state, canvas, look) {
      const about = canvas.rows >= 20
        ? [...wrap(t.duel.page.about, Math.min(canvas.columns - 4, WIDE)), ""]
        : [];
      const airy = rowsOf(items, { hasGaps: true, t });
      const needed = about.length + airy.length;
      const size = { columns: WIDE, rows: Math.min(needed, canvas.rows - 8) };
      const area = drawFrame(canvas, size, look);
      const { column, columns } = area;
      about.forEach((line, i) => write(canvas, { row: area.row + i, column }, line, { fg: "dim" }));
      const first = area.row + about.length;
      const room = area.rows - about.length;
      const rows = airy.length <= room ? airy : rowsOf(items, { hasGaps: false, t });
      const chosen = rows.findIndex(({ item }) => item === state.at);
      // A long list follows what is chosen.
      const top = Math.max(0, Math.min(chosen - Math.floor(room / 2), rows.length - room));
      const targets = rows.slice(top, top + room).flatMap(({ heading, item }, i): Target[] => {
        const at = { row: first + i, column };
        if (heading !== undefined) write(canvas, at, heading, { fg: "dim", attributes: BOLD });
        if (item === undefined) return [];
        const isChosen = item === state.at;
        drawItem(canvas, { ...at, columns }, { item: items[item]!, isChosen, state, t, look });
        return [{ ...at, columns, rows: 1, keys: [{ kind: "choose", id: item }] }];
      });
      drawScroll(canvas, { row: first, column: column + columns + 1, rows: room }, {
        top,
        of: rows.length,
        look,
      });
      return { targets };
    },
    press: (state, key) => pressed(state, key, items),
  };
}

interface Row {
  readonly heading?: string;
  readonly item?: number;
}

function rowsOf(
  items: readonly Item[],
  { hasGaps, t }: { readonly hasGaps: boolean; readonly t: Messages },
): Row[] {
  const { heading } = t.duel.page;
  const rows: Row[] = [];
  items.forEach(({ kind }, item) => {
    if (kind !== items[item - 1]?.kind) {
      if (hasGaps && item > 0) rows.push({});
      rows.push({ heading: kind === "duel" ? heading.list : heading[kind] });
    }
    rows.push({ item });
  });
  return rows;
}

function drawItem(
  canvas: Canvas,
  { row, column, columns }: {
    readonly row: number;
    readonly column: number;
    readonly columns: number;
  },
  { item, isChosen, state, t, look }: {
    readonly item: Item;
    readonly isChosen: boolean;
    readonly state: DuelState;
    readonly t: Messages;
    readonly look: Look;
  },
): void {
  const isBar = isChosen && isFilled(look);
  if (isBar) fill(canvas, { row, column, columns, rows: 1 }, "honey");
  const strong: Ink = { fg: isBar ? "ink" : "paper", attributes: BOLD };
  const quiet: Ink = { fg: isBar ? "ink" : "dim" };
  const pointer = isChosen ? (look.isAscii ? "> " : "▶ ") : "  ";
  const from = write(canvas, { row, column }, pointer, isBar ? strong : { fg: "gold" });
  const at = { row, column: from };
  switch (item.kind) {
    case "new":
      write(canvas, at, t[item.game].inMenu.name, strong);
      return;
    case "line": {
      const room = columns - 3;
      const text = state.typed === "" ? t.duel.page.paste : cut(state.typed, room, look.isAscii);
      write(canvas, at, text, state.typed === "" ? quiet : strong);
      return;
    }
    case "duel": {
      const { id, game, games, played, state: todo } = item.duel;
      const ink: Ink = isBar || todo === "over"
        ? quiet
        : { fg: todo === "playing" ? "gold" : "paper" };
      writePieces(canvas, at, [
        [t.duel.row({ game: t[game].inMenu.name, played, games }).padEnd(13), strong],
        [t.duel.todo[todo].padEnd(columns >= 60 ? 34 : 0), ink],
        [columns >= 60 ? id : "", quiet],
      ]);
    }
  }
}

function pressed(
  state: DuelState,
  key: Key,
  items: readonly Item[],
): PageStep<DuelState, DuelWish> {
  const stay = (next: Partial<DuelState>) =>
    ({ kind: "stay", state: { ...state, ...next } }) as const;
  const done = (result: DuelWish) => ({ kind: "done", result }) as const;
  const move = (by: number) => stay({ at: (state.at + by + items.length) % items.length });
  const line = items.findIndex(({ kind }) => kind === "line");
  const open = (item: Item) => {
    switch (item.kind) {
      case "new":
        return done({ what: item.game });
      case "duel":
        return done({ what: item.duel.id });
      case "line":
        return state.typed.trim() === "" ? stay({}) : done({ what: state.typed.trim() });
    }
  };
  switch (key.kind) {
    case "up":
    case "back_tab":
      return move(-1);
    case "down":
    case "tab":
      return move(1);
    case "wheel":
      return move(key.by);
    case "choose":
      return key.id === line ? stay({ at: line }) : open(items[key.id]!);
    case "enter":
      return open(items[state.at]!);
    case "escape":
      return state.typed === "" ? done("menu") : stay({ typed: "" });
    case "backspace":
      return stay({ typed: state.typed.slice(0, -1) });
    case "erase_line":
      return stay({ typed: "" });
    case "text":
    case "paste": {
      if (key.text === "q" && state.typed === "") return done("menu");
      const typed = state.typed + key.text.replaceAll(/\s+/g, "");
      return typed.length > MAX_TYPED ? stay({}) : stay({ at: line, typed });
    }
    default:
      return stay({});
  }
}
