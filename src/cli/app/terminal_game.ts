import type { Parts } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { BoardSource } from "../../play/board_source.ts";
import type { Call, CommandSpec } from "./command.ts";
import type { GameView } from "./game_view.ts";

/** A game in a terminal. Each has this in its `program.ts`. */
export interface TerminalGame<T extends Parts> {
  readonly program: readonly CommandSpec[];
  /** The command for today's game, and the one for a new game with the menu's choices. */
  readonly daily: readonly string[];
  fresh(choices: MenuChoices): readonly string[];
  /** Its boards where options decide on them; else the usual ones. */
  boards?(call: BoardCall): Promise<BoardSource<T>>;
  /** Those of a day, where they take more than the words; else the usual ones. */
  boardsOfDay?(call: Call<never>, lexicon: Lexicon, date: string): Promise<BoardSource<T>>;
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
