import { normalize } from "../core/letters.ts";
import { APART, type Flag, type Reading } from "./entry.ts";
import type { Lexicon, WordId } from "./lexicon.ts";

/** Why a game does not require an accepted word. */
type WhyNotCore =
  | { readonly kind: "apart"; readonly flag: Flag }
  /** Common in texts only as a name or a word of another language. */
  | { readonly kind: "common_as_other"; readonly zipf: number }
  /** No text that was counted has it. */
  | { readonly kind: "never_written" }
  /** A rare form of a word that games do require. */
  | { readonly kind: "rare_form"; readonly lemma: string; readonly zipf: number }
  | { readonly kind: "below_floor"; readonly zipf: number };

/** `undefined` for a word of the core. */
export function whyNotCore(lexicon: Lexicon, id: WordId, floor: number): WhyNotCore | undefined {
  if (lexicon.isCore(id, floor)) return undefined;
  const flags = lexicon.flags(id);
  const flag = ["slur" as const, ...APART].find((one) => flags.includes(one));
  if (flag) return { kind: "apart", flag };
  const zipf = lexicon.zipf(id);
  if (zipf === 0) return { kind: "never_written" };
  if (flags.includes("rare")) return { kind: "common_as_other", zipf };
  const lemma = coreLemma(lexicon, id, floor);
  return lemma ? { kind: "rare_form", lemma, zipf } : { kind: "below_floor", zipf };
}

/** The dictionary form, if it is another word and in the core. */
function coreLemma(lexicon: Lexicon, id: WordId, floor: number): string | undefined {
  const reading: Reading | undefined = lexicon.reading(id);
  const found = reading && lexicon.find(normalize(reading.lemma, lexicon.alphabet) ?? "");
  if (found === undefined || found === id || !lexicon.isCore(found, floor)) return undefined;
  return reading!.lemma;
}
