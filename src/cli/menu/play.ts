import { type Problem, UserError } from "../../core/problem.ts";
import { explained, helpIn } from "../../messages/mod.ts";
import { parseArgs, type Request } from "../app/args.ts";
import type { Call, CommandSpec, ExitCode, Result } from "../app/command.ts";
import { DISPLAY_OPTIONS } from "../app/options.ts";
import { settingsOf } from "../app/run.ts";
import type { Look } from "../screen/palette.ts";
import { openConsole } from "./console.ts";
import { COLOURED, PLAIN } from "../text/paint.ts";
import { guideLines } from "./guide.ts";
import { type LeftMenu, showMenu } from "./menu.ts";

/** The menu, and what is chosen in it, again and again until the player leaves. */
export async function playFromMenu(
  call: Call,
  commands: readonly CommandSpec[],
): Promise<ExitCode> {
  let first = call;
  let message = "";
  let left: LeftMenu | undefined;
  for (;;) {
    const chosen = await showMenu(first, { message, left });
    message = "";
    if (chosen.kind !== "run") return chosen.code;
    ({ left } = chosen);
    try {
      const request = await parseArgs(chosen.args, commands);
      const { configFile } = first.resolved;
      if (isSettings(request) && configFile !== undefined) {
        const { changeSettings } = await import("./settings.ts");
        const changed = await changeSettings(first, configFile);
        if (typeof changed !== "object") return changed;
        first = changed;
        left = undefined;
        continue;
      }
      const result = hasScreen(request)
        ? await runChosen(first, chosen.args, commands)
        : await runOnConsole(first, { args: chosen.args, request, look: left.look }, commands);
      if (result !== "menu") return result;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      message = await saidOf(error.problem, first);
    }
  }
}

/** In the menu an unknown name is not read as a command line. */
async function saidOf(problem: Problem, { t }: Call): Promise<string> {
  return problem.kind === "bad_usage" && problem.fault.kind === "unknown_command"
    ? t.menu.unknown(problem.fault.text)
    : await explained(problem, t.uiLanguage);
}

function isSettings(request: Request): boolean {
  return request.kind === "run" && request.spec.topic === "config show";
}

/** A screen of its own, as a game has. */
function hasScreen(request: Request): boolean {
  return request.kind === "run" && request.spec.options.includes("tty");
}

/** The output of other commands is shown in a frame like the menu's, which then comes back. */
async function runOnConsole(
  first: Call,
  { args, request, look }: {
    readonly args: readonly string[];
    readonly request: Request;
    readonly look: Look;
  },
  commands: readonly CommandSpec[],
): Promise<Result> {
  const { world, t, resolved: { settings } } = first;
  const { more } = t.menu;
  const topic = request.kind === "run" ? request.spec.topic.split(" ")[0]! : "guide";
  const name = topic === "config" ? more.settings : more[topic as keyof typeof more] ?? topic;
  const console = openConsole({
    world,
    terminal: world.live()!,
    t,
    look,
    title: { name, detail: "", aside: "" },
    hasMouse: settings.mouse && first.options.no_mouse !== true,
  });
  try {
    const isGuide = request.kind === "help" && request.spec === commands[0];
    if (isGuide) {
      console.world.out(guideLines(t, look.depth === "none" ? PLAIN : COLOURED).join("\n"));
    } else {
      const result = await runChosen({ ...first, world: console.world }, args, commands);
      if (result === "menu") return result;
    }
    await console.waitForKey();
    return console.gone ?? "menu";
  } finally {
    console.close();
  }
}

/** Runs a command as if it had been typed, shown as the first call asked. */
export async function runChosen(
  first: Call,
  args: readonly string[],
  commands: readonly CommandSpec[],
): Promise<Result> {
  const { world, t } = first;
  const request = await parseArgs(args, commands);
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
