import type { Bee } from "../../games/bee/mod.ts";
import { isBeeOver, type Rung } from "../../games/bee/state.ts";
import { gridOf, pairsOf } from "../../games/bee/views.ts";
import type { WordOrder } from "../../messages/mod.ts";
import { foundWords, tallyOf } from "../../play/bee/facts.ts";
import { hintPrices, pricesText } from "../../play/bee/help.ts";
import { yesterdayOf } from "../../play/bee/yesterday.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { Reply, TerminalContext } from "../app/game_view.ts";
import { columns } from "../text/layout.ts";
import {
  extraLine,
  familyLines,
  gridLines,
  nothingFound,
  pairLines,
  rankLines,
  scoreLines,
} from "./text.ts";
import type { BeeWish } from "./typing.ts";

type BeePosition = Position<Bee>;

/** Carries out a command that only the bee has. */
export async function obey(
  wish: BeeWish,
  rest: string,
  position: BeePosition,
  context: TerminalContext,
): Promise<Reply<Bee>> {
  const { t, world } = context;
  const { round, state } = position;
  const width = world.input().columns;
  switch (wish) {
    case "shuffle":
      return { kind: "move", move: { kind: "shuffle" } };
    case "hint":
      if (rest === "") return hint(4);
      return /^[1-6]$/.test(rest)
        ? hint(Number(rest) as Rung)
        : lines(pricesText(position, t), { prices: hintPrices(position) });
    case "1":
    case "2":
    case "3":
    case "4":
    case "5":
    case "6":
      return hint(Number(wish) as Rung);
    case "score":
      return lines(scoreLines(position, t));
    case "grid":
      return isBeeOver(round, state) ? lines(gridLines(gridOf(round, state), t)) : hint(2);
    case "pairs":
      return isBeeOver(round, state) ? lines(pairLines(pairsOf(round, state), width)) : hint(3);
    case "ranks":
      return lines(rankLines(position, t));
    case "undo":
      return { kind: "move", move: { kind: "undo" } };
    case "yesterday": {
      const facts = await yesterdayOf(round.rules, context);
      const cells = facts.words.map(({ written, found }) =>
        (found === undefined ? "" : found ? "+ " : "- ") + written.join(" / ")
      );
      const title = t.bee.yesterday(facts.date, facts.played);
      return lines([title, facts.code, ...columns(cells, width)], facts);
    }
    default:
      throw new Error(`no command of the bee: ${wish}`);
  }
}

function lines(all: readonly string[], facts?: object): Reply<Bee> {
  return { kind: "say", lines: all, ...(facts && { facts }) };
}

function hint(rung: Rung): Reply<Bee> {
  return { kind: "move", move: { kind: "hint", rung } };
}

/** Words of the player with their points, and how many there are. */
export function listLines(
  order: WordOrder,
  position: BeePosition,
  { t, world }: TerminalContext,
): readonly string[] {
  if (order === "families") return familyLines(position, t);
  const words = foundWords(order, position);
  if (words.length === 0) return [nothingFound(order, t)];
  const cells = words.map(([word, points]) => `${word} ${points}`);
  const sum = order === "extra" ? extraLine(position, t) : t.bee.tally(tallyOf(position));
  return [...columns(cells, world.input().columns), sum];
}
