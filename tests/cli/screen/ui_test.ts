import assert from "node:assert/strict";
import { openKeyReader } from "../../../src/cli/screen/keys.ts";
import {
  FRESH,
  type KeyRules,
  onKey,
  pastedKeys,
  type Ui,
  type Wish,
  withPane,
} from "../../../src/cli/screen/ui.ts";

const RULES: KeyRules = {
  panels: 5,
  hasPanel: true,
  page: 10,
  paneMax: 15,
  panelMax: 4,
  panelTop: 2,
  shortcuts: { "1": ["1"], "4": ["4"], "?": ["?", "? rules"] },
  price: (key) => key === "4" ? "1 point" : undefined,
  hasEmptyMove: true,
  takesRest: (typed) => typed === "why",
};

/** Presses what a terminal would send; Esc counts at once. */
function press(sent: string, ui: Ui = FRESH, rules = RULES): { ui: Ui; wishes: Wish[] } {
  const reader = openKeyReader();
  const wishes: Wish[] = [];
  const read = [...reader.read(new TextEncoder().encode(sent)), ...reader.flush()];
  const keys = read.flatMap((key) => key.kind === "paste" ? pastedKeys(key.text) : [key]);
  for (const key of keys) {
    const pressed = onKey(ui, key, rules);
    ui = pressed.ui;
    if (pressed.wish) wishes.push(pressed.wish);
  }
  return { ui, wishes };
}

const show = (wishes: readonly Wish[]) =>
  wishes.map((wish) =>
    wish.kind === "lines"
      ? wish.texts.map((text) => `"${text}"`).join(" ")
      : wish.kind === "leave"
      ? `leave ${wish.code}`
      : wish.kind
  ).join(" ");

const UP = "\x1b[A";
const DOWN = "\x1b[B";
const LEFT = "\x1b[D";
const paste = (text: string) => `\x1b[200~${text}\x1b[201~`;

Deno.test("onKey() edits what is typed and says what is wished for", () => {
  const cases: [sent: string, typed: string, wishes: string][] = [
    ["ner\x7f", "ne", ""],
    ["nero\r", "", '"nero"'],
    ["\r", "", '""'],
    // Space shuffles and keeps what is typed; behind a command it is a space.
    ["ne r", "ner", '""'],
    [":why nero\r", "", '":why nero"'],
    ["why nero\r", "", '"why nero"'],
    ["ner\x1b", "", ""],
    ["ner\x03", "", ""],
    ["\x03", "", "leave 130"],
    ["ne\x04", "ne", "leave 0"],
    ["\x0c", "", "redraw"],
    ["1", "", '"1"'],
    ["n1", "n1", ""],
    ["?", "", '"?" "? rules"'],
    // The price comes first.
    ["4", "", ""],
    ["44", "", '"4"'],
    ["414", "", '"1"'],
    ["4n\x7f4", "", ""],
    [`nero\rneve\r${UP}`, "neve", '"nero" "neve"'],
    [`nero\rneve\r${UP}${UP}`, "nero", '"nero" "neve"'],
    [`nero\rneve\r${UP}${UP}${UP}${DOWN}${DOWN}`, "", '"nero" "neve"'],
    [`nero\rnero\r${UP}${UP}`, "nero", '"nero" "nero"'],
    [`nro${LEFT}${LEFT}e\x05!`, "nero!", ""],
    ["nero\x01\x1b[3~", "ero", ""],
    [":why nero\x17", ":why ", ""],
    ["nero\x15", "", ""],
    ["e\u0300", "è", ""],
    ["🐝\x7f", "", ""],
    [paste("nome"), "nome", ""],
    [paste("nome\n"), "", '"nome"'],
    [paste("nome neve\r\n  nero"), "", '"nome" "neve" "nero"'],
    [paste(":why nome\n:list length"), "", '":why nome" ":list length"'],
    [paste("\x1b[31mno\tme\x07"), "", '"[31mno" "me"'],
    ["n".repeat(500), "n".repeat(200), ""],
  ];
  for (const [sent, typed, wishes] of cases) {
    const pressed = press(sent);
    assert.equal(pressed.ui.typed, typed, JSON.stringify(sent));
    assert.equal(show(pressed.wishes), wishes, JSON.stringify(sent));
  }
});

Deno.test("onKey() turns the panels", () => {
  const small = { ...RULES, hasPanel: false };
  const panels = (sent: string, rules: KeyRules) => press(sent, FRESH, rules).ui.panel;
  // Beside the board the first panel is always there.
  assert.deepEqual([1, 2, 3, 4, 5].map((n) => panels("\t".repeat(n), RULES)), [2, 3, 4, 5, 0]);
  assert.deepEqual([1, 2, 6].map((n) => panels("\t".repeat(n), small)), [1, 2, 0]);
  assert.equal(panels("\x1b[Z", RULES), 5);
  assert.equal(press("\x1b[6~").ui.scroll, 4);
  assert.equal(press("\x1b[6~\x1b[5~").ui.scroll, 0);
  // From the newest word on; another panel and another word go back to it.
  assert.equal(press("\x1b[<65;1;1M", FRESH, { ...RULES, panelMax: 40 }).ui.scroll, 5);
  assert.equal(press("\x1b[6~\t").ui.scroll, undefined);
  assert.equal(press("\x1b[6~nero\r").ui.scroll, undefined);
});

Deno.test("onKey() scrolls a pane, and any other key closes it and does what it does", () => {
  const open = withPane(FRESH, Array.from({ length: 30 }, (_, i) => `${i}`));
  const cases: [sent: string, top: number | undefined, typed: string][] = [
    [DOWN, 1, ""],
    [DOWN + UP + UP, 0, ""],
    ["\x1b[6~\x1b[6~", 15, ""],
    ["\x1b[F\x1b[5~", 5, ""],
    [" ", 10, ""],
    ["\x1b", undefined, ""],
    ["\r", undefined, ""],
    ["n", undefined, "n"],
  ];
  for (const [sent, top, typed] of cases) {
    const { ui, wishes } = press(sent, open);
    assert.equal(ui.pane?.top, top, JSON.stringify(sent));
    assert.equal(ui.typed, typed);
    assert.deepEqual(wishes, []);
  }
  assert.equal(show(press("   ", open).wishes), '""');
});

Deno.test("onKey() takes an answer to a question literally", () => {
  const asking = { ...FRESH, question: "Really? " };
  assert.equal(show(press("s\r", asking).wishes), '"s"');
  assert.equal(show(press("4 ?\r", asking).wishes), '"4 ?"');
  assert.equal(show(press("s\x1b", asking).wishes), '""');
  assert.deepEqual(press("s\r", asking).ui.tries, []);
});
