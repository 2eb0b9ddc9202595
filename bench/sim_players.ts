import { type Rng, rngFrom } from "../src/core/random.ts";
import type { SoughtWord } from "../src/play/game_adapter.ts";

/** A simulated player. */
export interface Player {
  readonly name: string;
  /** The zipf at which half the words are known. */
  readonly theta: number;
  /** How much of what is known is found where there is no hurry. */
  readonly attention: number;
  /** Against the clock a word comes to mind so often. */
  readonly secondsPerWord: number;
}

/** How the truth differs from the model. */
export interface Law {
  readonly slope: number;
  readonly noise: number;
  readonly perLetter: number;
  /** How much sooner a common word comes to mind: its zipf to this power. */
  readonly haste: number;
}

/** A word of a board; `cells` in a crossword only. */
export interface SimWord extends Pick<SoughtWord, "word" | "zipf" | "points" | "isCore"> {
  readonly cells?: readonly number[];
}

/** What one game came to. */
export interface Played {
  readonly words: readonly SoughtWord[];
  readonly score: number;
}

interface Who {
  readonly player: Player;
  readonly law: Law;
  readonly rng: Rng;
}

export const PLAYERS: readonly Player[] = [
  { name: "learner, B1", theta: 4, attention: 0.9, secondsPerWord: 8 },
  { name: "learner, B2", theta: 3.4, attention: 0.9, secondsPerWord: 6 },
  { name: "native, quick", theta: 2.4, attention: 0.7, secondsPerWord: 3.5 },
  { name: "native, patient", theta: 2.2, attention: 0.93, secondsPerWord: 6 },
  { name: "expert", theta: 1.3, attention: 0.97, secondsPerWord: 3 },
];
export const LAWS: readonly Law[] = [
  { slope: 2.2, noise: 0.5, perLetter: 0.06, haste: 1 },
  { slope: 1.7, noise: 0.3, perLetter: 0, haste: 0.5 },
  { slope: 2.8, noise: 0.7, perLetter: 0.1, haste: 1.5 },
];

/** With all the time there is, each known word is found or overlooked. */
export function playAtEase(words: readonly SimWord[], who: Who): Played {
  return scored(words, (word) => happens(who.player.attention * chanceToKnow(word, who), who.rng));
}

/**
 * Against the clock: a known word comes to mind every few seconds, the commoner and the shorter
 * ones sooner; one that came before is time lost.
 */
export function race(words: readonly SimWord[], seconds: number, who: Who): Played {
  const { player, rng } = who;
  const known = words.filter((word) => happens(chanceToKnow(word, who), rng));
  const weights = known.map(({ word, zipf }) =>
    Math.max(0.5, zipf) ** who.law.haste * 0.7 ** Math.max(0, word.length - 4)
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const found = new Set<SimWord>();
  for (let at = player.secondsPerWord; at <= seconds && known.length > 0;) {
    let left = uniform(rng) * all;
    const i = weights.findIndex((weight) => (left -= weight) < 0);
    found.add(known[Math.max(0, i)]!);
    // Nobody is as regular as a clock.
    at += player.secondsPerWord * (0.5 + uniform(rng));
  }
  return scored(words, (word) => found.has(word));
}

/** With as many letters in place, an entry is as easy as one that is so much commoner. */
const LETTERS_HELP = 3;

/**
 * A crossword: entries known from their clue, then those that the letters in place suggest, again
 * and again; where nothing more comes to mind the player has the emptiest entry shown.
 */
export function solve(words: readonly SimWord[], who: Who): Played {
  const { rng, player } = who;
  const filled = new Set<number>();
  const shown = new Set<number>();
  const tried = new Map<SimWord, number>();
  const luck = new Map(words.map((word) => [word, uniform(rng)]));
  for (;;) {
    const open = words.filter(({ cells }) => cells!.some((cell) => !filled.has(cell)));
    if (open.length === 0) break;
    const shareOf = ({ cells }: SimWord) =>
      cells!.filter((cell) => filled.has(cell)).length / cells!.length;
    let wrote = false;
    for (const word of open) {
      const share = shareOf(word);
      if ((tried.get(word) ?? -1) >= share) continue;
      tried.set(word, share);
      // Clues mislead, letters do not.
      const clear = player.attention ** (1 - share);
      if (luck.get(word)! < clear * chanceToKnow(word, who, LETTERS_HELP * share)) {
        word.cells!.forEach((cell) => filled.add(cell));
        wrote = true;
      }
    }
    if (wrote) continue;
    const emptiest = open.toSorted((a, b) => shareOf(a) - shareOf(b))[0]!;
    for (const cell of emptiest.cells!) {
      filled.add(cell);
      shown.add(cell);
    }
  }
  const sought = words.map(({ word, zipf, points, isCore, cells }) => {
    const given = cells!.filter((cell) => shown.has(cell)).length;
    const helped = given > 0 && given < cells!.length;
    return { word, zipf, points, isCore, found: given === 0, helped };
  });
  return { words: sought, score: [...filled].length - shown.size };
}

function scored(words: readonly SimWord[], isFound: (word: SimWord) => boolean): Played {
  let score = 0;
  const sought = words.map((one) => {
    const { word, zipf, points, isCore } = one;
    const found = isFound(one);
    if (found) score += points;
    return { word, zipf, points, isCore, found, helped: false };
  });
  return { words: sought, score };
}

function chanceToKnow({ word, zipf }: SimWord, { player, law }: Who, help = 0): number {
  const seems = zipf + help + law.noise * oddness(word) - law.perLetter * (word.length - 6);
  return 1 / (1 + Math.exp(-law.slope * (seems - player.theta)));
}

const ODD = new Map<string, number>();

/** The same for everybody, normally distributed. */
function oddness(word: string): number {
  let known = ODD.get(word);
  if (known === undefined) {
    const rng = rngFrom(`odd/${word}`);
    const [a, b] = [(rng() + 1) / 2 ** 32, uniform(rng)];
    known = Math.sqrt(-2 * Math.log(Math.min(1, a))) * Math.cos(2 * Math.PI * b);
    ODD.set(word, known);
  }
  return known;
}

function happens(chance: number, rng: Rng): boolean {
  return uniform(rng) < chance;
}

function uniform(rng: Rng): number {
  return rng() / 2 ** 32;
}
