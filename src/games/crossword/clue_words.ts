import type { Tier } from "../../core/difficulty.ts";
import { type Alphabet, normalize } from "../../core/letters.ts";
import { FLAGS } from "../../lexicon/entry.ts";
import { keptBy } from "../../lexicon/kept.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import { BASE, type Graph, INNER, TERM } from "../../lexicon/graph.ts";
import { MAX_SIDE } from "./template.ts";
import { eachCoreWord } from "./words.ts";

/** The words a clue may use, by what the games need. */
export interface ClueWords {
  readonly lexicon: Lexicon;
  readonly tier: Tier;
  has(word: string): boolean;
  /** The words made of some of these letters, all of them if `min` is as many, by the alphabet. */
  within(letters: string, min: number): readonly string[];
  /** Gathered when first asked for. */
  readonly phrases: PhraseWords;
}

/** Words to make phrases of. */
interface PhraseWords {
  /** Nouns by agreement and last letters, adjectives by agreement and first: `m+s/so`. */
  readonly nounsByEnd: ReadonlyMap<string, readonly string[]>;
  readonly adjectivesByStart: ReadonlyMap<string, readonly string[]>;
  /** Nouns by first and last letter: `re`. */
  readonly nounsByEdges: ReadonlyMap<string, readonly string[]>;
}

/** Everyday words for beginners; the seed's "vocabulary in clue". */
const FLOORS: Readonly<Record<Tier, number>> = { easy: 3.5, medium: 3, hard: 3 };
/** Pairs of noun and adjective are made of well-known words at every tier. */
const PHRASE_FLOOR = 3.5;
const PHRASE_LENGTHS = { min: 4, max: 10 };
/** How many words to keep for one letter or for a first and a last: the commonest. */
const MAX_LISTED = 12;

const LOAN = 1 << FLAGS.indexOf("loan");

/** These go before their noun, or need something after it. */
const NOT_AFTER_A_NOUN =
  /^(alcun|altr|altrettant|ambedue|ben|buon|cert|ciascun|diverg|divers|entramb|gross|grand|ide|medesim|men|miglior|molt|nessun|ogni|parecchi|peggior|poc|prim|propri|pross|qual|qualch|qualsias|qualunqu|quant|quell|quest|sol|stess|suddett|tal|tant|tropp|tutt|ulterior|ultim|unic|vari|ver|vostr|nostr|mi|tu|su)[aeiou]*$/;

/** The words of a lexicon for a tier. */
export const clueWordsOf = keptBy((lexicon: Lexicon, tier: Tier): ClueWords => {
  const floor = FLOORS[tier];
  return {
    lexicon,
    tier,
    has(word) {
      const id = word.length > 1 && word.length <= MAX_SIDE ? lexicon.find(word) : undefined;
      return id !== undefined && lexicon.isCore(id, floor);
    },
    within: (letters, min) => wordsWithin(lexicon, letters, { floor, min }),
    get phrases() {
      return phrasesOf(lexicon, undefined);
    },
  };
});

/** One walk over the word graph along the letters that are left. */
function wordsWithin(
  lexicon: Lexicon,
  text: string,
  { floor, min }: { floor: number; min: number },
): string[] {
  const { nodes, targets, counts, root }: Graph = lexicon.graph;
  const { letters, codes } = lexicon.alphabet;
  const left = new Uint8Array(letters.length);
  for (let i = 0; i < text.length; i++) left[codes[text.charCodeAt(i)]! - 1]!++;
  const found: string[] = [];
  const walk = (node: number, first: number, prefix: string) => {
    const term = nodes[node + TERM]!;
    const inner = nodes[node + INNER]!;
    const base = nodes[node + BASE]!;
    let child = base;
    let id = first;
    for (let rest = term | inner; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const isLeft = left[letter]! > 0;
      if (term & bit) {
        const isLong = isLeft && prefix.length + 1 >= Math.max(2, min);
        if (isLong && lexicon.isCore(id, floor)) found.push(prefix + letters[letter]);
        id++;
      }
      if ((inner & bit) === 0) continue;
      if (isLeft) {
        left[letter]!--;
        walk(targets[child]!, id, prefix + letters[letter]);
        left[letter]!++;
      }
      id += counts[child]! - (child === base ? 0 : counts[child - 1]!);
      child++;
    }
  };
  walk(root, 0, "");
  return found;
}

/** The well-known nouns and adjectives of a lexicon, gathered once. */
const phrasesOf = keptBy((lexicon: Lexicon, _: undefined): PhraseWords => {
  const common: { word: string; id: WordId; zipf: number }[] = [];
  const { letters } = lexicon.alphabet;
  const { min, max } = PHRASE_LENGTHS;
  eachCoreWord(lexicon, PHRASE_FLOOR, (id, path) => {
    if (path.length < min) return;
    const word = path.map((letter) => letters[letter]).join("");
    common.push({ word, id, zipf: lexicon.zipf(id) });
  }, max);
  // The commonest come first in every list, so that a cut list keeps them.
  common.sort((a, b) => b.zipf - a.zipf || a.id - b.id);
  return phrases(lexicon, common);
});

