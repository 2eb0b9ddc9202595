import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { PlayContext } from "../game_adapter.ts";
import { chanceToKnow, type Estimate } from "./estimate.ts";

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

/** So many standard deviations to each side leave out one case in ten. */
export const RANGE = 1.64;

/** How many forms of the language somebody knows, and between which numbers nine times in ten. */
export function knownForms(
  lexicon: Pick<Lexicon, "formsFrom">,
  { theta, sd }: Pick<Estimate, "theta" | "sd">,
): { readonly forms: number; readonly from: number; readonly to: number } {
  const count = (at: number) => {
    let sum = 0;
    for (let zipf = 0; zipf < 850; zipf++) {
      const forms = lexicon.formsFrom(zipf) - lexicon.formsFrom(zipf + 1);
      if (forms > 0) sum += forms * chanceToKnow(zipf / 100, at);
    }
    return sum;
  };
  return { forms: count(theta), from: count(theta + RANGE * sd), to: count(theta - RANGE * sd) };
}
