import type { CrosswordRound } from "./round.ts";
import { BLACK, type Direction } from "./template.ts";

/** The words on the page, which are the caller's. */
interface SvgLabels {
  readonly title: string;
  readonly across: string;
  readonly down: string;
}

interface SvgRequest {
  readonly labels: SvgLabels;
  /** The letters to print, as `solution` or a state's `cells`; without them the page is empty. */
  readonly cells?: string;
}

const CELL = 36;
const MARGIN = 24;
const LINE = 16;
const GAP = 28;
/** Characters that fit a column of clues; at 12 px a letter is about 6 wide. */
const COLUMN = 46;
const COLUMN_WIDTH = COLUMN * 6.2;

/** A page to print: the grid, then the clues in two columns. */
export function svgOf(round: CrosswordRound, { labels, cells }: SvgRequest): string {
  const gridWidth = round.cols * CELL;
  const gridHeight = round.rows * CELL;
  const width = Math.ceil(Math.max(gridWidth, 2 * COLUMN_WIDTH + GAP) + 2 * MARGIN);
  const top = MARGIN + 2 * LINE;
  const left = Math.floor((width - gridWidth) / 2);
  const columns = (["across", "down"] as const).map((direction) => linesOf(round, direction));
  const tallest = Math.max(...columns.map((lines) => lines.length));
  const clueTop = top + gridHeight + 2 * LINE;
  const hasClues = round.entries.some((entry) => entry.clue !== "");
  const height = hasClues ? clueTop + (tallest + 2) * LINE + MARGIN : top + gridHeight + MARGIN;
  const out = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Helvetica, Arial, sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${width / 2}" y="${
      MARGIN + LINE / 2
    }" text-anchor="middle" font-size="16" font-weight="bold">${escaped(labels.title)}</text>`,
    `<g transform="translate(${left} ${top})">`,
    ...gridLines(round, cells),
    "</g>",
  ];
  if (hasClues) {
    [labels.across, labels.down].forEach((heading, i) => {
      const x = MARGIN + i * (COLUMN_WIDTH + GAP);
      out.push(
        `<text x="${x}" y="${clueTop}" font-size="13" font-weight="bold">${
          escaped(heading)
        }</text>`,
      );
      columns[i]!.forEach((line, n) => {
        const y = clueTop + (n + 1.4) * LINE;
        out.push(
          `<text x="${x}" y="${y}" font-size="12" xml:space="preserve">${escaped(line)}</text>`,
        );
      });
    });
  }
  out.push("</svg>", "");
  return out.join("\n");
}

function gridLines(
  { rows, cols, solution, entries }: CrosswordRound,
  cells: string | undefined,
): string[] {
  const numbers = new Map(entries.map((entry) => [entry.cells[0]!, entry.number]));
  const out: string[] = [];
  for (let cell = 0; cell < rows * cols; cell++) {
    const x = (cell % cols) * CELL;
    const y = Math.floor(cell / cols) * CELL;
    const isBlack = solution[cell] === BLACK;
    const fill = isBlack ? "#000" : "#fff";
    out.push(
      `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${fill}" stroke="#000"/>`,
    );
    const number = numbers.get(cell);
    if (number !== undefined) {
      out.push(`<text x="${x + 3}" y="${y + 11}" font-size="10">${number}</text>`);
    }
    const letter = cells?.[cell] ?? "";
    if (!isBlack && /^\p{L}$/u.test(letter)) {
      const middle = x + CELL / 2;
      out.push(
        `<text x="${middle}" y="${y + CELL - 8}" text-anchor="middle" font-size="20">${
          escaped(letter.toUpperCase())
        }</text>`,
      );
    }
  }
  return out;
}

/** The clues of one direction, each broken into lines that fit. */
function linesOf({ entries }: CrosswordRound, direction: Direction): string[] {
  return entries.filter((entry) => entry.direction === direction).flatMap(({ number, clue }) => {
    const lines: string[] = [];
    let line = `${number}.`;
    for (const word of clue.split(/\s+/)) {
      if (line.length + word.length + 1 > COLUMN && line.trim() !== "") {
        lines.push(line);
        line = "   ";
      }
      line += ` ${word}`;
    }
    return [...lines, line];
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
