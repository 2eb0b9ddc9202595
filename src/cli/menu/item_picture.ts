import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/mod.ts";
import type { Header } from "../../session/session.ts";
import {
  type Area,
  type Canvas,
  cut,
  fill,
  type Ink,
  type Size,
  write,
  writePieces,
  writeRight,
} from "../screen/canvas.ts";
import { columnsOf } from "../screen/cells.ts";
import type { Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Look } from "../screen/palette.ts";
import { drawBar } from "../screen/parts.ts";
import {
  CLICK_MORE,
  CLICK_NEW,
  type MenuFacts,
  type MenuItem,
  type MenuState,
  MORE,
  moreAt,
  valuesOf,
} from "./model.ts";

/** Where names in a row begin. */
const CHIPS = 5;

export interface MenuScene {
  readonly facts: MenuFacts;
  readonly state: MenuState;
  readonly size: Size;
  readonly look: Look;
  readonly t: Messages;
  /** How long ago a game was left, in words. */
  when(header: Header): string;
  /** What went wrong with what was chosen last. */
  readonly message: string;
}

/** One line of the menu; returns where it can be clicked. */
export function drawItem(
  scene: MenuScene,
  canvas: Canvas,
  { item, index, at }: { readonly item: MenuItem; readonly index: number; readonly at: Area },
): Target[] {
  const { state, look, t, facts } = scene;
  const isChosen = index === state.at;
  const isBar = isChosen && (item.kind === "today" || item.kind === "resume");
  if (isBar) fill(canvas, at, "honey");
  if (isChosen) {
    write(canvas, { row: at.row, column: 3 }, look.isAscii ? ">" : "▶", {
      fg: isBar ? "ink" : "gold",
      attributes: BOLD,
    });
  }
  const target: Target = { ...at, keys: [{ kind: "choose", id: index }] };
  const strong: Ink = { fg: isBar ? "ink" : "paper", attributes: BOLD };
  const quiet: Ink = { fg: isBar ? "ink" : "dim" };
  switch (item.kind) {
    case "today":
      drawToday(scene, canvas, { game: item.game, at, strong, quiet });
      return [target];
    case "resume": {
      const { header } = item;
      write(canvas, { row: at.row, column: 5 }, cut(nameOf(header, t), 20, look.isAscii), strong);
      const about = header.summary
        ? t[header.game as GameName].inMenu.standing(header.summary)
        : "";
      const right = at.column + at.columns - 1;
      const end = write(
        canvas,
        { row: at.row, column: 26 },
        cut(about, 12, look.isAscii),
        quiet,
      );
      const when = scene.when(header);
      if (end + 1 + columnsOf(when) <= right) {
        writeRight(canvas, { row: at.row, column: right }, when, quiet);
      }
      return [target];
    }
    case "new": {
      const names = facts.games.map((game) => t[game].inMenu.name);
      return drawChips(canvas, {
        at: { row: at.row, column: CHIPS },
        names,
        isTight: isTooWide(names, canvas),
        chosen: isChosen ? state.game : -1,
        firstId: CLICK_NEW,
        look,
      });
    }
    case "choice": {
      const { choice } = item;
      write(canvas, { row: at.row, column: 5 }, t.menu.choice[choice], quiet);
      const value = valuesOf(choice, facts)[state.picked[choice]] ?? "";
      const [open, close] = look.isAscii ? ["<", ">"] : ["‹", "›"];
      writePieces(canvas, { row: at.row, column: 15 }, [
        [`${open} `, { fg: "gold" }],
        [centred(t.menu.value(choice, value), 10), {
          attributes: BOLD,
          ...(isChosen && { fg: "gold" }),
        }],
        [` ${close}`, { fg: "gold" }],
      ]);
      return [target];
    }
    case "more": {
      const rows = MORE.map((row) => row.map((name) => t.menu.more[name]));
      return drawChips(canvas, {
        at: { row: at.row, column: CHIPS },
        names: rows[item.row]!,
        isTight: rows.some((names) => isTooWide(names, canvas)),
        chosen: isChosen ? moreAt(state, item.row) : -1,
        firstId: CLICK_MORE + 10 * item.row,
        look,
      });
    }
  }
}

function drawToday(
  { facts, t, look }: MenuScene,
  canvas: Canvas,
  { game, at, strong, quiet }: {
    readonly game: GameName;
    readonly at: Area;
    readonly strong: Ink;
    readonly quiet: Ink;
  },
): void {
  write(canvas, { row: at.row, column: 5 }, t[game].inMenu.name, strong);
  const summary = facts.today[game]?.summary;
  if (!summary) {
    write(canvas, { row: at.row, column: 18 }, t[game].inMenu.day.none, quiet);
    return;
  }
  const share = summary.goal === 0 ? 0 : summary.score / summary.goal;
  const isBar = quiet.fg === "ink";
  if (at.columns >= 40) {
    drawBar(canvas, { row: at.row, column: 18, columns: 10 }, share, {
      look,
      fg: isBar ? "ink" : "honey",
      bg: isBar ? "amber" : "fog",
    });
  }
  const column = at.columns >= 40 ? 30 : 18;
  write(canvas, { row: at.row, column }, t[game].inMenu.standing(summary), {
    ...quiet,
    ...(!isBar && { fg: "paper" }),
  });
}

/** Names in a row, one of them lit; each can be clicked. */
function drawChips(
  canvas: Canvas,
  { at, names, isTight, chosen, firstId, look }: {
    readonly at: { readonly row: number; readonly column: number };
    readonly names: readonly string[];
    /** Whether they are set closer. */
    readonly isTight: boolean;
    readonly chosen: number;
    readonly firstId: number;
    readonly look: Look;
  },
): Target[] {
  let { column } = at;
  return names.map((name, i) => {
    const isLit = i === chosen;
    const isMarked = isLit && !isFilled(look);
    const text = isTight ? name : isMarked ? `[${name}]` : ` ${name} `;
    const from = column;
    column = write(
      canvas,
      { row: at.row, column },
      text,
      isLit ? { fg: "ink", bg: "honey", attributes: BOLD } : { fg: "paper", bg: "mist" },
    ) + 1;
    if (isMarked && isTight) {
      // In the gaps, so that nothing moves.
      write(canvas, { row: at.row, column: from - 1 }, "[", { attributes: BOLD });
      write(canvas, { row: at.row, column: column - 1 }, "]", { attributes: BOLD });
    }
    return {
      row: at.row,
      column: from,
      columns: columnsOf(text),
      rows: 1,
      keys: [{ kind: "choose", id: firstId + i }],
    };
  });
}

function isTooWide(names: readonly string[], { columns }: Canvas): boolean {
  return CHIPS + names.reduce((sum, name) => sum + columnsOf(name) + 3, 0) > columns;
}

/** A short puzzle is its own name. */
function nameOf({ game, puzzle }: Header, t: Messages): string {
  const { name } = t[game as GameName].inMenu;
  return puzzle.length <= 12 ? `${name} ${puzzle}` : name;
}

function centred(text: string, columns: number): string {
  const left = Math.floor((columns - columnsOf(text)) / 2);
  return " ".repeat(Math.max(0, left)) + text +
    " ".repeat(Math.max(0, columns - columnsOf(text) - Math.max(0, left)));
}
