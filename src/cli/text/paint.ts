import { ASIDE } from "../../messages/phrases.ts";

/** Colours, or none: chosen once, and never the only sign of anything. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  reverse(text: string): string;
  /** Honey as text: what is best or newest. */
  gold(text: string): string;
  /** A tint under what is chosen or newest. */
  lit(text: string): string;
}

export const PLAIN: Paint = {
  bold: (text) => text,
  dim: (text) => text,
  good: (text) => text,
  bad: (text) => text,
  reverse: (text) => text,
  gold: (text) => text,
  lit: (text) => text,
};

export const COLOURED: Paint = {
  bold: sgr(1, 22),
  dim: sgr(90, 39),
  good: sgr(32, 39),
  bad: sgr(31, 39),
  reverse: sgr(7, 27),
  gold: sgr(33, 39),
  lit: sgr(43, 49),
};

/** A meaning, with what it is in the other language dimmed. */
export function dimAside(meaning: string, paint: Paint): string {
  const [own = "", ...others] = meaning.split(ASIDE);
  return own + others.map((other) => paint.dim(ASIDE + other)).join("");
}

function sgr(on: number, off: number): (text: string) => string {
  return (text) => `\x1b[${on}m${text}\x1b[${off}m`;
}
