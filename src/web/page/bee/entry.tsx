import type { PageGame } from "../page_game.ts";
import { hexagon, hexagonCentres } from "./hexagon.ts";

export const beeEntry: PageGame = {
  page: async () => (await import("./bee.tsx")).BeePage,
  icon: "M12 3l7.8 4.500v9L12 21l-7.8-4.500v-9z",
  Art: BeeArt,
};

const CENTRES = hexagonCentres(91.6);

/** The day's letters; before they are known, a comb without. */
function BeeArt({ letters }: { readonly letters: readonly string[] }) {
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
