import type { Paint } from "../text/paint.ts";
import type { PanelLines } from "./game_screen.ts";

/** A word in a list, with what it paid. */
interface ListedWord {
  readonly text: string;
  readonly points: number;
  /** Behind the points, as how it lies. */
  readonly mark?: string;
  /** Whether it stands out, as a pangram. */
  readonly isStarred?: boolean;
}

/** Words in columns read downwards, as many as fit, their points under each other; the newest is lit. */
export function wordColumns(
  words: readonly ListedWord[],
  newest: string | undefined,
  { width, paint }: { readonly width: number; readonly paint: Paint },
): PanelLines {
  const columns = widestSplit(words, width);
  const painted = columns.map(({ words, text, points, mark }) =>
    words.map((word) => {
      const shown = `${word.text.padEnd(text)} `;
      const worth = String(word.points).padStart(points) + markOf(word).padEnd(mark).slice(0, mark);
      if (word.text === newest) return paint.lit(paint.gold(paint.bold(shown + worth)));
      return (word.isStarred ? paint.gold(shown) : shown) + paint.dim(worth);
    })
  );
  const rows = painted[0] ?? [];
  const lines = rows.map((_, row) => painted.flatMap((column) => column[row] ?? []).join(GAP));
  const isNewest = ({ text }: ListedWord) => text === newest;
  const lit = columns.find(({ words }) => words.some(isNewest))?.words.findIndex(isNewest);
  return { lines, ...(lit !== undefined && { inSight: lit }) };
}

const GAP = "  ";
/** Two letters, a space and a digit. */
const SHORTEST = 4;

/** Some words below each other, and the widths of their parts. */
interface Column {
  readonly words: readonly ListedWord[];
  readonly text: number;
  readonly points: number;
  readonly mark: number;
}

function widestSplit(words: readonly ListedWord[], width: number): Column[] {
  const most = Math.floor((width + GAP.length) / (SHORTEST + GAP.length));
  for (let across = Math.min(words.length, most); across > 1; across--) {
    const columns = splitInto(across, words);
    const sum = columns.reduce((sum, column) => sum + widthOf(column) + GAP.length, -GAP.length);
    if (sum <= width) return columns;
  }
  // Marks are left out where a word would not fit on its line.
  return splitInto(1, words).map((one) => widthOf(one) <= width ? one : { ...one, mark: 0 });
}

function splitInto(across: number, words: readonly ListedWord[]): Column[] {
  const down = Math.ceil(words.length / across);
  const longest = (part: readonly ListedWord[], of: (word: ListedWord) => string) =>
    part.reduce((most, word) => Math.max(most, of(word).length), 0);
  return Array.from({ length: Math.ceil(words.length / down) }, (_, i) => {
    const part = words.slice(i * down, (i + 1) * down);
    return {
      words: part,
      text: longest(part, ({ text }) => text),
      points: longest(part, ({ points }) => String(points)),
      mark: longest(part, markOf),
    };
  });
}

function widthOf({ text, points, mark }: Column): number {
  return text + 1 + points + mark;
}

function markOf({ mark = "" }: ListedWord): string {
  return mark === "" ? "" : ` ${mark}`;
}
