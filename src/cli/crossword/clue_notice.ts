import type { CrosswordRound } from "../../games/crossword/round.ts";
import { hasSentences } from "../../messages/clue_texts.ts";
import type { TerminalContext } from "../app/game_view.ts";

/** Says so where the words' language has no clues but mixed letters. */
export function clueNotice(
  { entries }: Pick<CrosswordRound, "entries">,
  { t, lexicon }: Pick<TerminalContext, "t" | "lexicon">,
): string[] {
  const isMixed = !hasSentences(lexicon.language) &&
    entries.some(({ origin }) => origin?.source === "made");
  return isMixed ? [t.crossword.lettersOnly()] : [];
}
