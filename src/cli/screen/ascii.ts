import type { Canvas } from "./canvas.ts";

/** Signs that sentences and clues have, in plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  "×": "x",
  "…": "~",
  "«": '"',
  "»": '"',
  "’": "'",
  "·": "|",
  "→": ">",
  "←": "<",
  "↑": "^",
  "↓": "v",
  "–": "-",
  "ß": "s",
};

/** Leaves nothing on the canvas that a terminal without UTF-8 cannot show. */
export function makeAscii({ cells }: Canvas): void {
  for (const row of cells) {
    row.forEach((cell, column) => {
      if (cell.text.length > 0 && !/^[ -~]$/.test(cell.text)) {
        row[column] = { ...cell, text: plainOf(cell.text) };
        // The second half of a wide character is empty.
        if (row[column + 1]?.text === "") row[column + 1] = { ...cell, text: "?" };
      }
    });
  }
}

/** Without its accent, or what stands for it. */
function plainOf(text: string): string {
  const known = PLAIN[text];
  if (known !== undefined) return known;
  const bare = text.normalize("NFD")[0]!;
  return /^[ -~]$/.test(bare) ? bare : "?";
}
