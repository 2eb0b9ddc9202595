import { hexagon, hexagonCentres } from "./bee/comb.tsx";
import { GameIcon } from "./parts/icons.tsx";

const CENTRES = hexagonCentres(91.6);

/** The day's letters; before they are known, a comb without. */
export function BeeArt({ letters }: { readonly letters: readonly string[] }) {
  return (
    <svg class="art" viewBox="-131 -139 262 278" aria-hidden="true">
      {CENTRES.map(([x, y], i) => (
        <g key={i}>
          <polygon class={i === 0 ? "c c0" : "c"} points={hexagon(x, y, 50)} />
          <text class={i === 0 ? "t0" : ""} x={x} y={y + 13} font-size="37">
            {letters[i]?.toUpperCase()}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A picture of a game; of one without, its icon. */
export function GameArt({ game }: { readonly game: string }) {
  switch (game) {
    case "grid":
      return <GridArt />;
    case "bites":
      return <BitesArt />;
    case "crossword":
      return <CrosswordArt />;
    default:
      return <GameIcon game={game} />;
  }
}

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
