/** Colours, or none: chosen once, and never the only sign of anything. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  reverse(text: string): string;
  underline(text: string): string;
}

export const PLAIN: Paint = {
  bold: (text) => text,
  dim: (text) => text,
  good: (text) => text,
  bad: (text) => text,
  reverse: (text) => text,
  underline: (text) => text,
};

export const COLOURED: Paint = {
  bold: sgr(1, 22),
  dim: sgr(2, 22),
  good: sgr(32, 39),
  bad: sgr(31, 39),
  reverse: sgr(7, 27),
  underline: sgr(4, 24),
};

function sgr(on: number, off: number): (text: string) => string {
  return (text) => `\x1b[${on}m${text}\x1b[${off}m`;
}
