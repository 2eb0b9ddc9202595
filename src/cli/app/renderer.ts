import type { Parts } from "../../games/game.ts";
import type { World } from "../../world.ts";
import type { GameView } from "./game_view.ts";
import type { Values } from "./options.ts";

type Renderer = "json" | "lines" | "screen";

/** The smallest window that opens a screen; once open, the screen works in less. */
const FIT = { columns: 40, rows: 14 } as const;

/** What was asked for; else the screen, if there is a person at a suitable terminal. */
export function rendererFor<T extends Parts>(
  world: World,
  { screen }: GameView<T>,
  { json, plain, tty }: Values<"json" | "plain" | "tty">,
): Renderer {
  if (json) return "json";
  const terminal = plain || !screen ? undefined : world.live();
  if (!terminal) return "lines";
  if (tty) return "screen";
  const { columns, rows } = terminal.size;
  const isFit = world.env("TERM") !== "dumb" && columns >= FIT.columns && rows >= FIT.rows;
  return isFit ? "screen" : "lines";
}
