import { capital } from "../../core/text.ts";
import { asPlayed } from "../../core/letters.ts";
import type { Bites } from "../../games/bites/mod.ts";
import { type BitesOutcome, shownTiles } from "../../games/bites/play.ts";
import type { WordOrder } from "../../messages/mod.ts";
import type { Position } from "../../play/game_adapter.ts";
import { shownLabel } from "../../session/session.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { laid } from "../../messages/bites.ts";
import { layWord } from "../../play/bites/laid_tiles.ts";
import type { Look } from "../screen/palette.ts";
import { clockAside, raceScreen } from "../screen/race.ts";
import { wordColumns } from "../screen/word_columns.ts";
import type { GameScreen, PanelLines } from "../screen/game_screen.ts";
import { bitesEnding } from "./ending.ts";
import type { Clock } from "../../play/memory.ts";
import { drawBites, drawEndTiles, raceOf } from "./picture.ts";
import { bitesTimeLeft, foundAnswers, titleOf } from "../../play/bites/facts.ts";
import { nothingFound, openingLines, wayMarks } from "./text.ts";

type BitesPosition = Position<Bites>;

/** Bites on the live screen: the tiles as they lie, and the words. */
export function bitesScreen(clock: Clock): GameScreen<Bites> {
  return {
    ...raceScreen(raceOf, (key) => [key.enter, key.shuffle, key.panel, key.help, key.leave]),
    title(position, { t }) {
      const title = titleOf({ ...position, label: shownLabel(position.label) }, t);
      return {
        name: capital(title),
        detail: "",
        ...clockAside(bitesTimeLeft(position, clock), position.round),
      };
    },
    // The first two name the tiles, and the last shows them.
    opening: (position, context) => openingLines(position, context, clock).slice(2, -1),
    draw: (scene, canvas) => drawBites(scene, canvas, clock),
    ending: bitesEnding,
    endBoard: drawEndTiles,
    board: smallBoard,
    smallBoard,
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
    aside: piecesOf,
    answer: answerLines,
    shownBy: ({ kind }) => kind === "shuffled" || kind === "waited" ? "board" : undefined,
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
  { t, paint }: TerminalContext,
  width: number,
): PanelLines {
  const found = foundAnswers(order, position);
  if (found.length === 0) return { lines: [nothingFound(order, t)] };
  const listed = found.map((answer) => ({
    text: answer.written.join(" / "),
    points: answer.points,
    mark: wayMarks(answer).replace(">", "→").replace("v", "↓"),
  }));
  const newest = foundAnswers(order === "extra" ? "extra" : "found", position).at(-1);
  return wordColumns(listed, newest?.written.join(" / "), { width, paint });
}

/** While a word is typed: `→ RE+I+SS+E`, the tiles it takes; `+?` where none goes on. */
function piecesOf(typed: string, { round, state }: BitesPosition): string | undefined {
  const word = /^[:/=?]/.test(typed) ? undefined : asPlayed(typed, round.alphabet);
  if (!word) return undefined;
  const { pieces, way, length } = layWord(shownTiles(round, state), word, {
    alphabet: round.alphabet,
  });
  if (length === 0 || word.length < 2) return undefined;
  const rest = length < word.length ? "+?" : "";
  return `${way === "horizontal" ? "→" : "↓"} ${laid(pieces)}${rest}`;
}

/** `✓ tizio  +800  → T+I+ZI+OL`. */
function answerLines(
  _before: BitesPosition,
  _after: BitesPosition,
  outcome: BitesOutcome,
  { t, paint, look }: TerminalContext & { readonly look: Look },
): readonly string[] | undefined {
  const isFound = outcome.kind === "found" && !outcome.complete;
  const isExtra = outcome.kind === "extra" && outcome.listed && !outcome.apart;
  if (!(isFound || isExtra) || outcome.won) return undefined;
  const { word, tiles } = outcome;
  const ways = [
    ...(tiles.horizontal ? [`→ ${laid(tiles.horizontal)}`] : []),
    ...(tiles.vertical ? [`↓ ${laid(tiles.vertical)}`] : []),
  ];
  const sign = paint.good(look.isAscii ? "+" : "✓");
  const paid = paint.good(paint.bold(`+${word.points}`));
  const extra = isExtra ? `${t.screen.bee.panel.extra.toLowerCase()}  ` : "";
  const written = paint.bold(word.written.join(" / "));
  return [`${sign} ${written}  ${paid}  ${paint.dim(extra + ways.join("  "))}`];
}
