import { openWordBook } from "../src/games/crossword/word_book.ts";
import { sourceOf } from "../src/lexicon/format.ts";
import { openMeanings } from "../src/lexicon/meanings.ts";
import { bookDefinitions } from "../src/play/crossword/book_definitions.ts";
import type { Plan } from "../src/play/crossword/maker.ts";
import { benchLexicon } from "./words.ts";

/** All that the program itself makes crosswords from. */
export function planFor(): Omit<Plan, "rules"> {
  const folder = new URL("../data/", import.meta.url);
  const bytes = (name: string) => Deno.readFileSync(new URL(name, folder));
  const lexicon = benchLexicon();
  const { alphabet } = lexicon;
  const book = openWordBook(sourceOf(bytes("it.crossword")), alphabet);
  const tables = new Map(book.tables.map((name) => [name, sourceOf(bytes(name), name)]));
  return {
    lexicon,
    pictures: [],
    ...bookDefinitions(book, (name) => tables.get(name), alphabet),
    meanings: openMeanings(sourceOf(bytes("it.meanings"))),
    grading: { kind: "book", book },
  };
}
