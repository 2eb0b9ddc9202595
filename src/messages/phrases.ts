import { quotable } from "../core/text.ts";
import type { Messages } from "./messages.ts";

/** Small pieces of sentences that are the same in every language. */

/** ` città` where the spelling is not the one played. */
export function spelled(o: { readonly word: string; readonly written: readonly string[] }) {
  const written = o.written.join(" / ");
  return { word: written === o.word ? "" : ` ${written}`, length: o.word.length };
}

export function at(
  o: { readonly path: string; readonly line?: number; readonly column?: number },
): string {
  return [o.path, o.line, o.column].filter((part) => part !== undefined).join(":");
}

export function tile({ part }: { readonly part?: string }): string {
  return part === undefined ? "" : ` ("${quotable(part)}")`;
}

export function failures(
  counts: { readonly [limit: string]: number },
  t: Pick<Messages, "limit" | "number">,
): string {
  return Object.entries(counts).filter(([, n]) => n > 0)
    .map(([limit, n]) => `${t.limit[limit] ?? limit}: ${t.number(n)}`)
    .join(", ");
}
