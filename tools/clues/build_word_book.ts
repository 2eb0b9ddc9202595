import { type Tier, TIERS } from "../../src/core/difficulty.ts";
import { LATIN, normalize } from "../../src/core/letters.ts";
import { checkText } from "../../src/games/crossword/check.ts";
import { playedOf } from "../../src/games/crossword/clue_words.ts";
import { MARK, type Passage } from "../../src/games/crossword/word_book.ts";
import { type BookRow, encodeWordBook } from "./encode_word_book.ts";
import { eachCoreWord, GRADE, marksOf, unworthOf } from "../../src/games/crossword/words.ts";
import { CROSSWORD_DEFAULTS } from "../../src/games/crossword/rules.ts";
import { parseTheme } from "../../src/games/crossword/theme.ts";
import { HIDDEN } from "../../src/lexicon/entry.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon, type WordId } from "../../src/lexicon/lexicon.ts";
import { type Meanings, openMeanings } from "../../src/lexicon/meanings.ts";
import { grammarOf } from "../../src/lexicon/tag.ts";
import { PAIR_TABLE } from "../../src/play/crossword/book_definitions.ts";
import { MAX_MEANING } from "../../src/play/crossword/choose_clues.ts";
import { MAX_JUNK } from "../../src/play/crossword/clue_grades.ts";
import { writeWhole } from "../lexicon/progress.ts";
import { dataPath } from "../files.ts";

/** The words that can be defined, of the lexicon, the meanings and the tables of definitions. */
export function buildWordBook(): Uint8Array<ArrayBuffer> {
  const lexicon = Lexicon.open(sourceOf(Deno.readFileSync(dataPath("it.lex"))));
  const meanings = openMeanings(sourceOf(Deno.readFileSync(dataPath("it.meanings"))));
  const tables = ["clues", "themes"].flatMap((name) =>
    [...Deno.readDirSync(dataPath(name))].map((file) => `${name}/${file.name}`)
  ).filter((name) => name.endsWith(".tsv")).sort();
  const places = new Map<string, Passage[]>();
  tables.forEach((name, table) => {
    for (const [answer, passage] of passagesIn(name, table)) {
      places.set(answer, [...places.get(answer) ?? [], passage]);
    }
  });
  const pairTable = tables.indexOf(PAIR_TABLE);
  const isPair = ({ table }: Passage) => table === pairTable;
  const glue = wordsIn("clues/glue.txt");
  const busy = wordsIn("clues/busy.txt");
  const rows: BookRow[] = [];
  const words = new Set<string>();
  eachCoreWord(lexicon, CROSSWORD_DEFAULTS.floor, (id, letters) => {
    if (lexicon.flagBits(id) & HIDDEN) return;
    const word = lexicon.text(id);
    const passages = places.get(word) ?? [];
    const isDefined = passages.some((passage) => !isPair(passage));
    const isJunk = letters.length <= MAX_JUNK;
    if (!isDefined && (isJunk || !hasFairMeaning(lexicon, meanings, id))) return;
    words.add(word);
    const marks = marksOf(lexicon.flagBits(id)) | (isDefined ? MARK.hand : MARK.meaning) |
      (glue.has(word) ? MARK.glue : 0) | (busy.has(word) ? MARK.busy : 0);
    const difficulty = Math.round(lexicon.difficulty(id) * 100);
    rows.push({ letters: [...letters], passages, ...weighed(difficulty, marks) });
  });
  for (const [pair, passages] of places) {
    if (words.has(pair) || !passages.some(isPair)) continue;
    const letters = [...pair].map((letter) => lexicon.alphabet.codes[letter.charCodeAt(0)]! - 1);
    rows.push({ letters, passages: passages.filter(isPair), ...weighed(45, MARK.pair) });
  }
  const key = ({ letters }: BookRow) => letters.map((n) => String.fromCharCode(n + 97)).join("");
  const sorted = rows.map((row) => ({ row, key: key(row) })).sort((a, b) => a.key < b.key ? -1 : 1);
  return encodeWordBook(sorted.map(({ row }) => row), { edition: lexicon.edition, tables });
}

/** A meaning is drier than a definition by hand: it has to suit the tier so much better. */
const DRY = 0.05 * 10_000 * 128;

/** What is known about a word, and how little it is wanted for that. */
function weighed(difficulty: number, marks: number): Omit<BookRow, "letters" | "passages"> {
  const last = marks & MARK.pair ? 3 * GRADE : marks & MARK.glue ? 2 * GRADE : 0;
  const dry = marks & MARK.hand ? 0 : DRY;
  const about = { difficulty: difficulty / 100, marks };
  const unworth = TIERS.map((tier) => [tier, last || unworthOf(about, tier) + dry]);
  return { difficulty, marks, unworth: Object.fromEntries(unworth) as Record<Tier, number> };
}

/** The words of a list, with spaces between them; `#` starts a remark. */
export function wordsIn(list: string): ReadonlySet<string> {
  const lines = Deno.readTextFileSync(dataPath(list)).split("\n");
  const rows = lines.filter((line) => !line.startsWith("#"));
  return new Set(rows.flatMap((row) => row.split(" ")).filter((word) => word !== ""));
}

/** Whether the dictionary says briefly what the word means, without giving it away. */
function hasFairMeaning(lexicon: Lexicon, meanings: Meanings, id: WordId): boolean {
  const first = lexicon.readings(id)[0];
  const answer = lexicon.text(id);
  // Of another form than the dictionary's, the meaning would have to be inflected.
  if (!first || playedOf(first.lemma, lexicon.alphabet) !== answer) return false;
  return meanings.meaningsOf(first.lemma, grammarOf(first.tag).category)
    .some(({ meaning }) =>
      meaning !== "" && meaning.length <= MAX_MEANING && !checkText(lexicon, meaning, answer)
    );
}

/** Rows of one answer that follow one another, in a table of `data`. */
function passagesIn(name: string, table: number): [answer: string, Passage][] {
  const bytes = Deno.readFileSync(dataPath(name));
  const isTheme = name.startsWith("themes/");
  const found: [string, Passage][] = [];
  let offset = 0;
  for (const row of new TextDecoder().decode(bytes).split("\n")) {
    const length = new TextEncoder().encode(row).length + 1;
    // A bad row of a theme is left out when it is read as well.
    const isRow = row.trim() !== "" && !row.startsWith("#") &&
      (!isTheme || parseTheme(row).words.length === 1);
    if (isRow) {
      const answer = normalize(row.split("\t")[0]!, LATIN)!;
      const last = found.at(-1);
      const isNext = last?.[0] === answer && !isTheme && last[1].rows < MAX_ROWS &&
        ends.get(last[1]) === offset;
      const passage: Passage = isNext
        ? { ...last[1], rows: last[1].rows + 1 }
        : { table, offset, rows: 1 };
      if (isNext) found.pop();
      found.push([answer, passage]);
      ends.set(passage, offset + length);
    }
    offset += length;
  }
  return found;
}

const MAX_ROWS = 31;
/** Where the row after a passage begins. */
const ends = new WeakMap<Passage, number>();

function main(): void {
  const output = Deno.args[0] ?? dataPath("it.crossword");
  const bytes = buildWordBook();
  writeWhole(output, bytes);
  const size = `${(bytes.length / 1e6).toFixed(2)} MB`;
  Deno.stdout.writeSync(new TextEncoder().encode(`${output}: ${size}\n`));
}

if (import.meta.main) main();
