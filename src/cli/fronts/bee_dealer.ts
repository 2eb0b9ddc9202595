import { type Bee } from "../../games/bee/mod.ts";
import { editionIn } from "../../games/bee/puzzle.ts";
import { boardFacts, chooseBoard, reportLines } from "../boards.ts";
import type { Dealer } from "../dealer.ts";
import { beeRules } from "../settings.ts";
import { beeFront } from "./bee.ts";

export const beeDealer: Dealer<Bee> = {
  name: "bee",
  front: beeFront,
  rules: (settings) => beeRules(settings),
  choose: chooseBoard,
  facts: boardFacts,
  report: ({ round, chosen, ms, t }) => reportLines(round, chosen, ms, t),
  editionIn,
};
