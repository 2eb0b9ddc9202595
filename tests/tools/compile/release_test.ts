import assert from "node:assert/strict";
import { VERSION } from "../../../src/cli/app/version.ts";
import { controlFile, copyrightFile } from "../../../tools/compile/debian.ts";
import { documents } from "../../../tools/compile/documents.ts";
import { homebrewFormula } from "../../../tools/compile/homebrew.ts";
import { type Lock, sbom } from "../../../tools/compile/sbom.ts";
import { TARGETS } from "../../../tools/compile/targets.ts";
import { hasTool, testWith } from "../../support/tools.ts";

const ADDRESS = "https://example.org/bees/itbee/releases/download/v1";

const SUMS = TARGETS.map((target, i) =>
  `${String(i).repeat(64)}  itbee-${target}.${target.includes("windows") ? "zip" : "tar.xz"}`
).join("\n");

Deno.test("controlFile() has what dpkg asks for", () => {
  const files = [1, 2049].map((length) => ({ path: "x", bytes: new Uint8Array(length) }));
  const fields = controlFile("amd64", files).split("\n");
  assert.ok(fields.includes(`Version: ${VERSION}`));
  assert.ok(fields.includes("Architecture: amd64"));
  assert.ok(fields.includes("Installed-Size: 4"));
});

Deno.test("copyrightFile() keeps both licences whole, in fields", async () => {
  const files = await documents();
  const text = copyrightFile(files.get("LICENSE")!, files.get("data/LICENSE")!);
  assert.match(text, /^Copyright: \(c\) \d{4} .+$/m);
  for (const line of text.split("\n\n").flatMap((part) => part.split("\n"))) {
    assert.match(line, /^(\S+: .+| .+|)$/, line);
  }
  for (const phrase of ["Permission is hereby granted", "ShareAlike 4.0 International"]) {
    assert.ok(text.includes(phrase), phrase);
  }
});

Deno.test("documents() has the manual, a script for each shell, and the licences", async () => {
  assert.deepEqual([...(await documents()).keys()], [
    "itbee.1",
    "completions/itbee.bash",
    "completions/_itbee",
    "completions/itbee.fish",
    "README.md",
    "LICENSE",
    "data/LICENSE",
    "data/README.md",
    "data/licences/MPL-1.1.txt",
    "data/licences/MPL-2.0.txt",
    "data/licences/OpenTaal.txt",
    "data/licences/SCOWL.txt",
    "data/licences/WordNet-3.0.txt",
  ]);
});

Deno.test("homebrewFormula() names each archive with its own checksum", () => {
  const formula = homebrewFormula(ADDRESS, SUMS);
  const found = [...formula.matchAll(/url "(.*)"\n\s*sha256 "(.*)"/g)].map(([, url, sum]) =>
    `${sum}  ${url}`
  );
  const expected = SUMS.split("\n").filter((line) => line.endsWith(".tar.xz"))
    .map((line) => line.replace("  ", `  ${ADDRESS}/`));
  assert.deepEqual(found.sort(), expected.sort());
  assert.match(formula, /homepage "https:\/\/example\.org\/bees\/itbee"/);
  assert.throws(() => homebrewFormula(ADDRESS, ""), /has no line/);
});

testWith("ruby", hasTool("ruby", "--version"), {
  name: "homebrewFormula() is Ruby",
  async fn() {
    const path = await Deno.makeTempFile();
    try {
      await Deno.writeTextFile(path, homebrewFormula(ADDRESS, SUMS));
      const { stdout, stderr } = new Deno.Command("ruby", { args: ["-wc", path] }).outputSync();
      assert.equal(new TextDecoder().decode(stdout), "Syntax OK\n");
      assert.equal(new TextDecoder().decode(stderr), "");
    } finally {
      await Deno.remove(path);
    }
  },
});

Deno.test("sbom() lists every package of the lock file, and says which are in the program", () => {
  const lock: Lock = {
    specifiers: { "npm:@a/b@1": "1.0.0_c@2.0.0", "npm:c@^2": "2.0.0" },
    npm: {
      "@a/b@1.0.0_c@2.0.0": { integrity: "sha512-AAEC", dependencies: ["c"] },
      "c@2.0.0": { integrity: "sha512-/w==", optionalDependencies: ["d@3.0.0"] },
      "d@3.0.0": { integrity: "sha512-AA==" },
    },
  };
  const modules = ["main.ts", "../cache/npm/registry.npmjs.org/c/2.0.0/index.js"];
  const bom = sbom(lock, { version: "9", deno: "2", modules }) as {
    components: { name: string; group?: string; scope: string; hashes?: { content: string }[] }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  assert.deepEqual(
    bom.components.map(({ name, group, scope, hashes }) =>
      [group, name, scope, hashes?.[0]?.content].filter((it) => it !== undefined).join(" ")
    ),
    ["deno required", "@a b excluded 000102", "c required ff", "d excluded 00"],
  );
  assert.deepEqual(bom.dependencies.map(({ ref, dependsOn }) => [ref, ...dependsOn].join(" ")), [
    "itbee deno pkg:npm/%40a/b@1.0.0 pkg:npm/c@2.0.0",
    "deno",
    "pkg:npm/%40a/b@1.0.0 pkg:npm/c@2.0.0",
    "pkg:npm/c@2.0.0 pkg:npm/d@3.0.0",
    "pkg:npm/d@3.0.0",
  ]);
});

Deno.test("sbom() can read our own lock file", async () => {
  const lock = JSON.parse(await Deno.readTextFile(new URL("../../../deno.lock", import.meta.url)));
  const bom = sbom(lock, { version: "9", deno: "2", modules: [] }) as { components: unknown[] };
  assert.equal(bom.components.length, 1 + Object.keys(lock.npm).length);
});
