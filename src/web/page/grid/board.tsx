import type { RefObject, TargetedKeyboardEvent, TargetedPointerEvent } from "preact";
import { useRef } from "preact/hooks";
import type { Bonus } from "../../../games/grid/puzzle.ts";
import type { GridWebMessages } from "../../../messages/grid_web.ts";
import type { GridDrawing } from "../../engine/grid.ts";
import { announce } from "../parts/notices.tsx";
import { cellAt, drawnOn, type Path, placeName, squareAt, tappedOn, wordOn } from "./path.ts";

interface BoardProps {
  readonly drawing: GridDrawing;
  readonly path: Path;
  readonly isCovered: boolean;
  /** How many words left pass through each cell, where that was asked. */
  readonly heat: readonly number[] | undefined;
  readonly words: GridWebMessages;
  /** A path while it is drawn or tapped. */
  onPath(path: Path): void;
  /** A path that is finished. */
  onWord(path: Path): void;
}

interface Drag {
  readonly id: number;
  /** The path that was there when the finger came down. */
  readonly before: Path;
  readonly cell: number;
  path: Path;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The board: swiped over, tapped, or walked over with the arrow keys. */
export function GridBoard(props: BoardProps) {
  const { drawing, path, isCovered, words } = props;
  const { rows, cols, cells } = drawing;
  const board = useRef<SVGSVGElement>(null);
  const { focused, onKeyDown, tapUnseen } = useWalking(props, board);
  return (
    <svg
      ref={board}
      class={`board${isCovered ? " covered" : ""}`}
      viewBox={`0 0 ${cols * 100} ${rows * 100 + 2}`}
      role="group"
      aria-label={isCovered ? words.covered : words.board(rows, cols)}
      {...useSwiping(props, board)}
      onKeyDown={onKeyDown}
    >
      {cells.map((cell, i) => {
        // Nothing is drawn where the board has a hole.
        if (cell.letters === "") return null;
        const [x, y] = placeOf(i, cols);
        return (
          <g
            key={i}
            class={path.includes(i) ? "on" : ""}
            data-cell={i}
            role="button"
            tabindex={i === focused.current ? 0 : -1}
            aria-label={cellName(props, i)}
            aria-disabled={isCovered}
            onFocus={() => focused.current = i}
            // A screen reader presses without a pointer.
            onClick={(event) => event.detail === 0 && !isCovered && tapUnseen(i)}
          >
            <rect class="e" x={x + 5} y={y + 9} width="90" height="90" rx="16" />
            <rect class="f" x={x + 5} y={y + 4} width="90" height="90" rx="16" />
          </g>
        );
      })}
      <PathLine path={path} cols={cols} />
      <g aria-hidden="true" pointer-events="none">
        {cells.map((cell, i) =>
          cell.letters === "" ? null : <CellFace key={i} i={i} {...props} cell={cell} />
        )}
      </g>
    </svg>
  );
}

/** A cell for a screen reader. */
function cellName({ drawing, path, isCovered, words, heat }: BoardProps, i: number): string {
  const { letters, bonus } = drawing.cells[i]!;
  const passing = heat?.[i];
  return words.cell({
    place: placeName(drawing, i),
    ...(!isCovered && { letters }),
    ...(bonus && { bonus }),
    step: path.indexOf(i) + 1,
    ...(passing !== undefined && { heat: passing }),
  });
}

/** A cell more; tapped again, the last one ends the word. */
function tap({ drawing, onPath, onWord }: BoardProps, cell: number, before: Path): void {
  const isAgain = before.length > 1 && before.at(-1) === cell;
  if (isAgain) onWord(before);
  else onPath(tappedOn(drawing, before, cell));
}

function useSwiping(props: BoardProps, board: RefObject<SVGSVGElement | null>) {
  const { drawing, path, isCovered, onPath, onWord } = props;
  const drag = useRef<Drag | undefined>(undefined);
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width } = board.current!.getBoundingClientRect();
    const size = width / drawing.cols;
    return { x: (clientX - left) / size, y: (clientY - top) / size };
  };
  return {
    onPointerDown(event: TargetedPointerEvent<SVGSVGElement>): void {
      if (isCovered || drag.current || event.button !== 0) return;
      const cell = squareAt(drawing, pointAt(event));
      if (cell === undefined) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { id: event.pointerId, before: path, cell, path: [cell] };
      if (!path.includes(cell)) onPath(tappedOn(drawing, path, cell));
    },
    onPointerMove(event: TargetedPointerEvent<SVGSVGElement>): void {
      const now = drag.current;
      if (now?.id !== event.pointerId) return;
      const before = now.path;
      for (const one of [...event.getCoalescedEvents?.() ?? [], event]) {
        const cell = cellAt(drawing, pointAt(one));
        if (cell !== undefined) now.path = drawnOn(drawing, now.path, cell);
      }
      if (now.path !== before) onPath(now.path);
    },
    onPointerUp(event: TargetedPointerEvent<SVGSVGElement>): void {
      const now = drag.current;
      if (now?.id !== event.pointerId) return;
      drag.current = undefined;
      if (now.path.length > 1) onWord(now.path);
      else tap(props, now.cell, now.before);
    },
    onPointerCancel(): void {
      drag.current = undefined;
      onPath([]);
    },
  };
}

