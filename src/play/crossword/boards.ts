import type { Crossword } from "../../games/crossword/mod.ts";
import { factsOf } from "../../games/crossword/puzzle_file.ts";
import { parseGrid } from "../../games/crossword/template.ts";
import { CROSSWORD_DEFAULTS } from "../../games/crossword/rules.ts";
import { make, type Plan } from "./maker.ts";
import type { BoardSource, Chosen } from "../board_source.ts";

/** What was read and made before the game is chosen. */
interface Prepared {
  readonly plan: Plan;
  /** The crossword that was asked for, with its clues. */
  readonly first?: Chosen<Crossword>;
}

/** Without anything prepared, grids are made as the rules have it. */
export function crosswordBoards(prepared?: Prepared): BoardSource<Crossword> {
  let first = prepared?.first;
  return {
    rules: (_, { difficulty }) => ({
      ...(prepared?.plan.rules ?? CROSSWORD_DEFAULTS),
      ...(difficulty && { difficulty }),
    }),
    choose(lexicon, rules, wanted) {
      const ready = first;
      first = undefined;
      if (ready) return ready;
      if (wanted.kind === "code") {
        return { puzzle: parseGrid(wanted.text), label: { kind: "board" } };
      }
      const seed = wanted.kind === "seed" ? wanted.seed : wanted.date;
      const plan = prepared?.plan ?? { lexicon, rules, pictures: [], definitions: new Map() };
      const made = make(plan, seed);
      return { puzzle: made.grid, label: { kind: "seed", seed }, rules: made.rules };
    },
    // Its one line is its solution: a list shows the size instead.
    named(puzzle) {
      const rows = puzzle.split("/");
      return `${rows.length}x${rows[0]!.length}`;
    },
    facts: factsOf,
    report({ round: { entries }, ms, t }) {
      const mean = entries.reduce((sum, { difficulty }) => sum + difficulty, 0) / entries.length;
      const facts = { entries: entries.length, difficulty: t.number(mean, 2), ms: ms.toFixed(1) };
      return t.crossword.verbose(facts);
    },
  };
}
