import { bar } from "../../core/text.ts";
import type { Bites } from "../../games/bites/mod.ts";
import { formatBites } from "../../games/bites/puzzle.ts";
import { type BitesAnswer, foundAnswer } from "../../games/bites/round.ts";
import { type BitesRules, POINTS } from "../../games/bites/rules.ts";
import { coreFound, hintCost, isBitesOver } from "../../games/bites/state.ts";
import type { BitesEnd, BitesTally } from "../../messages/bites.ts";
import type { Messages } from "../../messages/messages.ts";
import type { WordOrder } from "../../messages/mod.ts";
import type { HelpTopic, PlayContext, Position } from "../game_adapter.ts";
import type { Clock } from "../memory.ts";

type BitesPosition = Position<Bites>;

export function tallyOf(position: BitesPosition, clock?: Clock): BitesTally {
  const { round, state } = position;
  const { core, goal } = round;
  const left = bitesTimeLeft(position, clock);
  return {
    found: coreFound(state),
    words: core.length,
    score: state.score,
    goal,
    left: left === undefined ? undefined : Math.ceil(left / 1000),
  };
}

/** Milliseconds left; `undefined` without a limit, or when it is over. */
export function bitesTimeLeft(
  { round, state }: BitesPosition,
  clock?: Clock,
): number | undefined {
  if (round.limit === undefined || isBitesOver(round, state)) return undefined;
  return Math.max(0, round.limit - (clock?.at(state.at) ?? state.at));
}

export function endFacts(position: BitesPosition): BitesEnd {
  const { round, state } = position;
  return {
    ...tallyOf(position),
    end: state.isTimeUp ? "time_up" : "gave_up",
    total: round.total,
    extra: state.found.filter(({ tier }) => tier === "extra").length,
    hints: state.hints.length,
    hintCost: hintCost(state),
  };
}

export function titleOf({ label }: BitesPosition, t: Messages): string {
  switch (label.kind) {
    case "daily":
      return t.menu.ofDay(t.bites.board(), label.date);
    case "seed":
      return t.bites.seeded(label.seed);
    case "board":
      return t.bites.board();
  }
}

/** Words of the player, or the extra ones. */
export function foundAnswers(
  order: WordOrder,
  { round, state }: BitesPosition,
): BitesAnswer[] {
  const found = state.found.filter(({ tier }) => tier === (order === "extra" ? "extra" : "core"))
    .map(({ word }) => foundAnswer(round, word));
  if (order === "alphabet") found.sort((a, b) => a.word < b.word ? -1 : 1);
  if (order === "length") found.sort((a, b) => a.word.length - b.word.length);
  return found;
}

/** Extra words and those that are never listed. */
export function extraCount({ state }: BitesPosition): number {
  return state.found.filter(({ tier }) => tier !== "core").length;
}

export function barOf({ round: { goal }, state }: BitesPosition): string {
  return bar(goal === 0 ? 1 : state.score / goal, 10);
}

/** The text to share. It gives no word away. */
export function shareText(
  position: BitesPosition,
  { t, emoji }: PlayContext,
): readonly string[] {
  const { round, label } = position;
  const plain = barOf(position);
  return t.bites.share({
    ...endFacts(position),
    seed: label.kind === "seed" ? label.seed : undefined,
    seconds: round.rules.seconds,
    bar: emoji ? plain.replaceAll("#", "🟨").replaceAll("-", "⬜") : plain,
    puzzle: formatBites(round.puzzle),
    edition: round.edition,
  });
}

export function helpText(topic: HelpTopic, rules: BitesRules, t: Messages): readonly string[] {
  const percent = (share: number) => Math.round(share * 100);
  const { version, seconds, minLength, winFraction, hintShare, tilesHintShare } = rules;
  return topic === "rules"
    ? t.bites.rules({
      minLength,
      goalPercent: percent(winFraction),
      seconds: version === 3 ? seconds : 0,
      isApart: version < 3,
    })
    : t.bites.points({
      byLength: POINTS,
      hint: percent(hintShare),
      tilesHint: percent(tilesHintShare),
    });
}
