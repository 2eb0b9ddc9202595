import { ITALIAN_CODE } from "../../core/italian_code.ts";
import { playedOf } from "../../games/crossword/clue_words.ts";
import type { Definition } from "../../games/crossword/definitions.ts";
import { MARK, type WordBook } from "../../games/crossword/word_book.ts";
import type { ClueGrades } from "../../games/crossword/words.ts";
import { keptBy } from "../../lexicon/kept.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Meanings } from "../../lexicon/meanings.ts";
import { MAX_MEANING } from "./choose_clues.ts";

/** Every Italian word up to this length that is worth anything has been defined by hand. */
export const MAX_JUNK = 4;

/** Says which words can be defined. */
export type GradeSource =
  /** Prepared with the lexicon. */
  | { readonly kind: "book"; readonly book: WordBook }
  /** All definitions there are, for a lexicon without a book. */
  | {
    readonly kind: "tables";
    readonly definitions: ReadonlyMap<string, readonly Definition[]>;
    readonly meanings?: Meanings | undefined;
    readonly pairs?: ReadonlyMap<string, unknown>;
  };

/** The words that can be clued, worked out once. */
export const gradesOf = keptBy((lexicon: Lexicon, source: GradeSource): ClueGrades => {
  const junkUpTo = lexicon.language === ITALIAN_CODE ? MAX_JUNK : 0;
  const grades = source.kind === "book"
    ? bookGrades(lexicon, source.book)
    : tableGrades(lexicon, source);
  return { ...grades, junkUpTo };
});

/** The same without the words that are banned. */
export function gradesWithout(
  lexicon: Lexicon,
  grades: ClueGrades | undefined,
  words: ReadonlySet<string>,
): ClueGrades {
  const known = BANNED.get(words);
  if (known) return known;
  const all = grades ?? { of: new Uint8Array(lexicon.size), others: [], junkUpTo: 0 };
  const ids = [...words].map((word) => lexicon.find(word)).filter((id) => id !== undefined);
  const others = all.others.filter((pair) => !words.has(pair));
  const left = { ...all, others, banned: new Set(ids) };
  BANNED.set(words, left);
  return left;
}

const BANNED = new WeakMap<ReadonlySet<string>, ClueGrades>();

type Grades = Pick<ClueGrades, "of" | "others">;

function bookGrades(lexicon: Lexicon, book: WordBook): Grades {
  const of = new Uint8Array(lexicon.size);
  const pairs: string[] = [];
  const { letters } = lexicon.alphabet;
  for (let length = 2; length <= 25; length++) {
    const words = book.words(length);
    for (let i = 0; words && i < words.size; i++) {
      const codes = words.letters.subarray(i * length, (i + 1) * length);
      const text = Array.from(codes, (code) => letters[code]).join("");
      const id = lexicon.find(text);
      if (words.marks[i]! & MARK.pair) pairs.push(text);
      else if (id !== undefined) of[id] = words.marks[i]! & MARK.hand ? 2 : 1;
    }
  }
  return { of, others: pairs };
}

function tableGrades(
  lexicon: Lexicon,
  { definitions, meanings, pairs }: Extract<GradeSource, { kind: "tables" }>,
): Grades {
  const of = new Uint8Array(lexicon.size);
  for (const { lemma, senses } of meanings?.all() ?? []) {
    if (!senses.some(({ meaning }) => meaning !== "" && meaning.length <= MAX_MEANING)) continue;
    const id = lexicon.find(playedOf(lemma, lexicon.alphabet));
    // Whether the meaning is fair is seen later, when it is needed: that takes long.
    if (id !== undefined && lexicon.reading(id)?.lemma === lemma) of[id] = 1;
  }
  for (const answer of definitions.keys()) {
    const id = lexicon.find(answer);
    if (id !== undefined) of[id] = 2;
  }
  return { of, others: [...pairs?.keys() ?? []].filter((pair) => !definitions.has(pair)).sort() };
}
