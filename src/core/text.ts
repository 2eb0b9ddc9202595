// Control characters move the cursor, bidi marks reorder a line, lone surrogates are not text:
// none may reach a terminal from a file we did not write. Spelled out because compiling \p{Cc} and
// the like takes as long as opening a file.
const UNSAFE =
  // deno-lint-ignore no-control-regex
  /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]/u;

const EVERY_UNSAFE = new RegExp(UNSAFE, "gu");

/** Whether the text is one line that may be shown as it is. */
export function isPlain(text: string): boolean {
  return !UNSAFE.test(text);
}

/** A text from outside, short and safe enough to quote. */
export function quotable(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return mended(short);
}

/** The longest guess that is repeated whole. */
const LONGEST_GUESS = 24;

/** A guess as an answer repeats it: nobody reads a very long one again. */
export function shortGuess(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_GUESS
    ? text
    : `${letters.slice(0, LONGEST_GUESS - 4).join("")}…`;
}

function mended(text: string): string {
  return text.replaceAll(EVERY_UNSAFE, "\ufffd");
}

/** Longer texts are cut. A path may be this long. */
const LONGEST = 4_096;

/** The same facts, with every text in them safe to show. */
export function showable<V>(value: V): V {
  if (typeof value === "string") {
    const short = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
    return keepingTabs(short, "\ufffd") as V;
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(showable) as V;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, showable(inner)]),
  ) as V;
}

/** A text of several lines, each safe to show; tabs stay. */
export function showableLines(text: string): string {
  return keepingTabs(text.replaceAll("\r\n", "\n"), "\n");
}

/** Tabs are harmless when we quote a line of a table. */
function keepingTabs(text: string, lineBreak: string): string {
  return text.replaceAll(
    EVERY_UNSAFE,
    (sign) => sign === "\t" ? sign : sign === "\n" ? lineBreak : "\ufffd",
  );
}

/** JSON that is safe to show: plain JSON keeps bidi marks and C1 codes as they are. */
export function plainJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    EVERY_UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The known name that a mistyped one most likely means; `undefined` when none is close. */
export function nearest(text: string, known: readonly string[]): string | undefined {
  const typed = text.slice(0, 64).toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(typed, name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1);
      }
      row.push(least);
    }
    [before, above] = [above, row];
  }
  return above[b.length]!;
}

/** `######----` for six tenths. Full only when all is there, empty only when nothing is. */
export function bar(share: number, width: number): string {
  const least = share > 0 ? 1 : 0;
  const full = Math.max(least, Math.min(width, Math.floor(share * width + 1e-9)));
  return "#".repeat(full) + "-".repeat(width - full);
}

/** With a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a value from outside has named fields: not a list, not `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
