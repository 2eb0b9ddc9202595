import type { Messages } from "../../messages/mod.ts";
import type { Line, LineReader, LiveTerminal, World } from "../../world.ts";
import { frameOf, openCanvas, writePieces } from "../screen/canvas.ts";
import { columnsOf, type Frame } from "../screen/cells.ts";
import { makeAscii } from "../screen/ascii.ts";
import { changesTo } from "../screen/differ.ts";
import { type Key, openKeyReader } from "../screen/keys.ts";
import { BOLD, type Look, openPens } from "../screen/palette.ts";
import { drawKeys, drawLines, drawTitle, type KeyCap, type Title } from "../screen/parts.ts";
import { wrap } from "../text/layout.ts";

/** A command's lines on a screen of the program's own, in place of the terminal's. */
interface Console {
  /** The same world, but what is printed and asked appears on that screen. */
  readonly world: World;
  /** Keeps what was printed on the screen until the player has read it. */
  waitForKey(): Promise<void>;
  /** Set when the terminal or the player is gone. */
  readonly gone: 0 | 129 | 130 | 131 | 143 | undefined;
  close(): void;
}

interface ConsoleParts {
  readonly world: World;
  readonly terminal: LiveTerminal;
  readonly t: Messages;
  readonly look: Look;
  readonly title: Title;
  readonly hasMouse: boolean;
}

const SIGNAL_CODE = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;
const MARGIN = 2;
const WHEEL_ROWS = 3;

/** What is in sight, besides the lines. */
interface View {
  readonly prompt: string | undefined;
  readonly typed: string;
  /** How many lines are above the first visible one; `undefined` for the last page. */
  readonly top: number | undefined;
}

export function openConsole(parts: ConsoleParts): Console {
  const { world, terminal, t, look, title } = parts;
  const pens = openPens(look);
  const lines: string[] = [];
  const reader = openKeyReader();
  let shown: Frame | undefined;
  let isOpen = false;
  let gone: Console["gone"];
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    shown = undefined;
    terminal.open();
    terminal.enter({ hasMouse: parts.hasMouse });
  };
  const close = () => {
    if (isOpen) terminal.close();
    isOpen = false;
  };
  const columns = () => Math.max(20, terminal.size.columns - 2 * MARGIN);
  const page = () => Math.max(1, terminal.size.rows - 5);
  /** Returns how far the lines can be scrolled. */
  const show = (view: View): number => {
    const size = terminal.size;
    const canvas = openCanvas(size);
    const asked = view.prompt === undefined || /^\W*$/.test(view.prompt) ? [] : [view.prompt];
    const wrapped = [...lines, ...asked].flatMap((line) => wrap(line, columns() - 2));
    const most = Math.max(0, wrapped.length - page());
    const top = Math.min(view.top ?? most, most);
    const area = { row: 2, column: MARGIN, columns: columns(), rows: page() };
    drawLines(canvas, area, { lines: wrapped, top, look });
    drawTitle(canvas, title, look);
    const { key } = t.screen;
    const keys: KeyCap[] = [
      ...(view.prompt === undefined ? [] : [t.menu.key.answer]),
      ...(most > 0 ? [key.scroll] : []),
      key.leave,
    ];
    drawKeys(canvas, keys);
    const row = size.rows - 2;
    if (view.prompt !== undefined) {
      writePieces(canvas, { row, column: MARGIN }, [
        [look.isAscii ? "> " : "❯ ", { fg: "gold", attributes: BOLD }],
        [view.typed, { attributes: BOLD }],
      ]);
    }
    if (look.isAscii) makeAscii(canvas);
    const cursor = view.prompt === undefined
      ? undefined
      : { row, column: MARGIN + 2 + columnsOf(view.typed) };
    const frame = frameOf(canvas, cursor);
    terminal.write(changesTo(frame, shown, pens));
    shown = frame;
    return most;
  };
  /** Until a line is typed, or without a prompt until a key closes it. */
  const ask = async (prompt: string | undefined): Promise<Line> => {
    open();
    let view: View = { prompt, typed: "", top: prompt === undefined ? 0 : undefined };
    for (;;) {
      const most = show(view);
      const event = await terminal.next(reader.patienceMs);
      if (event.kind === "end") {
        gone = 0;
        return { kind: "end" };
      }
      if (event.kind === "signal") {
        gone = SIGNAL_CODE[event.signal];
        return { kind: "end" };
      }
      if (event.kind === "resized" || event.kind === "continued") shown = undefined;
      if (event.kind === "remark") lines.push(...event.text.split("\n"));
      const keys = event.kind === "bytes"
        ? reader.read(event.bytes)
        : event.kind === "quiet"
        ? reader.flush()
        : [];
      for (const key of keys) {
        const step = pressed(view, key, { page: page(), most });
        if (step.kind === "view") view = step.view;
        else if (step.kind === "line") {
          if (prompt !== undefined) lines.push(`${prompt.trimEnd()} ${step.text}`.trimStart(), "");
          return step;
        } else {
          if (step.kind === "interrupt") gone = 130;
          return step;
        }
      }
    }
  };
  const input: LineReader = {
    isTerminal: true,
    get columns() {
      return columns() - 2;
    },
    read: (prompt) => ask(prompt),
    close: () => "",
  };
  const print = (text: string) => void lines.push(...text.split("\n"));
  return {
    world: {
      ...world,
      out: print,
      err: print,
      progress: () => {},
      input: () => input,
      live() {
        // A game takes the screen, and leaves it to us again.
        close();
        lines.length = 0;
        return terminal;
      },
    },
    async waitForKey() {
      if (gone === undefined && lines.length > 0) await ask(undefined);
    },
    get gone() {
      return gone;
    },
    close,
  };
}

type Step = { readonly kind: "view"; readonly view: View } | Exclude<Line, { kind: "time_out" }>;

/** What a key does to what is in sight. */
function pressed(
  view: View,
  key: Key,
  { page, most }: { readonly page: number; readonly most: number },
): Step {
  const to = (top: number): Step => ({
    kind: "view",
    view: { ...view, top: Math.max(0, Math.min(top, most)) },
  });
  const typed = (text: string): Step => ({ kind: "view", view: { ...view, typed: text } });
  const now = view.top ?? most;
  switch (key.kind) {
    case "enter":
      return { kind: "line", text: view.typed };
    case "escape":
    case "leave":
      return { kind: "end" };
    case "interrupt":
      return { kind: "interrupt" };
    case "up":
      return to(now - 1);
    case "down":
      return to(now + 1);
    case "page_up":
      return to(now - page);
    case "page_down":
      return to(now + page);
    case "wheel":
      return to(now + key.by * WHEEL_ROWS);
    case "backspace":
      return typed([...view.typed].slice(0, -1).join(""));
    case "erase_line":
      return typed("");
    case "text":
    case "paste":
      if (view.prompt === undefined) {
        return key.text === "q" ? { kind: "end" } : key.text === " " ? to(now + page) : typed("");
      }
      return typed(view.typed + key.text.replaceAll(/\s+/g, " "));
    default:
      return { kind: "view", view };
  }
}
