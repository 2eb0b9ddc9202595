import { configTemplate, type Key, KEYS } from "../config.ts";
import { UserError } from "../core/problem.ts";
import type { Call, ExitCode } from "./app/command.ts";

type ConfigCall = Call<"data_path" | "json">;

export function showConfig(call: ConfigCall): ExitCode {
  const { world, t, options, resolved: { settings, origins } } = call;
  if (options.json) {
    const facts = KEYS.map((key) => [key, { value: settings[key], from: origins[key] }]);
    world.out(JSON.stringify(Object.fromEntries(facts), null, 2));
    return 0;
  }
  // A long value only shifts its own line.
  world.out(
    KEYS.map((key) =>
      `${key.padEnd(22)}${String(settings[key]).padEnd(8)}  ${t.config.origin(origins[key])}`
    ).join("\n"),
  );
  return 0;
}

/** Never overwrites a file. */
export async function initConfig(call: Call<"data_path" | "output">): Promise<ExitCode> {
  const { world, t, options } = call;
  const path = options.output ?? pathOf(call);
  const text = configTemplate((key: Key) => t.config.about[key]);
  if (path === "-") {
    world.out(text.trimEnd());
    return 0;
  }
  if (await exists(call, path)) {
    world.err(t.config.exists(path));
    return 1;
  }
  // The folder of the player's files may not be there yet.
  await world.appendLine(path, text.trimEnd());
  world.out(t.config.written(path));
  return 0;
}

export function showConfigPath(call: Call<"data_path">): ExitCode {
  call.world.out(pathOf(call));
  return 0;
}

function pathOf({ resolved: { configFile } }: Call<"data_path">): string {
  if (configFile === undefined) {
    const fault = { kind: "missing_option", text: "--data-path" } as const;
    throw new UserError({ kind: "bad_usage", fault });
  }
  return configFile;
}

async function exists({ world }: Call, path: string): Promise<boolean> {
  try {
    await world.readFile(path, 1);
    return true;
  } catch (error) {
    if (!(error instanceof UserError) || error.problem.kind !== "unreadable") throw error;
    return error.problem.reason !== "missing";
  }
}
