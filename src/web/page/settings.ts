import { signal } from "@preact/signals";
import { DEFAULT_LEVEL, LEVEL_CHOICES, type LevelChoice } from "../../core/level.ts";
import { chooseUiLanguage, UI_LANGUAGES, type UiLanguage } from "../../messages/mod.ts";

/** What a player chose on this page. */
interface PageSettings {
  readonly uiLanguage: UiLanguage;
  readonly theme: "auto" | "light" | "dark";
  readonly level: LevelChoice;
  /** The language of the words. */
  readonly language: string;
  readonly emoji: boolean;
}

/** Also read by theme.ts. */
const KEY = "itbee";

/** Served by the program, the page is at another address each time: nothing is kept there. */
export const isServed = document.documentElement.dataset.home === "itbee";

export const settings = signal<PageSettings>(readSettings());

export function changeSettings(change: Partial<PageSettings>): void {
  settings.value = { ...settings.value, ...change };
  const { theme } = settings.value;
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (isServed) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Storage that is full or refused: the choice holds until the page is left.
  }
}

function readSettings(): PageSettings {
  const kept = isServed ? {} : readKept();
  const one = <T extends string>(value: unknown, values: readonly T[], usual: T): T =>
    values.find((it) => it === value) ?? usual;
  return {
    uiLanguage: one(
      kept["uiLanguage"],
      UI_LANGUAGES,
      chooseUiLanguage(document.documentElement.dataset.lang, navigator.language),
    ),
    theme: one(kept["theme"], ["auto", "light", "dark"], "auto"),
    level: one(kept["level"], LEVEL_CHOICES, DEFAULT_LEVEL),
    language: typeof kept["language"] === "string" ? kept["language"] : "it",
    emoji: kept["emoji"] === true,
  };
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
