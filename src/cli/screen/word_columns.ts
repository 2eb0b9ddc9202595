import type { Paint } from "../text/paint.ts";

/** A word in a list, with what it paid. */
interface ListedWord {
  readonly text: string;
  readonly points: number;
  /** Behind the points, as how it lies. */
  readonly mark?: string;
  /** Whether it stands out, as a pangram. */
  readonly isStarred?: boolean;
}

/** Words in columns read downwards, their points under each other; the newest is lit. */
export function wordColumns(
  words: readonly ListedWord[],
  newest: string | undefined,
  { width, paint }: { readonly width: number; readonly paint: Paint },
): string[] {
  const longest = (of: (word: ListedWord) => string) =>
    words.reduce((most, word) => Math.max(most, of(word).length), 0);
  const markOf = ({ mark = "" }: ListedWord) => mark === "" ? "" : ` ${mark}`;
  const left = longest(({ text }) => text);
  const middle = longest(({ points }) => String(points));
  // Marks are left out where a word would not fit on its line.
  const marks = longest(markOf);
  const right = left + middle + 1 + marks <= width ? marks : 0;
  const cell = left + middle + right + 1;
  const across = Math.max(1, Math.floor((width + 2) / (cell + 2)));
  const down = Math.ceil(words.length / across);
  const painted = words.map((word) => {
    const text = `${word.text.padEnd(left)} `;
    const mark = right === 0 ? "" : markOf(word).padEnd(right);
    const worth = String(word.points).padStart(middle) + mark;
    if (word.text === newest) return paint.lit(paint.gold(paint.bold(text + worth)));
    return (word.isStarred ? paint.gold(text) : text) + paint.dim(worth);
  });
  return Array.from(
    { length: down },
    (_, row) => painted.filter((_, i) => i % down === row).join("  "),
  );
}
