import assert from "node:assert/strict";
import { COMMANDS } from "../../src/cli/app/program.ts";
import { OPTIONS } from "../../src/cli/app/option_table.ts";
import { manualPage } from "../../tools/manual.ts";
import { hasTool, testWith } from "../support/tools.ts";

Deno.test("manualPage() has every command and its options", () => {
  const page = manualPage().replaceAll("\\-", "-");
  for (const { topic, run, options } of COMMANDS) {
    if (run && topic !== "itbee") assert.ok(page.includes(`"itbee ${topic}`), topic);
    for (const name of options) assert.ok(page.includes(OPTIONS[name].flags), name);
  }
});

testWith("groff", hasTool("groff", "--version"), {
  name: "groff finds nothing wrong with manualPage()",
  fn() {
    const path = Deno.makeTempFileSync();
    try {
      Deno.writeTextFileSync(path, manualPage());
      const args = ["-man", "-ww", "-Kutf8", "-Tutf8", path];
      const { stdout, stderr } = new Deno.Command("groff", { args }).outputSync();
      assert.equal(new TextDecoder().decode(stderr), "");
      // Bold is a letter, a backspace, and the letter again.
      const shown = new TextDecoder().decode(stdout).replaceAll(/.[\b]/g, "");
      assert.match(shown, /EXIT STATUS/);
    } finally {
      Deno.removeSync(path);
    }
  },
});
