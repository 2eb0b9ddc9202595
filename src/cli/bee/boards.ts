import { ordinalOf, romeDate } from "../../core/calendar.ts";
import { type UsageFault, UserError } from "../../core/problem.ts";
import { dailyPuzzle } from "../../games/bee/daily.ts";
import { beeRng, generateWithReport } from "../../games/bee/generate.ts";
import type { Bee } from "../../games/bee/mod.ts";
import { formatBee, parseBee } from "../../games/bee/puzzle.ts";
import type { BeeRound, BeeWord } from "../../games/bee/round.ts";
import type { BeeRules } from "../../games/bee/rules.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Messages } from "../../messages/messages.ts";
import { type Chosen, rejectionsIn, type Wanted } from "../app/board_source.ts";

export function chooseBoard(lexicon: Lexicon, rules: BeeRules, wanted: Wanted): Chosen<Bee> {
  switch (wanted.kind) {
    case "code":
      return { puzzle: parseBee(wanted.text, lexicon.alphabet), label: { kind: "board" } };
    case "daily":
      return {
        puzzle: dailyPuzzle(lexicon, rules, wanted.date),
        label: { kind: "daily", date: wanted.date },
      };
    case "seed": {
      const draw = generateWithReport(lexicon, rules, beeRng(wanted.seed));
      return { puzzle: draw.puzzle, label: { kind: "seed", seed: wanted.seed }, draw };
    }
  }
}

/** Today in Rome, or the day asked for; throws `bad_usage`. */
export function dayAsked(text: string | undefined, now: number): string {
  if (text === undefined) return romeDate(now);
  if (ordinalOf(text) !== undefined) return text;
  const fault: UsageFault = { kind: "bad_date", text };
  throw new UserError({ kind: "bad_usage", fault });
}

/** A board with all its answers, as `--dump-board` writes it. */
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
    threshold: round.goal,
    pangrams: round.pangrams,
    certificate: round.certificate,
  };
}

function wordFacts({ word, written, zipf, points, pangram, lemma }: BeeWord): object {
  return { word, written, zipf, points, pangram, lemma };
}

/** What `--verbose` tells of a board. */
export function reportLines(
  round: BeeRound,
  { draw }: Chosen<Bee>,
  ms: number,
  t: Messages,
): string[] {
  return [...t.bee.verbose({
    draws: draw?.draws ?? 0,
    candidates: draw?.candidates ?? 1,
    rejected: rejectionsIn(draw, t),
    words: round.count,
    points: round.total,
    certificate: round.certificate,
    ms: ms.toFixed(1),
  })];
}
