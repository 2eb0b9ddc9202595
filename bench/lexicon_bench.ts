/**
 * What a look-up costs, and what it would cost otherwise, on the same words in the same run:
 *
 *     deno run -A --cached-only bench/lexicon_bench.ts [FILE.lex]
 */
import { DatabaseSync } from "node:sqlite";
import { isWithin, lettersOf, type Mask, maskOf, sizeOf } from "../src/core/letters.ts";
import { pick, rngFrom, shuffle } from "../src/core/random.ts";
import { encodeLexicon } from "../src/lexicon/encode.ts";
import { sourceOf } from "../src/lexicon/format.ts";
import { childOf, eachWord } from "../src/lexicon/graph.ts";
import { Lexicon } from "../src/lexicon/lexicon.ts";
import { countWithin, findMask } from "../src/lexicon/masks.ts";
import { verifyLexicon } from "../src/lexicon/verify.ts";
import { print } from "./figures.ts";
import { type Contender, measure, type Measured, ratio, ratiosOf, timesOf } from "./measure.ts";

export interface Board {
  readonly letters: Mask;
  readonly required: Mask;
}

/** A board by its sub-sets against a look at every word. */
export const LEAST_RATIO = 100;
export const INDEX = "sets of letters (ours)";
export const LISTED = "sets of letters (ours), listed";
export const SCAN = "scan of every word's letters";

/** Boards as the bee has them: the seven letters of some word, one of them required. */
export function boardsOf(lexicon: Lexicon, count: number): Board[] {
  const rng = rngFrom("bench/boards");
  const pangrams = [...lexicon.masks.masks].filter((mask) => sizeOf(mask) === 7);
  return Array.from({ length: count }, () => {
    const letters = pick(pangrams, rng);
    const required = maskOf(pick([...lettersOf(letters, lexicon.alphabet)], rng), lexicon.alphabet);
    return { letters, required };
  });
}

/** How many words a board has, in every way we know; and two of them listing those. */
export function measureBoards(lexicon: Lexicon): Measured[] {
  const boards = boardsOf(lexicon, 1000);
  const masks = masksOf(lexicon);
  const words = Array.from(masks, (mask, id) => ({ id, mask }));
  const database = databaseOf(masks);
  const marks = new Array(64).fill("?").join();
  const probe = database.prepare(`select count(*) n from words where mask in (${marks})`);
  const sweep = database.prepare("select count(*) n from words where mask & ~? = 0 and mask & ?");
  const { masks: distinct, starts } = lexicon.masks;
  const ways: [name: string, jobs: number, count: (board: Board) => number][] = [
    [INDEX, 1000, ({ letters, required }) => countWithin(lexicon.masks, letters, required)],
    [LISTED, 1000, ({ letters, required }) => lexicon.within(letters, required).length],
    ["scan of the distinct sets", 100, ({ letters, required }) => {
      let count = 0;
      for (let i = 0; i < distinct.length; i++) {
        if (!isWithin(distinct[i]!, letters) || !(distinct[i]! & required)) continue;
        count += starts[i + 1]! - starts[i]!;
      }
      return count;
    }],
    [SCAN, 20, ({ letters, required }) => {
      let count = 0;
      for (let id = 0; id < masks.length; id++) {
        if (isWithin(masks[id]!, letters) && masks[id]! & required) count++;
      }
      return count;
    }],
    [`${SCAN}, listed`, 20, ({ letters, required }) => {
      const out: number[] = [];
      for (let id = 0; id < masks.length; id++) {
        if (isWithin(masks[id]!, letters) && masks[id]! & required) out.push(id);
      }
      return out.length;
    }],
    ["SQLite, 64 sets by index", 100, (board) => probe.get(...subsetsOf(board))!.n as number],
    [
      "objects and filter()",
      10,
      ({ letters, required }) =>
        words.filter(({ mask }) => isWithin(mask, letters) && mask & required).length,
    ],
    ["SQLite, every row", 5, ({ letters, required }) => sweep.get(letters, required)!.n as number],
  ];
  const measured = measure(ways.map(([name, jobs, count]) => {
    for (const board of boards.slice(0, 5)) {
      if (count(board) !== ways[0]![2](board)) throw new Error(`Another result: ${name}`);
    }
    const some = boards.slice(0, jobs);
    return { name, jobs, run: () => some.reduce((sum, board) => sum + count(board), 0) };
  }));
  database.close();
  return measured;
}

