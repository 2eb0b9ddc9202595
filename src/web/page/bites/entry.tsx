import { MINUTES, type PageGame } from "../page_game.ts";

export const bitesEntry: PageGame = {
  page: async () => (await import("./bites.tsx")).BitesPage,
  icon:
    "M5 4h7a1.5 1.5 0 0 1 0 6H5a1.5 1.5 0 0 1 0-6zM16.5 9h3a1.5 1.5 0 0 1 1.5 1.500v8a1.5 1.5 0 0 1-1.5 1.500h-3a1.5 1.5 0 0 1-1.5-1.500v-8A1.5 1.5 0 0 1 16.5 9zM7 13h3a1.5 1.5 0 0 1 1.5 1.500v3A1.5 1.5 0 0 1 10 19H7a1.5 1.5 0 0 1-1.5-1.500v-3A1.5 1.5 0 0 1 7 13z",
  Art: BitesArt,
  options: [{ choice: "minutes", values: MINUTES, usual: () => "2" }],
};

const TILES = [
  { letters: "CA", x: 2, y: 6, width: 60, height: 28, isUsed: true },
  { letters: "NO", x: 68, y: 6, width: 29, height: 62, isUsed: false },
  { letters: "M", x: 2, y: 40, width: 29, height: 28, isUsed: false },
  { letters: "I", x: 36, y: 40, width: 27, height: 28, isUsed: false },
  { letters: "ST", x: 2, y: 73, width: 60, height: 26, isUsed: false },
];

function BitesArt() {
  return (
    <svg class="art" viewBox="0 0 100 100" aria-hidden="true">
      {TILES.map(({ letters, x, y, width, height, isUsed }) => {
        const isTall = height > width;
        return (
          <g key={letters}>
            <rect class={isUsed ? "th" : "t"} x={x} y={y} width={width} height={height} rx="6" />
            {Array.from(letters, (letter, i) => {
              const part = (i + 0.5) / letters.length;
              return (
                <text
                  key={letter}
                  class={isUsed ? "oh" : ""}
                  x={x + (isTall ? width / 2 : width * part)}
                  y={y + (isTall ? height * part : height / 2) + 8}
                  font-size="23"
                >
                  {letter}
                </text>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
