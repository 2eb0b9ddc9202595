import { addSpelling, cleanForm, type Draft, draftOf, topZipf } from "./drafts.ts";
import { inflect, type WordClass } from "./inflect.ts";
import type { Paradigms } from "./paradigms.ts";

/** How common a noun is, in hundredths of zipf, whose plural may be missing by chance. */
const SELDOM = 120;
/** If a commoner noun had a plural, somebody would have written it. */
const OFTEN = 330;

/** Nouns made of a verb or a preposition, which often do not change: fondotinta, antinebbia. */
const MADE_OF_TWO =
  /^(anti|apri|asciuga|attacca|bacia|batti|caca|capo|conta|copri|fondo|gira|gratta|guarda|imbratta|infra|lava|mangia|marca|mono|moto|oltre|para|passa|perdi|porta|posa|retro|rompi|salva|scola|scalda|schiaccia|senza|sotto|spacca|sparti|succia|taglia|tira|tosa|tosta|trita|trova|zappa)..../;

/** Endings with one regular plural; medico and problema might have two, file has none. */
const REGULAR = /([^cg]o|(?<!is[mt]|iatr|[aeiou][dmt]|m|arc)a|ione|[st]ore|gine|ezza)$/;

/** Gives nouns that two dictionaries have the regular plural that no text happens to have: corniciai. */
export function addPlurals(
  drafts: Map<string, Draft>,
  classes: ReadonlyMap<string, ReadonlySet<WordClass>>,
  paradigms: Paradigms,
) {
  for (const [noun, kinds] of classes) {
    const singular = drafts.get(cleanForm(noun) ?? "");
    if (!singular || !kinds.has("noun") || !isKnown(singular)) continue;
    if (!REGULAR.test(noun) || MADE_OF_TWO.test(noun) || /[jkwxy]|nh/.test(noun)) continue;
    for (const made of inflect(noun, "noun")) {
      const form = cleanForm(made.form);
      const isWoman = noun.endsWith("o") && made.tag.startsWith("NOUN-F");
      if (form === undefined || drafts.has(form) || isWoman || !made.tag.endsWith(":p")) continue;
      if (paradigms.knowsBetter(noun, made)) continue;
      const draft = draftOf(drafts, form);
      draft.sources.add("m");
      addSpelling(draft, made.form, { isVouched: true });
      draft.readings.set(`${made.form}/${noun}/${made.tag}`, {
        lemma: noun,
        tag: made.tag,
        text: made.form,
      });
    }
  }
}

function isKnown(noun: Draft): boolean {
  const zipf = topZipf(noun);
  const votes = [..."MKFI"].filter((letter) => noun.sources.has(letter)).length;
  return votes > 1 && zipf >= SELDOM && zipf <= OFTEN &&
    ![..."nph"].some((mark) => noun.marks.has(mark)) &&
    ![...noun.readings.values()].some(({ tag }) => /:p$/.test(tag));
}
