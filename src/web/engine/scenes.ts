import type { Parts } from "../../games/game.ts";
import { beeScenes } from "./bee.ts";
import { bitesScenes } from "./bites.ts";
import { crosswordScenes } from "./crossword.ts";
import { gridScenes } from "./grid.ts";
import { plainScenes } from "./plain.ts";
import type { SceneMaker } from "./scene.ts";

/** The games that have a picture of their own; any other is told in text. */
const SCENES: Readonly<Record<string, unknown>> = {
  bee: beeScenes,
  bites: bitesScenes,
  grid: gridScenes,
  crossword: crosswordScenes,
};

export function scenesOf(game: string): SceneMaker<Parts> {
  const own = Object.hasOwn(SCENES, game) ? SCENES[game] : undefined;
  return (own as SceneMaker<Parts> | undefined) ?? plainScenes(game);
}
