import { isServer, join } from "../../path.ts";
import { UserError } from "../../core/problem.ts";
import { quotable } from "../../core/text.ts";
import {
  envName,
  expandHome,
  FIELDS,
  type Key,
  type Resolved,
  resolveSettings,
  type SettingsFile,
} from "../../config.ts";
import type { World } from "../../world.ts";
import { MAX_YAML, parseYaml } from "../../yaml.ts";
import type { Request } from "./args.ts";
import { findFile } from "./find_file.ts";
import type { Call } from "./command.ts";
import type { PLAY_OPTIONS, Values } from "./options.ts";

type SettingOption = typeof PLAY_OPTIONS[number];

/** The settings in force, and where each comes from. */
export interface ResolvedSettings extends Resolved {
  /** The folder of the player's files; `undefined` when there is no home to put it in. */
  readonly dataPath: string | undefined;
  /** The address of the server that keeps the games, in place of the folder. */
  readonly server?: string;
  /** The file that settings are read from, there or not: `data_path` in it moves the games alone. */
  readonly configFile: string | undefined;
}

/** Defaults, the file in the data folder, `ITBEE_*`, then options. Throws `bad_setting`. */
export async function readSettings(
  world: World,
  options: Values<SettingOption>,
): Promise<ResolvedSettings> {
  const flags = flagsFrom(options);
  const env = (name: string) => world.env(name);
  const home = world.env("HOME") || world.env("USERPROFILE") || undefined;
  const asked = flags.data_path ?? world.env(envName("data_path")) ?? FIELDS.data_path.default;
  const folder = placeOf(String(asked), home);
  const configFile = folder === undefined ? undefined : join(folder, "config.yml");
  const file = configFile && await readSettingsFile(world, configFile);
  const resolved = resolveSettings({ env, flags, ...(file && { file }) });
  const { data_path } = resolved.settings;
  if (isServer(data_path) && !URL.canParse(data_path)) refuseAddress(resolved);
  return {
    ...resolved,
    dataPath: placeOf(data_path, home),
    ...(isServer(data_path) && { server: data_path }),
    configFile,
  };
}

function refuseAddress({ settings, origins }: Resolved): never {
  const [key, value] = ["data_path", quotable(settings.data_path)] as const;
  const allowed = { kind: "url" } as const;
  const fault = { kind: "bad_value", from: origins[key], key, value, allowed } as const;
  throw new UserError({ kind: "bad_setting", faults: [fault] });
}

/** Nothing but the defaults. */
export function defaultSettings(): ResolvedSettings {
  const resolved = resolveSettings({ env: () => undefined, flags: {} });
  return { ...resolved, dataPath: undefined, configFile: undefined };
}

/** The words of the language that the settings name, where a command may use others. */
export function withLanguage(
  { spec, call }: Extract<Request, { kind: "run" }>,
  { settings }: ResolvedSettings,
): Pick<Call, "args" | "options"> {
  const { options } = call;
  const isGiven = options.language !== undefined || options.dictionary !== undefined;
  // A saved game says which words it began with, and a list to compile has letters of its own.
  const isFixed = spec.topic === "sessions resume" || spec.topic === "lexicon compile";
  if (isGiven || isFixed || settings.language === FIELDS.language.default) return call;
  if (!spec.options.includes("language")) return call;
  return { ...call, options: { ...options, language: settings.language } };
}

/** A server keeps the games alone: everything else stays in the usual folder. */
function placeOf(path: string, home: string | undefined): string | undefined {
  const place = expandHome(isServer(path) ? FIELDS.data_path.default : path, home);
  return place.startsWith("~") ? undefined : place;
}

async function readSettingsFile(world: World, path: string): Promise<SettingsFile | undefined> {
  let bytes: Uint8Array | undefined;
  try {
    bytes = await findFile(world, path, MAX_YAML);
  } catch (error) {
    const problem = error instanceof UserError ? error.problem : undefined;
    if (problem?.kind !== "unreadable" || problem.reason !== "too_large") throw error;
    const fault = { kind: "too_large", path, limit: MAX_YAML } as const;
    throw new UserError({ kind: "bad_setting", faults: [fault] });
  }
  if (bytes === undefined) return undefined;
  const text = new TextDecoder().decode(bytes);
  return { path, text, values: await parseYaml(text, path) };
}

/** `--words 30..45` is two settings, `--no-color` and its like the opposite of one. */
function flagsFrom(options: Values<SettingOption>): { readonly [K in Key]?: unknown } {
  const { words, no_color, no_mouse, no_motion, ...same } = options;
  return {
    ...same,
    ...(words && { min_valid_words: words.from, max_valid_words: words.to }),
    ...(no_color && { color: false }),
    ...(no_mouse && { mouse: false }),
    ...(no_motion && { motion: false }),
  };
}
