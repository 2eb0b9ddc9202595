import { type Grid, grid } from "../../games/grid/mod.ts";
import { type GridOutcome, isGridOver, readGridGuess } from "../../games/grid/play.ts";
import type { GridRound } from "../../games/grid/round.ts";
import { gridIn } from "../../messages/grid_in.ts";
import { say } from "../../messages/say.ts";
import type { GridCommand } from "../../messages/mod.ts";
import type { Front, Room, Seat } from "../front.ts";
import { readingLine } from "../reading.ts";
import { gridClock, timeLeft } from "./grid_clock.ts";
import { COMMANDS, type Memory, noteTried, obey, typingOn } from "./grid_commands.ts";
import { gridJson } from "./grid_json.ts";
import {
  absentFrom,
  boardLines,
  endFacts,
  endLines,
  foundWords,
  headLines,
  openingLines,
  tallyOf,
} from "./grid_view.ts";

type GridSeat = Seat<Grid>;

/** The grid in words. A sitting has a clock of its own, which goes on from where the game stands. */
export function gridFront(): Front<Grid, GridCommand> {
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
    opening(seat, { t, world }) {
      clock.start(seat, () => world.now());
      return openingLines(seat, t, clock);
    },
    board: (seat, { t }) => [...headLines(seat, t), ...boardLines(seat, t, clock)],
    answer(_before, after, outcome, room) {
      noteTried(memory, outcome);
      return answerLines(after, outcome, room, memory);
    },
    obey: (wish, rest, seat, room) => obey(wish, rest, seat, { room, memory }),
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
    summary(seat) {
      const { round, state } = seat;
      return {
        score: state.score,
        goal: round.points,
        total: round.points,
        won: state.end === "complete",
        rank: 0,
        found: foundWords(seat).length,
        words: round.answers.size,
        extra: 0,
        pangrams: 0,
        hints: 0,
      };
    },
    finds: (seat) => foundWords(seat).map(({ word, zipf }) => [word, zipf]),
    json: gridJson(memory),
    screen: async () => (await import("./grid_screen.ts")).gridScreen(clock),
    timer: {
      left: (seat) => timeLeft(clock, seat),
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
  after: GridSeat,
  outcome: GridOutcome,
  { t, paint, lexicon, isLive }: Room,
  { clock }: Memory,
): string[] {
  const sentence = say(gridIn(t).outcome, outcome);
  switch (outcome.kind) {
    case "found": {
      // A screen has the counts in sight: there is room for what the word is.
      const reading = isLive && after.round.answers.has(outcome.word.word)
        ? lexicon.reading(outcome.word.id)
        : undefined;
      const aside = !isLive
        ? gridIn(t).tally(tallyOf(after, clock))
        : reading
        ? readingLine(reading, t)
        : "";
      const line = `${paint.good(sentence)}   ${aside}`.trimEnd();
      return outcome.complete ? [line, gridIn(t).ended(endFacts(after, clock))] : [line];
    }
    case "waited":
      return boardLines(after, t, clock);
    case "time_up":
    case "gave_up":
      return endLines(after, t, clock);
    case "no_path": {
      const absent = absentFrom(after.round, outcome.word);
      return [paint.bad(absent.length > 0 ? gridIn(t).absent(absent) : sentence)];
    }
    case "not_in_lexicon": {
      const refusal = lexicon.refusal(outcome.word);
      return [paint.bad(refusal ? gridIn(t).refused(outcome.word, refusal.reason) : sentence)];
    }
    case "over":
      return [sentence];
    default:
      return [paint.bad(sentence)];
  }
}
