import { asPlayed } from "../../core/letters.ts";
import { type Bites, bites } from "../../games/bites/mod.ts";
import type { BitesOutcome } from "../../games/bites/play.ts";
import { isBitesOver, missedOf } from "../../games/bites/state.ts";
import type { BitesCommand } from "../../messages/bites.ts";
import { say } from "../../messages/say.ts";
import type { Summary } from "../../session/session.ts";
import type { GameView, PlayContext, Position } from "../app/game_view.ts";
import { COMMANDS, obey, typingOn } from "./commands.ts";
import { bitesJson } from "./events.ts";
import { boardLines, endFacts, gaveUpLines, openingLines, tallyOf, tilesLine } from "./text.ts";

type BitesPosition = Position<Bites>;

/** Bites in words. */
export function bitesView(): GameView<Bites, BitesCommand> {
  return {
    game: bites,
    commands: () => COMMANDS,
    typing: typingOn,
    guess: (word) => ({ kind: "guess", word }),
    onEmpty: { kind: "shuffle" },
    opening: (position, { t, paint }) => openingLines(position, t, paint),
    board: (position, { t, paint }) => boardLines(position, t, paint),
    answer: answerLines,
    obey,
    leaving({ round, state }, { t }) {
      return isBitesOver(round, state) ? [] : [t.play.saved("bites play")];
    },
    lost(moves, { round }) {
      const words = moves.flatMap((move) =>
        move.kind === "guess" ? [asPlayed(move.word, round.alphabet)] : []
      );
      return [...new Set(words)].filter((word) =>
        word !== undefined && !round.answers.has(word)
      ) as string[];
    },
    summary,
    finds: ({ round, state }) =>
      state.found.filter(({ tier }) => tier !== "unlisted")
        .map(({ word }) => [word, round.answers.get(word)!.zipf]),
    json: bitesJson,
    screen: async () => (await import("./screen.ts")).bitesScreen(),
  };
}

function answerLines(
  before: BitesPosition,
  after: BitesPosition,
  outcome: BitesOutcome,
  context: PlayContext,
): string[] {
  const { t, paint } = context;
  const sentence = say(t.bites.outcome, outcome);
  // A screen has the counts in sight.
  const withTally = (text: string) =>
    context.isLive ? text : `${text}   ${t.bites.tally(tallyOf(after))}`;
  switch (outcome.kind) {
    case "found": {
      const lines = [withTally(paint.good(sentence))];
      const end = endFacts(after);
      if (outcome.complete) lines.push(t.bites.complete(end));
      else if (outcome.won) {
        lines.push(...t.bites.won({ ...end, left: missedOf(after.round, after.state).length }));
      }
      return lines;
    }
    case "extra":
      return [paint.good(sentence)];
    case "shuffled":
      return [tilesLine(after, paint)];
    case "hint":
      return [outcome.charged === 0 ? sentence : withTally(sentence)];
    case "gave_up":
      return gaveUpLines(after, outcome.missed, context);
    default:
      return [before.state === after.state ? paint.bad(sentence) : sentence];
  }
}

function summary(position: BitesPosition): Summary {
  const { score, goal, found, words, total, extra, hints } = endFacts(position);
  const { won } = position.state;
  return { score, goal, total, won, rank: 0, found, words, extra, pangrams: 0, hints };
}
