import assert from "node:assert/strict";
import { isTypesOnly, parseLcov, percent } from "../../tools/coverage_gate.ts";

const REPORT = `SF:/x/src/a.ts
FN:1,f
DA:1,3
DA:2,0
DA:3,0
LH:1
LF:3
end_of_record
SF:/x/main.ts
DA:1,1
end_of_record
SF:/x/src/a.ts
DA:2,1
end_of_record
`;

Deno.test("parseLcov() merges what several records say of a file", () => {
  const files = parseLcov(REPORT);
  assert.deepEqual(files, [
    { path: "/x/src/a.ts", lines: 3, hit: 2 },
    { path: "/x/main.ts", lines: 1, hit: 1 },
  ]);
  assert.equal(percent(files), 75);
  assert.deepEqual(parseLcov(""), []);
  assert.equal(percent([]), 100);
});

Deno.test("isTypesOnly() finds files that vanish when they run", () => {
  const cases: [source: string, isTypes: boolean][] = [
    ["", true],
    ['/**\nconst */\nimport type { X } from "./x.ts";\n\nexport interface A {\n  b: X;\n}\n', true],
    ["export type A =\n  | 1\n  | 2;\n// const\n", true],
    ["export const x = 1;\n", false],
    ['import "./x.ts";\n', false],
    ["export interface A {}\n\nfunction f() {}\n", false],
    ["f();\n", false],
  ];
  for (const [source, isTypes] of cases) assert.equal(isTypesOnly(source), isTypes, source);
});
