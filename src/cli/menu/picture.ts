import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/mod.ts";
import type { Header } from "../../session/session.ts";
import {
  type Area,
  box,
  type Canvas,
  cut,
  fill,
  frameOf,
  type Ink,
  openCanvas,
  type Size,
  write,
  writeCentred,
  writePieces,
  writeRight,
} from "../screen/canvas.ts";
import { wrap } from "../text/layout.ts";
import { columnsOf, type Frame } from "../screen/cells.ts";
import { makeAscii } from "../screen/ascii.ts";
import type { Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Look } from "../screen/palette.ts";
import { drawBar, drawKeys, drawTitle } from "../screen/parts.ts";
import { drawComb } from "../bee/comb.ts";
import {
  CLICK_MORE,
  CLICK_NEW,
  itemsOf,
  type MenuFacts,
  type MenuItem,
  type MenuState,
  MORE,
  valuesOf,
} from "./model.ts";

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

/** From here on a picture of the chosen game stands at the right. */
const WITH_PICTURE = 78;
const LEFT = 47;

export function drawMenu(scene: MenuScene): {
  readonly frame: Frame;
  readonly targets: readonly Target[];
} {
  const { size, look, t, facts, state } = scene;
  const canvas = openCanvas(size);
  const it = t.menu;
  const items = itemsOf(facts);
  const isTall = size.rows >= 22;
  const columns = size.columns >= WITH_PICTURE ? LEFT : size.columns - 4;
  const rows = rowsOf(items, { isTall, t });
  const room = size.rows - 3;
  const chosenRow = rows.findIndex((row) => row.item === state.at);
  // In a low window the list follows what is chosen.
  const top = Math.max(0, Math.min(chosenRow - Math.floor(room / 2), rows.length - room));
  const targets: Target[] = [];
  rows.slice(top, top + room).forEach((row, i) => {
    const at = { row: 2 + i, column: 2, columns, rows: 1 };
    if (row.heading !== undefined) {
      write(canvas, { row: at.row, column: 3 }, row.heading, { fg: "dim", attributes: BOLD });
    } else if (row.item !== undefined) {
      targets.push(...drawItem(scene, canvas, { item: items[row.item]!, index: row.item, at }));
    }
  });
  if (size.columns >= WITH_PICTURE && isTall) drawPicture(scene, canvas);
  const streak = facts.streak > 0 ? `${t.screen.streak(facts.streak)} · ` : "";
  drawTitle(canvas, {
    name: it.title,
    detail: "",
    aside: look.isAscii
      ? `${streak.replace("·", "|")}${it.day(facts.date)}`
      : streak + it.day(facts.date),
  }, look);
  const foot = size.rows - 2;
  if (state.typed !== "") {
    writePieces(canvas, { row: foot, column: 2 }, [
      [look.isAscii ? "> " : "❯ ", { fg: "gold", attributes: BOLD }],
      [state.typed, { attributes: BOLD }],
    ]);
  } else if (scene.message !== "") {
    write(canvas, { row: foot, column: 2 }, cut(scene.message, size.columns - 4, look.isAscii), {
      fg: "berry",
    });
  }
  drawKeys(canvas, [
    it.key.choose,
    it.key.change,
    it.key.play,
    it.key.name,
    it.key.guide,
    it.key.leave,
  ]);
  if (look.isAscii) makeAscii(canvas);
  const cursor = state.typed === "" ? undefined : { row: foot, column: 4 + columnsOf(state.typed) };
  return { frame: frameOf(canvas, cursor), targets };
}

interface Row {
  readonly heading?: string;
  readonly item?: number;
}

