import type { BeeCommand, BeeTopic } from "../bee.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const beeCommands: GameCommands<BeeCommand, BeeTopic> = {
  names: ["bee"],
  help: {
    "play": "Play the bee: resume your game, or start today's.",
    "daily": "The board of the day, or of a date (YYYY-MM-DD).",
    "bee": "The bee: solve a board, make new ones, list them all.",
    "bee solve":
      "List every word of a board: a code, or seven letters with the required one first.",
    "bee generate": "Make new boards without playing them.",
    "bee atlas": "List every board that meets the limits.",
  },
  play: {
    ...shared,
    grid: ["grid"],
    pairs: ["pairs"],
    ranks: ["ranks"],
    undo: ["undo"],
    yesterday: ["yesterday"],
  },
};
