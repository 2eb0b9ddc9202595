import { enBites } from "./en_bites.ts";
import type { BitesMessages } from "./bites.ts";
import { itBites } from "./it_bites.ts";
import type { Tongue } from "./messages.ts";

/** The tiles's sentences in the language that `t` speaks. Only who plays it reads them. */
export function bitesIn(t: { readonly tongue: Tongue }): BitesMessages {
  return t.tongue === "it" ? itBites : enBites;
}
