/** One line of Morph-it!: a form as written, its lemma and its features. */
export interface Analysis {
  readonly form: string;
  readonly lemma: string;
  readonly tag: string;
}

/** Punctuation, symbols and abbreviations: listed by Morph-it!, but no words. */
const NO_WORDS = /^(PON|SENT|SYM|ABL)/;

export function* readMorphit(text: string): Generator<Analysis> {
  for (const line of text.split("\n")) {
    const [form, lemma, tag] = line.split("\t");
    if (!form || !lemma || !tag || NO_WORDS.test(tag)) continue;
    yield { form: form.replaceAll("’", "'"), lemma, tag };
  }
}

export const PROPER = "NPR";

const CLITICS =
  /\+(mi|ti|ci|vi|si|lo|la|li|le|gli|ne|(me|te|ce|ve|se|glie)(lo|la|li|le|ne)|cisi|visi|mici|tici)$/;

/** Whether the features end in a pronoun: `VER:inf+pres+melo`. */
export function hasClitic(tag: string): boolean {
  return CLITICS.test(tag);
}
