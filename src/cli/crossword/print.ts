import { openCrossword } from "../../games/crossword/round.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { writePage } from "./page.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import type { CROSSWORD_PRINT_OPTIONS } from "./program.ts";
import { chosenFrom } from "./play.ts";
import { clueNotice } from "./clue_notice.ts";

/** A crossword from a file, in another format. */
export async function printCrossword(
  call: Call<typeof CROSSWORD_PRINT_OPTIONS[number]>,
): Promise<ExitCode> {
  const lexicon = await openLexicon(call);
  const { puzzle, rules, marks } = await chosenFrom(call, lexicon, call.args[0]!);
  const round = openCrossword(lexicon, rules!, puzzle);
  for (const line of clueNotice(round, { t: call.t, lexicon })) call.world.err(line);
  await writePage(call, round, { edition: lexicon.edition, marks });
  return 0;
}
