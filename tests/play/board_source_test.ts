import assert from "node:assert/strict";
import { dayAsked } from "../../src/play/board_source.ts";

Deno.test("dayAsked() is today in Rome, or a real day", () => {
  const cases: [text: string | undefined, now: string, expected: string | undefined][] = [
    [undefined, "2025-11-17T11:00:00Z", "2025-11-17"],
    [undefined, "2025-11-17T23:30:00Z", "2025-11-18"],
    [undefined, "2025-07-17T22:30:00Z", "2025-07-18"],
    // The nights on which the clocks change.
    [undefined, "2025-03-29T23:30:00Z", "2025-03-30"],
    [undefined, "2025-10-25T22:30:00Z", "2025-10-26"],
    [undefined, "2025-10-26T23:30:00Z", "2025-10-27"],
    ["2024-02-29", "2025-11-17T11:00:00Z", "2024-02-29"],
    ["2025-02-29", "2025-11-17T11:00:00Z", undefined],
    ["17/11/2025", "2025-11-17T11:00:00Z", undefined],
    ["", "2025-11-17T11:00:00Z", undefined],
  ];
  for (const [text, now, expected] of cases) {
    const asked = () => dayAsked(text, Date.parse(now));
    if (expected === undefined) assert.throws(asked, { name: "UserError" }, text);
    else assert.equal(asked(), expected, text ?? now);
  }
});
