import { UserError } from "../../core/problem.ts";
import { explained, helpIn } from "../../messages/mod.ts";
import { parseArgs } from "../app/args.ts";
import type { Call, CommandSpec, ExitCode, Result } from "../app/command.ts";
import { DISPLAY_OPTIONS } from "../app/options.ts";
import { settingsOf } from "../app/run.ts";
import { showMenu } from "./menu.ts";

/** Commands that ask until they are left: the menu comes back at once. */
const ASKING = ["calendar"];

/** The menu, and what is chosen in it, again and again until the player leaves. */
export async function playFromMenu(
  first: Call,
  commands: readonly CommandSpec[],
): Promise<ExitCode> {
  const { world, t } = first;
  let message = "";
  for (;;) {
    const chosen = await showMenu(first, message);
    message = "";
    if (chosen.kind !== "run") return chosen.code;
    try {
      const result = await runChosen(first, chosen.args, commands);
      if (result !== "menu" && result !== 0) return result;
      // A game that was left for good leaves the program too.
      if (result === 0 && isGame(chosen.args)) return 0;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      message = await explained(error.problem, t.uiLanguage);
      continue;
    }
    if (isGame(chosen.args) || ASKING.includes(chosen.args[0] ?? "")) continue;
    const line = await world.input().read(`${t.menu.back()} `);
    if (line.kind !== "line") return line.kind === "interrupt" ? 130 : 0;
  }
}

/** Whether the screen was its own: then there is nothing to read before the menu comes back. */
function isGame(args: readonly string[]): boolean {
  return !["stats", "review", "--help", ...ASKING].includes(args[0] ?? "");
}

/** Runs a command as if it had been typed, shown as the first call asked. */
export async function runChosen(
  first: Call,
  args: readonly string[],
  commands: readonly CommandSpec[],
): Promise<Result> {
  const { world, t } = first;
  const request = parseArgs(args, commands);
  if (request.kind !== "run") {
    const { helpOf } = await import("../app/help.ts");
    const spec = request.kind === "help" ? request.spec : commands[0]!;
    world.out(helpOf(spec, commands, await helpIn(t.uiLanguage)));
    return 0;
  }
  const kept = DISPLAY_OPTIONS.filter((name) =>
    first.options[name] !== undefined && request.spec.options.includes(name)
  );
  const options = {
    ...Object.fromEntries(kept.map((name) => [name, first.options[name]])),
    ...request.call.options,
  };
  const call = { ...request.call, options };
  const resolved = await settingsOf(world, { ...request, call });
  return await request.spec.run!({ world, t, resolved, ...call });
}
