import { en } from "./en.ts";
import { it } from "./it.ts";
import type { Messages } from "./messages.ts";

export * from "./bee.ts";
export * from "./messages.ts";
export * from "./play.ts";
export * from "./screen.ts";

export const messages = { it, en } as const satisfies Record<string, Messages>;
export type Tongue = keyof typeof messages;

/**
 * The interface language, as other command-line programs choose it: what was asked for, else
 * Italian where the locale is Italian, else English.
 */
export function chooseTongue(asked: string | undefined, locale: string | undefined): Tongue {
  if (asked === "it" || asked === "en") return asked;
  return locale?.toLowerCase().startsWith("it") ? "it" : "en";
}
