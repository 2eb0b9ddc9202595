import type { GameName } from "../games/mod.ts";
import { wordPoints } from "./bee/word_points.ts";

/** The game that is meant where none is named. */
export const MAIN_GAME: GameName = "bee";

/** What a word pays there. Apart from `games.ts`, so that asking loads no game. */
export const MAIN_POINTS = wordPoints;
