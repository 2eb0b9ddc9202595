import { sourceOf } from "../src/lexicon/format.ts";
import { Lexicon } from "../src/lexicon/lexicon.ts";

/** The shipped lexicon, or the one that `ITBEE_LEXICON` names. */
export function benchLexicon(): Lexicon {
  const path = Deno.env.get("ITBEE_LEXICON") ?? new URL("../data/it.lex", import.meta.url);
  return Lexicon.open(sourceOf(Deno.readFileSync(path)));
}
