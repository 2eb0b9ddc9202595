import type { Messages } from "../../messages/mod.ts";
import { type Area, type Canvas, cut, write, writePieces } from "./canvas.ts";
import { columnsOf } from "./cells.ts";
import { isFilled } from "./look.ts";
import { BOLD, type Colour, type Look } from "./palette.ts";
import { drawBar, drawCount } from "./parts.ts";
import { bigWord, drawPixels } from "./pixels.ts";

/** The heading of a finished game: a word in big letters, and its result. */
export interface Ending {
  /** A rank, or how it ended: `GENIO`. */
  readonly word: string;
  /** Under it: `438 / 418`. */
  readonly score: string;
  /** How much of the goal was reached. */
  readonly share: number;
  /** Counts in small frames, the most telling first. */
  readonly counts: readonly {
    readonly count: string;
    readonly name: string;
    readonly fg: Colour;
  }[];
  /** `La migliore  handicap 20`. */
  readonly notes: readonly (readonly [name: string, value: string])[];
  /** Words to walk through: those missed, those found. */
  readonly lists: readonly { readonly title: string; readonly words: readonly EndWord[] }[];
}

/** The frame of the words found beyond those of the goal, if there are any. */
export function extraFrame(extra: number, t: Messages): Ending["counts"] {
  const name = t.screen.bee.panel.extra.toLowerCase();
  return extra === 0 ? [] : [{ count: String(extra), name, fg: "gold" }];
}

/** A word at the end of a game. */
export interface EndWord {
  /** As written. */
  readonly text: string;
  /** As played. */
  readonly played: string;
  readonly points?: number;
  /** 0 when unknown. */
  readonly zipf: number;
  readonly isStarred?: boolean;
  /** What there is to say before its meaning, as its clue. */
  readonly note?: string;
}

/** A word of a board, for a list at the end. */
export function endWord(
  { word, written, points, zipf }: {
    readonly word: string;
    readonly written: readonly string[];
    readonly points: number;
    readonly zipf: number;
  },
): EndWord {
  return { text: written.join(" / "), played: word, points, zipf };
}

/** Rows that the heading takes; none where they are needed for the words. */
export function endingRows(rows: number): number {
  return rows >= 20 ? 8 : 2;
}

export function drawEnding(
  canvas: Canvas,
  area: Area,
  { ending, look }: { readonly ending: Ending; readonly look: Look },
): void {
  const { word, score, share, counts, notes } = ending;
  const { row, column, columns } = area;
  if (area.rows < 8) {
    const end = write(canvas, { row, column }, word, { fg: "gold", attributes: BOLD });
    write(canvas, { row, column: end + 2 }, score);
    const pieces = counts.map(({ count, name }) => `${count} ${name}`);
    const line = pieces.reduce((text, piece) =>
      columnsOf(text) + 3 + columnsOf(piece) > columns ? text : `${text}   ${piece}`
    );
    write(canvas, { row: row + 1, column }, line, { fg: "dim" });
    return;
  }
  const half = Math.floor(columns / 2);
  drawWord(canvas, { row, column }, { word, look, columns: half });
  write(canvas, { row: row + 4, column }, score, { attributes: BOLD });
  drawBar(canvas, { row: row + 5, column, columns: half - 4 }, share, { look });
  const width = 12;
  const fitting = counts.slice(0, Math.max(0, Math.floor((columns - half) / width)));
  fitting.forEach((it, i) =>
    drawCount(canvas, { row, column: column + half + i * width, columns: width - 1, rows: 4 }, {
      ...it,
      look,
    })
  );
  notes.slice(0, 3).forEach(([name, value], i) =>
    writePieces(canvas, { row: row + 4 + i, column: column + half }, [
      [name.padEnd(14), { fg: "dim" }],
      [cut(value, columns - half - 15, look.isAscii), { attributes: BOLD }],
    ])
  );
}

/** In big letters where there is room and colour for them. */
function drawWord(
  canvas: Canvas,
  at: { readonly row: number; readonly column: number },
  { word, look, columns }: {
    readonly word: string;
    readonly look: Look;
    readonly columns: number;
  },
): void {
  const pixels = isFilled(look) ? bigWord(word, columns - 2) : undefined;
  if (pixels) drawPixels(canvas, at, pixels);
  else {
    write(canvas, { row: at.row + 1, column: at.column }, word.toUpperCase(), {
      fg: "gold",
      attributes: BOLD,
    });
  }
}