/** The commonest nouns of an agreement with this ending and more before it. */
export function nounsEnding({ phrases }: ClueWords, agreement: string, end: string): string[] {
  return (phrases.nounsByEnd.get(`${agreement}/${end.slice(-2)}`) ?? [])
    .filter((noun) => noun.length > end.length && noun.endsWith(end));
}

/** The commonest adjectives of an agreement with this beginning and more after it. */
export function adjectivesStarting(
  { phrases }: ClueWords,
  agreement: string,
  start: string,
): string[] {
  return (phrases.adjectivesByStart.get(`${agreement}/${start.slice(0, 2)}`) ?? [])
    .filter((adjective) => adjective.length > start.length && adjective.startsWith(start));
}

/** The dictionary forms of a word, as played. */
export function lemmasOf(lexicon: Lexicon, id: WordId): Set<string> {
  const out = new Set<string>();
  for (const { lemma } of lexicon.readings(id)) out.add(playedOf(lemma, lexicon.alphabet));
  return out;
}

/** How the answer is read, for its definition: the first reading, in the plainest of its forms. */
export function definitionOf(lexicon: Lexicon, id: WordId): string | undefined {
  const readings = lexicon.readings(id);
  const first = readings[0];
  if (!first || first.tag === "") return undefined;
  const kind = first.tag.split(/[-:]/)[0]!;
  const alike = readings.filter(({ lemma, tag }) => lemma === first.lemma && tag.startsWith(kind));
  const rank = (tag: string) => PLAINNESS.findIndex((pattern) => pattern.test(tag));
  return alike.reduce((best, { tag }) => rank(tag) < rank(best) ? tag : best, first.tag);
}

/** If a word has two readings, the earlier one here is shown. */
const PLAINNESS = [
  /^NOUN-.:s|^ADJ:pos\+m\+s|:inf/,
  /^NOUN|^ADJ:pos\+f\+s/,
  /^ADJ:pos\+m/,
  /:ind\+pres\+3\+s/,
  /:ind\+pres/,
  /:ind|^ADJ/,
  /:part|:ger/,
  /:cond/,
  /:sub\+pres\+3\+s/,
  /:sub/,
  /:impr/,
  /./,
];

/** A lemma without its ending: `amare` is `am`, `gatto` is `gatt`. Under three letters it says nothing. */
export function stemOf(lemma: string): string {
  return lemma.replace(/([aei]re|rre|[aei]rsi|rsi|[aeiou])$/, "");
}

export function playedOf(text: string, alphabet: Alphabet): string {
  return normalize(text.replace(/[^\p{L}]/gu, ""), alphabet) ?? "";
}

function phrases(
  lexicon: Lexicon,
  words: readonly { word: string; id: WordId }[],
): PhraseWords {
  const nounsByEnd = new Map<string, string[]>();
  const adjectivesByStart = new Map<string, string[]>();
  const nounsByEdges = new Map<string, string[]>();
  for (const { word, id } of words) {
    const readings = lexicon.readings(id);
    // The first reading is the one that people think of; an invariable word would agree with
    // anything and sound like nothing.
    const first = readings[0]?.tag ?? "";
    const isNoun = first.startsWith("NOUN") && !(lexicon.flagBits(id) & LOAN) &&
      !readings.some(({ tag }) => tag.startsWith("ADJ"));
    const isAdjective = first.startsWith("ADJ:pos") && !NOT_AFTER_A_NOUN.test(word) &&
      !readings.some(({ tag }) => tag.startsWith("VER"));
    if (!isNoun && !isAdjective) continue;
    const agreements = agreementsOf(readings.map(({ tag }) => tag), isNoun);
    if (new Set(agreements.map((agreement) => agreement.at(-1))).size !== 1) continue;
    if (isNoun) putFew(nounsByEdges, word[0]! + word.at(-1)!, word);
    for (const agreement of agreements) {
      const lists = isNoun ? nounsByEnd : adjectivesByStart;
      const pair = isNoun ? word.slice(-2) : word.slice(0, 2);
      putFew(lists, `${agreement}/${isNoun ? pair[1] : pair[0]}`, word);
      put(lists, `${agreement}/${pair}`, word);
    }
  }
  return { nounsByEnd, adjectivesByStart, nounsByEdges };
}

/** As `m+s`; of a noun with two genders none, since it is two words. */
function agreementsOf(tags: readonly string[], isNoun: boolean): string[] {
  const pattern = isNoun ? /^NOUN-([MF]):([sp])$/ : /^ADJ:pos\+([mf])\+([sp])$/;
  const out = new Set<string>();
  for (const tag of tags) {
    const found = pattern.exec(tag);
    if (found) out.add(`${found[1]!.toLowerCase()}+${found[2]}`);
  }
  return isNoun && out.size > 1 ? [] : [...out];
}

function put(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

function putFew(lists: Map<string, string[]>, key: string, word: string): void {
  if ((lists.get(key)?.length ?? 0) < MAX_LISTED) put(lists, key, word);
}
