import type { Parts } from "../../games/game.ts";
import type { WebMessages } from "../../messages/web.ts";
import type { GameAdapter } from "../../play/game_adapter.ts";
import { beeScenes } from "./bee.ts";
import { bitesScenes } from "./bites.ts";
import { crosswordScenes } from "./crossword.ts";
import { gridScenes } from "./grid.ts";
import { plainScenes } from "./plain.ts";
import type { SceneMaker } from "./scene.ts";

/** The games that have their own picture; any other is shown as text. */
const SCENES: Readonly<Record<string, unknown>> = {
  bee: beeScenes,
  bites: bitesScenes,
  grid: gridScenes,
  crossword: crosswordScenes,
};

/** A board in one line, or its size where the line would give it away. */
export function titleOf(
  { name, boards }: GameAdapter<Parts>,
  puzzle: string,
  web: WebMessages,
): string {
  return scenesOf(name).about?.(puzzle, web) ?? boards.named?.(puzzle) ?? puzzle;
}

export function scenesOf(game: string): SceneMaker<Parts> {
  const own = Object.hasOwn(SCENES, game) ? SCENES[game] : undefined;
  return (own as SceneMaker<Parts> | undefined) ?? plainScenes(game);
}
