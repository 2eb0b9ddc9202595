import assert from "node:assert/strict";
import {
  findLanguage,
  findLanguageFile,
  languageCodes,
} from "../../../src/cli/app/language_files.ts";
import type { DataFolders } from "../../../src/cli/app/language_folder.ts";
import { ITALIAN } from "../../../src/core/italian.ts";
import { UserError } from "../../../src/core/problem.ts";
import { scriptedWorld } from "../../support/world.ts";

const NORSK = `code: no
name: Norsk
letters: aåbn
vowels: aå
values: { a: 1, å: 2, b: 3, n: 4 }
weights: { a: 9, å: 1, b: 1, n: 0 }
sample: A B / N Å
`;

function folders(
  files: Readonly<Record<string, string>>,
  dataPath: string | undefined,
): DataFolders {
  const own = Object.entries(files).map(([name, text]) => [`/home/languages/${name}`, text]);
  return { world: scriptedWorld({ args: [], files: Object.fromEntries(own) }), dataPath };
}

Deno.test("findLanguage() knows the shipped languages, and Italian without a file", async () => {
  for (const dataPath of ["/home", undefined]) {
    const none = folders({}, dataPath);
    assert.deepEqual(await languageCodes(none), ["de", "en", "es", "fr", "it", "nl", "pt"]);
    assert.equal(await findLanguage(none, "it"), ITALIAN);
    assert.equal((await findLanguage(none, "es")).values["ñ"], 8);
  }
});

Deno.test("findLanguageFile() reads it.yaml as what Italian is", async () => {
  assert.deepEqual((await findLanguageFile(folders({}, undefined), "it"))!.language, ITALIAN);
});

Deno.test("findLanguage() takes the player's files, whole or in part", async () => {
  const own = folders({
    "no.yml": NORSK,
    "it.yaml": "values: { z: 10 }\nweights: { j: 5 }",
    "es.yaml": "# nothing yet",
    "readme.txt": "no language",
  }, "/home");
  assert.deepEqual(await languageCodes(own), ["de", "en", "es", "fr", "it", "nl", "no", "pt"]);
  const norsk = await findLanguage(own, "no");
  assert.deepEqual([norsk.letters, norsk.values, norsk.dice], [
    "aåbn",
    { a: 1, å: 2, b: 3, n: 4 },
    {},
  ]);
  const italian = await findLanguage(own, "it");
  assert.deepEqual(italian, {
    ...ITALIAN,
    values: { ...ITALIAN.values, z: 10 },
    weights: { ...ITALIAN.weights, j: 5 },
  });
  assert.equal((await findLanguage(own, "es")).name, "Español");
});

Deno.test("findLanguage() says what is wrong, and where", async () => {
  const cases: [text: string, field: string][] = [
    ["", "code"],
    ["- a\n- b", ""],
    ["just a text", ""],
    [NORSK.replace("code: no", "code: nn"), "code"],
    [NORSK.replace("n: 4", "n: x"), "values.n"],
    [NORSK.replace("n: 4", "n: -4"), "values.n"],
    [NORSK.replace(", n: 4", ""), "values.n"],
    [NORSK.replace("n: 4", "n: 4, z: 1"), "values.z"],
    [NORSK.replace("n: 4", "n: 1000"), "values.n"],
    [NORSK.replace("N Å", "N"), "sample"],
    [NORSK.replace("N Å", "N Q"), "sample"],
    [NORSK.replace("letters: aåbn", "letters: aab"), "letters"],
    [NORSK + "dice: { 2: [A B, A N] }", "dice.2"],
    [NORSK + "colour: red", "colour"],
  ];
  for (const [text, field] of cases) {
    await assert.rejects(findLanguage(folders({ "no.yaml": text }, "/home"), "no"), (error) => {
      assert.ok(error instanceof UserError && error.problem.kind === "bad_language", text);
      assert.deepEqual([error.problem.path, error.problem.field], [
        "/home/languages/no.yaml",
        field,
      ]);
      return true;
    }, text);
  }
  const broken = folders({ "no.yaml": "code: [no" }, "/home");
  await assert.rejects(findLanguage(broken, "no"), (error) => {
    return error instanceof UserError && error.problem.kind === "bad_setting";
  });
  for (const code of ["zz", "", "../it", "IT", "it.yaml"]) {
    await assert.rejects(findLanguage(folders({}, "/home"), code), (error) => {
      return error instanceof UserError && error.problem.kind === "bad_usage";
    });
  }
});