/** The items under their headings, with space between them where there is any. */
function rowsOf(
  items: readonly MenuItem[],
  { isTall, t }: { readonly isTall: boolean; readonly t: Messages },
): Row[] {
  const rows: Row[] = [];
  let last: MenuItem["kind"] | undefined;
  items.forEach((item, index) => {
    if (item.kind !== last) {
      if (last !== undefined && isTall) rows.push({});
      const heading = item.kind === "today" || item.kind === "resume" || item.kind === "new"
        ? t.menu.heading[item.kind]
        : undefined;
      if (heading !== undefined && isTall) rows.push({ heading });
      last = item.kind;
    }
    rows.push({ item: index });
  });
  return rows;
}

function drawItem(
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
      write(canvas, { row: at.row, column: 26 }, cut(about, 12, look.isAscii), quiet);
      writeRight(
        canvas,
        { row: at.row, column: at.column + at.columns - 1 },
        scene.when(header),
        quiet,
      );
      return [target];
    }
    case "new":
      return drawChips(canvas, {
        at: { row: at.row, column: 5 },
        names: facts.games.map((game) => t[game].inMenu.name),
        chosen: isChosen ? state.game : -1,
        firstId: CLICK_NEW,
        look,
      });
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
    case "more":
      return drawChips(canvas, {
        at: { row: at.row, column: 5 },
        names: MORE.map((name) => t.menu.more[name]),
        chosen: isChosen ? state.more : -1,
        firstId: CLICK_MORE,
        look,
      });
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
    write(canvas, { row: at.row, column: 18 }, t[game].inMenu.notPlayed, quiet);
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
  { at, names, chosen, firstId, look }: {
    readonly at: { readonly row: number; readonly column: number };
    readonly names: readonly string[];
    readonly chosen: number;
    readonly firstId: number;
    readonly look: Look;
  },
): Target[] {
  let { column } = at;
  // Where they do not fit side by side, they stand closer.
  const width = names.reduce((sum, name) => sum + columnsOf(name) + 3, 0);
  const isTight = column + width > canvas.columns;
  return names.map((name, i) => {
    const isLit = i === chosen;
    const text = isTight ? name : !isFilled(look) && isLit ? `[${name}]` : ` ${name} `;
    const from = column;
    column = write(
      canvas,
      { row: at.row, column },
      text,
      isLit ? { fg: "ink", bg: "honey", attributes: BOLD } : { fg: "paper", bg: "mist" },
    ) + 1;
    return {
      row: at.row,
      column: from,
      columns: columnsOf(text),
      rows: 1,
      keys: [{ kind: "choose", id: firstId + i }],
    };
  });
}

/** At the right: the chosen game, and how it is played in a few lines. */
function drawPicture({ size, look, t, state, facts }: MenuScene, canvas: Canvas): void {
  const item = itemsOf(facts)[state.at]!;
  const game = item.kind === "today"
    ? item.game
    : item.kind === "resume"
    ? item.header.game as GameName
    : item.kind === "new"
    ? facts.games[state.game]!
    : "bee";
  const area: Area = { row: 2, column: 51, columns: size.columns - 52, rows: size.rows - 5 };
  box(canvas, area, {
    title: t[game].inMenu.name,
    isAscii: look.isAscii,
    ink: { fg: "gold", attributes: BOLD },
  });
  const lines = t[game].inMenu.howTo;
  // Seven letters of its name.
  const letters = [...new Set([...t[game].inMenu.name.toLowerCase(), ..."aeilnrst"])].slice(0, 7)
    .join("");
  const middle = area.column + Math.floor(area.columns / 2);
  const column = middle - (isFilled(look) ? 11 : 6);
  // The smallest there is, whatever the window.
  drawComb(canvas, { row: area.row + 2, column, size: { columns: 40, rows: 14 } }, {
    required: letters[0]!,
    others: [...letters.slice(1)],
    used: "",
  }, look);
  const wrapped = lines.flatMap((line) => wrap(line, area.columns - 4));
  wrapped.forEach((line, i) => {
    const row = area.row + area.rows - 1 - wrapped.length + i;
    writeCentred(canvas, { ...area, row }, line, {
      fg: "dim",
    });
  });
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
