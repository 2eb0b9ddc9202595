import type { GridPuzzle } from "../../games/grid/puzzle.ts";
import { lettersOf, middleOf, type Subject } from "../menu/subject.ts";
import type { Area, Canvas } from "../screen/canvas.ts";
import { boardSize, tileSizeFor } from "../screen/tile.ts";
import { drawBoard } from "./tiles.ts";

/** Four by four, with the path of a word: `lino` with the letters of _griglia_, `dino` of _grid_. */
export function drawGridPicture(canvas: Canvas, room: Area, { word, t, look }: Subject): void {
  const letters = lettersOf(word, 16);
  const cells = Array.from({ length: 16 }, (_, i) => ({ letters: letters[i % letters.length]! }));
  const puzzle: GridPuzzle = { rows: 4, cols: 4, cells };
  const units = { columns: 4, rows: 4 };
  const size = tileSizeFor(units, room, look);
  drawBoard(canvas, { ...middleOf(room, boardSize(units, size)), size }, puzzle, {
    marks: {
      path: [3, 2, 6, 7],
      others: new Set(),
      isHidden: false,
      bonus: t.grid.bonus,
      valueOf: () => "",
    },
    look,
  });
}
