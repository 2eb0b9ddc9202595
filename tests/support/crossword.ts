import type { Rng } from "../../src/core/random.ts";
import { below } from "../../src/core/random.ts";
import {
  type Grid,
  parseGrid,
  patternOf,
  slotsOf,
  withWord,
} from "../../src/games/crossword/template.ts";
import { openWordBook, type WordBook } from "../../src/games/crossword/word_book.ts";
import { encodeLexicon } from "../../src/lexicon/encode.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";

const DATA = new URL("../../data/", import.meta.url);

let italian: Lexicon | undefined;

/** The real words. */
export function italianLexicon(): Lexicon {
  return italian ??= Lexicon.open(sourceOf(Deno.readFileSync(new URL("it.lex", DATA))));
}

/** What is known of them as answers. */
export function italianWordBook(): WordBook {
  const bytes = Deno.readFileSync(new URL("it.crossword", DATA));
  return openWordBook(sourceOf(bytes), italianLexicon().alphabet);
}

/** The shipped pictures by name. */
export function templates(): [name: string, grid: Grid][] {
  return filesIn("templates").map(([name, text]) => [name, parseGrid(text)]);
}

/** The text of the shipped themes by name. */
export function themes(): [name: string, text: string][] {
  return filesIn("themes");
}

export function template(name: string): string {
  return Deno.readTextFileSync(new URL(`templates/${name}.txt`, DATA));
}

/** A lexicon of just these words. */
export function lexiconOf(words: readonly string[]): Lexicon {
  const entries = words.map((word, i) => ({
    word,
    written: [],
    zipf: 4,
    flags: [],
    sources: [],
    readings: [],
    difficulty: (i % 100) / 100,
  }));
  return Lexicon.open(sourceOf(encodeLexicon(entries, [], { language: "it" })));
}

/** Made-up words of a few letters, so that some pictures can be filled and some cannot. */
export function fewWords(count: number, letters: string, rng: Rng): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    let word = "";
    for (let i = 2 + below(3, rng); i > 0; i--) word += letters[below(letters.length, rng)];
    words.add(word);
  }
  return [...words].sort();
}

/** Every fill there is, found the stupid way. */
export function everyFill(grid: Grid, words: readonly string[]): string[] {
  const slots = slotsOf(grid);
  const out: string[] = [];
  const go = (at: Grid, next: number, used: readonly string[]) => {
    const slot = slots[next];
    if (!slot) {
      out.push(at.cells);
      return;
    }
    const pattern = new RegExp(`^${patternOf(at, slot)}$`);
    for (const word of words) {
      if (pattern.test(word) && !used.includes(word)) {
        go(withWord(at, slot, word), next + 1, [...used, word]);
      }
    }
  };
  go(grid, 0, []);
  return out;
}

function filesIn(folder: string): [name: string, text: string][] {
  return [...Deno.readDirSync(new URL(folder, DATA))].map(({ name }) => name).sort()
    .map((name) => [
      name.replace(/\.\w+$/, ""),
      Deno.readTextFileSync(new URL(`${folder}/${name}`, DATA)),
    ]);
}
