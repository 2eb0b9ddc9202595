import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/mod.ts";
import {
  type Area,
  box,
  type Canvas,
  cut,
  frameOf,
  openCanvas,
  write,
  writeCentred,
  writePieces,
} from "../screen/canvas.ts";
import { wrap } from "../text/layout.ts";
import { columnsOf, type Frame } from "../screen/cells.ts";
import { makeAscii } from "../screen/ascii.ts";
import type { Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD } from "../screen/palette.ts";
import { drawKeys, drawTitle } from "../screen/parts.ts";
import { drawComb } from "../bee/comb.ts";
import { drawItem, type MenuScene } from "./item_picture.ts";
import { itemsOf, type MenuItem } from "./model.ts";

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
