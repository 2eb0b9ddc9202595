import { UserError } from "../../core/problem.ts";
import { dailyPuzzle } from "../../games/bee/daily.ts";
import { beeRng, generateWithReport } from "../../games/bee/generate.ts";
import type { Bee } from "../../games/bee/mod.ts";
import { type BeePuzzle, editionIn, formatBee, parseBee } from "../../games/bee/puzzle.ts";
import { type BeeRound, type BeeWord, openBee } from "../../games/bee/round.ts";
import { BEE_DEFAULTS, type BeeRules } from "../../games/bee/rules.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { fitBoard, goalsAround } from "../fit/fit_board.ts";
import { mannerOf } from "../fit/goal.ts";
import { beeRules } from "./bee_rules.ts";
import { type BoardSource, type Chosen, rejectionsIn, type Wanted } from "../board_source.ts";

export const beeBoards: BoardSource<Bee> = {
  rules: (settings, { difficulty, minutes }) => ({
    ...beeRules(settings, difficulty),
    ...(minutes !== undefined && { seconds: Math.round(minutes * 60) }),
  }),
  choose,
  fit(lexicon, rules, { seed, estimate }) {
    const fitted = fitBoard({
      estimate,
      manner: mannerOf(rules),
      goals: goalsAround(rules.winFraction),
      make(floor) {
        const rng = beeRng(`${seed}/fit/${floor}`);
        const { puzzle } = generateWithReport(lexicon, { ...rules, floor }, rng);
        const { core, extra, total } = openBee(lexicon, { ...rules, floor }, puzzle);
        return { board: puzzle, words: [...core, ...extra], total };
      },
    });
    const { board, floor, winFraction } = fitted;
    return {
      chosen: { puzzle: board, label: { kind: "board" }, rules: { ...rules, floor, winFraction } },
      fitted,
    };
  },
  facts: boardFacts,
  report: ({ round, chosen: { draw }, ms, t }) =>
    t.bee.verbose({
      draws: draw?.draws ?? 0,
      candidates: draw?.candidates ?? 1,
      rejected: rejectionsIn(draw, t),
      words: round.count,
      points: round.total,
      certificate: round.certificate,
      ms: ms.toFixed(1),
    }),
  editionIn,
};

function choose(lexicon: Lexicon, rules: BeeRules, wanted: Wanted): Chosen<Bee> {
  switch (wanted.kind) {
    case "code":
      return { puzzle: parseBee(wanted.text, lexicon.alphabet), label: { kind: "board" } };
    case "daily":
      return { ...dailyBoard(lexicon, rules, wanted.date), label: wanted };
    case "seed": {
      const draw = generateWithReport(lexicon, rules, beeRng(wanted.seed));
      return { puzzle: draw.puzzle, label: { kind: "seed", seed: wanted.seed }, draw };
    }
  }
}

/**
 * The same for everybody, whatever their settings. Only a player's own list that is too
 * short for a usual board gives one by that player's rules.
 */
export function dailyBoard(
  lexicon: Lexicon,
  rules: BeeRules,
  date: string,
): { readonly puzzle: BeePuzzle; readonly rules: BeeRules } {
  try {
    return { puzzle: dailyPuzzle(lexicon, BEE_DEFAULTS, date), rules: BEE_DEFAULTS };
  } catch (error) {
    if (!(error instanceof UserError) || error.problem.kind !== "no_puzzle_found") throw error;
    return { puzzle: dailyPuzzle(lexicon, rules, date), rules };
  }
}

/** A board with all its answers. */
export function boardFacts(round: BeeRound): object {
  const { required, others } = round.puzzle;
  return {
    game: "bee",
    code: formatBee(round.puzzle),
    lexicon: round.edition,
    letters: { required, others },
    words: round.core.map(wordFacts),
    extra: round.extra.map(wordFacts),
    word_count: round.count,
    extra_count: round.extra.length,
    total_points: round.total,
    goal: round.goal,
    pangrams: round.pangrams,
    certificate: round.certificate,
  };
}

function wordFacts({ word, written, zipf, points, pangram, lemma }: BeeWord): object {
  return { word, written, zipf, points, pangram, lemma };
}
