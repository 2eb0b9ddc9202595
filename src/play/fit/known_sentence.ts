import type { PlayContext } from "../game_adapter.ts";
import { type Estimate, knownForms } from "./estimate.ts";

/** What a player knows, in words. Rounded to what can be known: hundreds, or thousands where there are many. */
export function knownSentence(
  { lexicon, t }: Pick<PlayContext, "lexicon" | "t">,
  estimate: Estimate,
): string {
  const { forms, from, to } = knownForms(lexicon, estimate);
  const step = forms >= 10_000 ? 1_000 : 100;
  const shown = (count: number) => t.number(Math.round(count / step) * step);
  return t.fit.known({ forms: shown(forms), from: shown(from), to: shown(to) });
}
