import { middleOf, type Subject } from "../menu/subject.ts";
import { type Area, type Canvas, fill, write } from "../screen/canvas.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour } from "../screen/palette.ts";

/** `#` is black; the third row is the entry at the cursor. */
const SQUARES = [".....", ".#.#.", ".....", ".#.#.", "....."];

export function drawCrosswordPicture(canvas: Canvas, room: Area, { word, look }: Subject): void {
  const letters = [...word.toUpperCase()].slice(0, 5);
  const most = isFilled(look) ? [4, 3, 2, 1] : [1];
  const rows = most.find((one) => 5 * one <= room.rows && 10 * one <= room.columns) ?? 1;
  const columns = isFilled(look) ? Math.max(3, 2 * rows) : 4;
  const size = { columns: 5 * columns, rows: isFilled(look) ? 5 * rows : 11 };
  const at = middleOf(room, size);
  SQUARES.forEach((line, i) => {
    [...line].forEach((square, j) => {
      const letter = i === 0 ? letters[j] ?? "" : "";
      const cell = {
        row: at.row + i * rows,
        column: at.column + j * columns,
        columns,
        rows,
      };
      if (!isFilled(look)) {
        const corner = { row: at.row + 2 * i, column: at.column + 4 * j };
        const [edge, side] = look.isAscii ? ["+---+", "|"] : ["┼───┼", "│"];
        write(canvas, corner, edge!, { fg: "line" });
        const inside = square === "#" ? "###" : ` ${letter || " "} `;
        write(canvas, { ...corner, row: corner.row + 1 }, side + inside + side, { fg: "line" });
        if (i === 4) write(canvas, { ...corner, row: corner.row + 2 }, edge!, { fg: "line" });
        return;
      }
      const checkered: Colour = (i + j) % 2 === 0 ? "fog" : "fog2";
      const colour = square === "#" ? "block" : i === 2 ? j === 1 ? "honey" : "comb" : checkered;
      fill(canvas, cell, colour);
      const middle = {
        row: cell.row + Math.floor((rows - 1) / 2),
        column: cell.column + Math.floor((columns - 1) / 2),
      };
      write(canvas, middle, letter, { attributes: BOLD });
    });
  });
}
