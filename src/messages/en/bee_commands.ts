import type { BeeCommand, BeeTopic } from "../bee.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const beeCommands: GameCommands<BeeCommand, BeeTopic> = {
  names: ["bee"],
  help: {
    "play": "Play the bee: resume the game, or start today's.",
    "daily": "The board of the day, today's or of a date (YYYY-MM-DD).",
    "bee": "The bee: solutions, new boards, the atlas.",
    "bee solve": "Every word of a board: a code, or seven letters with the required one first.",
    "bee generate": "New boards, without playing them.",
    "bee atlas": "Every board that meets the limits.",
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
