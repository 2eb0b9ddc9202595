import { enCrossword } from "./en_crossword.ts";
import type { CrosswordMessages } from "./crossword.ts";
import { itCrossword } from "./it_crossword.ts";
import type { Tongue } from "./messages.ts";

/** The crossword's sentences in the language that `t` speaks. Only who plays it reads them. */
export function crosswordIn(t: { readonly tongue: Tongue }): CrosswordMessages {
  return t.tongue === "it" ? itCrossword : enCrossword;
}
