import assert from "node:assert/strict";
import fc from "fast-check";
import { posix, win32 } from "node:path";
import { dirname, join, pathsOf, resolve } from "../src/path.ts";

const SYSTEMS = [
  { rules: pathsOf("posix", () => "/home/ada"), node: posix, name: "posix", base: "/home/ada" },
  {
    rules: pathsOf("windows", () => "C:\\Users\\Ada"),
    node: win32,
    name: "windows",
    base: "C:\\Users\\Ada",
  },
];

const START: Readonly<Record<string, readonly string[]>> = {
  posix: ["", "/", "//", "./", "../"],
  windows: ["", "\\", "C:\\", "c:/", "D:\\\\", "\\\\server\\share\\", "..\\", "./"],
};

for (const { rules, node, name, base } of SYSTEMS) {
  const separator = fc.constantFrom(...(name === "windows" ? ["\\", "/", "\\\\"] : ["/", "//"]));
  const part = fc.constantFrom("a", "così è", "..", ".", "b.kv", "..c", "x y");
  const path = fc.tuple(
    fc.constantFrom(...START[name]!),
    fc.array(fc.tuple(part, separator), { minLength: 1, maxLength: 5 }),
    part,
  ).map(([start, middle, last]) => start + middle.map((it) => it.join("")).join("") + last);

  Deno.test(`pathsOf(${name}) joins and resolves as node:path does`, () => {
    fc.assert(fc.property(path, part, (folder, file) => {
      assert.equal(rules.join(folder, file), node.join(folder, file));
      assert.equal(rules.join(folder), node.normalize(folder));
      const isFull = name === "posix" || !/^[\\/](?![\\/])/.test(folder);
      // On Windows a path may leave out the drive: then it stays as it is.
      if (isFull) assert.equal(rules.resolve(folder), node.resolve(base, folder));
    }));
  });

  Deno.test(`pathsOf(${name}) finds the folder of a plain path as node:path does`, () => {
    fc.assert(fc.property(path, (folder) => {
      const file = node.join(folder, "sessions.kv");
      assert.equal(rules.dirname(file), node.dirname(file));
    }));
  });
}

Deno.test("join(), dirname() and resolve() are those of this system", () => {
  assert.equal(resolve("x"), join(Deno.cwd(), "x"));
  assert.equal(dirname(resolve("x")), Deno.cwd());
});
