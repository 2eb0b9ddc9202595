import type { Level } from "../../core/level.ts";
import { atlas, type AtlasBoard, recordsOf, someBoards } from "../../games/bee/atlas.ts";
import { type Reach, reachOf } from "../../games/bee/reach.ts";
import { formatBee, parseBee, puzzleOf } from "../../games/bee/puzzle.ts";
import { openBee } from "../../games/bee/round.ts";
import { leastShare } from "../../core/scoring.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { boardLines, type BoardRow, boardTable } from "./board_table.ts";
import { beeBoards, beeRules, boardFacts } from "../../play/bee/boards.ts";
import type { Call, ExitCode, ToolCall } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { writeLines } from "../app/write_lines.ts";
import { jsonArray, jsonLines } from "../text/json.ts";
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

type AtlasCall = ToolCall<
  | "level"
  | "words"
  | "min_len"
  | "language"
  | "dictionary"
  | "limit"
  | "no_limits"
  | "json"
  | "data_path",
  "bee"
>;

type ShownBoard = AtlasBoard & Reach;

/** Every board there is: all pangram sets, each letter required in turn. */
export async function showAtlas(call: AtlasCall): Promise<ExitCode> {
  const { world, t, options, resolved: { settings } } = call;
  const lexicon = await openLexicon(call);
  const rules = beeRules(settings);
  const found = atlas(lexicon, rules, { kind: options.no_limits ? "all" : "fair" });
  const most = options.limit ?? (options.json ? Infinity : 20);
  const shown = reachOf(lexicon, rules, someBoards(found.boards, 0, most));
  const records = Object.entries(recordsOf(lexicon, rules, found.boards)).map(
    ([name, board]) => [name, ...reachOf(lexicon, rules, [board])] as const,
  );
  if (options.json) {
    world.out(
      `{"edition":${JSON.stringify(lexicon.edition)},"sets":${found.sets},` +
        `"examined":${found.examined},"board_count":${found.boards.length},` +
        `"failures":${JSON.stringify(found.failures)},"records":${
          JSON.stringify(
            Object.fromEntries(
              records.map(([name, board]) => [name, atlasFacts(board!, lexicon)]),
            ),
          )
        },"boards":${jsonArray(shown.map((board) => atlasFacts(board, lexicon)))}}`,
    );
    return 0;
  }
  const row = (board: ShownBoard): BoardRow => ({
    code: codeOf(board, lexicon),
    words: board.count,
    points: board.points,
    goal: leastShare(rules.winFraction, board.points),
    pangrams: board.pangrams,
    certificate: board.certificate,
    level: board.level,
  });
  const { record } = t.bee;
  const best = records.map(([name, board]) => ({
    ...row(board!),
    note: record[name as keyof typeof record],
  }));
  world.out([
    t.bee.atlas({
      sets: found.sets,
      examined: found.examined,
      boards: found.boards.length,
      shown: shown.length,
    }),
    ...(shown.length === 0 ? [] : boardTable([...shown.map(row), ...best], t)),
    ...(shown.length === 0 ? [] : [t.bee.formsNote()]),
  ].join("\n"));
  return 0;
}

function atlasFacts(board: ShownBoard, lexicon: Lexicon): object {
  const { required, others } = puzzleOf(board, lexicon.alphabet);
  return {
    code: codeOf(board, lexicon),
    letters: { required, others },
    word_count: board.count,
    pangrams: board.pangrams,
    total_points: board.points,
    certificate: board.certificate,
    level: board.level,
  };
}

function codeOf(board: ShownBoard, lexicon: Lexicon): string {
  return formatBee(puzzleOf(board, lexicon.alphabet));
}
