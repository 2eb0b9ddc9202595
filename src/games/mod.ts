import { bee } from "./bee/mod.ts";
import { bites } from "./bites/mod.ts";
import { grid } from "./grid/mod.ts";
import type { Game } from "./game.ts";

/** Every game. The compiler then asks for its view and its sentences. */
export const games = { bee, bites, grid } as const;

export type GameName = keyof typeof games;

export type PartsOf<G extends GameName> = (typeof games)[G] extends Game<infer T> ? T : never;
