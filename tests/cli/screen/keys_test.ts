import assert from "node:assert/strict";
import { type Key, openKeyReader } from "../../../src/cli/screen/keys.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const show = (keys: readonly Key[]) =>
  keys.map(shown)
    .join(" ");

function shown(key: Key): string {
  switch (key.kind) {
    case "text":
      return key.text;
    case "paste":
      return `<${key.text}>`;
    case "click":
      return `click${key.row},${key.column}`;
    case "wheel":
      return `wheel${key.by}`;
    default:
      return key.kind;
  }
}

const CASES: [sent: string, keys: string][] = [
  ["nè", "n è"],
  ["\r", "enter"],
  ["a\r\nb\n", "a enter b enter"],
  ["\r\r", "enter enter"],
  ["\x7f\b", "backspace backspace"],
  ["\t\x1b[Z", "tab back_tab"],
  ["\x03\x04\x0c", "interrupt leave redraw"],
  ["\x01\x05\x15\x17\x10\x0e", "home end erase_line erase_word up down"],
  ["\x1b[A\x1bOB\x1b[C\x1b[D", "up down right left"],
  ["\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[7~\x1b[8~", "home end home end home end"],
  ["\x1b[3~\x1b[5~\x1b[6~", "delete page_up page_down"],
  // With Shift, Alt or Ctrl held.
  ["\x1b[1;5C\x1b[5;2~", "right page_up"],
  ["\x1b[200~nome\r\nnè\x1b[31m\x1b[201~x", "<nome\r\nnè\x1b[31m> x"],
  ["\x1b[200~\x1b[201~", "<>"],
  // Alt and a letter, a function key, a mouse, focus, a colour report, the name of the terminal.
  ["\x1bf\x1bé\x1b[15~\x1bOP\x1b[[A", ""],
  ["\x1b[M !!\x1b[<0;1;1m\x1b[<2;1;1M\x1b[I\x1b[O", ""],
  ["\x1b[<0;12;3M\x1b[<64;1;1M\x1b[<65;9;9M", "click2,11 wheel-1 wheel1"],
  ["\x1b]11;rgb:0000/0000/0000\x07\x1bP>|xterm\x1b\\\x1b[?1;2c", "reply"],
  ["\x1b\x7f", "erase_word"],
  ["\x1b\x1b[A", "escape up"],
  ["\x00\x02\x06\x1c\x9b", ""],
  ["\x1a", "suspend"],
  ["\x1b[\x01n", "home n"],
  ["🐝", "🐝"],
];

Deno.test("openKeyReader() reads keys, however they are cut into pieces", () => {
  for (const [sent, expected] of CASES) {
    const whole = bytes(sent);
    assert.equal(show(openKeyReader().read(whole)), expected, JSON.stringify(sent));
    for (let cut = 1; cut < whole.length; cut++) {
      const reader = openKeyReader();
      const keys = [...reader.read(whole.slice(0, cut)), ...reader.read(whole.slice(cut))];
      assert.equal(show(keys), expected, `${JSON.stringify(sent)} cut at ${cut}`);
    }
    const reader = openKeyReader();
    const keys = Array.from(whole, (byte) => reader.read(new Uint8Array([byte]))).flat();
    assert.equal(show(keys), expected, `${JSON.stringify(sent)} byte by byte`);
    assert.equal(reader.patienceMs, undefined);
  }
});

Deno.test("openKeyReader() takes Esc for Esc when nothing follows", () => {
  const reader = openKeyReader();
  assert.deepEqual(reader.read(bytes("a\x1b")), [{ kind: "text", text: "a" }]);
  assert.ok(reader.patienceMs !== undefined);
  assert.deepEqual(reader.flush(), [{ kind: "escape" }]);
  assert.equal(reader.patienceMs, undefined);
  // The beginning of a sequence that never came is nothing.
  reader.read(bytes("\x1b[1;"));
  assert.deepEqual(reader.flush(), []);
  assert.equal(show(reader.read(bytes("x"))), "x");
  // A paste that takes its time is not cut short.
  reader.read(bytes("\x1b[200~nom"));
  assert.equal(reader.patienceMs, undefined);
  assert.equal(show(reader.read(bytes("e\x1b[201~"))), "<nome>");
});

Deno.test("openKeyReader() is not held up by what never ends", () => {
  for (const begin of ["\x1b[200~", "\x1b]", "\x1bP", "\x1b["]) {
    const reader = openKeyReader();
    for (let i = 0; i < 30; i++) reader.read(bytes((i === 0 ? begin : "") + "1".repeat(1000)));
    reader.flush();
    assert.equal(show(reader.read(bytes("n"))), "n", JSON.stringify(begin));
  }
});
