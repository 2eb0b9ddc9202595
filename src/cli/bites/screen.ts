import { asPlayed } from "../../core/letters.ts";
import type { Bites } from "../../games/bites/mod.ts";
import { shownTiles } from "../../games/bites/play.ts";
import type { WordOrder } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { columns } from "../text/layout.ts";
import type { GameScreen } from "../screen/game_screen.ts";
import { bitesEnding } from "./ending.ts";
import { drawBites } from "./picture.ts";
import { foundAnswers, titleOf } from "../../play/bites/facts.ts";
import { nothingFound, openingLines, wordCell } from "./text.ts";

type BitesPosition = Position<Bites>;

/** Bites on the live screen: the tiles as they lie, and the words. */
export function bitesScreen(): GameScreen<Bites> {
  return {
    title(position, { t }) {
      const title = titleOf(position, t);
      return { name: title[0]!.toUpperCase() + title.slice(1), detail: "", aside: "" };
    },
    // The first two name the tiles, and the last shows them.
    opening: (position, { t, paint }) => openingLines(position, t, paint).slice(2, -1),
    draw: drawBites,
    ending: bitesEnding,
    board: smallBoard,
    smallBoard,
    standing: () => [],
    panels: [
      {
        name: "words",
        title: (t) => t.bites.commandName.list,
        lines: (position, context, width) => words("alphabet", position, context, width),
      },
      {
        name: "extra",
        title: (t) => t.screen.bee.panel.extra,
        lines: (position, context, width) => words("extra", position, context, width),
      },
    ],
    isOn(letter, { round: { puzzle, alphabet } }) {
      const plain = asPlayed(letter, alphabet);
      const all = [...puzzle.single, ...puzzle.horizontal, ...puzzle.vertical].join("");
      return plain !== undefined && [...plain].every((one) => all.includes(one));
    },
    shownBy: (outcome) => outcome.kind === "shuffled" ? "board" : undefined,
    shortcuts: { "?": ["?", "? rules", "? points"] },
    keys: (_, { t: { screen: { key } } }) => [
      key.enter,
      key.shuffle,
      key.panel,
      key.help,
      key.leave,
    ],
  };
}

/** `A E`, `RE>`, `OVv`: the tiles of each kind on a row. */
function smallBoard({ round, state }: BitesPosition): string[] {
  const { single, horizontal, vertical } = shownTiles(round, state);
  const marked = (tiles: readonly string[], mark: string) =>
    tiles.map((tile) => tile.toUpperCase() + mark).join(" ");
  return [marked(single, ""), marked(horizontal, ">"), marked(vertical, "v")]
    .filter((row) => row !== "");
}

function words(
  order: WordOrder,
  position: BitesPosition,
  { t }: TerminalContext,
  width: number,
): string[] {
  const found = foundAnswers(order, position);
  return found.length === 0 ? [nothingFound(order, t)] : columns(found.map(wordCell), width, "");
}
