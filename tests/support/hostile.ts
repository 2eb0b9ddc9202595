import { below, pick, type Rng } from "../../src/core/random.ts";

/** What a parser is fed with: a text, or bytes. */
export type Input = string | Uint8Array<ArrayBuffer>;

/** One way into the program for what somebody else wrote. */
export interface Entrance {
  readonly name: string;
  readonly samples: readonly Input[];
  /** Does all that the program does with it; may throw a `UserError` and nothing else. */
  feed(input: Input): unknown;
  /** How many of these cost as much as one of the others. */
  readonly cost?: number;
}

const ESCAPES = [
  "\x1b[2J",
  "\x1b]0;x\x07",
  "\x1bc",
  "\x9b31m",
  "\x1b[?1049h",
  "\b\b\b",
  "\r",
  "\x00",
];

/** What has broken some program or other. */
export const NASTY: readonly string[] = [
  "",
  " ",
  "\n",
  "\r\n\r\n",
  "\u0000",
  "\ufeff",
  "\ud800",
  "\udc00\ud800",
  "\u202e\u2066\u200f",
  "\u2028\u2029\u0085",
  "e\u0301\u0301\u0301\u0301",
  "ﬁßŉǅİ",
  "🐝👩‍👩‍👧",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "-1",
  "0",
  "1e999",
  "-0",
  "NaN",
  "9007199254740993",
  "99999999999999999999999999999999",
  "0x1f",
  "../../../../etc/passwd",
  "%s%n%x",
  "$&$1",
  "{",
  "[",
  "null",
  "{}",
  "[]",
  '{"__proto__":{"x":1}}',
  '"\\ud800"',
  ...ESCAPES,
];

/** Not text at all: surrogates as bytes, NUL in two bytes, too many bytes, too few, marks. */
export const NASTY_BYTES: readonly Uint8Array<ArrayBuffer>[] = [
  [0xed, 0xa0, 0x80],
  [0xc0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xf8, 0x88, 0x80, 0x80, 0x80],
  [0xe2, 0x82],
  [0x80],
  [0xff, 0xfe, 0x6e, 0x00],
  [0xef, 0xbb, 0xbf, 0x6e],
  [0x6e, 0x00, 0x6e, 0x0a],
  [0x1b, 0x5b, 0x32, 0x4a, 0x9b, 0x33, 0x31, 0x6d],
].map((bytes) => Uint8Array.from(bytes));

/** Long and deep: each costs, so they come seldom. */
export const HUGE: readonly (() => string)[] = [
  () => "a".repeat(1_000_000),
  () => "n\u0000".repeat(600_000),
  () => "\u202ee".repeat(600_000),
  () => "a\n".repeat(131_000),
  () => "\n".repeat(250_000),
  () => "é ".repeat(120_000),
  () => "[".repeat(200_000),
  () => '{"a":'.repeat(20_000),
  () => "- ".repeat(30_000),
  () => "a/".repeat(130_000),
  () => "a\ta\tfacile\n".repeat(20_000),
  () => "\ud800".repeat(100_000),
  () => "(" + "a".repeat(60_000) + ")",
  () => "9".repeat(200_000),
  () =>
    "a: &a [x,x,x,x,x,x,x,x,x]\n" +
    [..."bcdefghijklmn"].map((name, i) => {
      const before = "abcdefghijklmn"[i];
      return `${name}: &${name} [${Array(9).fill(`*${before}`).join(",")}]\n`;
    }).join(""),
  () =>
    "letters: &a {a: 1}\n" +
    [..."bcdefghijklmn"].map((name, i) => `${name}: &${name}\n  <<: *${"abcdefghijklm"[i]}\n`).join(
      "",
    ),
  () => "? ".repeat(30_000),
  () => "{".repeat(60_000),
  () => "&a ".repeat(20_000),
];

/** The same, changed in a few places, or something else altogether. */
export function hostile(entrance: Entrance, rng: Rng): Input {
  const sample = pick(entrance.samples, rng);
  if (typeof sample !== "string") {
    return below(20, rng) === 0 ? noise(rng) : bytesChanged(sample, rng);
  }
  switch (below(16, rng)) {
    case 0:
      return new TextDecoder().decode(noise(rng));
    case 1:
      return pick(NASTY, rng);
    case 2:
      return letters(rng);
    default:
      return textChanged(sample, pick(entrance.samples, rng), rng);
  }
}

function noise(rng: Rng): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: below(200, rng) }, () => below(256, rng));
}

/** Text of a few letters and signs that some of our formats are made of. */
function letters(rng: Rng): string {
  const signs = "aAnNeè 12/-#■.;:>v()\t\n_'\"{}[],=";
  return Array.from({ length: below(60, rng) }, () => signs[below(signs.length, rng)]).join("");
}

function textChanged(sample: string, other: Input, rng: Rng): string {
  let text = sample;
  for (let n = 1 + below(4, rng); n > 0; n--) {
    const at = below(text.length + 1, rng);
    const to = Math.min(text.length, at + below(8, rng));
    const from = below(String(other).length + 1, rng);
    const kind = below(8, rng);
    if (kind === 0) text = text.slice(0, at) + text.slice(to);
    else if (kind === 1) text = text.slice(0, at);
    else if (kind === 2) text = text.slice(0, at) + pick(NASTY, rng) + text.slice(at);
    else if (kind === 3) text = text.slice(0, at) + pick(NASTY, rng) + text.slice(to);
    else if (kind === 4) {
      text = text.slice(0, at) + text.slice(at, to).repeat(below(20, rng)) + text.slice(at);
    } else if (kind === 5) {
      text = text.slice(0, at) + String(other).slice(from, from + below(40, rng)) + text.slice(to);
    } else if (kind === 6) {
      text = text.slice(0, at) + String.fromCharCode(below(0x10000, rng)) + text.slice(at + 1);
    } else text = withNumber(text, rng);
  }
  return text;
}

/** One of the numbers in it becomes another. */
function withNumber(text: string, rng: Rng): string {
  const numbers = [...text.matchAll(/\d+/g)];
  if (numbers.length === 0) return text;
  const { index, 0: old } = pick(numbers, rng);
  const value = pick([
    "-1",
    "0",
    "1",
    "2",
    "25",
    "33",
    "255",
    "65536",
    "1e9",
    "4294967296",
    "1e400",
  ], rng);
  return text.slice(0, index) + value + text.slice(index + old.length);
}

function bytesChanged(sample: Uint8Array<ArrayBuffer>, rng: Rng): Uint8Array<ArrayBuffer> {
  const bytes = sample.slice(
    0,
    below(8, rng) === 0 ? below(sample.length + 1, rng) : sample.length,
  );
  for (let n = 1 + below(6, rng); n > 0 && bytes.length > 0; n--) {
    bytes[below(bytes.length, rng)] = pick([0, 1, 10, 27, 127, 128, 255, below(256, rng)], rng);
  }
  return bytes;
}
