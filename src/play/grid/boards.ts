import { affinity, type Tier } from "../../core/difficulty.ts";
import { alphabetOf } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { type Chance, generateGrid, gridRng } from "../../games/grid/generate.ts";
import type { Grid } from "../../games/grid/mod.ts";
import { placesOf } from "../../games/grid/paths.ts";
import { formatGrid, parseGrid } from "../../games/grid/puzzle.ts";
import { fairRules, GRID_RULES, type GridRules, playRules } from "../../games/grid/rules.ts";
import { openGrid } from "../../games/grid/round.ts";
import type { BoardSource } from "../board_source.ts";
import { ANY_GOAL, fitBoard } from "../fit/fit_board.ts";
import { mannerOf } from "../fit/goal.ts";
import { longestOf } from "./facts.ts";

/** What is asked of a new board beyond the rules. */
interface GridWishes extends Pick<Chance, "wanted" | "best"> {
  readonly tier?: Tier;
}

/** Boards by these rules. A game is played and saved with no more of them than it needs. */
export function gridBoards(
  rules: GridRules = GRID_RULES.ruzzle,
  { tier, ...wishes }: GridWishes = {},
): BoardSource<Grid> {
  return {
    rules: () => playRules(rules),
    choose(lexicon, _rules, wanted) {
      const alphabet = alphabetOf(rules.language.letters);
      if (alphabet.isCaseSensitive) {
        // A saved board is read again without its alphabet.
        const fault = { kind: "case_sensitive", language: rules.language.code } as const;
        throw new UserError({ kind: "bad_usage", fault });
      }
      if (wanted.kind === "code") {
        return { puzzle: parseGrid(wanted.text, alphabet), label: { kind: "board" } };
      }
      if (wanted.kind === "daily") {
        // The same for everybody: the usual rules, whatever the settings.
        const usual = fairRules(GRID_RULES.ruzzle, lexicon.size);
        const rng = gridRng(`daily/${wanted.date}`);
        return {
          puzzle: generateGrid(lexicon, usual, { rng }),
          label: { kind: "daily", date: wanted.date },
          rules: playRules(usual),
        };
      }
      const { seed } = wanted;
      const puzzle = generateGrid(lexicon, rules, {
        rng: gridRng(seed),
        ...wishes,
        ...(tier && { affinity: (difficulty: number) => affinity(difficulty, tier) }),
      });
      return { puzzle, label: { kind: "seed", seed } };
    },
    fit(lexicon, _rules, { seed, estimate }) {
      const chance = { rng: gridRng(`${seed}/fit`), ...wishes };
      const puzzle = generateGrid(lexicon, rules, chance);
      const fitted = fitBoard({
        estimate,
        manner: mannerOf(rules),
        goals: ANY_GOAL,
        make(floor) {
          const { answers, points } = openGrid(lexicon, { ...rules, floor }, puzzle);
          return { board: puzzle, words: [...answers.values()], total: points };
        },
      });
      const { floor, goal } = fitted;
      const fitting = { ...playRules(rules), floor, goal };
      return { chosen: { puzzle, label: { kind: "board" }, rules: fitting }, fitted };
    },
    isSame: (saved) => playedBy(saved as GridRules) === playedBy(playRules(rules)),
    facts: (round) => ({
      game: "grid",
      board: formatGrid(round.puzzle),
      rules: round.rules.name,
      lexicon: round.edition,
      words: [...round.answers.values()].map(({ word, written, zipf, points, path, isCore }) => ({
        word,
        written,
        zipf,
        points,
        path: placesOf(round.puzzle, path),
        extra: !isCore,
      })),
      word_count: round.core,
      extra_count: round.answers.size - round.core,
      longest: longestOf(round),
      total_points: round.points,
      ...(round.rules.goal !== undefined && { goal: round.rules.goal }),
    }),
    report: () => [],
  };
}

/** The rules as a text, without those that only choose a board. */
function playedBy(rules: GridRules): string {
  const { minWords: _, minCore: _1, minLongest: _2, minVowels: _3, attempts: _4, ...played } =
    rules;
  return JSON.stringify(played);
}
