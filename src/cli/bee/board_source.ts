import { type Bee } from "../../games/bee/mod.ts";
import { editionIn } from "../../games/bee/puzzle.ts";
import { boardFacts, chooseBoard, reportLines } from "./boards.ts";
import type { BoardSource } from "../app/board_source.ts";
import { beeRules } from "../app/settings.ts";
import { beeView } from "./view.ts";

export const beeBoardSource: BoardSource<Bee> = {
  name: "bee",
  view: beeView,
  rules: (settings, { difficulty }) => beeRules(settings, difficulty),
  choose: chooseBoard,
  facts: boardFacts,
  report: ({ round, chosen, ms, t }) => reportLines(round, chosen, ms, t),
  editionIn,
};
