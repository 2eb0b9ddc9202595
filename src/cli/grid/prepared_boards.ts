import { alphabetOf } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { formatGrid, parseGrid } from "../../games/grid/puzzle.ts";
import type { GameStore } from "../../play/game_store.ts";
import { MAX_BYTES } from "../app/open_lexicon.ts";
import type { GridSetup } from "./grid_setup.ts";

/**
 * Of boards made by `grid generate --count 10 -o FILE`, one a line, the first that the player has
 * not finished; when all are, the first again. A blank file, or one with a line that is not a board,
 * throws `bad_puzzle`.
 */
export async function nextBoard(
  { world, rules: { language } }: GridSetup,
  store: GameStore,
  path: string,
): Promise<string> {
  const alphabet = alphabetOf(language.letters);
  const text = new TextDecoder().decode(await world.readFile(path, MAX_BYTES));
  const boards = text.split(/\r?\n/).filter((line) => line.trim() !== "")
    .map((line) => formatGrid(parseGrid(line, alphabet)));
  if (boards.length === 0) {
    throw new UserError({ kind: "bad_puzzle", game: "grid", text: "", fault: { kind: "empty" } });
  }
  for (const puzzle of boards) {
    const { headers } = await store.list({ start: "grid-", puzzle });
    if (!headers.some(({ over }) => over)) return puzzle;
  }
  return boards[0]!;
}
