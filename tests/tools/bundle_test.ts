import assert from "node:assert/strict";
import { basename, join } from "node:path";
import { bundle } from "../../tools/bundle.ts";

/**
 * Modules that load a part of Node: at the prompt, for the store, and when a clue service is asked;
 * none does it at once.
 */
const LATER = [
  "src/clue_service.ts",
  "src/live_terminal.ts",
  "src/store/soundness.ts",
  "src/terminal.ts",
];

Deno.test("bundle() leaves no import to be found when the program runs", async (t) => {
  const folder = await Deno.makeTempDir();
  try {
    const { inputs, outputs } = await bundle("main.ts", folder);
    const files = new Set(Object.keys(outputs).map((path) => basename(path)));

    await t.step("every import() names a module that is there", async () => {
      let count = 0;
      for (const name of files) {
        const text = await Deno.readTextFile(join(folder, name));
        for (const [, what = ""] of text.matchAll(/\bimport\s*\(([^)]*)\)/g)) {
          const [, module] = /^"(?:\.\/|(?=node:))([^"]+)"$/.exec(what) ?? [];
          const isThere = module !== undefined && (module.startsWith("node:") || files.has(module));
          assert.ok(isThere, `${name}: import(${what})`);
          count++;
        }
      }
      assert.ok(count > 30, `only ${count} seen`);
    });

    await t.step("nothing in them is slow to load", async () => {
      for (const name of files) {
        const text = await Deno.readTextFile(join(folder, name));
        // V8 keeps a text with other characters in twice the memory, and reads it more slowly.
        // A pattern that has some needs the flag u: then the bundler spells them in ASCII.
        assert.equal(/[^\0-\x7f]/.exec(text)?.[0], undefined, name);
        assert.equal(/\/[gimsy]*u[gimsy]*\.(test|exec)\(/.exec(text)?.[0], undefined, name);
      }
    });

    await t.step("few modules load a part of Node, and none does it at once", () => {
      const found = new Set<string>();
      for (const [path, { imports }] of Object.entries(inputs)) {
        for (const { path: to, kind } of imports) {
          if (!to.startsWith("node:")) continue;
          assert.equal(kind, "dynamic-import", `${path} imports ${to}`);
          found.add(path);
        }
      }
      assert.deepEqual([...found].sort(), LATER);
    });

    /** The files of a module that is loaded by itself, and of all that it imports. */
    const filesOf = (module: string) => {
      const entry = Object.keys(outputs).find((path) =>
        outputs[path]!.entryPoint?.endsWith(module)
      );
      const seen = new Set([entry!]);
      for (const path of seen) {
        for (const { path: to, kind, external } of outputs[path]!.imports) {
          if (kind === "import-statement" && !external) seen.add(to);
        }
      }
      return [...seen];
    };

    await t.step("what is loaded at once takes no package along", () => {
      const sources = filesOf("main.ts").flatMap((path) => Object.keys(outputs[path]!.inputs));
      assert.ok(sources.includes("main.ts"));
      assert.deepEqual(sources.filter((path) => path.includes("registry.npmjs.org")), []);
    });

    await t.step("what is loaded together is in one file", () => {
      // One of its own, and one for each group that it needs.
      assert.equal(filesOf("main.ts").length, 2);
      assert.equal(filesOf("src/cli/app/mod.ts").length, 3);
      assert.equal(filesOf("src/messages/it/messages.ts").length, 4);
      assert.equal(filesOf("src/lexicon/lexicon.ts").length, 4);
      assert.equal(filesOf("src/cli/grid/solve.ts").length, 6);
      assert.equal(filesOf("src/cli/bites/solve.ts").length, 6);
    });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
