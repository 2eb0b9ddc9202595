import { openWordBook, type WordBook } from "../../games/crossword/word_book.ts";
import type { ByteSource } from "../../lexicon/format.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { join } from "../../path.ts";
import { bookDefinitions } from "../../play/crossword/book_definitions.ts";
import type { Plan } from "../../play/crossword/maker.ts";
import type { World } from "../../world.ts";
import { openWordMeanings } from "../app/open_meanings.ts";
import { type DataFolders, definitionsIn, pairsIn } from "./files.ts";

type Stock = Pick<Plan, "definitions" | "pairs" | "meanings" | "grading">;

/** Larger than any book we ship. */
const MAX_BOOK = 4 * 1024 * 1024;

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
  const book = await findBook(world, lexicon);
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
async function findBook(world: World, { language, edition, alphabet }: Lexicon) {
  const name = `${language}.crossword`;
  if (!(await world.listFolder(world.shipped)).includes(name)) return undefined;
  const bytes = await world.readFile(join(world.shipped, name), MAX_BOOK);
  const book: WordBook = openWordBook(bytes, { alphabet, name });
  return book.edition === edition ? book : undefined;
}