/** One step of each kind, a job being one word, one set, or one opening. */
export function measureSteps(bytes: Uint8Array<ArrayBuffer>): Measured[] {
  const source = sourceOf(bytes);
  const lexicon = Lexicon.open(source);
  const ids = shuffle(Array.from({ length: lexicon.size }, (_, id) => id), rngFrom("bench/words"))
    .slice(0, 20_000);
  const words = ids.map((id) => lexicon.text(id));
  const misses = words.map((word) => word.slice(1) + word[0]);
  const masks = words.map((word) => maskOf(word, lexicon.alphabet));
  const letters = words.map((word) => [...word].map((it) => lexicon.alphabet.letters.indexOf(it)));
  const { graph } = lexicon;
  const each = <T>(name: string, items: readonly T[], act: (item: T) => number): Contender => ({
    name,
    jobs: items.length,
    run: () => items.reduce((sum, item) => sum + act(item), 0),
  });
  return measure([
    each("find a word", words, (word) => lexicon.find(word)!),
    each("find no word", misses, (word) => lexicon.find(word) ?? 0),
    each("write a word", ids, (id) => lexicon.text(id).length),
    each("find a set of letters", masks, (mask) => findMask(lexicon.masks, mask)),
    each("walk to a word's end", letters, (path) => {
      let node = graph.root;
      for (let i = 0; i < path.length - 1 && node >= 0; i++) node = childOf(graph, node, path[i]!);
      return node;
    }),
    each("open the file in memory", [1, 2, 3, 4, 5], () => Lexicon.open(source).size),
    each("open it and find a word", [1, 2, 3, 4, 5], () => Lexicon.open(source).find("casa") ?? 0),
    each("walk through all words", [1], () => {
      let sum = 0;
      eachWord(graph, lexicon.alphabet, (word) => sum += word.length);
      return sum;
    }),
    each("verify the whole file", [1], () => {
      verifyLexicon(Lexicon.open(source));
      return 1;
    }),
  ], 5);
}

/** How many words the same boards have among the commonest words, and among more and more. */
export function measureGrowth(lexicon: Lexicon): Measured[] {
  const byZipf = Array.from({ length: lexicon.size }, (_, id) => id)
    .sort((a, b) => lexicon.zipf(b) - lexicon.zipf(a) || a - b)
    .map((id) => lexicon.text(id));
  const sizes = [25_000, 50_000, 100_000, 300_000].map((size) => Math.min(size, lexicon.size));
  const unknown = { written: [], zipf: 0, flags: [], sources: [], readings: [], difficulty: 0 };
  const parts = [...new Set(sizes)].map((size) => {
    const entries = byZipf.slice(0, size).map((word) => ({ word, ...unknown }));
    const about = { language: lexicon.language, alphabet: lexicon.alphabet };
    return Lexicon.open(sourceOf(encodeLexicon(entries, [], about)));
  });
  const boards = boardsOf(parts[0]!, 1000);
  return measure(parts.map((part) => ({
    name: `counted among ${part.size} words`,
    jobs: boards.length,
    run: () => {
      let sum = 0;
      for (const it of boards) sum += countWithin(part.masks, it.letters, it.required);
      return sum;
    },
  })));
}

function masksOf(lexicon: Lexicon): Int32Array {
  const masks = new Int32Array(lexicon.size);
  const { alphabet, inGraph } = lexicon;
  eachWord(lexicon.graph, alphabet, (word, id) => masks[id] = maskOf(word, alphabet));
  eachWord(lexicon.graphApart, alphabet, (word, rank) => {
    masks[inGraph + rank] = maskOf(word, alphabet);
  });
  return masks;
}

function databaseOf(masks: Int32Array): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec("create table words (id integer primary key, mask integer); begin");
  const insert = database.prepare("insert into words values (?, ?)");
  masks.forEach((mask, id) => insert.run(id, mask));
  database.exec("commit; create index by_mask on words (mask)");
  return database;
}

/** Every set of the board's letters that has the required one. */
function subsetsOf({ letters, required }: Board): Mask[] {
  const out: Mask[] = [];
  const free = letters & ~required;
  for (let some = free;; some = (some - 1) & free) {
    out.push(some | required);
    if (some === 0) return out;
  }
}

function main(): number {
  const path = Deno.args[0] ?? new URL("../data/it.lex", import.meta.url);
  const bytes = Deno.readFileSync(path);
  const lexicon = Lexicon.open(sourceOf(bytes));
  const boards = measureBoards(lexicon);
  const lines = [
    `${lexicon.edition}: ${lexicon.size} words, ${bytes.length} bytes`,
    "One job of each kind",
    ...timesOf(measureSteps(bytes)),
    "The words of a board of seven letters, counted",
    ...ratiosOf(boards),
    "As the lexicon grows",
    ...ratiosOf(measureGrowth(lexicon)),
  ];
  const reached = ratio(boards, SCAN, LISTED);
  lines.push(`Listed ${reached.toFixed(0)} times the scan, at least ${LEAST_RATIO} wanted`);
  print(...lines);
  return reached >= LEAST_RATIO ? 0 : 1;
}

if (import.meta.main) Deno.exitCode = main();
