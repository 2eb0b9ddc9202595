import type { GameName } from "../games/mod.ts";

/** The game to use when none is named. */
export const MAIN_GAME: GameName = "bee";
