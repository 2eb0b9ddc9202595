/** The colours of every screen, by name; 0 is the terminal's own. */
const COLOURS = [
  "own",
  "honey",
  "gold",
  "amber",
  "comb",
  "ink",
  "paper",
  "dim",
  "faint",
  "line",
  "mist",
  "mist2",
  "fog",
  "fog2",
  "block",
  "leaf",
  "moss",
  "berry",
  "wine",
  "sky",
  "dusk",
] as const;

export type Colour = typeof COLOURS[number];

/** How many colours the terminal has. */
export type Depth = "true" | "256" | "16" | "none";
export type Theme = "dark" | "light";

/** What the terminal can show. */
export interface Look {
  readonly depth: Depth;
  readonly theme: Theme;
  /** Without box drawing and blocks, the same pictures are made of plain signs. */
  readonly isAscii: boolean;
}

/** Styles of a line of text, apart from colour. */
export const BOLD = 1;
export const UNDERLINE = 4;
export const REVERSE = 8;
export const STRIKE = 16;

const ATTRIBUTE_CODES: readonly (readonly [bit: number, code: number])[] = [
  [BOLD, 1],
  [UNDERLINE, 4],
  [REVERSE, 7],
  [STRIKE, 9],
];

/** 24-bit dark and light, the nearest of 256 for each, and the foreground code of 16. */
type Row = readonly [
  dark: number,
  light: number,
  dark256: number,
  light256: number,
  sixteen: number,
];

const TABLE: Readonly<Record<Exclude<Colour, "own">, Row>> = {
  honey: [0xf5b93a, 0xf3ae1b, 215, 214, 33],
  gold: [0xf5b93a, 0x955f00, 215, 94, 33],
  amber: [0xb8801f, 0x9a6200, 136, 94, 33],
  comb: [0x4b3a16, 0xfbe7b4, 58, 223, 33],
  ink: [0x1d1608, 0x1d1608, 233, 233, 30],
  paper: [0xefe9db, 0x23211c, 254, 234, 39],
  dim: [0x938d80, 0x6b665b, 245, 241, 90],
  faint: [0x565249, 0xb9b4a8, 239, 249, 90],
  line: [0x4a505c, 0xb4bac5, 239, 249, 90],
  mist: [0x434a57, 0xdde1e8, 239, 254, 90],
  mist2: [0x5b6474, 0xc3cad6, 241, 252, 90],
  fog: [0x2b2f37, 0xeff1f4, 236, 255, 39],
  fog2: [0x373d48, 0xe1e5eb, 237, 254, 39],
  block: [0x0d0e11, 0x33363d, 233, 237, 30],
  leaf: [0x8fcb6b, 0x2f7d1e, 113, 28, 32],
  moss: [0x2f4426, 0xdcefd3, 22, 194, 32],
  berry: [0xf0708a, 0xc0264a, 204, 125, 31],
  wine: [0x57303a, 0xfbdde3, 52, 224, 31],
  sky: [0x7db8ee, 0x1463a8, 111, 25, 36],
  dusk: [0x26394c, 0xd7e7f7, 24, 189, 36],
};

/** With few colours or none these backgrounds are shown by reversing; the others are left out. */
const REVERSED: ReadonlySet<Colour> = new Set(["honey", "comb", "mist2"]);
/** With 16 colours a key cap or a black square may keep its own background. */
const SIXTEEN_BACKGROUNDS: Readonly<Partial<Record<Colour, number>>> = { block: 40 };

const FOREGROUND_SHIFT = 5;
const BACKGROUND_SHIFT = 10;

/** One number for the colours and attributes of a cell. */
export function styleOf(
  foreground: Colour = "own",
  background: Colour = "own",
  attributes = 0,
): number {
  return attributes | COLOURS.indexOf(foreground) << FOREGROUND_SHIFT |
    COLOURS.indexOf(background) << BACKGROUND_SHIFT;
}

/** The same style on another background. */
export function onBackground(style: number, background: Colour): number {
  return style & ~(31 << BACKGROUND_SHIFT) | COLOURS.indexOf(background) << BACKGROUND_SHIFT;
}

export function backgroundOf(style: number): Colour {
  return COLOURS[style >> BACKGROUND_SHIFT & 31]!;
}

/** Whether a blank in this style looks different from an empty cell. */
export function showsOnBlank(style: number): boolean {
  return (style & (UNDERLINE | REVERSE | STRIKE)) !== 0 || style >> BACKGROUND_SHIFT !== 0;
}

/** Whether a blank looks the same in both styles: only its background and lines are seen. */
export function isSameOnBlank(a: number, b: number): boolean {
  // Reversed, the colour of a letter is the ground of a blank.
  if ((a | b) & REVERSE) return a === b;
  const seen = UNDERLINE | STRIKE | 31 << BACKGROUND_SHIFT;
  return (a & seen) === (b & seen);
}

/** Makes what turns each style on from nothing; styles are few, so each is written once. */
export function openPens(look: Look): (style: number) => string {
  const made = new Map<number, string>();
  return (style) => {
    let pen = made.get(style);
    if (pen === undefined) made.set(style, pen = sgrOf(style, look));
    return pen;
  };
}

function sgrOf(style: number, look: Look): string {
  const foreground = COLOURS[style >> FOREGROUND_SHIFT & 31]!;
  const background = backgroundOf(style);
  const isFew = look.depth === "16" || look.depth === "none";
  const attributes = isFew && REVERSED.has(background) ? style | REVERSE : style;
  const codes = ATTRIBUTE_CODES.filter(([bit]) => attributes & bit).map(([, code]) => String(code));
  // Reversed, the colours would trade places.
  const isReversed = isFew && (attributes & REVERSE) !== 0;
  if (!isReversed) codes.push(...foregroundCodes(foreground, look));
  codes.push(...backgroundCodes(background, look));
  return `\x1b[${["0", ...codes].join(";")}m`;
}

function foregroundCodes(colour: Colour, { depth, theme }: Look): string[] {
  if (colour === "own" || depth === "none") return [];
  const row = TABLE[colour];
  if (depth === "16") return row[4] === 39 ? [] : [String(row[4])];
  return [`38;${indexed(row, depth, theme)}`];
}

function backgroundCodes(colour: Colour, { depth, theme }: Look): string[] {
  if (colour === "own" || depth === "none") return [];
  if (depth === "16") {
    const code = SIXTEEN_BACKGROUNDS[colour];
    return code === undefined ? [] : [String(code)];
  }
  return [`48;${indexed(TABLE[colour], depth, theme)}`];
}

function indexed(row: Row, depth: "true" | "256", theme: Theme): string {
  const isLight = theme === "light";
  if (depth === "256") return `5;${row[isLight ? 3 : 2]}`;
  const colour = row[isLight ? 1 : 0];
  return `2;${colour >> 16};${colour >> 8 & 255};${colour & 255}`;
}
