import { openCrossword } from "../../games/crossword/round.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { make } from "../../play/crossword/maker.ts";
import { clued, planOf } from "./plan.ts";
import { writePage } from "./page.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { clueNotice } from "./clue_notice.ts";
import type { CROSSWORD_GENERATE_OPTIONS } from "./program.ts";

type GenerateCall = Call<typeof CROSSWORD_GENERATE_OPTIONS[number]>;

/** A new crossword, on the screen or in a file. */
export async function generateCrosswords(call: GenerateCall): Promise<ExitCode> {
  const { world, t, options } = call;
  const from = performance.now();
  const { settings, dataPath } = call.resolved;
  const lexicon = await openLexicon(call);
  const plan = await planOf(call, { world, dataPath }, lexicon);
  if (options.list_candidates !== undefined) {
    const { listCandidates } = await import("./candidates.ts");
    return listCandidates(call, plan, options.list_candidates);
  }
  const seed = settings.seed ?? world.freshSeed();
  const { grid, rules } = await clued(call, plan, make(plan, seed));
  const round = openCrossword(lexicon, rules, grid);
  if (options.verbose) {
    const { entries } = round;
    const mean = entries.reduce((sum, { difficulty }) => sum + difficulty, 0) / entries.length;
    const ms = (performance.now() - from).toFixed(1);
    const facts = { entries: entries.length, difficulty: t.number(mean, 2), ms };
    for (const line of t.crossword.verbose(facts)) world.err(line);
  }
  const about = {
    seed,
    edition: lexicon.edition,
    ...(plan.themeName && { theme: plan.themeName }),
  };
  for (const line of clueNotice(round, { t, lexicon })) world.err(line);
  await writePage(call, round, about);
  return 0;
}
