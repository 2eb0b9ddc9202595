import assert from "node:assert/strict";
import { bar } from "../../../src/core/text.ts";
import { columns, table, wrap } from "../../../src/cli/text/layout.ts";
import { nearest } from "../../../src/core/text.ts";

Deno.test("bar() is full only when all is there, and empty only when nothing is", () => {
  const cases: [share: number, expected: string][] = [
    [0, "----------"],
    [0.001, "#---------"],
    [0.05, "#---------"],
    [0.099, "#---------"],
    [0.1, "#---------"],
    [0.3, "###-------"],
    [0.999, "#########-"],
    [1, "##########"],
    [1.4, "##########"],
  ];
  for (const [share, expected] of cases) assert.equal(bar(share, 10), expected);
});

Deno.test("columns() reads downwards and never passes the width", () => {
  assert.deepEqual(columns(["a", "bb", "ccc", "d", "e"], 12), ["  a    d", "  bb   e", "  ccc"]);
  assert.deepEqual(columns([], 12), []);
  assert.deepEqual(columns(["una parola lunga"], 5), ["  una parola lunga"]);
  for (const width of [10, 20, 40, 80]) {
    const lines = columns(["sole", "mare", "luna", "vento", "pioggia"], width);
    assert.ok(lines.every((line) => line.length <= Math.max(width, 9)), `${width}`);
  }
});

Deno.test("table() aligns its columns", () => {
  assert.deepEqual(table([["a", "10"], ["lunga", "5"]]), ["  a      10", "  lunga   5"]);
});

Deno.test("wrap() breaks at spaces", () => {
  assert.deepEqual(wrap("uno due tre", 7), ["uno due", "tre"]);
  assert.deepEqual(wrap("lunghissima parola", 5), ["lunghissima", "parola"]);
  const cases: [text: string, width: number, expected: string[]][] = [
    ["", 10, [""]],
    ["corta", 10, ["corta"]],
    // Parts side by side stay whole.
    ["Trovate 1/15   Punti 5 / 95", 20, ["Trovate 1/15", "Punti 5 / 95"]],
    ["[N]  b e m   Trovate 1/15   Punti 5 / 95", 30, ["[N]  b e m   Trovate 1/15", "Punti 5 / 95"]],
    // What explains a command stays under its explanation.
    ["  esci, q  salva ed esce", 22, ["  esci, q  salva ed", "           esce"]],
    ["  uno due tre", 10, ["  uno due", "  tre"]],
    // Colours take no room.
    ["\x1b[32muno due\x1b[39m tre", 11, ["\x1b[32muno due\x1b[39m tre"]],
    ["  \x1b[90muno\x1b[39m  due quattro", 14, ["  \x1b[90muno\x1b[39m  due", "       quattro"]],
  ];
  for (const [text, width, expected] of cases) {
    assert.deepEqual(wrap(text, width), expected, text);
  }
});

Deno.test("nearest() finds slips and nothing else", () => {
  const words = ["mescola", "punti", "lista"];
  const cases: [text: string, expected: string | undefined][] = [
    ["mesola", "mescola"],
    ["pnuti", "punti"],
    ["lsita", "lista"],
    ["zzzzz", undefined],
    ["", undefined],
  ];
  for (const [text, expected] of cases) assert.equal(nearest(text, words), expected, text);
});
