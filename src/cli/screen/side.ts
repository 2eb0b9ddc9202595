import type { Parts } from "../../games/game.ts";
import {
  type Area,
  box,
  type Canvas,
  type Piece,
  write,
  writePieces,
  writeRight,
} from "./canvas.ts";
import { columnsOf } from "./cells.ts";
import type { Scene } from "./game_screen.ts";
import { BOLD } from "./palette.ts";
import { drawBar } from "./parts.ts";
import { drawPanel, type PanelReach } from "./picture.ts";

/** What stands beside a board of words. */
interface Side {
  readonly score: number;
  /** The value at which the bar is full; without it there is no bar. */
  readonly goal?: number;
  readonly found: number;
  readonly words: number;
  readonly extra: number;
  /** How many words of each length there are, and how many of them are found. */
  readonly lengths: readonly {
    readonly length: number;
    readonly found: number;
    readonly words: number;
  }[];
  /** What signs mean and words pay, a line after the other. */
  readonly legend: readonly (readonly Piece[])[];
}

/** Rows that counts and a list of words need before anything else gets some. */
const LEAST = 12;

/** Counts, a bar, the words; below, as there is room, what pays how much and how far each length is. */
export function drawSide<T extends Parts>(
  scene: Scene<T>,
  canvas: Canvas,
  area: Area,
  side: Side,
): PanelReach {
  const { context: { t }, look } = scene;
  const { row, column, columns } = area;
  const { score, goal, found, words, extra } = side;
  const right = column + columns;
  const counts = `${found}/${words}`;
  const name = ` ${t.screen.wordsName(words)}`;
  const isNamed = columns >= 34;
  const more = extra > 0 && columns >= 24 ? `+${extra} ` : "";
  const width = columnsOf(more + counts) + (isNamed ? columnsOf(name) : 0);
  const points = t.number(score);
  const behind = goal === undefined ? ` ${t.screen.pointsName(score)}` : ` / ${t.number(goal)}`;
  const after = write(canvas, { row, column }, points, { fg: "gold", attributes: BOLD });
  if (columnsOf(points + behind) + 1 + width <= columns) {
    write(canvas, { row, column: after }, behind, { fg: "dim" });
  }
  const place = write(canvas, { row, column: right - width }, more, { fg: "gold" });
  const end = write(canvas, { row, column: place }, counts, { attributes: BOLD });
  if (isNamed) write(canvas, { row, column: end }, name, { fg: "dim" });
  let used = 2;
  if (goal !== undefined) {
    drawBar(canvas, { row: row + 1, column, columns }, score / Math.max(1, goal), { look });
    used = 3;
  }
  const rest = { ...area, row: row + used, rows: area.rows - used };
  const below = drawBelow(scene, canvas, rest, side);
  return drawPanel(scene, canvas, { ...rest, rows: rest.rows - below });
}

/** The boxes at the foot. Returns the rows they take, with the space above them. */
function drawBelow<T extends Parts>(
  { context: { t }, look }: Scene<T>,
  canvas: Canvas,
  area: Area,
  { lengths, legend }: Side,
): number {
  const { column, columns } = area;
  const { isAscii } = look;
  const bottom = area.row + area.rows;
  const isBoxed = columns >= 30;
  const legendRows = legend.length + 2;
  let taken = 0;
  if (legend.length > 0 && columns >= 26 && area.rows - legend.length - 1 >= LEAST - 4) {
    const at = bottom - legendRows;
    if (isBoxed && area.rows - legendRows - 1 >= LEAST) {
      box(canvas, { row: at, column, columns, rows: legendRows }, {
        title: t.screen.legend,
        isAscii,
      });
      legend.forEach((line, i) =>
        writePieces(canvas, { row: at + 1 + i, column: column + 2 }, line)
      );
      taken = legendRows + 1;
    } else {
      const first = bottom - legend.length;
      legend.forEach((line, i) => writePieces(canvas, { row: first + i, column }, line));
      taken = legend.length + 1;
    }
  }
  const lengthRows = lengths.length + 2;
  if (isBoxed && lengths.length > 0 && area.rows - taken - lengthRows - 1 >= LEAST) {
    const at = bottom - taken - lengthRows;
    box(canvas, { row: at, column, columns, rows: lengthRows }, {
      title: t.screen.byLength,
      isAscii,
    });
    lengths.forEach(({ length, found, words }, i) => {
      const line = at + 1 + i;
      writeRight(canvas, { row: line, column: column + 5 }, String(length), { fg: "dim" });
      const room = columns - 18;
      const full = found === 0 ? 0 : Math.max(1, Math.floor(room * found / words));
      const [done, rest] = isAscii ? "=-" : "━─";
      writePieces(canvas, { row: line, column: column + 7 }, [
        [done!.repeat(full), { fg: "amber", attributes: BOLD }],
        [rest!.repeat(room - full), { fg: "faint" }],
      ]);
      writeRight(canvas, { row: line, column: column + columns - 2 }, `${found}/${words}`, {
        attributes: found === words ? BOLD : 0,
        fg: found === words ? "leaf" : "paper",
      });
    });
    taken += lengthRows + 1;
  }
  return taken;
}

/** Counted by length, the shortest first. */
export function lengthsOf(
  words: Iterable<{ readonly word: string }>,
  isFound: (word: string) => boolean,
): Side["lengths"] {
  const counts = new Map<number, { found: number; words: number }>();
  for (const { word } of words) {
    const one = counts.get(word.length) ?? { found: 0, words: 0 };
    one.words++;
    if (isFound(word)) one.found++;
    counts.set(word.length, one);
  }
  return [...counts].map(([length, count]) => ({ length, ...count }))
    .sort((a, b) => a.length - b.length);
}
