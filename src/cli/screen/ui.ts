import type { CellCursor } from "../../play/crossword/cursor.ts";
import type { ExitCode } from "../app/command.ts";
import { widthOf } from "./cells.ts";
import type { Ending } from "./ending.ts";
import type { Key, KeyName } from "./keys.ts";
import { scrollPane, scrollPanel, turnPanel, unscrolled, WHEEL_ROWS, within } from "./scroll.ts";

/** What the screen knows, apart from the game. */
export interface Ui {
  readonly typed: string;
  /** Where the cursor is in it. */
  readonly at: number;
  /** 0 is the board with the first panel; n is the nth panel. */
  readonly panel: number;
  /** How far the panel is scrolled; until it is, the newest word is in sight. */
  readonly scroll?: number;
  /** The last answer, where it is short. */
  readonly message: readonly string[];
  /** Where it is long: a text to scroll, over the board. */
  readonly pane?: Pane;
  /** Asked in place of the prompt. */
  readonly question?: string;
  /** Whether a game against time has been begun: until then it waits at a gate. */
  readonly hasBegun?: true;
  /** Which of the words missed is drawn, once a game is over. */
  readonly shownMissed?: number;
  /** The cell chosen on a board with cells, and the way an entry runs from it. */
  readonly cursor?: CellCursor;
  readonly tries: readonly string[];
  /** How many tries back Up has gone. */
  readonly recalled: number;
  /** A key whose price was just shown. */
  readonly priced?: string;
}

interface Pane {
  readonly lines: readonly string[];
  readonly top: number;
  /** Shown above them: a game that has just been won. */
  readonly heading?: Ending;
}

export const FRESH: Ui = {
  typed: "",
  at: 0,
  panel: 0,
  message: [],
  tries: [],
  recalled: 0,
};

/** How far the parts of a screen can be scrolled. */
export interface Reach {
  /** Whether the first panel is visible without being asked for. */
  readonly hasPanel: boolean;
  /** Rows to go on by, and how far pane and panel can go. */
  readonly page: number;
  readonly paneMax: number;
  readonly panelMax: number;
  /** How far the panel is scrolled now. */
  readonly panelTop: number;
}

/** What a key depends on, apart from the screen's own state. */
export interface KeyRules extends Reach {
  readonly panels: number;
  readonly shortcuts: Readonly<Record<string, readonly string[]>>;
  price(key: string): string | undefined;
  /** Whether an empty line is a move, which Space then makes. */
  readonly hasEmptyMove: boolean;
  /** Whether more words may follow on the line, as after `why`. */
  takesRest(typed: string): boolean;
}

/** What a key asks of the game. */
export type Wish =
  /** To be read as in line mode, one after the other. */
  | { readonly kind: "lines"; readonly texts: readonly string[] }
  /** A move made without typing a line; the game knows its kind. */
  | { readonly kind: "move"; readonly move: unknown }
  | { readonly kind: "leave"; readonly code: ExitCode }
  | { readonly kind: "menu" }
  | { readonly kind: "redraw" }
  /** To the shell and back. */
  | { readonly kind: "suspend" };

export interface Pressed {
  readonly ui: Ui;
  readonly wish?: Wish;
}

const MAX_TYPED = 200;
const MAX_TRIES = 200;

/** What a key does; a move it wishes for is for the caller to make. */
export function onKey(ui: Ui, key: Key, rules: KeyRules): Pressed {
  if (key.kind === "interrupt") return interrupt(ui);
  if (key.kind === "leave") return { ui, wish: { kind: "leave", code: 0 } };
  if (key.kind === "redraw" || key.kind === "suspend") return { ui, wish: { kind: key.kind } };
  if (key.kind === "reply") return { ui };
  if (ui.pane) {
    const scrolled = scrollPane(ui, key, rules);
    if (scrolled) return { ui: scrolled };
    const closed = closePane(ui);
    return key.kind === "escape" || key.kind === "enter"
      ? { ui: closed }
      : onKey(closed, key, rules);
  }
  switch (key.kind) {
    case "text":
      return type(ui, key.text, rules);
    case "paste":
      return { ui: insert(ui, key.text) };
    case "enter":
      return submit(ui);
    case "tab":
    case "back_tab":
      return { ui: ui.question ? ui : turnPanel(unpriced(ui), key.kind === "tab" ? 1 : -1, rules) };
    case "page_up":
    case "page_down": {
      const by = key.kind === "page_up" ? -rules.page : rules.page;
      return { ui: scrollPanel(ui, by, rules) };
    }
    case "up":
    case "down":
      return { ui: ui.question ? ui : recall(ui, key.kind === "up" ? 1 : -1) };
    case "wheel":
      return { ui: scrollPanel(ui, key.by * WHEEL_ROWS, rules) };
    case "click":
    case "choose":
      return { ui };
    case "escape":
      if (ui.question !== undefined) {
        return { ui: cleared(ui), wish: { kind: "lines", texts: [""] } };
      }
      if (ui.typed === "" && ui.priced === undefined) return { ui, wish: { kind: "menu" } };
      return { ui: cleared(ui) };
    default:
      return { ui: edit(ui, key.kind) };
  }
}