/** One cell has the focus; the arrow keys move it, Space taps. */
function useWalking(props: BoardProps, board: RefObject<SVGSVGElement | null>) {
  const { drawing, path, isCovered, words } = props;
  const { rows, cols, cells } = drawing;
  const focused = useRef(cells.findIndex(({ letters }) => letters !== ""));

  /** Without a pointer: the player may not see what was tapped so far. */
  function tapUnseen(cell: number): void {
    tap(props, cell, path);
    announce(words.path(wordOn(drawing, tappedOn(drawing, path, cell))));
  }

  function focusCell(cell: number): void {
    const at = (one: number) => board.current!.querySelector<SVGGElement>(`[data-cell="${one}"]`);
    if (!at(cell)) return;
    at(focused.current)?.setAttribute("tabindex", "-1");
    focused.current = cell;
    at(cell)!.setAttribute("tabindex", "0");
    at(cell)!.focus();
  }

  function onKeyDown(event: TargetedKeyboardEvent<SVGSVGElement>): void {
    const step = STEPS[event.key];
    if (step) {
      const row = within(Math.floor(focused.current / cols) + step[0], rows);
      const col = within(focused.current % cols + step[1], cols);
      event.preventDefault();
      focusCell(row * cols + col);
    } else if (!isCovered && (event.key === " " || event.key === "Enter" && path.length === 0)) {
      event.preventDefault();
      event.stopPropagation();
      tapUnseen(focused.current);
    }
  }

  return { focused, onKeyDown, tapUnseen };
}

/** Letters, value and bonus of a cell, over the path. */
function CellFace(
  { i, cell, drawing, path, isCovered, heat, words }: BoardProps & {
    readonly i: number;
    readonly cell: GridDrawing["cells"][number];
  },
) {
  const [x, y] = placeOf(i, drawing.cols);
  const isOn = path.includes(i);
  return (
    <g class={isOn ? "on" : ""}>
      {cell.bonus && (
        <g class={isOn ? "lit" : ""}>
          <path
            class={bonusClass(cell.bonus)}
            d={`M${x + 51} ${y + 4}h28a16 16 0 0 1 16 16v28z`}
          />
          <text class="bl" x={x + 80} y={y + 23}>{words.bonusLabel(cell.bonus)}</text>
        </g>
      )}
      {!isCovered && (
        <>
          <text class={`l${cell.shown.length > 1 ? " long" : ""}`} x={x + 50} y={y + 67}>
            {cell.shown}
          </text>
          {cell.value !== undefined && <text class="v" x={x + 84} y={y + 87}>{cell.value}</text>}
          {heat && <text class="heat" x={x + 22} y={y + 88}>{heat[i]}</text>}
        </>
      )}
    </g>
  );
}

/** By what it multiplies: those above three look like three. */
export function bonusClass(bonus: Bonus): string {
  const isWord = bonus.endsWith("w");
  return bonus.startsWith("d") ? isWord ? "b-dw" : "b-dl" : isWord ? "b-tw" : "b-tl";
}

function PathLine({ path, cols }: { readonly path: Path; readonly cols: number }) {
  const [first] = path;
  if (first === undefined) return null;
  const middle = (cell: number) => placeOf(cell, cols).map((at) => at + 50);
  const points = path.map((cell) => middle(cell).join(",")).join(" ");
  const [cx, cy] = middle(first);
  return (
    <g aria-hidden="true" pointer-events="none">
      <polyline class="halo" points={points} />
      <polyline class="path" points={points} />
      <circle class="start" cx={cx} cy={cy} r="36" />
    </g>
  );
}

function placeOf(cell: number, cols: number): readonly [x: number, y: number] {
  return [cell % cols * 100, Math.floor(cell / cols) * 100];
}

function within(at: number, size: number): number {
  return Math.max(0, Math.min(at, size - 1));
}
