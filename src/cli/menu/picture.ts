import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/mod.ts";
import {
  type Area,
  box,
  type Canvas,
  cut,
  frameOf,
  openCanvas,
  type Size,
  write,
  writeCentred,
  writePieces,
} from "../screen/canvas.ts";
import { wrap } from "../text/layout.ts";
import { columnsOf, type Frame } from "../screen/cells.ts";
import { makeAscii } from "../screen/ascii.ts";
import type { Target } from "../screen/game_screen.ts";
import { BOLD } from "../screen/palette.ts";
import { drawKeys, drawTitle } from "../screen/parts.ts";
import { PICTURES } from "./game_picture.ts";
import { drawItem, type MenuScene } from "./item_picture.ts";
import { itemsOf, meantBy, type MenuItem } from "./model.ts";

/** From this size on there is a picture of the chosen game at the right. */
const WITH_PICTURE: Size = { columns: 78, rows: 20 };
/** From this size on there is one of each game. */
const WITH_CARDS: Size = { columns: 112, rows: 34 };
const LEFT = 47;

export function drawMenu(scene: MenuScene): {
  readonly frame: Frame;
  readonly targets: readonly Target[];
} {
  const { size, look, t, facts, state } = scene;
  const canvas = openCanvas(size);
  const it = t.menu;
  const items = itemsOf(facts);
  const isWide = isAtLeast(size, WITH_PICTURE);
  const columns = isWide ? LEFT : size.columns - 4;
  const room = size.rows - 4;
  const rows = rowsOf(items, { room, t });
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
  if (isAtLeast(size, WITH_CARDS)) {
    targets.push(...drawCards(scene, canvas));
    drawHowTo(scene, canvas, 3 + rows.length);
  } else if (isWide) drawPicture(scene, canvas);
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
    const end = writePieces(canvas, { row: foot, column: 2 }, [
      [look.isAscii ? "> " : "❯ ", { fg: "gold", attributes: BOLD }],
      [state.typed, { attributes: BOLD }],
    ]);
    const names = meantBy(state.typed, facts).map((name) => facts.names[name]);
    const said = state.isUnclear ? it.which(names) : names.join(", ");
    const room = size.columns - end - 5;
    write(canvas, { row: foot, column: end + 3 }, cut(said, room, look.isAscii), {
      fg: state.isUnclear ? "berry" : "dim",
    });
  } else if (scene.message !== "") {
    write(canvas, { row: foot, column: 2 }, cut(scene.message, size.columns - 4, look.isAscii), {
      fg: "berry",
    });
  }
  const moving = [it.key.choose, it.key.change];
  drawKeys(canvas, [
    // The first stays in the narrowest window.
    ...(size.columns < 60 ? [it.key.play, ...moving] : [...moving, it.key.play]),
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

/** The items under their headings, with space between them: as much as there is room for. */
function rowsOf(
  items: readonly MenuItem[],
  { room, t }: { readonly room: number; readonly t: Messages },
): Row[] {
  const ways = [
    { hasGaps: true, hasHeadings: true },
    { hasGaps: false, hasHeadings: true },
    { hasGaps: false, hasHeadings: false },
  ];
  const all = ways.map((way) => rowsWith(items, { ...way, t }));
  return all.find((rows) => rows.length <= room) ?? all.at(-1)!;
}

function rowsWith(
  items: readonly MenuItem[],
  { hasGaps, hasHeadings, t }: {
    readonly hasGaps: boolean;
    readonly hasHeadings: boolean;
    readonly t: Messages;
  },
): Row[] {
  const rows: Row[] = [];
  let last: MenuItem["kind"] | undefined;
  items.forEach((item, index) => {
    if (item.kind !== last) {
      const heading = item.kind === "today" || item.kind === "resume" || item.kind === "new"
        ? t.menu.heading[item.kind]
        : undefined;
      const hasHeading = heading !== undefined && hasHeadings;
      if (last !== undefined && (hasGaps || hasHeading)) rows.push({});
      if (hasHeading) rows.push({ heading });
      last = item.kind;
    }
    rows.push({ item: index });
  });
  return rows;
}

function isAtLeast({ columns, rows }: Size, least: Size): boolean {
  return columns >= least.columns && rows >= least.rows;
}

/** The game of what is chosen; `undefined` for a setting and the like. */
function chosenGame({ state, facts }: MenuScene): GameName | undefined {
  const item = itemsOf(facts)[state.at]!;
  switch (item.kind) {
    case "today":
      return item.game;
    case "resume":
      return item.header.game as GameName;
    case "new":
      return facts.games[state.game];
    default:
      return undefined;
  }
}

/** At the right: the chosen game, and how it is played in a few lines. */
function drawPicture(scene: MenuScene, canvas: Canvas): void {
  const { size, look, t, facts } = scene;
  const game = chosenGame(scene) ?? facts.games[0]!;
  const { name, howTo } = t[game].inMenu;
  const area: Area = { row: 2, column: 51, columns: size.columns - 52, rows: size.rows - 5 };
  box(canvas, area, {
    title: name,
    isAscii: look.isAscii,
    ink: { fg: "gold", attributes: BOLD },
  });
  const lines = howTo.flatMap((line) => wrap(line, area.columns - 4));
  const room = inside(area, lines.length + 1);
  PICTURES[game]?.(canvas, room, { word: name, t, look });
  lines.forEach((line, i) => {
    const row = area.row + area.rows - 1 - lines.length + i;
    writeCentred(canvas, { ...area, row }, line, { fg: "dim" });
  });
}

/** Today's games, each with its picture and how far it has come: two by two. */
function drawCards(scene: MenuScene, canvas: Canvas): Target[] {
  const { size, look, t, facts } = scene;
  const chosen = chosenGame(scene);
  const columns = Math.floor((size.columns - 52) / 2);
  const perColumn = Math.ceil(facts.games.length / 2);
  const rows = Math.floor((size.rows - 4) / perColumn);
  return facts.games.map((game, i): Target => {
    const area: Area = {
      row: 2 + Math.floor(i / 2) * rows,
      column: 51 + (i % 2) * columns,
      columns: columns - 1,
      rows,
    };
    const { name, day, standing } = t[game].inMenu;
    const isChosen = game === chosen;
    box(canvas, area, {
      title: name,
      isAscii: look.isAscii,
      isHeavy: isChosen,
      ink: { fg: isChosen ? "gold" : "dim", attributes: BOLD },
    });
    PICTURES[game]?.(canvas, inside(area, 2), { word: name, t, look });
    const summary = facts.today[game]?.summary;
    const row = area.row + area.rows - 2;
    writeCentred(canvas, { ...area, row }, summary ? standing(summary) : day.none, {
      fg: summary ? "paper" : "dim",
    });
    return { ...area, keys: [{ kind: "choose", id: i }] };
  });
}

/** What is left in a box above some lines of text. */
function inside({ row, column, columns, rows }: Area, lines: number): Area {
  return { row: row + 1, column: column + 1, columns: columns - 2, rows: rows - 2 - lines };
}

/** Under the list: how the chosen game is played. */
function drawHowTo(scene: MenuScene, canvas: Canvas, from: number): void {
  const { size, look, t, facts } = scene;
  const { name, howTo } = t[chosenGame(scene) ?? facts.games[0]!].inMenu;
  const lines = howTo.flatMap((line) => wrap(line, LEFT - 4));
  const rows = lines.length + 4;
  const row = size.rows - 2 - rows;
  if (row < from) return;
  box(canvas, { row, column: 2, columns: LEFT, rows }, { title: name, isAscii: look.isAscii });
  lines.forEach((line, i) => write(canvas, { row: row + 2 + i, column: 5 }, line));
}
