import type { GridPuzzle } from "../../games/grid/puzzle.ts";
import type { Messages } from "../../messages/mod.ts";
import { layTiles } from "../../play/bites/laid_tiles.ts";
import { combWithin, drawComb } from "../bee/comb.ts";
import { drawBoard } from "../grid/tiles.ts";
import { type Area, type Canvas, fill, type Size, write } from "../screen/canvas.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Colour, type Look } from "../screen/palette.ts";
import { boardSize, drawTile, tileSizeFor } from "../screen/tile.ts";

/** What a picture is made from, apart from its place. */
interface Subject {
  /** Its letters are on the board. */
  readonly word: string;
  readonly t: Messages;
  readonly look: Look;
}

type Draw = (canvas: Canvas, room: Area, subject: Subject) => void;

/** By game; one that has none is only named. */
const PICTURES: Readonly<Record<string, Draw>> = {
  bee: drawBee,
  grid: drawGrid,
  bites: drawBites,
  crossword: drawCrossword,
};

/** A board of the game in the middle of the room, with the letters of a word on it. */
export function drawGamePicture(
  canvas: Canvas,
  room: Area,
  { game, ...subject }: Subject & { readonly game: string },
): void {
  PICTURES[game]?.(canvas, room, subject);
}

/** Different letters, those of the word first. */
function lettersOf(word: string, count: number): string[] {
  return [...new Set(`${word.toLowerCase()}aeinorstlcdm`)].filter((one) => /[a-z]/.test(one))
    .slice(0, count);
}

function middleOf(room: Area, size: Size): { readonly row: number; readonly column: number } {
  return {
    row: room.row + Math.max(0, Math.floor((room.rows - size.rows) / 2)),
    column: room.column + Math.max(0, Math.floor((room.columns - size.columns) / 2)),
  };
}

function drawBee(canvas: Canvas, room: Area, { word, look }: Subject): void {
  const comb = combWithin(room, look);
  const [required = "", ...others] = lettersOf(word, 7);
  drawComb(canvas, { ...middleOf(room, comb), comb }, { required, others, used: "" }, look);
}

/** Four by four, with a path from the upper left corner. */
function drawGrid(canvas: Canvas, room: Area, { word, t, look }: Subject): void {
  const letters = lettersOf(word, 16);
  const cells = Array.from({ length: 16 }, (_, i) => ({ letters: letters[i % letters.length]! }));
  const puzzle: GridPuzzle = { rows: 4, cols: 4, cells };
  const units = { columns: 4, rows: 4 };
  const size = tileSizeFor(units, room, look);
  drawBoard(canvas, { ...middleOf(room, boardSize(units, size)), size }, puzzle, {
    marks: {
      path: [0, 5, 6, 3],
      others: new Set(),
      isHidden: false,
      bonus: t.grid.bonus,
      valueOf: () => "",
    },
    look,
  });
}

function drawBites(canvas: Canvas, room: Area, { word, look }: Subject): void {
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
    const tile = { letters, fg: "paper", bg: "mist", isLit: false, isDim: false } as const;
    drawTile(canvas, area, { tile, size, look });
  }
}

/** `#` is black; the third row is the entry at the cursor. */
const SQUARES = [".....", ".#.#.", ".....", ".#.#.", "....."];

function drawCrossword(canvas: Canvas, room: Area, { word, look }: Subject): void {
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
