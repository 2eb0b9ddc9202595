import { openWordBook, type WordBook } from "../../games/crossword/word_book.ts";
import type { ByteSource } from "../../lexicon/format.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { bookDefinitions } from "../../play/crossword/book_definitions.ts";
import type { Plan } from "../../play/crossword/maker.ts";
import type { World } from "../../world.ts";
import { openWordMeanings } from "../app/open_meanings.ts";
import { type DataFolders, definitionsIn, pairsIn } from "./files.ts";

type Stock = Pick<Plan, "definitions" | "pairs" | "meanings" | "grading">;

/**
 * What clues are made of in the language of a lexicon. The program's own lexicon has a book of its
 * words: then nothing is read of the definitions until a clue is wanted.
 */
export async function clueStock(
  folders: DataFolders,
  lexicon: Lexicon,
  { hasClues }: { readonly hasClues: boolean },
): Promise<Stock> {
  const { world } = folders;
  const book = findBook(world, lexicon);
  if (book && !hasClues) {
    return { definitions: new Map(), grading: { kind: "book", book } };
  }
  const meanings = await openWordMeanings(world, lexicon.language);
  if (book) {
    const open = new Map<string, ByteSource | undefined>();
    const table = (name: string) => {
      if (!open.has(name)) open.set(name, world.openShipped(name));
      return open.get(name);
    };
    const said = bookDefinitions(book, table, lexicon.alphabet);
    return { ...said, meanings, grading: { kind: "book", book } };
  }
  const definitions = await definitionsIn(folders, lexicon.language);
  const pairs = await pairsIn(folders, lexicon.language);
  if (definitions.size === 0) return { definitions, pairs, meanings };
  return {
    definitions,
    pairs,
    meanings,
    grading: { kind: "tables", definitions, pairs, meanings },
  };
}

/** The book of a lexicon's words; `undefined` when the program has none made of just this one. */
function findBook(world: World, { language, edition, alphabet }: Lexicon): WordBook | undefined {
  const source = world.openShipped(`${language}.crossword`);
  const book = source && openWordBook(source, alphabet);
  return book?.edition === edition ? book : undefined;
}
