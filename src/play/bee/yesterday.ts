import { addDays, romeDate } from "../../core/calendar.ts";
import { type Bee, bee } from "../../games/bee/mod.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import { openBee } from "../../games/bee/round.ts";
import type { BeeRules } from "../../games/bee/rules.ts";
import { dailyId, replay } from "../../session/session.ts";
import { dailyBoard } from "./boards.ts";
import type { PlayContext } from "../game_adapter.ts";

/** Yesterday's board with its words, and which of them were found if it was played. */
interface Yesterday {
  readonly date: string;
  readonly code: string;
  readonly played: boolean;
  readonly words: readonly {
    readonly word: string;
    readonly written: readonly string[];
    readonly points: number;
    readonly found?: boolean;
  }[];
}

export async function yesterdayOf(rules: BeeRules, context: PlayContext): Promise<Yesterday> {
  const { lexicon, store, now } = context;
  const date = addDays(romeDate(now()), -1);
  const saved = await store.load<Bee>(dailyId("bee", date, lexicon.edition));
  const board = saved
    ? { puzzle: bee.parse(saved.session.puzzle, lexicon.alphabet), rules: saved.session.rules }
    : dailyBoard(lexicon, rules, date);
  const { puzzle } = board;
  const round = openBee(lexicon, board.rules, puzzle);
  const state = saved && replay(bee, lexicon, saved.session).state;
  const found = state && new Set(state.found.map(({ word }) => word));
  return {
    date,
    code: formatBee(puzzle),
    played: found !== undefined,
    words: round.core.map(({ word, written, points }) => ({
      word,
      written,
      points,
      ...(found && { found: found.has(word) }),
    })),
  };
}
