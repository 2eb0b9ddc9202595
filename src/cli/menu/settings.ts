import {
  allowedFor,
  FIELDS,
  PLAYER_SETTINGS,
  type PlayerSetting,
  type Settings,
  withSetting,
} from "../../config.ts";
import { chooseUiLanguage, messagesIn } from "../../messages/mod.ts";
import type { World } from "../../world.ts";
import { MAX_YAML, parseYaml } from "../../yaml.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { exactText, findFile } from "../app/find_file.ts";
import { displayOf } from "../app/play_context.ts";
import { readSettings, type ResolvedSettings } from "../app/settings.ts";
import { openPages, type Pages } from "../pages/page.ts";
import { settingsPage, type ShownSetting } from "../pages/settings.ts";
import { shippedLanguages } from "./menu.ts";

/** Lets the player change settings, which are saved one by one; returns the call as it is then. */
export async function changeSettings(
  first: Call,
  configFile: string,
): Promise<Call | ExitCode> {
  const { world } = first;
  const languages = await shippedLanguages(world);
  let call = first;
  let at = 0;
  let said = "";
  let pages: Pages | undefined;
  try {
    for (;;) {
      const shown = shownSettings(call.resolved, { languages, t: call.t });
      pages ??= openPages({ world, ...displayOf(world, call.resolved.settings) });
      const end = await pages.show(settingsPage(shown, { t: call.t, path: configFile, said }), at);
      if (end.kind === "gone") return end.code;
      if (end.result.kind === "menu") return call;
      ({ at } = end.result);
      const { name } = shown[at]!;
      const done = await saveSetting(world, configFile, { name, value: end.result.value });
      if (done === "saved") call = await resolvedAgain(call);
      const { saved, byHand } = call.t.menu.settings;
      said = done === "saved"
        ? saved()
        : done === "by_hand"
        ? byHand(name)
        : `config.yml: ${call.t.fileReason.not_utf8}`;
      // These change how a page is drawn.
      if (["color", "background", "mouse"].includes(name)) {
        pages.close();
        pages = undefined;
      }
    }
  } finally {
    pages?.close();
  }
}

function shownSettings(
  { settings, origins }: ResolvedSettings,
  { languages, t }: { readonly languages: readonly string[]; readonly t: Call["t"] },
): ShownSetting[] {
  return PLAYER_SETTINGS.map((name) => {
    const origin = origins[name];
    const isFixed = origin.kind === "env" || origin.kind === "flag";
    const value = String(settings[name]);
    const values = valuesOf(name, languages);
    return {
      name,
      value,
      values: values.includes(value) ? values : [value, ...values],
      ...(isFixed && { fixedBy: t.config.origin(origin) }),
    };
  });
}

function valuesOf(name: PlayerSetting, languages: readonly string[]): readonly string[] {
  const allowed = allowedFor(name);
  switch (allowed.kind) {
    case "one_of":
      return allowed.values;
    case "yes_no":
      return ["true", "false"];
    default:
      return languages;
  }
}

/** Not where the file is written in a way that we cannot change without losing something. */
async function saveSetting(
  world: World,
  path: string,
  { name, value }: { readonly name: PlayerSetting; readonly value: string },
): Promise<"saved" | "by_hand" | "not_utf8"> {
  const bytes = await findFile(world, path, MAX_YAML);
  const text = exactText(bytes ?? new Uint8Array());
  if (text === undefined) return "not_utf8";
  const typed = FIELDS[name].kind === "yes_no" ? value === "true" : value;
  const changed = withSetting(text, name, typed);
  if (changed === undefined || !await saysOnly(changed, text, { path, name, value })) {
    return "by_hand";
  }
  // The folder of the player's files may not be there yet.
  if (bytes === undefined) await world.appendLine(path, changed.trimEnd());
  else await world.writeFile(path, new TextEncoder().encode(changed));
  return "saved";
}

/** Whether a text has the settings of another, but for one. */
async function saysOnly(
  changed: string,
  text: string,
  { path, name, value }: {
    readonly path: string;
    readonly name: PlayerSetting;
    readonly value: string;
  },
): Promise<boolean> {
  const before = await parseYaml(text, path) as Partial<Settings> | null | undefined;
  const after = await parseYaml(changed, path);
  const entries = Object.entries({ ...before, [name]: value });
  return JSON.stringify(sorted(entries)) === JSON.stringify(sorted(Object.entries(after ?? {})));
}

function sorted(entries: readonly (readonly [string, unknown])[]) {
  return entries.toSorted(([a], [b]) => a < b ? -1 : 1);
}

/** With the settings and the language that the file now says. */
async function resolvedAgain(call: Call): Promise<Call> {
  const { world, options } = call;
  const resolved = await readSettings(world, options);
  const locale = world.env("LC_ALL") || world.env("LC_MESSAGES") || world.env("LANG");
  const t = await messagesIn(chooseUiLanguage(resolved.settings.lang, locale));
  return { ...call, t, resolved };
}
