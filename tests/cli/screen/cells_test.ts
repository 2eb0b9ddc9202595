import assert from "node:assert/strict";
import { widthOf } from "../../../src/cli/screen/cells.ts";

Deno.test("widthOf() gives punctuation, boxes and blocks one column each", () => {
  const ranges = [[0xa1, 0xac], [0xae, 0x2ff], [0x2010, 0x2027], [0x2500, 0x25fc]] as const;
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) {
      const text = String.fromCodePoint(code);
      const isNone = /^[\p{M}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}]$/u.test(text);
      const isWide = /^\p{Emoji_Presentation}$/u.test(text);
      assert.deepEqual([isNone, isWide, widthOf(text)], [false, false, 1], code.toString(16));
    }
  }
});

Deno.test("widthOf() knows what takes no column, and what takes two", () => {
  const cases: [text: string, width: 0 | 1 | 2][] = [
    ["\x1b", 0],
    ["\u00ad", 0],
    ["\u0301", 0],
    ["\u200b", 0],
    ["è", 1],
    ["─", 1],
    ["⬡", 1],
    ["蜂", 2],
    ["🐝", 2],
    ["⭐", 2],
  ];
  for (const [text, width] of cases) assert.equal(widthOf(text), width, JSON.stringify(text));
});
