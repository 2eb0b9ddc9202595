import type { Category, Grammar } from "../lexicon/tag.ts";

/** The words a language has for what a form is. */
export interface GrammarWords {
  readonly category: Readonly<Record<Category, string>>;
  /** By mood and tense, as in `ind past`. */
  readonly tense: Readonly<Record<string, string>>;
  readonly degree: Readonly<Record<"superlative" | "comparative", string>>;
  readonly person: Readonly<Record<1 | 2 | 3, string>>;
  readonly gender: Readonly<Record<"m" | "f", string>>;
  readonly number: Readonly<Record<"s" | "p", string>>;
  clitic(pronouns: string): string;
}

/** `passato remoto, 3a sing.` */
export function describeGrammar(words: GrammarWords, grammar: Grammar): string {
  const { mood, tense = "pres", degree, person, gender, number, clitic } = grammar;
  const parts = [mood && words.tense[`${mood} ${tense}`] || words.category[grammar.category]];
  if (degree) parts.push(words.degree[degree]);
  const agreement = [
    person && words.person[person],
    gender && !person && words.gender[gender],
    number && words.number[number],
  ].filter((part) => part);
  if (agreement.length > 0) parts.push(agreement.join(" "));
  if (clitic) parts.push(words.clitic(clitic));
  return parts.join(", ");
}
