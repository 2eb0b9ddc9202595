import type { TargetedInputEvent, TargetedKeyboardEvent, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { BLACK, EMPTY } from "../../../games/crossword/template.ts";
import type { CrosswordWebMessages } from "../../../messages/crossword_web.ts";
import { type CellCursor, underCursor } from "../../../play/crossword/cursor.ts";
import type { CrosswordDrawing } from "../../engine/crossword.ts";

interface BoardProps {
  readonly drawing: CrosswordDrawing;
  readonly cursor: CellCursor;
  readonly words: CrosswordWebMessages;
  /** Whether the page's own keyboard is in sight, so that the device's is not needed. */
  readonly hasKeys: boolean;
  onKey(event: TargetedKeyboardEvent<HTMLElement>): void;
  onLetter(letter: string): void;
  onErase(): void;
  onCell(cell: number): void;
  /** The cell has the focus, however it got it. */
  onFocus(cell: number): void;
}

/** The grid: a real input in every white cell, of which one can be reached with Tab. */
export function CrosswordBoard(props: BoardProps) {
  const { drawing, cursor, words, hasKeys } = props;
  const { rows, cols } = drawing;
  const board = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const drawnCells = useRef(new Map<number, DrawnOnce>());
  const lookOf = looksOf(props);
  const numbers = new Map(drawing.entries.map(({ cells, number }) => [cells[0]!, number]));
  // The focus follows the cursor, if it is in the grid.
  useLayoutEffect(() => {
    if (!board.current?.contains(document.activeElement)) return;
    const input = board.current.querySelector<HTMLInputElement>(`[data-cell="${cursor.cell}"]`);
    if (input && input !== document.activeElement) input.focus({ preventScroll: true });
    input?.select();
  });

  /** A letter changes few cells: the others are drawn no more than once. */
  function cellAt(cell: number): VNode {
    const look = lookOf(cell);
    const key = `${Object.values(look).join("|")}|${hasKeys}`;
    const before = drawnCells.current.get(cell);
    if (before?.key === key && before.words === words) return before.node;
    const node = (
      <Cell
        key={cell}
        cell={cell}
        look={look}
        label={labelOf(props, look, cell)}
        number={numbers.get(cell)}
        hasKeys={hasKeys}
        latest={latest}
      />
    );
    drawnCells.current.set(cell, { key, words, node });
    return node;
  }

  return (
    <div
      ref={board}
      class={`xgrid${cols > 11 ? " fine" : ""}`}
      role="grid"
      aria-label={words.grid(rows, cols)}
      style={{ gridTemplateColumns: `repeat(${cols}, minmax(0, 1fr))` }}
      onKeyDown={(event) => latest.current.onKey(event)}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div role="row" key={row}>
          {Array.from({ length: cols }, (_, col) => {
            const cell = row * cols + col;
            return drawing.cells[cell] === BLACK
              ? <div class="xc blk" role="gridcell" aria-label={words.black} key={cell} />
              : cellAt(cell);
          })}
        </div>
      ))}
    </div>
  );
}

interface DrawnOnce {
  readonly key: string;
  readonly words: CrosswordWebMessages;
  readonly node: VNode;
}

/** All that a cell's picture and name depend on. */
interface CellLook {
  readonly letter: string;
  /** Under the cursor, in its entry, in the one that crosses it, or elsewhere. */
  readonly place: "cur" | "act" | "crs" | "";
  readonly isWrong: boolean;
  readonly isRevealed: boolean;
  readonly isPencil: boolean;
  readonly isOver: boolean;
  /** The clue is read where its entry begins, and not again in every cell. */
  readonly clue: string;
}

function looksOf({ drawing, cursor, words }: BoardProps): (cell: number) => CellLook {
  const { entry, crossing } = underCursor(drawing, cursor);
  const [wrong, revealed, pencilled] = [drawing.wrong, drawing.revealed, drawing.pencilled].map(
    (cells) => new Set(cells),
  );
  const clue = entry ? `${words.entry(entry, entry.cells.length)}: ${entry.clue}` : "";
  return (cell) => ({
    letter: drawing.cells[cell] === EMPTY ? "" : drawing.cells[cell]!,
    place: cell === cursor.cell
      ? "cur"
      : entry?.cells.includes(cell)
      ? "act"
      : crossing?.cells.includes(cell)
      ? "crs"
      : "",
    isWrong: wrong!.has(cell),
    isRevealed: revealed!.has(cell),
    isPencil: pencilled!.has(cell),
    isOver: drawing.isOver,
    clue: entry?.cells[0] === cell ? clue : "",
  });
}

function labelOf({ drawing, words }: BoardProps, look: CellLook, cell: number): string {
  const { clue, ...rest } = look;
  const row = Math.floor(cell / drawing.cols) + 1;
  return words.cell({ ...rest, row, col: cell % drawing.cols + 1, ...(clue !== "" && { clue }) });
}

interface CellProps {
  readonly cell: number;
  readonly look: CellLook;
  readonly label: string;
  readonly number: number | undefined;
  readonly hasKeys: boolean;
  /** What to do, as the board has it now. */
  readonly latest: { readonly current: BoardProps };
}

function Cell({ cell, look, label, number, hasKeys, latest }: CellProps) {
  const { letter, place, isWrong, isRevealed, isPencil, isOver } = look;
  const classes = ["xc", place, isPencil && "pen", isWrong && "bad", isRevealed && "shown"];
  return (
    <div class={classes.filter(Boolean).join(" ")} role="gridcell">
      {number !== undefined && <sup aria-hidden="true">{number}</sup>}
      <input
        data-cell={cell}
        value={letter}
        aria-label={label}
        aria-invalid={isWrong}
        readOnly={isOver}
        tabindex={place === "cur" ? 0 : -1}
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck={false}
        inputMode={hasKeys ? "none" : "text"}
        enterkeyhint="next"
        onBeforeInput={(event) => beforeInput(event, latest.current)}
        onInput={(event) => afterInput(event, latest.current, letter)}
        onMouseDown={(event) => {
          event.preventDefault();
          event.currentTarget.focus({ preventScroll: true });
          latest.current.onCell(cell);
        }}
        onFocus={() => latest.current.onFocus(cell)}
      />
    </div>
  );
}

/** Letters arrive here from every keyboard, also from those that do not name their keys. */
function beforeInput(
  event: TargetedInputEvent<HTMLInputElement>,
  { onLetter, onErase, drawing }: BoardProps,
): void {
  if (drawing.isOver || !event.cancelable) return;
  const { inputType, data } = event;
  if (inputType.startsWith("delete")) {
    event.preventDefault();
    onErase();
  } else if (inputType === "insertText" && data !== null) {
    event.preventDefault();
    for (const letter of lettersIn(data)) onLetter(letter);
  }
}

/** What could not be stopped before, as text that a phone composes. */
function afterInput(
  event: TargetedInputEvent<HTMLInputElement>,
  { onLetter, onErase, drawing }: BoardProps,
  shown: string,
): void {
  const { currentTarget: input } = event;
  const typed = input.value;
  input.value = shown;
  if (drawing.isOver) return;
  const fresh = lettersIn(typed).at(-1);
  if (typed === "") onErase();
  else if (fresh !== undefined) onLetter(fresh);
}

function lettersIn(text: string): string[] {
  return [...text].filter((letter) => /\p{L}/u.test(letter));
}
