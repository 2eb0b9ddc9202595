import { enBites } from "./en/bites.ts";
import type { BitesMessages } from "./bites.ts";
import { itBites } from "./it/bites.ts";
import type { UiLanguage } from "./messages.ts";

/** The tiles's sentences in the language that `t` speaks. Only who plays it reads them. */
export function bitesIn(t: { readonly uiLanguage: UiLanguage }): BitesMessages {
  return t.uiLanguage === "it" ? itBites : enBites;
}
