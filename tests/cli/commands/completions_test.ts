import assert from "node:assert/strict";
import { completionScript, SHELLS } from "../../../src/cli/app/completions.ts";
import { COMMANDS } from "../../../src/cli/app/program.ts";
import { run } from "../../../src/cli/app/run.ts";
import { messages } from "../../support/messages.ts";
import { scriptedWorld } from "../../support/world.ts";

Deno.test("itbee completions prints the script of a shell, in the player's language", async () => {
  for (const shell of SHELLS) {
    for (const lang of ["it", "en"] as const) {
      const world = scriptedWorld({ args: ["completions", shell, "--lang", lang] });
      assert.equal(await run(world), 0);
      const script = completionScript(shell, COMMANDS, messages[lang]);
      assert.equal(world.printed.join("\n").trimEnd(), script.trimEnd());
    }
  }
});

Deno.test("itbee completions knows three shells and says which", async () => {
  const world = scriptedWorld({ args: ["completions", "tcsh", "--lang", "en"] });
  assert.equal(await run(world), 2);
  assert.match(world.complained.join("\n"), /tcsh.*bash.*zsh.*fish/s);
});
