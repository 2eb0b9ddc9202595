import { floorOf } from "../../core/level.ts";
import { bitesRng, generateWithReport } from "../../games/bites/generate.ts";
import type { Bites } from "../../games/bites/mod.ts";
import { formatBites, parseBites } from "../../games/bites/puzzle.ts";
import type { BitesAnswer, BitesRound } from "../../games/bites/round.ts";
import { BITES_DEFAULTS, type BitesRules, DIRECTIONS } from "../../games/bites/rules.ts";
import { openBites } from "../../games/bites/round.ts";
import { ANY_GOAL, fitBoard, goalsAround } from "../fit/fit_board.ts";
import { mannerOf } from "../fit/goal.ts";
import type { Settings } from "../../config.ts";
import { type BoardSource, rejectionsIn, type Wishes } from "../board_source.ts";

export const bitesBoards: BoardSource<Bites> = {
  rules: bitesRules,
  choose(lexicon, rules, wanted) {
    if (wanted.kind === "code") {
      return { puzzle: parseBites(wanted.text, lexicon.alphabet), label: { kind: "board" } };
    }
    // The day's tiles are the same for everybody, whatever their settings.
    const isDaily = wanted.kind === "daily";
    const { puzzle, attempts, candidates, failures } = generateWithReport(
      lexicon,
      isDaily ? BITES_DEFAULTS : rules,
      bitesRng(isDaily ? `daily/${wanted.date}` : wanted.seed),
    );
    const draw = { draws: attempts, candidates, rejections: failures };
    return isDaily
      ? { puzzle, label: { kind: "daily", date: wanted.date }, draw, rules: BITES_DEFAULTS }
      : { puzzle, label: { kind: "seed", seed: wanted.seed }, draw };
  },
  fit(lexicon, rules, { seed, estimate }) {
    // In a race the goal is a part of what is found on average, else of what there is.
    const share = rules.seconds > 0 ? "goalShare" : "winFraction";
    const fitted = fitBoard({
      estimate,
      manner: mannerOf(rules),
      goals: rules.seconds > 0 ? ANY_GOAL : goalsAround(rules[share]),
      make(floor) {
        const whole = { ...rules, floor, [share]: 1 };
        const rng = bitesRng(`${seed}/fit/${floor}`);
        const { puzzle } = generateWithReport(lexicon, whole, rng);
        const { answers, goal, hasOneScore } = openBites(lexicon, whole, puzzle);
        const words = [...answers.values()].filter(({ tier }) =>
          tier === "core" || hasOneScore && tier === "extra"
        );
        return { board: puzzle, words, total: goal };
      },
    });
    const { board, floor, winFraction } = fitted;
    return {
      chosen: {
        puzzle: board,
        label: { kind: "board" },
        rules: { ...rules, floor, [share]: winFraction },
      },
      fitted,
    };
  },
  facts: roundFacts,
  report({ round, chosen, ms, t }) {
    return t.bites.verbose({
      draws: chosen.draw?.draws ?? 0,
      candidates: chosen.draw?.candidates ?? 1,
      rejected: rejectionsIn(chosen.draw, t),
      words: round.core.length,
      points: round.total,
      ms: ms.toFixed(1),
    });
  },
};

/** The level sets the floor of the core, as in every game; the difficulty is only a preference. */
function bitesRules(
  settings: Settings,
  { difficulty, words, minutes, no_timer }: Wishes,
): BitesRules {
  return {
    ...BITES_DEFAULTS,
    floor: floorOf(settings.level),
    ...(difficulty && { difficulty }),
    ...(minutes !== undefined && { seconds: Math.round(minutes * 60) }),
    ...(no_timer && { seconds: 0 }),
    ...(words && { minWords: words.from, maxWords: words.to }),
  };
}

/** How many core words lie each way. */
export function coreByWay({ core }: BitesRound): { horizontal: number; vertical: number } {
  const [horizontal, vertical] = DIRECTIONS.map((way) =>
    core.filter(({ ways }) => ways.includes(way)).length
  );
  return { horizontal: horizontal!, vertical: vertical! };
}

/** Tiles with all their words, those never listed left out. */
function roundFacts(round: BitesRound): object {
  const answers = [...round.answers.values()];
  const facts = ({ word, written, zipf, points, ways }: BitesAnswer) => ({
    word,
    written,
    zipf,
    points,
    ways,
  });
  const extra = answers.filter(({ tier }) => tier === "extra");
  return {
    game: "bites",
    puzzle: formatBites(round.puzzle),
    lexicon: round.edition,
    tiles: round.puzzle,
    words: round.core.map(facts),
    extra: extra.map(facts),
    word_count: round.core.length,
    extra_count: extra.length,
    total_points: round.total,
    goal: round.goal,
  };
}
