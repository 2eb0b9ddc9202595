import type { GridCommand, GridTopic } from "../grid.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const gridCommands: GameCommands<GridCommand, GridTopic> = {
  names: ["grid"],
  help: {
    "grid": "The grid: Ruzzle, Boggle and Il Paroliere.",
    "grid play": "Play a grid against the clock: resume your game, or start one.",
    "grid solve": "List every word of a grid with its points and its path.",
    "grid daily": "Today's grid, the same for everybody.",
    "grid demo": "Solve the sample grid of a language.",
    "grid generate": "Make new grids, from real dice where the language has them.",
    "grid stats": "Count what is on a grid: letters, words, points.",
    "languages": "List the languages of the grid, or show the file of one.",
  },
  play: { ...shared, board: ["board"], hint: ["hint", "heat"], missed: ["missed"] },
};
