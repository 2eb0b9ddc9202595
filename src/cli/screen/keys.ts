import type { LiveEvent } from "../../world.ts";

/** A key as the player meant it. */
export type Key =
  /** One character. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "paste"; readonly text: string }
  /** The left button, on this cell. */
  | { readonly kind: "click"; readonly row: number; readonly column: number }
  | { readonly kind: "wheel"; readonly by: -1 | 1 }
  /** Not a key of the keyboard: a click on a cell or a clue. */
  | { readonly kind: "choose"; readonly id: number; readonly way?: "across" | "down" }
  /** What the terminal answers when asked about itself: `11;rgb:ffff/ffff/ffff`. */
  | { readonly kind: "reply"; readonly text: string }
  | { readonly kind: KeyName };

export type KeyName =
  | "enter"
  | "backspace"
  | "delete"
  | "escape"
  | "tab"
  | "back_tab"
  | "up"
  | "down"
  | "left"
  | "right"
  | "home"
  | "end"
  | "page_up"
  | "page_down"
  | "interrupt"
  | "leave"
  | "redraw"
  | "suspend"
  | "erase_line"
  | "erase_word";

const CONTROL: Readonly<Record<string, KeyName>> = {
  "\x01": "home",
  "\x03": "interrupt",
  "\x04": "leave",
  "\x05": "end",
  "\x08": "backspace",
  "\t": "tab",
  "\n": "enter",
  "\x0c": "redraw",
  "\r": "enter",
  "\x0e": "down",
  "\x10": "up",
  "\x15": "erase_line",
  "\x17": "erase_word",
  "\x1a": "suspend",
  "\x7f": "backspace",
};

/** By what ends `ESC [` or `ESC O`, or by the number before `~`. */
const SEQUENCE: Readonly<Record<string, KeyName>> = {
  A: "up",
  B: "down",
  C: "right",
  D: "left",
  F: "end",
  H: "home",
  M: "enter",
  Z: "back_tab",
  "1~": "home",
  "3~": "delete",
  "4~": "end",
  "5~": "page_up",
  "6~": "page_down",
  "7~": "home",
  "8~": "end",
};

/** A person presses nothing sooner after Esc; a slow line brings the rest of a sequence in time. */
const ESCAPE_MS = 30;
const SEQUENCE_MS = 500;
const PASTE_END = "\x1b[201~";
/** Nothing a keyboard sends is longer, and nobody pastes this many words. */
const MAX_SEQUENCE = 64;
const MAX_PASTE = 20_000;

/** Turns what a terminal sends into keys, however it is cut into pieces. */
export interface KeyReader {
  read(bytes: Uint8Array): Key[];
  /** How long to wait for the rest of a sequence; only time can tell Esc from one. */
  readonly patienceMs: number | undefined;
  /** Nothing more came: it was Esc, or nothing we know. */
  flush(): Key[];
}

/** The keys that an event of the terminal brings, if any. */
export function keysIn(event: LiveEvent, reader: KeyReader): Key[] {
  if (event.kind === "bytes") return reader.read(event.bytes);
  return event.kind === "quiet" ? reader.flush() : [];
}

export function openKeyReader(): KeyReader {
  const decoder = new TextDecoder();
  let rest = "";
  let isAfterReturn = false;
  const take = (): Key[] => {
    const keys: Key[] = [];
    for (;;) {
      const step = nextKey(rest);
      if (step === undefined) return keys;
      const isNewline = rest.startsWith("\n");
      // Windows ends its lines with both.
      if (step.key && !(isAfterReturn && isNewline)) keys.push(step.key);
      isAfterReturn = rest.startsWith("\r");
      rest = rest.slice(step.length);
    }
  };
  return {
    get patienceMs() {
      if (rest === "" || rest.startsWith("\x1b[200~")) return undefined;
      return rest === "\x1b" ? ESCAPE_MS : SEQUENCE_MS;
    },
    read(bytes) {
      rest += decoder.decode(bytes, { stream: true });
      return take();
    },
    flush() {
      const isEscape = rest === "\x1b";
      rest = "";
      return isEscape ? [{ kind: "escape" }] : [];
    },
  };
}

interface Taken {
  /** `undefined` for a key we do not use. */
  readonly key?: Key;
  readonly length: number;
}

