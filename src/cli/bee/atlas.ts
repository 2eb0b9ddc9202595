import { leastShare } from "../../core/scoring.ts";
import { atlas, type AtlasBoard, recordsOf, someBoards } from "../../games/bee/atlas.ts";
import { formatBee, puzzleOf } from "../../games/bee/puzzle.ts";
import { type Reach, reachOf } from "../../games/bee/reach.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { beeRules } from "../../play/bee/bee_rules.ts";
import type { ExitCode, ToolCall } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { jsonArray } from "../text/json.ts";
import { type BoardRow, boardTable } from "./board_table.ts";

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
