import type { GameName } from "../games/mod.ts";

/** The game that is meant where none is named. */
export const MAIN_GAME: GameName = "bee";