/** The key that a text begins with; `undefined` when there is none, or not all of it yet. */
function nextKey(text: string): Taken | undefined {
  if (text === "") return undefined;
  if (text[0] === "\x1b") return nextSequence(text);
  const character = String.fromCodePoint(text.codePointAt(0)!);
  const { length } = character;
  const control = CONTROL[character];
  if (control) return { key: { kind: control }, length };
  // deno-lint-ignore no-control-regex
  if (/^[\x00-\x1f\x80-\x9f\ufffd]/.test(character)) return { length };
  return { key: { kind: "text", text: character }, length };
}

function nextSequence(text: string): Taken | undefined {
  if (text.length === 1) return undefined;
  const [, second] = text;
  if (second === "\x1b") return { key: { kind: "escape" }, length: 1 };
  if (text.startsWith("\x1b[200~")) return pasted(text);
  if (second === "[") return controlSequence(text);
  if (second === "O") {
    if (text.length === 2) return undefined;
    const name = SEQUENCE[text[2]!];
    return { ...(name && { key: { kind: name } }), length: 3 };
  }
  // A terminal's report about itself: up to BEL or ST.
  if ("]P_^X".includes(second!)) return wholeString(text);
  if (second === "\x7f" || second === "\b") return { key: { kind: "erase_word" }, length: 2 };
  // Alt and a key: we use none.
  return { length: 1 + String.fromCodePoint(text.codePointAt(1)!).length };
}

function controlSequence(text: string): Taken | undefined {
  // A function key of the Linux console.
  if (text[2] === "[") return text.length < 4 ? undefined : { length: 4 };
  // deno-lint-ignore no-control-regex
  const whole = /^\x1b\[([0-?]*[ -/]*)([@-~])/.exec(text);
  if (!whole) {
    // deno-lint-ignore no-control-regex
    const isBegun = /^\x1b\[[0-?]*[ -/]*$/.test(text) && text.length < MAX_SEQUENCE;
    return isBegun ? undefined : { length: 2 };
  }
  const [all, parameters = "", final = ""] = whole;
  const mouse = mouseKey(parameters, final);
  if (mouse) return { ...mouse, length: all.length };
  // An old mouse: three bytes follow.
  if (final === "M" && parameters === "") {
    return text.length < all.length + 3 ? undefined : { length: all.length + 3 };
  }
  // `1;5C` is C with Ctrl held: the same key to us.
  const name = SEQUENCE[final === "~" ? `${parameters.split(";")[0]}~` : final];
  const isOurs = name !== undefined && /^[\d;]*$/.test(parameters);
  return { ...(isOurs && { key: { kind: name } }), length: all.length };
}

/** `<0;12;3M` is the left button pressed in column 12 of row 3; 64 and 65 are the wheel. */
function mouseKey(parameters: string, final: string): { readonly key?: Key } | undefined {
  const parts = /^<(\d+);(\d+);(\d+)$/.exec(parameters)?.slice(1).map(Number);
  if (!parts || !/[Mm]/.test(final)) return undefined;
  const [button, column, row] = parts as [number, number, number];
  if (final === "m") return {};
  if (button === 64 || button === 65) return { key: { kind: "wheel", by: button === 64 ? -1 : 1 } };
  return button === 0 ? { key: { kind: "click", row: row - 1, column: column - 1 } } : {};
}

function wholeString(text: string): Taken | undefined {
  // deno-lint-ignore no-control-regex
  const end = /\x07|\x1b\\/.exec(text.slice(2));
  if (end) {
    const length = 2 + end.index + end[0].length;
    const reply = text.slice(2, 2 + end.index);
    return text[1] === "]" ? { key: { kind: "reply", text: reply }, length } : { length };
  }
  return text.length < MAX_PASTE ? undefined : { length: text.length };
}

function pasted(text: string): Taken | undefined {
  const end = text.indexOf(PASTE_END);
  if (end < 0 && text.length < MAX_PASTE) return undefined;
  const body = text.slice("\x1b[200~".length, end < 0 ? undefined : end);
  const length = end < 0 ? text.length : end + PASTE_END.length;
  return { key: { kind: "paste", text: body.slice(0, MAX_PASTE) }, length };
}
