import { type Grid, grid } from "../../games/grid/mod.ts";
import { type GridOutcome, isGridOver, readGridGuess } from "../../games/grid/play.ts";
import type { GridRound } from "../../games/grid/round.ts";
import { say } from "../../messages/say.ts";
import type { GridCommand } from "../../messages/mod.ts";
import type { GameView, PlayContext, Position } from "../app/game_view.ts";
import { readingLine } from "../app/reading_line.ts";
import { gridClock, timeLeft } from "./clock.ts";
import { COMMANDS, type Memory, noteTried, obey, typingOn } from "./commands.ts";
import { gridJson } from "./events.ts";
import {
  absentFrom,
  boardLines,
  endFacts,
  endLines,
  foundWords,
  headLines,
  openingLines,
  tallyOf,
} from "./text.ts";

type GridPosition = Position<Grid>;

/** The grid in words. A sitting has a clock of its own, which goes on from where the game stands. */
export function gridView(): GameView<Grid, GridCommand> {
  const memory: Memory = { tried: new Set(), clock: gridClock() };
  const { clock } = memory;
  return {
    game: grid,
    commands: () => COMMANDS,
    typing: typingOn,
    guess: (word) => ({ kind: "guess", word: word.slice(0, MAX_GUESS), at: clock.at() }),
    get onEmpty() {
      return { kind: "wait", at: clock.at() } as const;
    },
    opening(position, { t, world }) {
      clock.start(position, () => world.now());
      return openingLines(position, t, clock);
    },
    board: (position, { t }) => [...headLines(position, t), ...boardLines(position, t, clock)],
    answer(_before, after, outcome, context) {
      noteTried(memory, outcome);
      return answerLines(after, outcome, context, memory);
    },
    obey: (wish, rest, position, context) => obey(wish, rest, position, { context, memory }),
    leaving({ round, state }, { t }) {
      return isGridOver(round, state) ? [] : [t.play.saved(`grid play${wordsOf(round)}`)];
    },
    lost(moves, { round }) {
      const words = moves.flatMap((move) =>
        move.kind === "guess" ? readGridGuess(round, move.word) ?? [] : []
      );
      return [...new Set(words)].filter((word) =>
        !round.answers.has(word) && !round.unlisted.has(word)
      );
    },
    summary(position) {
      const { round, state } = position;
      return {
        score: state.score,
        goal: round.points,
        total: round.points,
        won: state.end === "complete",
        rank: 0,
        found: foundWords(position).length,
        words: round.answers.size,
        extra: 0,
        pangrams: 0,
        hints: 0,
      };
    },
    finds: (position) => foundWords(position).map(({ word, zipf }) => [word, zipf]),
    json: gridJson(memory),
    screen: async () => (await import("./screen.ts")).gridScreen(clock),
    timer: {
      left: (position) => timeLeft(clock, position),
      tick: () => ({ kind: "wait", at: clock.at() }),
    },
  };
}

/** How to name the words again, where they are not the program's own. */
function wordsOf({ edition }: GridRound): string {
  const [language] = edition.split("-");
  if (language === "it") return "";
  return (language === "xx" ? "" : ` --language ${language}`) + " --dictionary FILE";
}

/** As long as a move may be saved with. */
const MAX_GUESS = 64;

function answerLines(
  after: GridPosition,
  outcome: GridOutcome,
  { t, paint, lexicon, isLive }: PlayContext,
  { clock }: Memory,
): string[] {
  const sentence = say(t.grid.outcome, outcome);
  switch (outcome.kind) {
    case "found": {
      // A screen has the counts in sight: there is room for what the word is.
      const reading = isLive && after.round.answers.has(outcome.word.word)
        ? lexicon.reading(outcome.word.id)
        : undefined;
      const aside = !isLive
        ? t.grid.tally(tallyOf(after, clock))
        : reading
        ? readingLine(reading, t)
        : "";
      const line = `${paint.good(sentence)}   ${aside}`.trimEnd();
      return outcome.complete ? [line, t.grid.ended(endFacts(after, clock))] : [line];
    }
    case "waited":
      return boardLines(after, t, clock);
    case "time_up":
    case "gave_up":
      return endLines(after, t, clock);
    case "no_path": {
      const absent = absentFrom(after.round, outcome.word);
      return [paint.bad(absent.length > 0 ? t.grid.absent(absent) : sentence)];
    }
    case "not_in_lexicon": {
      const refusal = lexicon.refusal(outcome.word);
      return [paint.bad(refusal ? t.grid.refused(outcome.word, refusal.reason) : sentence)];
    }
    case "over":
      return [sentence];
    default:
      return [paint.bad(sentence)];
  }
}
