import { UserError } from "../../core/problem.ts";
import { formatGrid, MAX_SIDE } from "../../games/grid/puzzle.ts";
import type { GridRules } from "../../games/grid/rules.ts";
import type { Call, Result } from "../app/command.ts";
import type { Wanted } from "../../play/board_source.ts";
import { lastGame } from "../../play/find_game.ts";
import { gridBoards } from "../../play/grid/boards.ts";
import { gridView } from "./view.ts";
import { DISPLAY_OPTIONS, WORD_OPTIONS } from "../app/options.ts";
import { nextBoard } from "./prepared_boards.ts";
import { openGrid, readBoard } from "./grid_setup.ts";
import type { GRID_PLAY_OPTIONS } from "./program.ts";
import { wantedWords } from "./wanted_words.ts";
import { begin, playGames, resumeAt } from "../app/start_game.ts";

type GridPlayCall = Call<typeof GRID_PLAY_OPTIONS[number]>;

/** These ask for no board of their own. */
const OF_ANY_BOARD: readonly string[] = [...WORD_OPTIONS, ...DISPLAY_OPTIONS, "json"];

/** `itbee grid play`: the board asked for; with nothing asked, the game under way; else a new one. */
export async function playGridGame(call: GridPlayCall): Promise<Result> {
  const { world, options, args } = call;
  // The player's lines come from there.
  if (options.board === "-" || args[0] === "-") {
    throw new UserError({ kind: "bad_usage", fault: { kind: "extra_argument", text: "-" } });
  }
  const open = await openGrid(call);
  const { lexicon, rules, resolved: { settings } } = open;
  checkSides(rules);
  const board = options.board ?? (args.length > 0 ? args : undefined);
  const puzzle = board === undefined
    ? undefined
    : await readBoard(open, args, { file: options.board, maxSide: MAX_SIDE });
  const isAsked = Object.keys(options).some((name) => !OF_ANY_BOARD.includes(name));
  const wanted: Wanted = puzzle
    ? { kind: "code", text: formatGrid(puzzle) }
    : { kind: "seed", seed: settings.seed ?? world.freshSeed() };
  const { dataPath } = call.resolved;
  const words = await wantedWords({ world, dataPath, lexicon, rules, options });
  const boards = gridBoards(rules, {
    ...(options.difficulty && { tier: options.difficulty }),
    ...(words && { wanted: words }),
    ...(options.best && { best: true }),
  });
  const shown = { view: gridView, boards };
  return await playGames({ ...call, lexicon }, shown, async (setup) => {
    if (options.from !== undefined) {
      const text = await nextBoard(open, setup.context.store, options.from);
      return await begin(setup, { kind: "code", text });
    }
    const saved = puzzle || isAsked ? undefined : await lastGame(setup);
    return saved ? await resumeAt(setup, saved) : await begin(setup, wanted);
  });
}

/** A board to play fits a window; one that is only drawn or solved may be larger. */
function checkSides({ rows, cols }: Pick<GridRules, "rows" | "cols">): void {
  const side = Math.max(rows, cols);
  if (side <= MAX_SIDE) return;
  const option = rows === side ? "--rows" : "--cols";
  const allowed = { kind: "whole", min: 1, max: MAX_SIDE } as const;
  const fault = { kind: "bad_value", option, text: String(side), allowed } as const;
  throw new UserError({ kind: "bad_usage", fault });
}