/**
 * A pasted text as keys: several words are several lines, tried one after the other; one word is
 * only typed, unless its line had an end. Where an answer may have spaces, only lines are parted.
 */
export function pastedKeys(text: string, by: "words" | "lines" = "words"): Key[] {
  const lines = text.split(/\r\n?|\n/);
  const isWhole = by === "lines" || /^\s*[:/]/.test(text);
  const words = isWhole ? lines.map((line) => line.trim()) : text.split(/\s+/);
  const some = words.filter((word) => word !== "");
  const isTyped = some.length === 1 && lines.length === 1;
  return some.flatMap((word): Key[] => [
    { kind: "paste", text: word },
    ...(isTyped ? [] : [{ kind: "enter" } as const]),
  ]);
}

/** The screen with an answer on its message lines. */
export function withMessage(ui: Ui, lines: readonly string[]): Ui {
  return { ...closePane(ui), message: lines };
}

/** The screen with a longer one in a pane. */
export function withPane(ui: Ui, lines: readonly string[], heading?: Ending): Ui {
  return { ...ui, message: [], pane: { lines, top: 0, ...(heading && { heading }) } };
}

function interrupt(ui: Ui): Pressed {
  if (ui.typed !== "") return { ui: cleared(ui) };
  return { ui, wish: { kind: "leave", code: 130 } };
}

function type(ui: Ui, text: string, rules: KeyRules): Pressed {
  const isAnswer = ui.question !== undefined;
  const shortcut = rules.shortcuts[text];
  if (ui.typed === "" && !isAnswer && shortcut) {
    const price = ui.priced === text ? undefined : rules.price(text);
    if (price === undefined) return { ui: cleared(ui), wish: { kind: "lines", texts: shortcut } };
    return { ui: { ...ui, message: [price], priced: text } };
  }
  if (text === " " && !isAnswer && !/^[:/]|\s/.test(ui.typed) && !rules.takesRest(ui.typed)) {
    if (rules.hasEmptyMove) return { ui: unpriced(ui), wish: { kind: "lines", texts: [""] } };
  }
  return { ui: insert(ui, text) };
}

function insert(ui: Ui, text: string): Ui {
  // deno-lint-ignore no-control-regex
  const clean = text.replaceAll(/\s+/g, " ").replaceAll(/[\x00-\x1f\x7f-\x9f]/g, "");
  const before = (ui.typed.slice(0, ui.at) + clean).normalize("NFC");
  const typed = (before + ui.typed.slice(ui.at)).normalize("NFC");
  if (typed.length > MAX_TYPED || (widthOf(clean || " ") === 0 && typed.length > before.length)) {
    return ui;
  }
  return { ...unpriced(ui), typed, at: Math.min(before.length, typed.length), recalled: 0 };
}

function submit(ui: Ui): Pressed {
  const text = ui.typed;
  const isTry = text.trim() !== "" && ui.question === undefined && text !== ui.tries.at(-1);
  const tries = isTry ? [...ui.tries, text].slice(-MAX_TRIES) : ui.tries;
  return { ui: { ...unscrolled(cleared(ui)), tries }, wish: { kind: "lines", texts: [text] } };
}

function closePane(ui: Ui): Ui {
  const { pane: _, ...rest } = ui;
  return rest;
}

function recall(ui: Ui, by: 1 | -1): Ui {
  const recalled = within(ui.recalled + by, ui.tries.length);
  const typed = recalled === 0 ? "" : ui.tries.at(-recalled)!;
  return { ...unpriced(ui), typed, at: typed.length, recalled };
}

function edit(ui: Ui, key: KeyName): Ui {
  const { typed, at } = unpriced(ui);
  const change = (from: number, to: number): Ui => {
    const left = (typed.slice(0, from) + typed.slice(to)).normalize("NFC");
    return { ...unpriced(ui), typed: left, at: Math.min(from, left.length) };
  };
  switch (key) {
    case "backspace":
      return change(stepBack(typed, at), at);
    case "delete":
      return change(at, stepOn(typed, at));
    case "erase_line":
      return cleared(ui);
    case "erase_word":
      return change(typed.slice(0, at).trimEnd().lastIndexOf(" ") + 1, at);
    case "left":
      return { ...ui, at: stepBack(typed, at) };
    case "right":
      return { ...ui, at: stepOn(typed, at) };
    case "home":
      return { ...ui, at: 0 };
    case "end":
      return { ...ui, at: typed.length };
    default:
      return ui;
  }
}

/** Over whole characters. */
function stepBack(text: string, at: number): number {
  return at - ([...text.slice(0, at)].at(-1)?.length ?? 0);
}

function stepOn(text: string, at: number): number {
  return at + ([...text.slice(at)][0]?.length ?? 0);
}

/** With nothing typed. */
export function cleared(ui: Ui): Ui {
  return { ...unpriced(ui), typed: "", at: 0, recalled: 0 };
}

function unpriced(ui: Ui): Ui {
  const { priced: _, ...rest } = ui;
  return rest;
}
