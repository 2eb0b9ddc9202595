import type { Bee } from "../../games/bee/mod.ts";
import { type BeeWord, foundWord } from "../../games/bee/round.ts";
import { byCommonness, remaining } from "../../games/bee/state.ts";
import { pointsLeft, progress } from "../../games/bee/views.ts";
import { grammarOf } from "../../lexicon/tag.ts";
import type { Meanings } from "../../lexicon/meanings.ts";
import { shareText } from "../../play/bee/facts.ts";
import { meaningsIn } from "../../play/explain.ts";
import type { PlayContext, Position } from "../../play/game_adapter.ts";
import { streakIn } from "../../play/player_stats.ts";

/** The end of a bee: what it came to, and what was missed. */
export interface BeeEnding {
  readonly rank: string;
  readonly hints: number;
  readonly extra: number;
  readonly left: { readonly words: number; readonly points: number };
  readonly rarest?: string;
  readonly best?: string;
  readonly streak: { readonly current: number; readonly best: number };
  /** The commonest first; empty until the game is over, since it would give them away. */
  readonly missed: readonly MissedWord[];
  readonly share: readonly string[];
}

export interface MissedWord {
  readonly word: string;
  readonly written: string;
  readonly points: number;
  readonly isPangram: boolean;
  /** `sostantivo`. */
  readonly grammar: string;
  readonly meaning: string;
}

export async function endingOf(
  position: Position<Bee>,
  context: PlayContext,
): Promise<BeeEnding> {
  const { round, state } = position;
  const { t } = context;
  const now = progress(round, state);
  const found = state.found.map(({ word }) => foundWord(round, word))
    .filter(({ tier }) => tier !== "unlisted");
  const best = found.toSorted((a, b) => b.points - a.points)[0];
  const rarest = found.toSorted((a, b) => a.zipf - b.zipf)[0];
  const left = remaining(round, state);
  const { current, best: record } = await streakIn(context, "bee");
  const known = state.gaveUp ? await context.meanings?.() : undefined;
  const missed = state.gaveUp
    ? byCommonness(left).filter(({ hidden }) => !hidden)
      .map((word) => missedWord(word, known, context))
    : [];
  return {
    rank: t.bee.rank[now.rank.name],
    hints: state.hintsUsed,
    extra: state.found.filter(({ tier }) => tier === "extra").length,
    left: { words: left.length, points: pointsLeft(round, state) },
    ...(rarest && { rarest: rarest.written[0]! }),
    ...(best && { best: best.written[0]! }),
    streak: { current, best: record },
    missed,
    share: await shareText(position, context),
  };
}

function missedWord(
  word: BeeWord,
  known: Meanings | undefined,
  { lexicon, t }: PlayContext,
): MissedWord {
  const reading = word.id < 0 ? undefined : lexicon.reading(word.id);
  const sense = reading && meaningsIn(known, [reading])[0];
  const isForm = reading !== undefined && !word.written.includes(reading.lemma);
  const grammar = reading ? t.grammar(grammarOf(reading.tag)) : "";
  return {
    word: word.word,
    written: word.written.join(" / "),
    points: word.points,
    isPangram: word.pangram,
    grammar: isForm ? `${reading.lemma}, ${grammar}` : grammar,
    meaning: sense ? t.lexicon.meaning(sense) : "",
  };
}
