import assert from "node:assert/strict";
import { COMMANDS } from "../../../src/cli/app/program.ts";
import { completionScript, SHELLS } from "../../../src/cli/app/completions.ts";
import { OPTIONS } from "../../../src/cli/app/option_table.ts";
import { messages } from "../../support/messages.ts";

Deno.test("completionScript() lists every command and option", () => {
  for (const shell of SHELLS) {
    for (const t of [messages.it, messages.en]) {
      const script = completionScript(shell, COMMANDS, t);
      for (const { topic } of COMMANDS) {
        const name = topic.split(" ").at(-1)!;
        assert.match(script, new RegExp(`\\b${name}\\b`), `${shell}: ${topic}`);
      }
      for (const { flags } of Object.values(OPTIONS)) {
        const [long] = /--[a-z-]+/.exec(flags)!;
        assert.ok(script.includes(shell === "fish" ? ` -l ${long.slice(2)}` : long), long);
      }
      assert.ok(script.endsWith("\n"));
    }
  }
});
