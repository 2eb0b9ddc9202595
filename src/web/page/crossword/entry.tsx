import type { PageGame } from "../page_game.ts";

export const crosswordEntry: PageGame = {
  page: async () => (await import("./crossword.tsx")).CrosswordPage,
  icon: "M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
  Art: CrosswordArt,
  options: [
    {
      choice: "size",
      values: ["5x5", "7x7", "9x9", "11x11", "13x13", "15x15"],
      usual: () => "9x9",
    },
    {
      choice: "theme",
      values: ["", "casa", "cucina", "mare", "musica", "natura", "viaggio"],
      usual: () => "",
      isItalian: true,
    },
  ],
  words: { hasLevel: false, tiers: ["medium", "easy", "hard"] },
  waiting: ({ crossword }) => crossword.waiting,
};

const CROSSWORD = ["#ORE#", "AD#TR", "-O--#", " R # ", "#I   "];

function CrosswordArt() {
  return (
    <svg class="art" viewBox="0 0 92 92" aria-hidden="true">
      {CROSSWORD.flatMap((row, r) =>
        Array.from(row, (cell, c) => {
          const kind = cell === "#" ? "k" : r === 2 ? "h" : "w";
          const [x, y] = [1 + 18 * c, 1 + 18 * r];
          return (
            <g key={`${r} ${c}`}>
              <rect class={kind} x={x} y={y} width="18" height="18" />
              {/[A-Z]/.test(cell) && <text x={x + 9} y={y + 14} font-size="13">{cell}</text>}
            </g>
          );
        })
      )}
    </svg>
  );
}
