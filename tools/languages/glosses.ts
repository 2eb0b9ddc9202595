import { gzipSync } from "node:zlib";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { clueOf } from "./gloss_text.ts";
import { synsetsOf } from "./wordnet.ts";

const PARTS = ["noun", "verb", "adj", "adv"] as const;

/** Rarer words are seldom in a grid. */
const FLOOR = 2;
const LONGEST_ANSWER = 13;

interface Sense {
  readonly gloss: string;
  readonly isNoun: boolean;
  /** How often it was met with in the texts that WordNet counted, and its part of speech. */
  readonly count: number;
  readonly countOfPart: number;
}

/** A sense that is this much rarer than the first makes no clue. */
const FAR_RARER = 5;
const MOST_SENSES = 4;

/**
 * A clue for each common English word that WordNet has: what it means in the commonest sense that
 * makes one. Rows of answer, level and clue, as the crossword reads them.
 */
export function makeGlosses(lexicon: Lexicon, read: (name: string) => string): string {
  const counts = countsIn(read("cntlist.rev"));
  const countOf = (key: string) => counts.get(key) ?? 0;
  const senses = new Map<string, Sense[]>();
  const nouns = new Set<string>();
  for (const part of PARTS) {
    const synsets = new Map(
      Array.from(synsetsOf(read(`data.${part}`)), (synset) => [synset.place, synset]),
    );
    for (const [lemma, places] of sensesIn(read(`index.${part}`))) {
      if (part === "noun") nouns.add(lemma);
      const countOfPart = countOf(`${lemma}/${part}`);
      const list = senses.get(lemma) ?? [];
      senses.set(lemma, list);
      for (const [i, place] of places.entries()) {
        const { words, gloss } = synsets.get(place)!;
        // Not a name's: Lasso was a composer.
        if (!words.includes(lemma)) continue;
        const count = countOf(`${lemma}/${part}/${i + 1}`);
        list.push({ gloss, isNoun: part === "noun", count, countOfPart });
      }
    }
  }
  const looksNoun = (word: string) =>
    [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")]
      .some((lemma) =>
        nouns.has(lemma) &&
        ["verb", "adj", "adv"].every((part) =>
          countOf(`${lemma}/${part}`) <= countOf(`${lemma}/noun`)
        )
      );
  const rows: string[] = [];
  for (const [lemma, all] of senses) {
    const id = lexicon.find(lemma);
    if (id === undefined || lemma.length > LONGEST_ANSWER || !lexicon.isCore(id, FLOOR)) continue;
    const clue = all.sort((a, b) => b.countOfPart - a.countOfPart).slice(0, MOST_SENSES)
      .filter(({ count }, i) => i === 0 || (count > 0 && FAR_RARER * count >= all[0]!.count))
      .map(({ gloss, isNoun }) => clueOf({ gloss, answer: lemma, isNoun }, looksNoun))
      .find((clue) => clue !== undefined);
    if (clue !== undefined) rows.push(`${lemma}\te\t${clue}`);
  }
  const remark =
    "# What words mean: word, level, definition. From WordNet 3.0, Princeton University.";
  return [remark, ...rows.sort()].join("\n") + "\n";
}

export function packed(text: string): Uint8Array {
  return gzipSync(new TextEncoder().encode(text), { level: 9 });
}

/** WordNet's own order of senses, by place: the first is the commonest. */
function* sensesIn(index: string): Generator<[lemma: string, places: string[]]> {
  for (const line of index.split("\n")) {
    const fields = line.trim().split(" ");
    if (!/^[a-z]+$/.test(fields[0]!) || line.startsWith(" ")) continue;
    const count = Number(fields[2]);
    yield [fields[0]!, fields.slice(-count)];
  }
}

/** How often each word was met as each part of speech, and in each sense: `word/part/sense`. */
function countsIn(list: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of list.split("\n")) {
    const [key = "", sense, count] = line.split(" ");
    const [lemma, type] = key.split(/[%:]/);
    // 5 is an adjective that leans on another.
    const part = PARTS[Number(type) - 1] ?? "adj";
    const name = `${lemma}/${part}`;
    counts.set(name, (counts.get(name) ?? 0) + Number(count ?? 0));
    counts.set(`${name}/${sense}`, Number(count ?? 0));
  }
  return counts;
}
