/** What a Morph-it! tag says, taken apart: `VER:ind+past+3+s` is a verb, indicative, remote past … */
export interface Grammar {
  readonly category: Category;
  readonly mood?: Mood;
  readonly tense?: Tense;
  readonly person?: 1 | 2 | 3;
  readonly number?: "s" | "p";
  readonly gender?: "m" | "f";
  readonly degree?: "superlative" | "comparative";
  /** The pronouns at the end of the form: `melo`. */
  readonly clitic?: string;
}

const CATEGORIES = [
  "noun",
  "adjective",
  "verb",
  "adverb",
  "pronoun",
  "determiner",
  "article",
  "preposition",
  "conjunction",
  "interjection",
  "number",
  "name",
  "other",
] as const;
export type Category = typeof CATEGORIES[number];

const MOODS = ["ind", "sub", "cond", "impr", "inf", "part", "ger"] as const;
type Mood = typeof MOODS[number];

const TENSES = ["pres", "impf", "past", "fut"] as const;
type Tense = typeof TENSES[number];

/** Longest prefixes first: `PRO-NUM` is a number, `PRO` a pronoun. */
const BY_PREFIX: readonly (readonly [prefix: string, category: Category])[] = [
  ["DET-NUM", "number"],
  ["PRO-NUM", "number"],
  ["ARTPRE", "preposition"],
  ["NOUN", "noun"],
  ["ADJ", "adjective"],
  ["ADV", "adverb"],
  ["VER", "verb"],
  ["AUX", "verb"],
  ["MOD", "verb"],
  ["ASP", "verb"],
  ["CAU", "verb"],
  ["DET", "determiner"],
  ["TALE", "determiner"],
  ["ART", "article"],
  ["PRO", "pronoun"],
  ["WH", "pronoun"],
  ["CE", "pronoun"],
  ["CI", "pronoun"],
  ["NE", "pronoun"],
  ["SI", "pronoun"],
  ["CON", "conjunction"],
  ["PRE", "preposition"],
  ["INT", "interjection"],
  ["NPR", "name"],
];

export function grammarOf(tag: string): Grammar {
  const [head = "", features = ""] = tag.split(":");
  const out: { -readonly [K in keyof Grammar]: Grammar[K] } = {
    category: BY_PREFIX.find(([prefix]) => head.startsWith(prefix))?.[1] ?? "other",
  };
  // Pronouns and nouns have gender and number in their first part: `PRO-INDEF-M-S`, `NOUN-F`.
  for (const part of [...head.split("-").slice(1), ...features.split("+")]) {
    const value = part.toLowerCase();
    if (includes(MOODS, value)) out.mood = value;
    else if (includes(TENSES, value)) out.tense = value;
    else if (value === "1" || value === "2" || value === "3") {
      out.person = Number(value) as 1 | 2 | 3;
    } else if (value === "s" || value === "p") out.number = value;
    else if (value === "m" || value === "f") out.gender = value;
    else if (value === "sup") out.degree = "superlative";
    else if (value === "comp") out.degree = "comparative";
    else if (out.category === "verb" && out.mood !== undefined && value !== "") out.clitic = value;
  }
  return out;
}

function includes<T extends string>(all: readonly T[], value: string): value is T {
  return (all as readonly string[]).includes(value);
}
