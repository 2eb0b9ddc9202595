import { formatBites } from "../../games/bites/puzzle.ts";
import { openBites } from "../../games/bites/round.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { bitesBoards, coreByWay } from "../../play/bites/boards.ts";
import { jsonArray } from "../text/json.ts";
import { table } from "../text/layout.ts";
import type { BITES_GENERATE_OPTIONS } from "./program.ts";

type GenerateCall = Call<typeof BITES_GENERATE_OPTIONS[number]>;

/** Tiles from a seed: the first are the seed's own, the rest come from `seed/2`, `seed/3` … */
export async function generateTiles(call: GenerateCall): Promise<ExitCode> {
  const { world, t, options, resolved: { settings } } = call;
  const lexicon = await openLexicon(call);
  const rules = bitesBoards.rules(settings, options);
  const first = settings.seed ?? world.freshSeed();
  const facts: object[] = [];
  const { column } = t.bites;
  const rows = [[column.tiles, column.words, column.horizontal, column.vertical, column.points]];
  for (let i = 1; i <= (options.count ?? 1); i++) {
    const from = performance.now();
    const seed = i === 1 ? first : `${first}/${i}`;
    const chosen = bitesBoards.choose(lexicon, rules, { kind: "seed", seed });
    const round = openBites(lexicon, rules, chosen.puzzle);
    if (options.verbose) {
      const ms = performance.now() - from;
      for (const line of bitesBoards.report({ round, chosen, ms, t })) world.err(line);
    }
    const counts = coreByWay(round);
    const puzzle = formatBites(round.puzzle);
    facts.push({
      seed,
      puzzle,
      tiles: round.puzzle,
      word_count: round.core.length,
      word_counts: counts,
      total_points: round.total,
      threshold: round.goal,
    });
    rows.push([
      puzzle,
      t.number(round.core.length),
      t.number(counts.horizontal),
      t.number(counts.vertical),
      t.number(round.total),
    ]);
  }
  world.out(
    options.json ? jsonArray(facts) : [...table(rows, ""), t.bites.columnNote()].join("\n"),
  );
  return 0;
}
