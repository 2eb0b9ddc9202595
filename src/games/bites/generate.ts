import { affinity } from "../../core/difficulty.ts";
import { foreignLetters, vowelsIn } from "../../core/vowels.ts";
import type { Alphabet } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { below, pickWeighted, type Rng, rngFrom } from "../../core/random.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import { type Pairs, pairsIn, pairsWithout } from "./tile_pairs.ts";
import { type BitesPuzzle, MAX_TILES } from "./puzzle.ts";
import { type BitesRules, directionsOf } from "./rules.ts";
import { type BitesSolution, type BitesWord, solveBites } from "./solve.ts";
import { tilesOf } from "./views.ts";

/** Why a drawn set of tiles was not kept. A set may fail several. */
type Limit =
  | "vowels"
  | "too_few_horizontal"
  | "too_few_vertical"
  | "too_many_horizontal"
  | "too_many_vertical";

/** How well a word of this difficulty, 0 to 1, suits the player. */
type Affinity = (difficulty: number) => number;

/** How a puzzle was made. */
interface BitesGeneration {
  readonly puzzle: BitesPuzzle;
  readonly attempts: number;
  /** How many of the sets drawn were fair, the one kept included. */
  readonly candidates: number;
  readonly failures: { readonly [L in Limit]?: number };
}

/** Fair sets among which the one that suits best is taken. */
const CANDIDATES = 8;

/** The stream a player's seed draws from. */
export function bitesRng(seed: string): Rng {
  return rngFrom(`bites/${seed}`);
}

export function generateBites(lexicon: Lexicon, rules: BitesRules, rng: Rng): BitesPuzzle {
  return generateWithReport(lexicon, rules, rng).puzzle;
}

export function generateWithReport(
  lexicon: Lexicon,
  rules: BitesRules,
  rng: Rng,
): BitesGeneration {
  const tier = rules.difficulty;
  const suits = tier === "any" ? undefined : (difficulty: number) => affinity(difficulty, tier);
  return drawBites(lexicon, rules, { suits, rng });
}

/** Draws sets of tiles until one is fair; with `suits`, the best of several. */
export function drawBites(
  lexicon: Lexicon,
  rules: BitesRules,
  { suits, rng }: { readonly suits?: Affinity | undefined; readonly rng: Rng },
): BitesGeneration {
  const bag = bagOf(lexicon);
  const failures: { [L in Limit]?: number } = {};
  const wanted = suits ? CANDIDATES : 1;
  let best: { readonly puzzle: BitesPuzzle; readonly worth: number } | undefined;
  let candidates = 0;
  let attempts = 0;
  const total = rules.singles + rules.horizontals + rules.verticals;
  const tries = bag.isEmpty || total > MAX_TILES ? 0 : rules.maxAttempts;
  while (attempts < tries && candidates < wanted) {
    attempts++;
    const puzzle = draw(bag, rules, rng());
    const solution = solveBites(lexicon, puzzle, rules);
    const broken = limitsBroken(lexicon, rules, { puzzle, solution });
    for (const limit of broken) failures[limit] = (failures[limit] ?? 0) + 1;
    if (broken.length > 0) continue;
    candidates++;
    const worth = suits ? worthOf(lexicon, rules, { solution, suits }) : 0;
    if (best === undefined || worth > best.worth) best = { puzzle, worth };
  }
  if (best === undefined) {
    throw new UserError({ kind: "no_puzzle_found", game: "bites", attempts, failures });
  }
  return { puzzle: best.puzzle, attempts, candidates, failures };
}

/** What tiles are drawn from: pairs and letters, as often as words have them. */
interface Bag {
  readonly alphabet: Alphabet;
  readonly pairs: Pairs;
  readonly letters: readonly number[];
  readonly isEmpty: boolean;
}

function bagOf({ graph, alphabet, language }: Lexicon): Bag {
  const size = alphabet.letters.length;
  const pairs = pairsWithout(pairsIn(graph, size), foreignLetters(language, alphabet));
  const letters = Array.from({ length: size }, (_, a) => sum(rowOf(pairs, a)));
  return { alphabet, pairs, letters, isEmpty: sum(letters) === 0 };
}

/** Each kind of tile has its own stream, so that the number of one does not change the others. */
function draw(bag: Bag, rules: BitesRules, seed: number): BitesPuzzle {
  const { singles, horizontals, verticals } = rules;
  const several = (kind: string, count: number) => {
    const rng = rngFrom(`${seed}/${kind}`);
    return Array.from({ length: count }, () => drawTile(bag, rules, rng));
  };
  const rng = rngFrom(`${seed}/single`);
  return {
    single: Array.from({ length: singles }, () => letterAt(bag, pickWeighted(bag.letters, rng))),
    horizontal: several("horizontal", horizontals),
    vertical: several("vertical", verticals),
  };
}

function drawTile(bag: Bag, rules: BitesRules, rng: Rng): string {
  const pair = pickWeighted(bag.pairs.counts, rng);
  const first = Math.floor(pair / bag.pairs.letters);
  const second = pair % bag.pairs.letters;
  const tile = letterAt(bag, first) + letterAt(bag, second);
  const isLong = below(100, rng) < Math.round(rules.threeLetterShare * 100);
  const after = rowOf(bag.pairs, second);
  return isLong && sum(after) > 0 ? tile + letterAt(bag, pickWeighted(after, rng)) : tile;
}

function limitsBroken(
  lexicon: Lexicon,
  rules: BitesRules,
  { puzzle, solution }: { readonly puzzle: BitesPuzzle; readonly solution: BitesSolution },
): Limit[] {
  const broken: Limit[] = [];
  if (!isMixed(puzzle, rules, lexicon.alphabet)) broken.push("vowels");
  for (const direction of directionsOf(rules)) {
    const count = coreIds(lexicon, rules, solution[direction]).length;
    if (count < rules.minWords) broken.push(`too_few_${direction}`);
    if (count > rules.maxWords) broken.push(`too_many_${direction}`);
  }
  return broken;
}

/** Whether there are neither too few vowels nor too many; in an unknown script any number will do. */
function isMixed(puzzle: BitesPuzzle, rules: BitesRules, alphabet: Alphabet): boolean {
  const vowels = vowelsIn(alphabet);
  if (vowels === 0) return true;
  const letters = [...tilesOf(puzzle).join("")];
  const count =
    letters.filter((letter) => vowels & (1 << (alphabet.codes[letter.charCodeAt(0)]! - 1))).length;
  return count >= rules.minVowelShare * letters.length &&
    count <= rules.maxVowelShare * letters.length;
}

/** How well the core words suit, on average. */
function worthOf(
  lexicon: Lexicon,
  rules: BitesRules,
  { solution, suits }: { readonly solution: BitesSolution; readonly suits: Affinity },
): number {
  const core = coreIds(lexicon, rules, [...solution.horizontal, ...solution.vertical]);
  return sum(core.map((id) => suits(lexicon.difficulty(id)))) / Math.max(1, core.length);
}

function coreIds(lexicon: Lexicon, rules: BitesRules, words: readonly BitesWord[]): WordId[] {
  return words.map(({ word }) => lexicon.find(word)!)
    .filter((id) => lexicon.isCore(id, rules.floor));
}

function letterAt(bag: Bag, letter: number): string {
  return bag.alphabet.letters[letter]!;
}

function rowOf({ letters, counts }: Pairs, first: number): number[] {
  return counts.slice(first * letters, (first + 1) * letters);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
