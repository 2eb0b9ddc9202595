import type { Messages } from "../../messages/mod.ts";
import type { Line, LineReader, LiveTerminal, World } from "../../world.ts";
import { SIGNAL_CODE, type SignalCode } from "../app/command.ts";
import { type Canvas, frameOf, openCanvas, writePieces } from "../screen/canvas.ts";
import { columnsOf, type Frame } from "../screen/cells.ts";
import { makeAscii } from "../screen/ascii.ts";
import { changesTo } from "../screen/differ.ts";
import { type Key, type KeyReader, keysIn, openKeyReader } from "../screen/keys.ts";
import { BOLD, type Look, openPens } from "../screen/palette.ts";
import { drawKeys, drawLines, drawTitle, type KeyCap, type Title } from "../screen/parts.ts";
import { WHEEL_ROWS } from "../screen/scroll.ts";
import { wrap } from "../text/layout.ts";

/** A command's lines on a screen of the program's own, in place of the terminal's. */
interface Console {
  /** The same world, but what is printed and asked appears on that screen. */
  readonly world: World;
  /** Keeps what was printed on the screen until the player has read it. */
  waitForKey(): Promise<void>;
  /** Set when the terminal or the player is gone. */
  readonly gone: 0 | SignalCode | undefined;
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

const MARGIN = 2;

/** What is in sight, besides the lines. */
interface View {
  readonly prompt: string | undefined;
  readonly typed: string;
  /** How many lines are above the first visible one; `undefined` for the last page. */
  readonly top: number | undefined;
}

/** Everything that changes while a console is open. */
interface ConsoleState extends ConsoleParts {
  readonly pens: ReturnType<typeof openPens>;
  readonly reader: KeyReader;
  readonly lines: string[];
  shown: Frame | undefined;
  isOpen: boolean;
  gone: Console["gone"];
}

export function openConsole(parts: ConsoleParts): Console {
  const console: ConsoleState = {
    ...parts,
    pens: openPens(parts.look),
    reader: openKeyReader(),
    lines: [],
    shown: undefined,
    isOpen: false,
    gone: undefined,
  };
  const input: LineReader = {
    isTerminal: true,
    get columns() {
      return widthOf(console) - 2;
    },
    read: (prompt) => ask(console, prompt),
    close: () => "",
  };
  const print = (text: string) => void console.lines.push(...text.split("\n"));
  return {
    world: {
      ...parts.world,
      out: print,
      err: print,
      progress: () => {},
      input: () => input,
      live() {
        // A game takes the screen, and leaves it to us again.
        close(console);
        console.lines.length = 0;
        return parts.terminal;
      },
    },
    async waitForKey() {
      if (console.gone === undefined && console.lines.length > 0) await ask(console, undefined);
    },
    get gone() {
      return console.gone;
    },
    close: () => close(console),
  };
}

function open(console: ConsoleState): void {
  if (console.isOpen) return;
  console.isOpen = true;
  console.shown = undefined;
  console.terminal.open();
  console.terminal.enter({ hasMouse: console.hasMouse });
}

function close(console: ConsoleState): void {
  if (console.isOpen) console.terminal.close();
  console.isOpen = false;
}

function widthOf({ terminal }: ConsoleState): number {
  return Math.max(20, terminal.size.columns - 2 * MARGIN);
}

function pageOf({ terminal }: ConsoleState): number {
  return Math.max(1, terminal.size.rows - 5);
}

/** Returns how far the lines can be scrolled. */
function show(console: ConsoleState, view: View): number {
  const { terminal, t, look, title, lines, pens } = console;
  const canvas = openCanvas(terminal.size);
  const [columns, rows] = [widthOf(console), pageOf(console)];
  const asked = view.prompt === undefined || /^\W*$/.test(view.prompt) ? [] : [view.prompt];
  const wrapped = [...lines, ...asked].flatMap((line) => wrap(line, columns - 2));
  const most = Math.max(0, wrapped.length - rows);
  const top = Math.min(view.top ?? most, most);
  drawLines(canvas, { row: 2, column: MARGIN, columns, rows }, { lines: wrapped, top, look });
  drawTitle(canvas, title, look);
  const { key } = t.screen;
  const keys: KeyCap[] = [
    ...(view.prompt === undefined ? [] : [t.menu.key.answer]),
    ...(most > 0 ? [key.scroll] : []),
    key.leave,
  ];
  drawKeys(canvas, keys);
  const cursor = view.prompt === undefined ? undefined : drawTyped(canvas, view.typed, look);
  if (look.isAscii) makeAscii(canvas);
  const frame = frameOf(canvas, cursor);
  terminal.write(changesTo(frame, console.shown, pens));
  console.shown = frame;
  return most;
}

/** Returns where the cursor goes. */
function drawTyped(canvas: Canvas, typed: string, look: Look): NonNullable<Frame["cursor"]> {
  const row = canvas.rows - 2;
  writePieces(canvas, { row, column: MARGIN }, [
    [look.isAscii ? "> " : "❯ ", { fg: "gold", attributes: BOLD }],
    [typed, { attributes: BOLD }],
  ]);
  return { row, column: MARGIN + 2 + columnsOf(typed) };
}

/** Until a line is typed, or without a prompt until a key closes it. */
async function ask(console: ConsoleState, prompt: string | undefined): Promise<Line> {
  const { terminal, reader, lines } = console;
  open(console);
  let view: View = { prompt, typed: "", top: prompt === undefined ? 0 : undefined };
  for (;;) {
    const most = show(console, view);
    const event = await terminal.next(reader.patienceMs);
    if (event.kind === "end" || event.kind === "signal") {
      console.gone = event.kind === "end" ? 0 : SIGNAL_CODE[event.signal];
      return { kind: "end" };
    }
    if (event.kind === "resized" || event.kind === "continued") console.shown = undefined;
    if (event.kind === "remark") lines.push(...event.text.split("\n"));
    for (const key of keysIn(event, reader)) {
      const step = pressed(view, key, { page: pageOf(console), most });
      if (step.kind === "view") {
        view = step.view;
        continue;
      }
      if (step.kind === "interrupt") console.gone = 130;
      if (step.kind === "line" && prompt !== undefined) {
        lines.push(`${prompt.trimEnd()} ${step.text}`.trimStart(), "");
      }
      return step;
    }
  }
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
