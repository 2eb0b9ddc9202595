import type { TargetedInputEvent, TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { BLACK, EMPTY } from "../../../games/crossword/template.ts";
import type { CrosswordWebMessages } from "../../../messages/crossword_web.ts";
import { type CellCursor, underCursor } from "../../../play/crossword/cursor.ts";
import type { CrosswordDrawing, DrawnEntry } from "../../engine/crossword.ts";

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
  /** The cell has the focus, from wherever it came. */
  onFocus(cell: number): void;
}

/** The grid: a real input in every white cell, of which one can be reached with Tab. */
export function CrosswordBoard(props: BoardProps) {
  const { drawing, cursor, words, onKey } = props;
  const { rows, cols } = drawing;
  const board = useRef<HTMLDivElement>(null);
  const under = underCursor(drawing, cursor);
  const numbers = new Map(drawing.entries.map(({ cells, number }) => [cells[0]!, number]));
  // The focus follows the cursor, if it is in the grid.
  useLayoutEffect(() => {
    if (!board.current?.contains(document.activeElement)) return;
    const input = board.current.querySelector<HTMLInputElement>(`[data-cell="${cursor.cell}"]`);
    if (input && input !== document.activeElement) input.focus({ preventScroll: true });
    input?.select();
  });
  return (
    <div
      ref={board}
      class={`xgrid${cols > 11 ? " fine" : ""}`}
      role="grid"
      aria-label={words.grid(rows, cols)}
      style={{ gridTemplateColumns: `repeat(${cols}, minmax(0, 1fr))` }}
      onKeyDown={onKey}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div role="row" key={row}>
          {Array.from({ length: cols }, (_, col) => {
            const cell = row * cols + col;
            return drawing.cells[cell] === BLACK
              ? <div class="xc blk" role="gridcell" aria-label={words.black} key={col} />
              : (
                <Cell
                  key={col}
                  {...props}
                  cell={cell}
                  number={numbers.get(cell)}
                  entry={under.entry}
                  isCrossing={under.crossing?.cells.includes(cell) ?? false}
                />
              );
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps extends BoardProps {
  readonly cell: number;
  readonly number: number | undefined;
  readonly entry: DrawnEntry | undefined;
  readonly isCrossing: boolean;
}

function Cell(props: CellProps) {
  const { drawing, cursor, words, cell, number, entry, isCrossing, hasKeys } = props;
  const raw = drawing.cells[cell]!;
  const letter = raw === EMPTY ? "" : raw;
  const isCursor = cell === cursor.cell;
  const marks = {
    isWrong: drawing.wrong.includes(cell),
    isRevealed: drawing.revealed.includes(cell),
    isPencil: drawing.pencilled.includes(cell),
  };
  const look = [
    isCursor ? "cur" : entry?.cells.includes(cell) ? "act" : isCrossing ? "crs" : "",
    marks.isPencil ? "pen" : "",
    marks.isWrong ? "bad" : "",
    marks.isRevealed ? "shown" : "",
  ].filter((name) => name !== "");
  // The clue is told where its entry begins, and not again in every cell.
  const isFirst = entry?.cells[0] === cell;
  const clue = isFirst && entry
    ? `${words.entry(entry, entry.cells.length)}: ${entry.clue}`
    : undefined;
  const { cols } = drawing;
  const label = words.cell({
    row: Math.floor(cell / cols) + 1,
    col: cell % cols + 1,
    letter,
    ...marks,
    ...(clue !== undefined && { clue }),
  });
  return (
    <div class={["xc", ...look].join(" ")} role="gridcell">
      {number !== undefined && <sup aria-hidden="true">{number}</sup>}
      <input
        data-cell={cell}
        value={letter}
        aria-label={label}
        aria-invalid={marks.isWrong}
        readOnly={drawing.isOver}
        tabindex={isCursor ? 0 : -1}
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck={false}
        inputMode={hasKeys ? "none" : "text"}
        enterkeyhint="next"
        onBeforeInput={(event) => beforeInput(event, props)}
        onInput={(event) => afterInput(event, props, letter)}
        onMouseDown={(event) => {
          event.preventDefault();
          event.currentTarget.focus({ preventScroll: true });
          props.onCell(cell);
        }}
        onFocus={() => props.onFocus(cell)}
      />
    </div>
  );
}

/** Letters arrive here from every keyboard, also from those that do not name their keys. */
function beforeInput(
  event: TargetedInputEvent<HTMLInputElement>,
  { onLetter, onErase, drawing }: CellProps,
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
  { onLetter, onErase, drawing }: CellProps,
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
