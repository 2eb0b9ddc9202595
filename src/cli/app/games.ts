import type { Parts } from "../../games/game.ts";
import type { GameName, PartsOf } from "../../games/mod.ts";
import { BEE_PROGRAM } from "../bee/program.ts";
import { BITES_PROGRAM } from "../bites/program.ts";
import { CROSSWORD_PROGRAM } from "../crossword/program.ts";
import { GRID_PROGRAM } from "../grid/program.ts";
import type { BoardSource } from "../../play/board_source.ts";
import type { Call, CommandSpec } from "./command.ts";
import type { GameView } from "./game_view.ts";

/** A game in a terminal. */
interface TerminalGame<T extends Parts> {
  readonly program: readonly CommandSpec[];
  /** The command for today's, and the one for a new game as the menu has it chosen. */
  readonly daily: readonly string[];
  fresh(choices: MenuChoices): readonly string[];
  /** Its boards where options decide on them; else the usual ones. */
  boards?(call: BoardCall): Promise<BoardSource<T>>;
  /** Loaded when needed; each game played makes its own. */
  view(): Promise<() => GameView<T>>;
}

type BoardCall = Call<"rules" | "minutes" | "language" | "seed" | "level">;

/** What a player may choose in the menu before a new game. */
interface MenuChoices {
  readonly level: string;
  readonly rules: string;
  /** `--language` and its code, where it is not Italian. */
  readonly words: readonly string[];
}

/** Every game in a terminal, in the order of the menu; nowhere else in `cli` are all named. */
export const GAMES: { readonly [G in GameName]: TerminalGame<PartsOf<G>> } = {
  bee: {
    program: BEE_PROGRAM,
    daily: ["daily"],
    fresh: ({ level, words }) => ["play", "--new", "--level", level, ...words],
    view: async () => (await import("../bee/view.ts")).beeView,
  },
  grid: {
    program: GRID_PROGRAM,
    daily: ["grid", "daily"],
    fresh: ({ level, rules, words }) => [
      ...["grid", "play", "--new", "--rules", rules],
      ...(level === "auto" ? ["--level", level] : []),
      ...words,
    ],
    async boards(call) {
      const { openGrid } = await import("../grid/grid_setup.ts");
      const { gridBoards } = await import("../../play/grid/boards.ts");
      return gridBoards((await openGrid(call)).rules);
    },
    view: async () => (await import("../grid/view.ts")).gridView,
  },
  bites: {
    program: BITES_PROGRAM,
    daily: ["bites", "daily"],
    fresh: ({ level, words }) => ["bites", "play", "--new", "--level", level, ...words],
    view: async () => (await import("../bites/view.ts")).bitesView,
  },
  crossword: {
    program: CROSSWORD_PROGRAM,
    daily: ["crossword", "daily"],
    // Its words come in three levels.
    fresh: ({ level, words }) => {
      const tier = level === "expert" ? "hard" : level;
      const wish = level === "auto" ? ["--level", level] : ["--difficulty", tier];
      return ["crossword", "play", "--new", ...wish, ...words];
    },
    view: async () => (await import("../crossword/view.ts")).crosswordView,
  },
};

export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

/** The game of a saved one; `undefined` if unknown. Replaying checks its moves. */
export async function viewOf(game: string): Promise<(() => GameView<Parts>) | undefined> {
  if (!Object.hasOwn(GAMES, game)) return undefined;
  return await GAMES[game as GameName].view() as unknown as () => GameView<Parts>;
}

/** The games that a menu of this one offers, in its order. */
export function otherGames<G extends GameName>(game: G): Exclude<GameName, G>[] {
  return GAME_NAMES.filter((name): name is Exclude<GameName, G> => name !== game);
}
