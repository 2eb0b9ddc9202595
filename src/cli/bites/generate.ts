import { formatBites } from "../../games/bites/puzzle.ts";
import { openBites } from "../../games/bites/round.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Messages } from "../../messages/mod.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { bitesBoards, coreByWay } from "../../play/bites/boards.ts";
import { writeLines } from "../app/write_lines.ts";
import { jsonLines } from "../text/json.ts";
import { tableLines } from "../text/layout.ts";
import type { BITES_GENERATE_OPTIONS } from "./program.ts";

type GenerateCall = Call<typeof BITES_GENERATE_OPTIONS[number]>;

/** Tiles from a seed: the first are the seed's own, the rest come from `seed/2`, `seed/3` … */
export async function generateTiles(call: GenerateCall): Promise<ExitCode> {
  const { world, t, options } = call;
  const made = generated(call, await openLexicon(call));
  await writeLines(world, options.json ? jsonLines(made) : linesOf(made, t));
  return 0;
}

function* linesOf(made: Iterable<Generated>, t: Messages): Generator<string> {
  const { column } = t.bites;
  const rows = function* () {
    yield [column.tiles, column.words, column.horizontal, column.vertical, column.points];
    for (const { puzzle, word_count, word_counts, total_points } of made) {
      const { horizontal, vertical } = word_counts;
      yield [puzzle, ...[word_count, horizontal, vertical, total_points].map((n) => t.number(n))];
    }
  };
  yield* tableLines(rows(), "");
  yield t.bites.columnNote();
}

type Generated = ReturnType<typeof generated> extends Generator<infer G> ? G : never;

function* generated(call: GenerateCall, lexicon: Lexicon) {
  const { world, t, options: { count = 1, ...options }, resolved: { settings } } = call;
  const rules = bitesBoards.rules(settings, options);
  const first = settings.seed ?? world.freshSeed();
  for (let i = 1; i <= count; i++) {
    const from = performance.now();
    const seed = i === 1 ? first : `${first}/${i}`;
    const chosen = bitesBoards.choose(lexicon, rules, { kind: "seed", seed });
    const round = openBites(lexicon, rules, chosen.puzzle);
    if (options.verbose) {
      const ms = performance.now() - from;
      for (const line of bitesBoards.report({ round, chosen, ms, t })) world.err(line);
    }
    yield {
      seed,
      puzzle: formatBites(round.puzzle),
      tiles: round.puzzle,
      word_count: round.core.length,
      word_counts: coreByWay(round),
      total_points: round.total,
      goal: round.goal,
    };
    world.progress(`${t.number(i)} / ${t.number(count)}`);
  }
}
