import { ITALIAN } from "../../core/italian.ts";
import { UserError } from "../../core/problem.ts";
import { CROSSWORD_DEFAULTS, type CrosswordRules } from "../../games/crossword/rules.ts";
import { parseTheme } from "../../games/crossword/theme.ts";
import { openWordBook } from "../../games/crossword/word_book.ts";
import { sourceOf } from "../../lexicon/format.ts";
import { bookDefinitions } from "../../play/crossword/book_definitions.ts";
import { definitionsFrom, type Plan, shown } from "../../play/crossword/maker.ts";
import type { Assets, Words } from "./assets.ts";

/** The tables that clues are made of, as they come with the page, by name: `clues/four.tsv`. */
export type ClueTables = Readonly<Record<string, string>>;

/** What is asked of a crossword. */
interface Wish {
  readonly rules: Partial<CrosswordRules>;
  readonly theme: string | undefined;
}

type Stock = Pick<Plan, "lexicon" | "definitions" | "pairs" | "meanings" | "grading">;

/** Read once a language. */
const STOCKS = new WeakMap<Words, Promise<Stock>>();

/** All that is needed to make a crossword with the words of a language. */
export async function planFrom(assets: Assets, words: Words, wish: Wish): Promise<Plan> {
  const stock = await stockOf(assets, words);
  const rules = { ...CROSSWORD_DEFAULTS, ...wish.rules };
  if (wish.theme === undefined) return { ...stock, rules, pictures: [] };
  const tables = await clueTables(assets, words);
  const text = tables[`themes/${wish.theme}.tsv`] ?? "";
  const found = parseTheme(text, words.lexicon.alphabet).words;
  if (found.length === 0) {
    const fault = { kind: "no_theme_words" } as const;
    throw new UserError({ kind: "bad_crossword", text: wish.theme, fault });
  }
  const theme = found.map((row) => ({ ...row, clue: shown(row.clue) }));
  return { ...stock, rules: { ...rules, theme }, pictures: [], themeName: wish.theme };
}

function stockOf(assets: Assets, words: Words): Promise<Stock> {
  const known = STOCKS.get(words);
  if (known) return known;
  const made = makeStock(assets, words);
  STOCKS.set(words, made);
  // What could not be fetched is fetched again the next time.
  made.catch(() => STOCKS.delete(words));
  return made;
}

/** As the terminal has it: with a book of the words where there is one of just this lexicon. */
async function makeStock(assets: Assets, words: Words): Promise<Stock> {
  const { lexicon } = words;
  const { alphabet, language, edition } = lexicon;
  const name = `${language}.crossword`;
  const [tables, meanings, bytes] = await Promise.all([
    clueTables(assets, words),
    words.meanings(),
    assets.bytes(name),
  ]);
  const book = bytes && openWordBook(sourceOf(bytes, name), alphabet);
  if (book?.edition === edition) {
    const encoder = new TextEncoder();
    const all = new Map(
      book.tables.map((table) => [table, sourceOf(encoder.encode(tables[table] ?? ""), table)]),
    );
    const said = bookDefinitions(book, (table) => all.get(table), alphabet);
    return { lexicon, meanings, ...said, grading: { kind: "book", book } };
  }
  const clues = Object.entries(tables).filter(([table]) => table.startsWith("clues/"));
  const definitions = definitionsFrom({ themes: [], clues: clues.map(([, text]) => text) });
  if (definitions.size === 0) return { lexicon, definitions, meanings };
  const pairs = new Map();
  const grading = { kind: "tables", definitions, pairs, meanings } as const;
  return { lexicon, definitions, pairs, meanings, grading };
}

async function clueTables(
  assets: Assets,
  { lexicon: { language } }: Words,
): Promise<ClueTables> {
  if (language === ITALIAN.code) {
    const text = await assets.text("it.clues.json");
    if (text === undefined) throw new Error("it.clues.json did not come with the page");
    return JSON.parse(text);
  }
  const text = await assets.text(`${language}.clues.tsv`);
  return text === undefined ? {} : { [`clues/${language}.tsv`]: text };
}
