import assert from "node:assert/strict";
import fc from "fast-check";
import { sha256 } from "../../src/core/sha256.ts";
import { FIXED } from "../support/property.ts";

Deno.test("sha256() is what the platform's own says, at every length around a block", async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.integer({ min: 50, max: 70 }).chain((n) => fc.uint8Array({ minLength: n, maxLength: n })),
    fc.uint8Array({ maxLength: 3_000 }),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (message) => {
      const expected = await crypto.subtle.digest("SHA-256", message as Uint8Array<ArrayBuffer>);
      assert.deepEqual(sha256(message), new Uint8Array(expected));
    }),
    FIXED,
  );
});
