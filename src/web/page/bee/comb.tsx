import { t } from "../words.ts";
import { hexagon, hexagonCentres } from "./hexagon.ts";

const CENTRES = hexagonCentres(114.4);

/** Half a side, and how deep the lower edge is. */
const RADIUS = 57;
const DEPTH = 6;

/** The honeycomb: seven hexagons to press. */
export function Comb(
  { required, letters, pressed, onLetter }: {
    readonly required: string;
    readonly letters: readonly string[];
    /** The letter that a key pressed, for an instant. */
    readonly pressed: string;
    onLetter(letter: string): void;
  },
) {
  return (
    <svg class="comb" viewBox="-169 -180 338 360" role="group" aria-label={t.value.bee.letters}>
      {[required, ...letters].map((letter, i) => {
        const shown = letter.toUpperCase();
        const [x, y] = CENTRES[i]!;
        return (
          <g
            key={letter}
            class={`hx${i === 0 ? " k" : ""}${letter === pressed ? " down" : ""}`}
            role="button"
            tabIndex={0}
            aria-label={i === 0 ? t.value.bee.required(shown) : shown}
            // With the mouse the focus stays: then Enter sends the word and does not press again.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() =>
              onLetter(letter)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") {
                return;
              }
              event.preventDefault();
              onLetter(letter);
            }}
          >
            <polygon class="e" points={hexagon(x, y + DEPTH, RADIUS)} />
            <polygon class="f" points={hexagon(x, y, RADIUS)} />
            <text x={x} y={y + 18}>{shown}</text>
          </g>
        );
      })}
    </svg>
  );
}
