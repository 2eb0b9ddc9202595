import type { Messages } from "./messages.ts";

export type Tongue = "it" | "en";

/** One language only: the other's sentences are not even read. */
export async function messagesIn(tongue: Tongue): Promise<Messages> {
  return tongue === "it" ? (await import("./it.ts")).it : (await import("./en.ts")).en;
}

/** What `--help` shows, and no more. */
export async function helpIn(tongue: Tongue): Promise<Pick<Messages, "help">> {
  const help = tongue === "it"
    ? (await import("./it_help.ts")).itHelp
    : (await import("./en_help.ts")).enHelp;
  return { help };
}

/**
 * The interface language, as other command-line programs choose it: what was asked for, else
 * Italian where the locale is Italian, else English.
 */
export function chooseTongue(asked: string | undefined, locale: string | undefined): Tongue {
  if (asked === "it" || asked === "en") return asked;
  return locale?.toLowerCase().startsWith("it") ? "it" : "en";
}
