import assert from "node:assert/strict";
import { browserCoverage } from "../../tools/browser_coverage.ts";

// Two lines: "a();b()" and "c()", from lines 0 and 2 of one source and line 1 of another.
const SCRIPT = {
  text: "a();b()\nc()",
  map: { sources: ["../../src/x.ts", "../../src/y.tsx"], mappings: "AAAA,IAEA;ACDA" },
};

const scriptOf = (name: string) => name === "app.js" ? SCRIPT : undefined;

Deno.test("browserCoverage() counts the lines of the sources", () => {
  const ranges = [{ start: 0, end: 11, count: 1 }, { start: 4, end: 7, count: 0 }];
  const runs = [{
    scripts: [{ name: "app.js", ranges }, { name: "else.js", ranges }],
    workers: [],
  }];
  assert.deepEqual(browserCoverage(runs, scriptOf), [
    { path: "src/x.ts", lines: 2, hit: 1 },
    { path: "src/y.tsx", lines: 1, hit: 1 },
  ]);
});

Deno.test("browserCoverage() adds up visits, and loads the files of workers", () => {
  const visit = (start: number) => ({
    scripts: [{
      name: "app.js",
      ranges: [{ start: 0, end: 11, count: 0 }, { start, end: start + 3, count: 2 }],
    }],
    workers: [],
  });
  assert.deepEqual(browserCoverage([visit(0), visit(4)], scriptOf), [
    { path: "src/x.ts", lines: 2, hit: 2 },
    { path: "src/y.tsx", lines: 1, hit: 0 },
  ]);
  assert.deepEqual(browserCoverage([{ scripts: [], workers: ["app.js"] }], scriptOf), [
    { path: "src/x.ts", lines: 0, hit: 0 },
    { path: "src/y.tsx", lines: 0, hit: 0 },
  ]);
});
