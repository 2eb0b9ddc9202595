import { BLACK } from "../../../games/crossword/template.ts";
import type { CrosswordDrawing } from "../../engine/crossword.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { subtitleOf } from "../parts/bar.tsx";
import { Icon, Logo } from "../parts/icons.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../words.ts";

/** Asks whether the solution is wanted too, and prints. */
export function PrintSheet(
  { isOpen, onClose, hasSolution, onSolution }: {
    readonly isOpen: boolean;
    onClose(): void;
    readonly hasSolution: boolean;
    onSolution(has: boolean): void;
  },
) {
  const words = t.value.crossword;
  return (
    <Sheet title={words.print} isOpen={isOpen} onClose={onClose}>
      <p class="muted">{words.printNote}</p>
      <label class="tick">
        <input
          type="checkbox"
          checked={hasSolution}
          onChange={(event) => onSolution(event.currentTarget.checked)}
        />
        {words.withSolution}
      </label>
      <button
        type="button"
        class="btn main"
        onClick={() => {
          onClose();
          // The dialog has to be gone from the page that is printed.
          requestAnimationFrame(() => globalThis.print());
        }}
      >
        <Icon name="print" />
        {words.print}
      </button>
    </Sheet>
  );
}

/** The crossword on one A4 page, in black alone; on the screen it is hidden. */
export function PrintedPage(
  { shown, hasSolution }: {
    readonly shown: GameShown<CrosswordDrawing>;
    readonly hasSolution: boolean;
  },
) {
  const words = t.value.crossword;
  const { scene } = shown;
  const { length } = scene.entries;
  const size = length > 130 ? " huge" : length > 70 ? " tiny" : length > 44 ? " small" : "";
  const lists = (["across", "down"] as const).map((way) => ({
    way,
    entries: scene.entries.filter(({ direction }) => direction === way),
  }));
  return (
    <article class={`a4${size}`} aria-hidden="true">
      <div class="head">
        <span class="logo">
          <Logo />itbee
        </span>
        <h1>{shown.name}</h1>
        <p>
          {subtitleOf(shown)}
          <br />
          {words.about(scene)}
        </p>
      </div>
      <Picture scene={scene} class="pg" />
      <div class="cl">
        {lists.map(({ way, entries }) => (
          <>
            <h2>{words.way[way]}</h2>
            <ol>
              {entries.map(({ number, clue }) => (
                <li key={number}>
                  <b>{number}</b>
                  <span>{clue}</span>
                </li>
              ))}
            </ol>
          </>
        ))}
      </div>
      <footer>
        <span>{words.name} ______________________</span>
        {hasSolution && <Picture scene={scene} class="sol" letters={scene.solution} />}
        <span>{words.timeTaken} ________</span>
      </footer>
    </article>
  );
}

function Picture(
  { scene, letters, class: name }: {
    readonly scene: CrosswordDrawing;
    readonly letters?: string;
    readonly class: string;
  },
) {
  const { rows, cols, cells, entries } = scene;
  const SIDE = 40;
  const numbers = new Map(entries.map((entry) => [entry.cells[0]!, entry.number]));
  return (
    <svg class={name} viewBox={`-1 -1 ${cols * SIDE + 2} ${rows * SIDE + 2}`} aria-hidden="true">
      {[...cells].map((cell, i) => {
        const [x, y] = [i % cols * SIDE, Math.floor(i / cols) * SIDE];
        const isBlack = cell === BLACK;
        return (
          <g key={i}>
            <rect class={isBlack ? "b" : "w"} x={x} y={y} width={SIDE} height={SIDE} />
            {numbers.has(i) && !letters && <text x={x + 3} y={y + 11}>{numbers.get(i)}</text>}
            {letters && !isBlack && (
              <text class="sl" x={x + SIDE / 2} y={y + 29}>{letters[i]!.toUpperCase()}</text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
