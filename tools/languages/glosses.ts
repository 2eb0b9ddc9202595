import { gzipSync } from "node:zlib";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { synsetsOf } from "./wordnet.ts";

const PARTS = ["noun", "verb", "adj", "adv"] as const;

/** Rarer words are seldom in a grid. */
const FLOOR = 2;
const LONGEST_ANSWER = 13;
const LONGEST_CLUE = 72;

interface Sense {
  readonly gloss: string;
  /** How often the part of speech was met with in the texts that WordNet counted. */
  readonly count: number;
}

/**
 * A clue for each common English word that WordNet has: what it means in its commonest sense.
 * Rows of answer, level and clue, as the crossword reads them.
 */
export function makeGlosses(lexicon: Lexicon, read: (name: string) => string): string {
  const counts = countsIn(read("cntlist.rev"));
  const senses = new Map<string, Sense>();
  for (const part of PARTS) {
    const synsets = new Map(
      Array.from(synsetsOf(read(`data.${part}`)), (synset) => [synset.place, synset]),
    );
    for (const [lemma, places] of sensesIn(read(`index.${part}`))) {
      const count = counts.get(`${lemma}/${part}`) ?? 0;
      const known = senses.get(lemma);
      // The first that is not a name's: Lasso was a composer.
      const first = places.map((place) => synsets.get(place)!)
        .find(({ words }) => words.includes(lemma));
      if (first && (known === undefined || count > known.count)) {
        senses.set(lemma, { gloss: first.gloss, count });
      }
    }
  }
  const rows: string[] = [];
  for (const [lemma, { gloss }] of senses) {
    const id = lexicon.find(lemma);
    if (id === undefined || lemma.length > LONGEST_ANSWER || !lexicon.isCore(id, FLOOR)) continue;
    const clue = clueOf(gloss, lemma);
    if (clue !== undefined) rows.push(`${lemma}\te\t${clue}`);
  }
  const remark =
    "# What words mean: word, level, definition. From WordNet 3.0, Princeton University.";
  return [remark, ...rows.sort()].join("\n") + "\n";
}

export function packed(text: string): Uint8Array {
  return gzipSync(new TextEncoder().encode(text), { level: 9 });
}

/** The meaning without examples and remarks; `undefined` where it is too long or gives the word away. */
function clueOf(gloss: string, lemma: string): string | undefined {
  const whole = gloss.split(/[;:]|--/)[0]!
    .replace(/\([^)]*\)/g, " ").replace(/[`"]/g, "").replace(/\s+/g, " ").replace(/ ([,.])/g, "$1")
    .trim().replace(/[,.]$/, "");
  const meaning = whole.length > LONGEST_CLUE ? shortened(whole) : whole;
  if (meaning.length < 4 || meaning.length > LONGEST_CLUE || /[()]/.test(meaning)) return undefined;
  // A word of the same stem in the clue gives the answer away.
  const stem = lemma.slice(0, Math.min(5, Math.max(3, lemma.length - 2)));
  const words = meaning.toLowerCase().split(/[^a-z]+/);
  if (words.some((word) => word.startsWith(stem) || (word.length > 3 && lemma.startsWith(word)))) {
    return undefined;
  }
  return meaning.charAt(0).toUpperCase() + meaning.slice(1);
}

/** Up to where a phrase ends, as late as it fits. */
function shortened(text: string): string {
  const ends = [...text.matchAll(/,| that | which | who | with | used | or /g)].map(({ index }) =>
    index
  );
  const end = ends.filter((at) => at >= SHORTEST_CUT && at <= LONGEST_CLUE).at(-1);
  return end === undefined ? text : text.slice(0, end).replace(/,$/, "");
}

const SHORTEST_CUT = 20;

/** WordNet's own order of senses, by place: the first is the commonest. */
function* sensesIn(index: string): Generator<[lemma: string, places: string[]]> {
  for (const line of index.split("\n")) {
    const fields = line.trim().split(" ");
    if (!/^[a-z]+$/.test(fields[0]!) || line.startsWith(" ")) continue;
    const count = Number(fields[2]);
    yield [fields[0]!, fields.slice(-count)];
  }
}

/** How often each word was met as each part of speech, by `word/part`. */
function countsIn(list: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of list.split("\n")) {
    const [key = "", , count] = line.split(" ");
    const [lemma, type] = key.split(/[%:]/);
    // 5 is an adjective that leans on another.
    const part = PARTS[Number(type) - 1] ?? "adj";
    const name = `${lemma}/${part}`;
    counts.set(name, (counts.get(name) ?? 0) + Number(count ?? 0));
  }
  return counts;
}
