import type { Level } from "../../core/level.ts";
import { formatBee, parseBee } from "../../games/bee/puzzle.ts";
import { openBee } from "../../games/bee/round.ts";
import { boardLines, type BoardRow } from "./board_table.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { beeRules } from "../../play/bee/bee_rules.ts";
import { beeBoards, boardFacts } from "../../play/bee/boards.ts";
import type { Call, ExitCode, ToolCall } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { writeLines } from "../app/write_lines.ts";
import { jsonLines } from "../text/json.ts";
import { columns } from "../text/layout.ts";

type SolveCall = ToolCall<
  "language" | "dictionary" | "level" | "min_len" | "json" | "data_path",
  "bee"
>;

/** Every word of a board, core and extra. */
export async function solveBoard(call: SolveCall): Promise<ExitCode> {
  const { world, t, args, options, resolved: { settings } } = call;
  const lexicon = await openLexicon(call);
  const round = openBee(lexicon, beeRules(settings), parseBee(args[0]!, lexicon.alphabet));
  if (options.json) {
    world.out(JSON.stringify(boardFacts(round), null, 2));
    return 0;
  }
  const width = world.input().columns;
  const listed = (words: typeof round.core) =>
    columns(
      words.map((word) => `${word.written.join(" / ")}${word.pangram ? "*" : ""} ${word.points}`),
      width,
    );
  world.out([
    t.bee.boardLine({
      code: formatBee(round.puzzle),
      words: round.count,
      points: round.total,
      goal: round.goal,
      pangrams: round.pangrams,
      level: t.lexicon.level[settings.level as Level],
    }),
    t.bee.certificate(round.certificate),
    ...listed(round.core),
    t.bee.extraTally({
      words: round.extra.length,
      points: round.extra.reduce((sum, { points }) => sum + points, 0),
      apart: false,
    }),
    ...listed(round.extra),
  ].join("\n"));
  return 0;
}

type GenerateCall = Call<
  | "seed"
  | "difficulty"
  | "count"
  | "level"
  | "words"
  | "min_len"
  | "language"
  | "dictionary"
  | "json"
  | "verbose"
  | "data_path"
>;

/** Boards from a seed: the first is the seed's own, the rest come from `seed/2`, `seed/3` … */
export async function generateBoards(call: GenerateCall): Promise<ExitCode> {
  const { world, options } = call;
  const made = generated(call, await openLexicon(call));
  await writeLines(world, options.json ? jsonLines(made) : linesOf(made, call));
  return 0;
}

function* linesOf(
  made: Iterable<Generated>,
  { t, resolved: { settings } }: GenerateCall,
): Generator<string> {
  const rows = function* (): Generator<BoardRow> {
    for (const { code, word_count, total_points, goal, pangrams, certificate } of made) {
      const level = settings.level as Level;
      const counts = { words: word_count, points: total_points, goal };
      yield { code, ...counts, pangrams, certificate, level };
    }
  };
  yield* boardLines(rows(), t);
  yield t.bee.formsNote();
}

type Generated = ReturnType<typeof generated> extends Generator<infer G> ? G : never;

function* generated(call: GenerateCall, lexicon: Lexicon) {
  const { world, t, options: { count = 1, ...options }, resolved: { settings } } = call;
  const rules = beeRules(settings, options.difficulty);
  const first = settings.seed ?? world.freshSeed();
  for (let i = 1; i <= count; i++) {
    const from = performance.now();
    const seed = i === 1 ? first : `${first}/${i}`;
    const chosen = beeBoards.choose(lexicon, rules, { kind: "seed", seed });
    const round = openBee(lexicon, rules, chosen.puzzle);
    if (options.verbose) {
      const ms = performance.now() - from;
      for (const line of beeBoards.report({ round, chosen, ms, t })) world.err(line);
    }
    const { required, others } = round.puzzle;
    yield {
      seed,
      code: formatBee(round.puzzle),
      letters: { required, others },
      word_count: round.count,
      total_points: round.total,
      goal: round.goal,
      pangrams: round.pangrams,
      certificate: round.certificate,
    };
    world.progress(`${t.number(i)} / ${t.number(count)}`);
  }
}
