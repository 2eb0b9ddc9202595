import { ordinalOf, romeDate } from "../core/calendar.ts";
import { type UsageFault, UserError } from "../core/problem.ts";
import { nearest } from "../core/text.ts";
import { dailyPuzzle } from "../games/bee/daily.ts";
import { beeRng, generateWithReport, type Generation } from "../games/bee/generate.ts";
import { type BeePuzzle, formatBee, parseBee } from "../games/bee/puzzle.ts";
import type { BeeRound, BeeWord } from "../games/bee/round.ts";
import type { BeeRules } from "../games/bee/rules.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { type Messages, TOPICS } from "../messages/mod.ts";
import type { Label } from "../session/session.ts";

/** Which board is wanted. */
export type Wanted =
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "seed"; readonly seed: string }
  | { readonly kind: "daily"; readonly date: string };

/** A board, where it comes from, and how it was drawn if it was. */
export interface Chosen {
  readonly puzzle: BeePuzzle;
  readonly label: Label;
  readonly report?: Generation;
}

export function chooseBoard(lexicon: Lexicon, rules: BeeRules, wanted: Wanted): Chosen {
  switch (wanted.kind) {
    case "code":
      return { puzzle: parseBee(wanted.text, lexicon.alphabet), label: { kind: "board" } };
    case "daily":
      return {
        puzzle: dailyPuzzle(lexicon, rules, wanted.date),
        label: { kind: "daily", date: wanted.date },
      };
    case "seed": {
      const report = generateWithReport(lexicon, rules, beeRng(wanted.seed));
      return { puzzle: report.puzzle, label: { kind: "seed", seed: wanted.seed }, report };
    }
  }
}

/** A code or seven letters, right or wrong; anything else was meant to be a command. */
export function looksLikeBoard(text: string): boolean {
  if (/[-‐‑–—@]/u.test(text)) return true;
  if (!/^\p{L}{7}$/u.test(text)) return false;
  // A board with a letter twice is wrong, and a slip of `sessions` is likelier.
  return new Set(text.toLowerCase()).size === 7 || nearest(text, TOPICS) === undefined;
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
    word_count: round.core.length,
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
export function reportLines(round: BeeRound, chosen: Chosen, ms: number, t: Messages): string[] {
  const { report } = chosen;
  const rejected = Object.entries(report?.rejections ?? {})
    .map(([limit, n]) => `${t.limit[limit] ?? limit} ${n}`).join(", ");
  return [...t.bee.verbose({
    draws: report?.draws ?? 0,
    candidates: report?.candidates ?? 1,
    rejected,
    words: round.core.length,
    points: round.total,
    certificate: round.certificate,
    ms: ms.toFixed(1),
  })];
}
