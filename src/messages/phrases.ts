import { capital, quotable, shortGuess } from "../core/text.ts";
import type { Messages } from "./messages.ts";

/** Small pieces of sentences that are the same in every language. */

/** Before what a meaning is in the other language, which matters less. */
export const ASIDE = " · ";

/** ` città` where the spelling is not the one played. */
export function spelled(o: { readonly word: string; readonly written: readonly string[] }) {
  const written = o.written.join(" / ");
  return { word: written === o.word ? "" : ` ${written}`, length: o.word.length };
}

/** ` (report nermo)`, unless nobody would type the word again. */
export function suggest(command: string, word: string): string {
  return shortGuess(word) === word ? ` (${command} ${word})` : "";
}

export function at(
  o: { readonly path: string; readonly line?: number; readonly column?: number },
): string {
  return [o.path, o.line, o.column].filter((part) => part !== undefined).join(":");
}

export function tile({ part }: { readonly part?: string }): string {
  return part === undefined ? "" : ` ("${quotable(part)}")`;
}

/** Those that say something. */
export function some(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== "");
}

/** The same, in a row. */
export function listed(parts: readonly string[]): string {
  return some(parts).join(", ");
}

/** ` Extra 3. Aiuti 2.`: the same, each a sentence after others. */
export function sentences(parts: readonly string[]): string {
  return some(parts).map((part) => ` ${capital(part)}.`).join("");
}

export function failures(
  counts: { readonly [limit: string]: number },
  t: Pick<Messages, "limit" | "number">,
): string {
  return listed(
    Object.entries(counts).map(([limit, n]) =>
      n > 0 ? `${t.limit[limit] ?? limit}: ${t.number(n)}` : ""
    ),
  );
}
