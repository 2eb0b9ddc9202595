import assert from "node:assert/strict";
import { ENTRANCES } from "./support/entrances.ts";
import { fuzz } from "./support/fuzz.ts";
import { HUGE, NASTY, NASTY_BYTES } from "./support/hostile.ts";

/** The same attack, a million strong, is in `deno task soak`. */
const EACH = 300;

/** No input may take longer: some are a million characters, and the machine may be busy. */
const SLOWEST = 5_000;

Deno.test("what is fed has all that has broken programs", () => {
  const texts = [...NASTY, ...HUGE.map((make) => make())];
  const kinds: [name: string, is: (text: string) => boolean][] = [
    ["NUL", (text) => text.includes("\0")],
    ["a lone surrogate", (text) => !text.isWellFormed()],
    ["a bidi mark", (text) => /[\u202a-\u202e\u2066-\u2069]/.test(text)],
    ["an escape sequence", (text) => text.includes("\x1b[2J")],
    ["a line of a megabyte", (text) => /.{1000000}/s.test(text.split("\n")[0]!)],
    ["a way out of the folder", (text) => text.includes("../")],
    ["aliases of aliases", (text) => (text.match(/\*[a-m]\b/g)?.length ?? 0) > 100],
    ["depth", (text) => text.startsWith("[[[[")],
  ];
  for (const [name, is] of kinds) assert.ok(texts.some(is), name);
  // Half of them are not UTF-8, so that what is decoded differs.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const broken = NASTY_BYTES.filter((bytes) => {
    try {
      decoder.decode(bytes);
      return false;
    } catch {
      return true;
    }
  });
  assert.ok(broken.length >= 7);
});

for (const entrance of ENTRANCES) {
  Deno.test(`${entrance.name}: whatever comes in is read or refused`, async () => {
    const { faults, slowestMs, count } = await fuzz(entrance, EACH, "quick");
    assert.deepEqual(faults, []);
    assert.ok(count >= EACH);
    assert.ok(slowestMs < SLOWEST, `${slowestMs} ms`);
  });
}
