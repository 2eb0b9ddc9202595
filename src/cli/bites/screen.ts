import { asPlayed } from "../../core/letters.ts";
import type { Bites } from "../../games/bites/mod.ts";
import { shownTiles } from "../../games/bites/play.ts";
import type { WordOrder } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { columns } from "../text/layout.ts";
import type { GameScreen } from "../screen/game_screen.ts";
import { foundAnswers, titleOf } from "../../play/bites/facts.ts";
import { nothingFound, openingLines, scoreLines, wordCell } from "./text.ts";

type BitesPosition = Position<Bites>;

/** So many columns of tiles, and then another row. */
const TILES_WIDE = 24;

/** Bites on the live screen: the tiles as they lie, and the words. */
export function bitesScreen(): GameScreen<Bites> {
  return {
    title(position, { t }) {
      const title = titleOf(position, t);
      return { name: title[0]!.toUpperCase() + title.slice(1), detail: "", aside: "" };
    },
    // The first two name the tiles, and the last shows them.
    opening: (position, { t, paint }) => openingLines(position, t, paint).slice(2, -1),
    board,
    smallBoard({ round, state }) {
      const { single, horizontal, vertical } = shownTiles(round, state);
      const marked = (tiles: readonly string[], mark: string) =>
        tiles.map((tile) => tile.toUpperCase() + mark).join(" ");
      return [marked(single, ""), marked(horizontal, ">"), marked(vertical, "v")]
        .filter((row) => row !== "");
    },
    standing: (position, { t }) => scoreLines(position, t),
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

/** `[A] [E]`, `[RE]`, and those that stand one letter above the other. */
function board({ round, state }: BitesPosition): string[] {
  const { single, horizontal, vertical } = shownTiles(round, state);
  const tallest = Math.max(0, ...vertical.map((tile) => tile.length));
  const standing = inRows(vertical.map(() => 4)).flatMap(([from, to]) => [
    "",
    ...Array.from(
      { length: tallest },
      (_, i) =>
        vertical.slice(from, to).map((tile) => tile[i] ? `[${tile[i]!.toUpperCase()}]` : "   ")
          .join(" ").trimEnd(),
    ),
  ]);
  const lying = (tiles: readonly string[]) => {
    const shown = tiles.map((tile) => `[${tile.toUpperCase()}]`);
    return inRows(shown.map((tile) => tile.length + 1))
      .map(([from, to]) => shown.slice(from, to).join(" "));
  };
  const flat = lying(horizontal);
  return [...lying(single), ...(flat.length === 0 ? [] : ["", ...flat]), ...standing];
}

/** Where each row of things so wide begins and ends. */
function inRows(widths: readonly number[]): [from: number, to: number][] {
  const rows: [number, number][] = [];
  let used = Infinity;
  widths.forEach((width, i) => {
    if (used + width > TILES_WIDE) {
      rows.push([i, i]);
      used = 0;
    }
    used += width;
    rows.at(-1)![1] = i + 1;
  });
  return rows;
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
