import type { World } from "../../world.ts";
import type { Values } from "../options.ts";
import { isAtLeastRoomy } from "./picture.ts";

export type Renderer = "json" | "lines" | "screen";

/** What was asked for; else the screen where there is a person with a fit terminal. */
export function rendererFor(
  world: World,
  { json, plain, tty }: Values<"json" | "plain" | "tty">,
): Renderer {
  if (json) return "json";
  const terminal = plain ? undefined : world.live();
  if (!terminal) return "lines";
  if (tty) return "screen";
  const isFit = world.env("TERM") !== "dumb" && isAtLeastRoomy(terminal.size);
  return isFit ? "screen" : "lines";
}
