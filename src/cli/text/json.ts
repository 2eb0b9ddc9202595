import type { Parts } from "../../games/game.ts";
import type { JsonReply, Reply } from "../app/game_view.ts";

import { plainJson } from "../../core/text.ts";

/** An array with an item a line: easy to read, and to search with ordinary tools. */
export function jsonArray(items: readonly unknown[]): string {
  if (items.length === 0) return "[]";
  return `[\n${items.map((item) => plainJson(item)).join(",\n")}\n]`;
}

/** What a command said, for programs: its facts, or its lines where those are all there is. */
export function factsIn<T extends Parts>(event: string, reply: Reply<T>): JsonReply<T> {
  if (reply.kind !== "say") return reply;
  return { kind: "event", event: { event, ...(reply.facts ?? { lines: reply.lines }) } };
}
