import { en } from "./en.ts";
import { it } from "./it.ts";
import type { Messages } from "./messages.ts";
import type { Tongue } from "./tongue.ts";

export * from "./bee.ts";
export * from "./bites.ts";
export * from "./grid.ts";
export * from "./crossword.ts";
export * from "./messages.ts";
export * from "./play.ts";
export * from "./tongue.ts";
export * from "./screen.ts";

/** Every language at once, for tools and tests. The program loads one: `messagesIn`. */
export const messages = { it, en } as const satisfies Record<Tongue, Messages>;
