import { ANY_WORDS, MINUTES, type PageGame } from "../page_game.ts";

export const gridEntry: PageGame = {
  page: async () => (await import("./grid.tsx")).GridPage,
  icon: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM4 12h16M12 4v16",
  Art: GridArt,
  options: [
    { choice: "rules", values: ["ruzzle", "boggle", "paroliere"], usual: () => "ruzzle" },
    { choice: "size", values: ["3x3", "4x4", "5x5", "6x6"], usual: () => "4x4" },
    {
      choice: "minutes",
      values: MINUTES,
      usual: ({ rules = "ruzzle" }) => rules === "ruzzle" ? "2" : "3",
    },
  ],
  words: { ...ANY_WORDS, hasLevel: false },
};

const GRID = ["CARI", "MIEN", "OLTA", "SEPO"];
/** M-I-E-L-E, cell by cell. */
const GRID_PATH = [4, 5, 6, 9, 13];

function GridArt() {
  const middle = (cell: number) => [12 + 25 * (cell % 4), 12 + 25 * Math.floor(cell / 4)] as const;
  return (
    <svg class="art" viewBox="0 0 100 100" aria-hidden="true">
      {Array.from(GRID.join(""), (_, i) => {
        const [x, y] = middle(i);
        const kind = GRID_PATH.includes(i) ? "th" : "t";
        return (
          <rect key={i} class={kind} x={x - 11} y={y - 11} width="22.5" height="22.5" rx="4" />
        );
      })}
      <polyline
        class="p"
        stroke-width="9"
        points={GRID_PATH.map((cell) => middle(cell).join(",")).join(" ")}
      />
      {Array.from(GRID.join(""), (letter, i) => {
        const [x, y] = middle(i);
        return (
          <text key={i} class={GRID_PATH.includes(i) ? "oh" : ""} x={x} y={y + 5.5} font-size="15">
            {letter}
          </text>
        );
      })}
    </svg>
  );
}
