import { alphabetOf, normalize } from "../../core/letters.ts";
import { DEFAULT_LEVEL, LEVELS } from "../../core/level.ts";
import { type Crossword, crossword } from "../../games/crossword/mod.ts";
import { isCrosswordOver } from "../../games/crossword/play.ts";
import { EMPTY, formatGrid } from "../../games/crossword/template.ts";
import { say } from "../../messages/say.ts";
import type { Find } from "../../session/session.ts";
import type { GameAdapter, GameSummary, Position } from "../game_adapter.ts";
import { crosswordBoards } from "./boards.ts";
import { crosswordEvents } from "./events.ts";
import { readSlot, shareText, tallyOf } from "./facts.ts";

type CrosswordPosition = Position<Crossword>;

export const crosswordAdapter: GameAdapter<Crossword> = {
  name: "crossword",
  game: crossword,
  boards: crosswordBoards(),
  /** `12o casa`: a line that names its entry. */
  guess(text, { round }) {
    const { slot, rest } = readSlot(text, round)!;
    return { kind: "enter", slot, word: rest };
  },
  sentence: (outcome, _, { t }) => say(t.crossword.outcome, outcome),
  // The grid has its letters with it: another edition of the words takes none away.
  lost: () => [],
  summary,
  finds,
  // Shown as a whole it was not known; where a letter was shown, nobody can tell.
  sought: ({ round, state }) =>
    round.entries.map(({ answer, zipf, cells }) => {
      const shown = cells.filter((cell) => state.revealed.includes(cell)).length;
      const isFilled = cells.every((cell) => state.cells[cell] !== EMPTY);
      const helped = shown > 0 && shown < cells.length;
      // Pairs of letters that are not words say nothing either.
      const isWord = zipf > 0;
      const found = isFilled && shown === 0;
      return { word: answer, zipf, points: answer.length, isCore: isWord, found, helped };
    }),
  pace: "crossed",
  giveUp: (at) => ({ kind: "give_up", at }),
  // Once it is over, any answer can be asked about.
  words: {
    read: ({ letters }, text) => normalize(text, alphabetOf(letters)),
    isFound: () => false,
    floor: () => LEVELS[DEFAULT_LEVEL],
    points: () => null,
    code: ({ rows, cols, solution }) => formatGrid({ rows, cols, cells: solution }),
  },
  stats: { rows: ["games", "finished", "wins", "words", "hints"] },
  share: shareText,
  events: crosswordEvents,
  // There is no hurry: the clock only shows how long it took.
  timer: {
    elapsed: ({ elapsed }) => elapsed,
    limit: () => undefined,
    tick: (at) => ({ kind: "wait", at }),
  },
};

/** Letters are its points; written ones count, right or wrong, so a list gives nothing away. */
function summary(position: CrosswordPosition): GameSummary {
  const { round, state } = position;
  const { filled, cells, entries } = tallyOf(position);
  const shown = state.revealed.length;
  const isOwn = (cell: number) => state.cells[cell] !== EMPTY && !state.revealed.includes(cell);
  const score = Math.max(0, filled - shown);
  return {
    score,
    goal: cells,
    total: cells,
    // Asking for every letter is giving up by another name.
    won: isCrosswordOver(round, state) && !state.gaveUp && 2 * score >= cells,
    found: round.entries.filter((entry) => entry.cells.every(isOwn)).length,
    words: entries,
    // What giving up shows is not a hint.
    hints: (state.gaveUp ? 0 : shown) + state.checks,
  };
}

/** Once everything is solved, the answers of which the game has shown no letter. */
function finds({ round, state }: CrosswordPosition): Find[] {
  if (!isCrosswordOver(round, state)) return [];
  // Finding two letters that no word list has is nothing to be proud of.
  return round.entries.filter(({ answer, zipf }) => answer.length > 2 || zipf > 0)
    .filter(({ cells }) => !cells.some((cell) => state.revealed.includes(cell)))
    .map(({ answer, zipf }) => [answer, zipf]);
}
