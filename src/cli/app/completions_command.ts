import { UserError } from "../../core/problem.ts";
import type { Call, ExitCode } from "./command.ts";
import { helpIn } from "../../messages/mod.ts";
import { completionScript, SHELLS } from "./completions.ts";
import { COMMANDS } from "./program.ts";

/** `itbee completions bash`: a script for the shell, on standard output. */
export async function showCompletions(
  { world, t, args }: Call<"lang">,
): Promise<ExitCode> {
  const [name = ""] = args;
  const shell = SHELLS.find((it) => it === name.toLowerCase());
  if (shell === undefined) {
    const allowed = { kind: "one_of", values: SHELLS } as const;
    const fault = { kind: "bad_value", option: "completions", text: name, allowed } as const;
    throw new UserError({ kind: "bad_usage", fault });
  }
  world.out(completionScript(shell, COMMANDS, await helpIn(t.uiLanguage)).trimEnd());
  return 0;
}
