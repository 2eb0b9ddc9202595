import type { BitesCommand, BitesTopic } from "../bites.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const bitesCommands: GameCommands<BitesCommand, BitesTopic> = {
  names: ["bites"],
  help: {
    "bites": "Bites: solve tiles, make new ones, play.",
    "bites solve":
      "List every word that tiles can make, horizontally and vertically. Give the tiles as " +
      '"a e t / ab> / rtv" or by options, or type them when asked.',
    "bites generate": "Make new tiles without playing them.",
    "bites play": "Play bites: resume your game, or start one.",
    "bites daily": "Today's tiles, the same for everybody.",
  },
  play: shared,
};
