import assert from "node:assert/strict";
import { ENTRANCES } from "./support/entrances.ts";
import { fuzz } from "./support/fuzz.ts";

/** The same attack, a million strong, is in `deno task soak`. */
const EACH = 300;

/** No input may take longer: some are a million characters, and the machine may be busy. */
const SLOWEST = 5_000;

for (const entrance of ENTRANCES) {
  Deno.test(`${entrance.name}: whatever comes in is read or refused`, async () => {
    const { faults, slowestMs, count } = await fuzz(entrance, EACH, "quick");
    assert.deepEqual(faults, []);
    assert.ok(count >= EACH);
    assert.ok(slowestMs < SLOWEST, `${slowestMs} ms`);
  });
}
