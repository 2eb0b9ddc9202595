import type { BitesCommand, BitesTopic } from "../bites.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const bitesCommands: GameCommands<BitesCommand, BitesTopic> = {
  names: ["bites"],
  help: {
    "bites": "Bites, of tiles: solutions, new tiles, the game.",
    "bites solve": "Every word that tiles can make, horizontally and vertically: " +
      'tiles such as "a e t / ab> / rtv", or by options, or asked for one by one.',
    "bites generate": "New tiles, without playing them.",
    "bites play": "Play bites: resume the game, or begin one.",
  },
  play: shared,
};
