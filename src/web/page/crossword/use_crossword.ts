import { useMemo, useRef, useState } from "preact/hooks";
import { normalize } from "../../../core/letters.ts";
import type { CellCursor } from "../../../play/crossword/cursor.ts";
import { firstCursor, underCursor } from "../../../play/crossword/cursor.ts";
import { type CrosswordDrawing, type DrawnEntry, writingText } from "../../engine/crossword.ts";
import { orNotice, type Play } from "../play.ts";
import { type KeyDeed } from "./keys.ts";
import { type Pending, withPending } from "./pending.ts";

/** A crossword under the player's hands. */
export interface CrosswordHands {
  /** With the letters that are still being saved. */
  readonly drawing: CrosswordDrawing;
  readonly cursor: CellCursor;
  readonly entry: DrawnEntry | undefined;
  readonly crossing: DrawnEntry | undefined;
  go(cursor: CellCursor): void;
  /** Does what a key asks; `false` when that is to leave the grid. */
  obey(deed: KeyDeed): boolean;
  togglePencil(): void;
}

export function useCrossword(saved: CrosswordDrawing, play: Play): CrosswordHands {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [cursor, setCursor] = useState(() => firstCursor(saved));
  const count = useRef(0);
  const drawing = useMemo(() => withPending(saved, pending), [saved, pending]);
  // Two letters typed within a frame: the second finds what the first has done.
  const now = useRef({ drawing, cursor });
  now.current = { drawing, cursor };

  function go(next: CellCursor): void {
    now.current = { ...now.current, cursor: next };
    setCursor(next);
  }

  function write(cell: number, text: string): void {
    const letter = text === "" ? "" : normalize(text) ?? text;
    const { isPencil } = now.current.cursor;
    const one: Pending = { id: ++count.current, cell, letter, isPencil };
    now.current = { ...now.current, drawing: withPending(now.current.drawing, [one]) };
    setPending((all) => [...all, one]);
    const rest = writingText({ cell, letter, ...(isPencil && letter !== "" && { pencil: true }) });
    orNotice(
      play.command("write", rest).finally(() => {
        setPending((all) => all.filter(({ id }) => id !== one.id));
      }),
    );
  }

  function obey(deed: KeyDeed): boolean {
    switch (deed.kind) {
      case "go":
        go(deed.cursor);
        return true;
      case "write":
        if (!saved.isOver) write(deed.cell, deed.letter);
        go(deed.cursor);
        return true;
      case "pencil":
        togglePencil();
        return true;
      case "leave":
        return false;
    }
  }

  function togglePencil(): void {
    const { cursor } = now.current;
    go({ ...cursor, isPencil: !cursor.isPencil });
  }

  return { drawing, cursor, ...underCursor(drawing, cursor), go, obey, togglePencil };
}
