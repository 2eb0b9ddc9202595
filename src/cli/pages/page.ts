import type { TerminalContext } from "../app/game_view.ts";
import { SIGNAL_CODE, type SignalCode } from "../app/command.ts";
import { makeAscii } from "../screen/ascii.ts";
import { type Canvas, cut, fill, frameOf, openCanvas, type Size, write } from "../screen/canvas.ts";
import type { Frame } from "../screen/cells.ts";
import { changesTo } from "../screen/differ.ts";
import { keysAt, type Target } from "../screen/game_screen.ts";
import { type Key, keysIn, openKeyReader } from "../screen/keys.ts";
import { lookFrom, themeOfReply } from "../screen/look.ts";
import { type Look, openPens } from "../screen/palette.ts";
import { drawKeys, drawTitle, type KeyCap, type Title } from "../screen/parts.ts";
import { COLOURED } from "../text/paint.ts";

/** A screen that is no game: it is drawn from a state, which keys change until one ends it. */
export interface Page<S, R> {
  title(state: S): Title;
  keys(state: S, size: Size): readonly KeyCap[];
  /** All but the first and the last row. */
  draw(state: S, canvas: Canvas, look: Look): PageBody;
  press(state: S, key: Key, size: Size): PageStep<S, R>;
}

interface PageBody {
  /** Where the terminal's cursor goes; without it there is none. */
  readonly cursor?: NonNullable<Frame["cursor"]>;
  readonly targets: readonly Target[];
}

export type PageStep<S, R> =
  | { readonly kind: "stay"; readonly state: S }
  | { readonly kind: "done"; readonly result: R };

/** What a page led to, or that the player or the terminal is gone. */
export type PageEnd<R> =
  | { readonly kind: "done"; readonly result: R }
  | { readonly kind: "gone"; readonly code: 0 | SignalCode };

/** One page after the other on the same terminal. */
export interface Pages {
  show<S, R>(page: Page<S, R>, first: S): Promise<PageEnd<R>>;
  /** Gives the terminal back; the next page takes it again. */
  close(): void;
}

export function openPages(
  { world, paint, display }: Pick<TerminalContext, "world" | "paint" | "display">,
): Pages {
  const terminal = world.live()!;
  let isOpen = false;
  let shown: Frame | undefined;
  let remark = "";
  let look = lookFrom((name) => world.env(name), {
    color: paint === COLOURED,
    theme: display.background,
    isAscii: false,
  });
  let pens = openPens(look);
  const reader = openKeyReader();
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    shown = undefined;
    world.input().close();
    terminal.open();
    terminal.enter(display);
  };
  const draw = <S, R>(page: Page<S, R>, state: S): readonly Target[] => {
    const canvas = openCanvas(terminal.size);
    const { cursor, targets } = page.draw(state, canvas, look);
    drawTitle(canvas, page.title(state), look);
    drawKeys(canvas, page.keys(state, terminal.size));
    if (remark !== "") drawRemark(canvas, remark, look);
    if (look.isAscii) makeAscii(canvas);
    const frame = frameOf(canvas, cursor);
    terminal.write(changesTo(frame, shown, pens));
    shown = frame;
    return targets;
  };
  /** The terminal's answer about its background. */
  const heed = (reply: string) => {
    const theme = themeOfReply(reply);
    if (display.background !== "auto" || theme === undefined || theme === look.theme) return;
    look = { ...look, theme };
    pens = openPens(look);
    shown = undefined;
  };
  return {
    async show(page, first) {
      open();
      let state = first;
      for (;;) {
        const targets = draw(page, state);
        const event = await terminal.next(reader.patienceMs);
        if (event.kind === "end") return { kind: "gone", code: 0 };
        if (event.kind === "signal") return { kind: "gone", code: SIGNAL_CODE[event.signal] };
        if (event.kind === "resized" || event.kind === "continued") shown = undefined;
        if (event.kind === "remark") remark = event.text.split("\n").join(" ");
        for (const pressed of keysIn(event, reader)) {
          if (pressed.kind === "reply") heed(pressed.text);
          if (pressed.kind === "redraw") shown = undefined;
          if (pressed.kind === "interrupt") return { kind: "gone", code: 130 };
          if (pressed.kind === "leave") return { kind: "gone", code: 0 };
          remark = "";
          for (const key of pressed.kind === "click" ? keysAt(targets, pressed) : [pressed]) {
            const step = page.press(state, key, terminal.size);
            if (step.kind === "done") return step;
            state = step.state;
          }
        }
      }
    },
    close() {
      if (isOpen) terminal.close();
      isOpen = false;
    },
  };
}

/** What the program says behind a page, above its keys until one is pressed. */
function drawRemark(canvas: Canvas, remark: string, look: Look): void {
  const row = canvas.rows - 2;
  fill(canvas, { row, column: 0, columns: canvas.columns, rows: 1 }, "own");
  write(canvas, { row, column: 2 }, cut(remark, canvas.columns - 4, look.isAscii), { fg: "berry" });
}
