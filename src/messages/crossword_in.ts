import { enCrossword } from "./en/crossword.ts";
import type { CrosswordMessages } from "./crossword.ts";
import { itCrossword } from "./it/crossword.ts";
import type { UiLanguage } from "./messages.ts";

/** The crossword's sentences in the language that `t` speaks. Only who plays it reads them. */
export function crosswordIn(t: { readonly uiLanguage: UiLanguage }): CrosswordMessages {
  return t.uiLanguage === "it" ? itCrossword : enCrossword;
}
