import type { Inflected, WordClass } from "./inflect.ts";
import type { Headword } from "../sources/headwords.ts";
import type { Analysis } from "../sources/morphit.ts";

/** The nouns and adjectives of Morph-it!, each with its forms. */
export interface Paradigms {
  lemmas(): Iterable<Headword>;
  /** Whether it reads the form so itself. */
  has(lemma: string, made: Inflected): boolean;
  /** Whether it has the same number of the same word in other letters: uomini, not uomi. */
  knowsBetter(lemma: string, made: Inflected): boolean;
}

const CLASSES: Readonly<Record<string, WordClass>> = { NOUN: "noun", ADJ: "adjective" };

export function paradigmsOf(analyses: readonly Analysis[]): Paradigms {
  const forms = new Map<string, Set<string>>();
  for (const { form, lemma, tag } of analyses) {
    const slot = slotOf(tag);
    // Shortened forms are not plurals, and bivii is an old spelling of bivi.
    if (slot === undefined || (/([lmnr]|ii)$/.test(form) && form !== lemma)) continue;
    const key = `${lemma}/${slot}`;
    forms.set(key, (forms.get(key) ?? new Set()).add(form));
  }
  const find = (lemma: string, { tag }: Inflected) => forms.get(`${lemma}/${slotOf(tag)}`);
  return {
    *lemmas() {
      for (const key of forms.keys()) {
        const [text, slot] = key.split("/") as [string, string];
        const kind = CLASSES[slot.replace(/:.*/, "")]!;
        if (/^[a-zàèéìòù]+$/.test(text) && slot.endsWith("s")) {
          yield { text, class: kind, isName: false };
        }
      }
    },
    has: (lemma, made) => find(lemma, made)?.has(made.form) ?? false,
    knowsBetter(lemma, made) {
      const known = find(lemma, made);
      // geologa beside geologi, dentiste beside dentisti; but no pianete.
      const isFeminine = made.tag.startsWith("NOUN-F") && lemma.endsWith("o") ||
        /(ist|iatr|ast|[aio]t)a$/.test(lemma) && made.form.endsWith("e");
      return known !== undefined && !known.has(made.form) && !isFeminine;
    },
  };
}

/** Class and number of a noun, class, gender and number of an adjective: `NOUN:p`, `ADJ:fp`. */
function slotOf(tag: string): string | undefined {
  const [, number] = /^NOUN.*:([sp])$/.exec(tag) ?? [];
  if (number) return `NOUN:${number}`;
  const [, gender, many] = /^ADJ:pos\+([mf])\+([sp])$/.exec(tag) ?? [];
  return gender ? `ADJ:${gender}${many}` : undefined;
}
