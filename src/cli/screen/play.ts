import type { Parts } from "../../games/game.ts";
import type { GameView, OpenedGame, TerminalContext } from "../app/game_view.ts";
import { wrap } from "../text/layout.ts";
import type { SavedGame } from "../../play/saved_game.ts";
import { changeOf, type Ending, farewell, lineRules, move, respond, tick } from "../app/respond.ts";
import { type LineRules, parseLine } from "../app/parse_line.ts";
import { COLOURED } from "../text/paint.ts";
import { openLive } from "./live.ts";
import { lookFrom } from "./look.ts";

/** The live screen: the same game and the same sentences as in lines. */
export async function playScreen<T extends Parts>(
  view: GameView<T>,
  context: TerminalContext,
  first: OpenedGame<T>,
): Promise<Ending> {
  const { world, t } = context;
  const terminal = world.live();
  if (!terminal || !view.screen) {
    return await (await import("../app/line_loop.ts")).playLines(view, context, first);
  }
  const screen = await view.screen();
  const liveContext: TerminalContext = { ...context, isLive: true };
  const ahead = world.input().close();
  const look = lookFrom((name) => world.env(name), {
    color: context.paint === COLOURED,
    theme: context.display.background,
    isAscii: false,
  });
  const live = openLive({ view, screen, context: liveContext, terminal, look, ahead }, first);
  const conversation = { view, context: liveContext, output: live.output };
  const change = changeOf(view, context, first);
  let current: SavedGame<T> = first;
  let ending: Ending | undefined;
  // Whether anybody is still there to read.
  let isSeen = true;
  terminal.open();
  try {
    if (change) live.output.say(t.play.otherEdition(change));
    while (!ending) {
      const line = await live.read(current);
      if (line.kind === "time_out") {
        current = await tick(conversation, current);
        continue;
      }
      if (line.kind === "move") {
        ({ current } = await move(conversation, current, line.move as T["move"]));
        continue;
      }
      if (line.kind === "menu") {
        ending = { kind: "menu" };
        break;
      }
      if (line.kind !== "line") {
        isSeen = line.kind === "left" && line.code !== 129;
        ending = { kind: "left", code: line.kind === "left" ? line.code : 0 };
        break;
      }
      const rules = lineRules(view, current);
      if (asksForMenu(line.text, rules)) {
        ending = { kind: "menu" };
        break;
      }
      for (const typed of parseLine(line.text, rules)) {
        live.tries(typed);
        ({ current, ending } = await respond(conversation, current, typed));
        if (ending) break;
      }
    }
    current = await tick(conversation, current);
  } finally {
    terminal.close();
  }
  if (isSeen && ending.kind !== "menu") {
    // It would be gone with the screen, so it is printed.
    const last = ending.kind === "left" ? await farewell(conversation, current) : [];
    for (const line of [...live.endLines(), ...last]) {
      for (const part of wrap(line, terminal.size.columns)) world.out(part);
    }
  }
  return ending;
}

/** `:menu` always; `menu` alone unless it could be a word of the board. */
function asksForMenu(text: string, { mayPlay }: LineRules<string>): boolean {
  const word = text.trim().toLowerCase();
  return word === ":menu" || word === "/menu" || (word === "menu" && !mayPlay(word));
}
