import { layTiles } from "../../play/bites/laid_tiles.ts";
import { lettersOf, middleOf, type Subject } from "../menu/subject.ts";
import type { Area, Canvas } from "../screen/canvas.ts";
import { boardSize, drawTile, tileSizeFor } from "../screen/tile.ts";

export function drawBitesPicture(canvas: Canvas, room: Area, { word, look }: Subject): void {
  const [a, b, c, d, e, f, g, h, i, j] = lettersOf(word, 10);
  const { tiles, rows } = layTiles({
    single: [a!, b!, c!, d!],
    horizontal: [e! + f!, g! + h!, i! + j!],
    vertical: [b! + e!, c! + a!, d! + g!],
  }, 4);
  const units = { columns: 4, rows };
  const size = tileSizeFor(units, room, look);
  const at = middleOf(room, boardSize(units, size));
  for (const { text, kind, row, col } of tiles) {
    const isVertical = kind === "vertical";
    const [across, down] = isVertical ? [1, text.length] : [text.length, 1];
    const area = {
      row: at.row + row * size.rows,
      column: at.column + col * size.columns,
      columns: across * size.columns - 1,
      rows: down * size.rows,
    };
    const letters = [...text.toUpperCase()].map((one, k) => ({
      text: one,
      row: isVertical ? k : 0,
      column: isVertical ? 0 : k,
    }));
    const tile = { letters, fg: "paper", bg: "mist", isLit: false } as const;
    drawTile(canvas, area, { tile, size, look });
  }
}
