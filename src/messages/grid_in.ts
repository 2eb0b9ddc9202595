import { enGrid } from "./en_grid.ts";
import type { GridMessages } from "./grid.ts";
import { itGrid } from "./it_grid.ts";
import type { Tongue } from "./messages.ts";

/** The grid's sentences in the language that `t` speaks. Only who plays it reads them. */
export function gridIn(t: { readonly tongue: Tongue }): GridMessages {
  return t.tongue === "it" ? itGrid : enGrid;
}
