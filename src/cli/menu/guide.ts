import type { Messages } from "../../messages/mod.ts";
import { GAME_NAMES } from "../app/games.ts";
import type { Paint } from "../text/paint.ts";

/** What each game is about and which keys it has: for a player, not for a command line. */
export function guideLines(t: Messages, paint: Paint): string[] {
  const [first, last] = t.menu.guide;
  return [
    first,
    "",
    ...GAME_NAMES.flatMap((game) => {
      const { name, howTo } = t[game].inMenu;
      const keys = (t.screen.keyTable[game] ?? []).map(([key, what]) =>
        `  ${key.padEnd(8)}${what}`
      );
      return [paint.gold(paint.bold(name)), `${howTo.join(" ")}.`, ...keys, ""];
    }),
    last,
  ];
}
