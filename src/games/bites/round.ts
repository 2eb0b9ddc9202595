import { type Alphabet, maskOf, normalize } from "../../core/letters.ts";
import { leastShare } from "../../core/scoring.ts";
import { type Reason, SLUR } from "../../lexicon/entry.ts";
import { buildGraph } from "../../lexicon/graph_build.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Tier } from "../score_sheet.ts";
import type { BitesPuzzle } from "./puzzle.ts";
import { raceGoal } from "./race.ts";
import { type BitesRules, type Direction, DIRECTIONS, directionsOf, maxLength } from "./rules.ts";
import { solveBites } from "./solve.ts";
import { tilesOf } from "./views.ts";

/** A word that counts, and how it lies. */
export interface BitesAnswer {
  readonly word: string;
  /** The commonest spelling first. */
  readonly written: readonly string[];
  readonly points: number;
  readonly ways: readonly Direction[];
  /** 0 when unknown. */
  readonly zipf: number;
  readonly tier: Tier;
}

/** Tiles with all their words: what does not change while they are played. */
export interface BitesRound {
  readonly puzzle: BitesPuzzle;
  readonly rules: BitesRules;
  /** The edition of the lexicon it was opened with. */
  readonly edition: string;
  readonly alphabet: Alphabet;
  readonly answers: ReadonlyMap<string, BitesAnswer>;
  /** Refused forms made of the tiles' letters. */
  readonly refused: ReadonlyMap<string, Reason>;
  /** The core words, the commonest first. */
  readonly core: readonly BitesAnswer[];
  /** What they pay, each once. */
  readonly total: number;
  readonly goal: number;
  /** Whether words outside the core pay into the score. */
  readonly hasOneScore: boolean;
  /** Milliseconds from the start to the end; none without a clock. */
  readonly limit?: number;
}

/** Words set apart in the lexicon count when found, but are never shown. */
export function openBites(lexicon: Lexicon, rules: BitesRules, puzzle: BitesPuzzle): BitesRound {
  const { alphabet, edition } = lexicon;
  const answers = new Map<string, BitesAnswer>();
  for (const graph of [lexicon.graph, lexicon.graphApart]) {
    const solution = solveBites({ graph, alphabet }, puzzle, rules);
    for (const way of DIRECTIONS) {
      for (const { word, points } of solution[way]) {
        const known = answers.get(word);
        const answer = known ?? answerOf(lexicon, rules, { word, points });
        answers.set(word, { ...answer, ways: [...answer.ways, way] });
      }
    }
  }
  const core = [...answers.values()].filter(({ tier }) => tier === "core")
    .sort((a, b) => b.zipf - a.zipf || (a.word < b.word ? -1 : 1));
  const total = core.reduce((sum, { points }) => sum + points, 0);
  let refused: ReadonlyMap<string, Reason> | undefined;
  return {
    puzzle,
    rules,
    edition,
    alphabet,
    answers,
    // Made for the first wrong guess: it takes longer than many boards do.
    get refused() {
      return refused ??= refusedBy(lexicon, rules, puzzle);
    },
    core,
    total,
    goal: isRace(rules) ? raceGoal(core, rules) : leastShare(rules.winFraction, total),
    hasOneScore: rules.version === 3,
    ...(rules.seconds > 0 && { limit: rules.seconds * 1000 }),
  };
}

/** A word that only the player's own list has; `undefined` if the tiles do not make it. */
export function ownAnswer(round: BitesRound, word: string): BitesAnswer | undefined {
  const { puzzle, rules, alphabet } = round;
  const words = { graph: buildGraph([word], alphabet), alphabet };
  const solution = solveBites(words, puzzle, rules);
  const ways = DIRECTIONS.filter((way) => solution[way].length > 0);
  if (ways.length === 0) return undefined;
  const { points } = solution[ways[0]!][0]!;
  return { word, written: [word], points, ways, zipf: 0, tier: "extra" };
}

/** A word that the player has: of the lexicon, or their own. */
export function foundAnswer(round: BitesRound, word: string): BitesAnswer {
  return round.answers.get(word) ?? ownAnswer(round, word)!;
}

function isRace({ version, seconds }: BitesRules): boolean {
  return version === 3 && seconds > 0;
}

function answerOf(
  lexicon: Lexicon,
  rules: BitesRules,
  { word, points }: { readonly word: string; readonly points: number },
): BitesAnswer {
  const id = lexicon.find(word)!;
  const isSlur = (lexicon.flagBits(id) & SLUR) !== 0;
  const tier = isSlur ? "unlisted" : lexicon.isCore(id, rules.floor) ? "core" : "extra";
  const written = lexicon.written(id, word);
  return { word, written, points, ways: [], zipf: lexicon.zipf(id), tier };
}

/** Why each known form of these letters is refused; a guess checks whether the tiles make it. */
function refusedBy(
  lexicon: Lexicon,
  rules: BitesRules,
  puzzle: BitesPuzzle,
): ReadonlyMap<string, Reason> {
  const letters = maskOf(
    normalize(tilesOf(puzzle).join(""), lexicon.alphabet) ?? "",
    lexicon.alphabet,
  );
  const max = Math.max(...directionsOf(rules).map((way) => maxLength(rules, way)));
  return new Map(
    lexicon.refusalsWithin(letters, 0)
      .filter(({ word }) => word.length >= rules.minLength && word.length <= max)
      .map(({ word, reason }) => [word, reason]),
  );
}
