import { type Meaning, SENSE_KINDS, type SenseKind } from "../../src/lexicon/meanings.ts";
import { containsStem, type SenseRow } from "./rank_senses.ts";

/** A row written by hand: it overrides what the wordnets say about that word and kind. */
interface HandSense {
  readonly lemma: string;
  readonly kind: SenseKind;
  readonly meaning: string;
  readonly english: string;
}

/** Lines of lemma, kind, meaning, English; `#` starts a remark. Two empty texts take a sense away. */
export function parseHandMeanings(text: string): HandSense[] {
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#")).map((line) => {
    const [lemma, letter, meaning, english, ...more] = line.split("\t");
    const kind = SENSE_KINDS.find((it) => it === letter);
    if (!lemma || !kind || english === undefined || more.length > 0) {
      throw new TypeError(`Not a meaning: ${line}`);
    }
    return { lemma, kind, meaning: meaning!, english };
  });
}

/** What WordNet has beside a word: symbols, units, numerals, Latin names, and what nobody need read. */
const NO_WORD =
  /^(\d+|[A-Z][a-z]?|[XVILC]{2,}|CVA|WBC|cm|mm|kg|km|mg|hl|hg|g|gm|ft|hr|kt|cd|dB|lx|l|m|s|genus .*|twat|titty|boob)$/;

/** One entry a dictionary form, what was written by hand before what the wordnets say. */
export function joinMeanings(
  table: readonly SenseRow[],
  hand: readonly HandSense[],
): Meaning[] {
  const senses = new Map<string, Omit<HandSense, "lemma">[]>();
  const add = ({ lemma, ...sense }: HandSense) =>
    senses.set(lemma, [...senses.get(lemma) ?? [], sense]);
  for (const sense of hand) if (sense.meaning + sense.english !== "") add(sense);
  const byHand = new Set(hand.map(({ lemma, kind }) => `${lemma} ${kind}`));
  for (const { lemma, class: kind, italian, english: all } of table) {
    const meaning = containsStem(italian, lemma) ? "" : italian;
    const english = all.split(", ").filter((word) => !NO_WORD.test(word)).join(", ");
    if (byHand.has(`${lemma} ${kind}`) || meaning + english === "") continue;
    add({ lemma, kind, meaning, english });
  }
  return [...senses].map(([lemma, all]) => ({ lemma, senses: all }));
}
