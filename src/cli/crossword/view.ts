import { type Crossword, crossword } from "../../games/crossword/mod.ts";
import { type CrosswordOutcome, isCrosswordOver } from "../../games/crossword/play.ts";
import { EMPTY } from "../../games/crossword/template.ts";
import { say } from "../../messages/say.ts";
import type { Find, Summary } from "../../session/session.ts";
import type { GameView, PlayContext, Position } from "../app/game_view.ts";
import { COMMANDS, type CrosswordWish, obey, readSlot, typingOn } from "./commands.ts";
import { crosswordJson } from "./events.ts";
import { boardLines, gridLines, openingLines, tallyOf } from "./text.ts";

type CrosswordPosition = Position<Crossword>;

/** The crossword in words. It knows the grid that is being solved, to read `12 casa`. */
export function crosswordView(): GameView<Crossword, CrosswordWish> {
  let round: CrosswordPosition["round"] | undefined;
  return {
    game: crossword,
    commands: () => COMMANDS,
    typing(current) {
      round = current;
      return typingOn(current);
    },
    guess(text) {
      const { slot, rest } = readSlot(text, round!)!;
      return { kind: "enter", slot, word: rest };
    },
    opening: openingLines,
    board: boardLines,
    answer: answerLines,
    obey,
    leaving({ round, state }, { t }) {
      return isCrosswordOver(round, state) ? [] : [t.play.saved("crossword play")];
    },
    // The grid has its letters with it: another edition of the words takes none away.
    lost: () => [],
    summary,
    finds,
    json: crosswordJson,
    screen: async () => (await import("./screen.ts")).crosswordScreen(),
  };
}

function answerLines(
  before: CrosswordPosition,
  after: CrosswordPosition,
  outcome: CrosswordOutcome,
  { t, paint, isLive }: PlayContext,
): string[] {
  const sentence = say(t.crossword.outcome, outcome);
  // A screen has the grid in sight.
  const picture = isLive ? [] : gridLines(after);
  switch (outcome.kind) {
    case "solved":
    case "gave_up":
      return [...picture, paint.good(sentence)];
    case "checked":
      return outcome.wrong === 0 ? [paint.good(sentence)] : [...picture, sentence];
    case "entered":
    case "revealed":
    case "revealed_letter":
    case "cleared":
      return [sentence];
    default:
      return [before.state === after.state ? paint.bad(sentence) : sentence];
  }
}

/** Letters are its points; what was written counts, right or wrong, so that a list tells nothing. */
function summary(position: CrosswordPosition): Summary {
  const { round, state } = position;
  const { filled, cells, entries } = tallyOf(position);
  const shown = state.revealed.length;
  const isOwn = (cell: number) => state.cells[cell] !== EMPTY && !state.revealed.includes(cell);
  return {
    score: Math.max(0, filled - shown),
    goal: cells,
    total: cells,
    won: isCrosswordOver(round, state) && !state.gaveUp,
    rank: 0,
    found: round.entries.filter((entry) => entry.cells.every(isOwn)).length,
    words: entries,
    extra: 0,
    pangrams: 0,
    // What a surrender shows is no hint.
    hints: (state.gaveUp ? 0 : shown) + state.checks,
  };
}

/** Once all is solved, the answers none of whose letters the game has shown. */
function finds({ round, state }: CrosswordPosition): Find[] {
  if (!isCrosswordOver(round, state)) return [];
  return round.entries.filter(({ cells }) => !cells.some((cell) => state.revealed.includes(cell)))
    .map(({ answer, zipf }) => [answer, zipf]);
}
