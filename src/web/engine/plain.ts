import type { Parts } from "../../games/game.ts";
import { adapterOf } from "../../play/games.ts";
import type { SceneMaker } from "./scene.ts";

/** A game without a picture of its own: its puzzle as text, and how far it has come. */
export interface PlainScene {
  readonly puzzle: string;
  readonly score: number;
  readonly found: number;
  readonly words: number;
}

export function plainScenes(game: string): SceneMaker<Parts, PlainScene> {
  const adapter = adapterOf(game)!;
  return {
    scene(position) {
      const { score, found, words } = adapter.summary(position);
      const { puzzle } = position.round as { readonly puzzle: unknown };
      return { puzzle: adapter.game.format(puzzle), score, found, words };
    },
  };
}
