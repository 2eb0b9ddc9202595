import { enGrid } from "./en/grid.ts";
import type { GridMessages } from "./grid.ts";
import { itGrid } from "./it/grid.ts";
import type { UiLanguage } from "./messages.ts";

/** The grid's sentences in the language that `t` speaks. Only who plays it reads them. */
export function gridIn(t: { readonly uiLanguage: UiLanguage }): GridMessages {
  return t.uiLanguage === "it" ? itGrid : enGrid;
}
