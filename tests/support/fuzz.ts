import fc from "fast-check";
import { UserError } from "../../src/core/problem.ts";
import { rngFrom } from "../../src/core/random.ts";
import { messages } from "./messages.ts";
import { say } from "../../src/messages/say.ts";
import { type Entrance, hostile, HUGE, type Input, NASTY, NASTY_BYTES } from "./hostile.ts";

export interface Fuzzed {
  readonly count: number;
  readonly refused: number;
  /** What came out that should not, with the input that did it. */
  readonly faults: readonly { readonly input: string; readonly error: unknown }[];
  readonly slowestMs: number;
}

/** Line breaks and our own colours apart, nothing that steers a terminal. */
const STEERING =
  /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
// deno-lint-ignore no-control-regex
const OWN = /\x1b\[\d+(?:;\d+)*m/g;

/** The first thing in a text that would steer a terminal; colours only if they are allowed. */
export function steering(text: string, colours: "colours" | "plain" = "plain"): string | undefined {
  return STEERING.exec(colours === "colours" ? text.replaceAll(OWN, "") : text)?.[0];
}

/** Texts of any UTF-16 units and of whole characters, JSON, bytes. */
const ARBITRARY: fc.Arbitrary<Input> = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)) }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme" }),
  fc.json(),
  fc.uint8Array({ maxLength: 120 }).map((bytes) => Uint8Array.from(bytes)),
);
/** One input in this many. */
const ARBITRARY_SHARE = 5;

/** Every nasty text, and this many changed samples and random ones. */
export async function fuzz(entrance: Entrance, count: number, seed: string): Promise<Fuzzed> {
  const rng = rngFrom(`${seed}/${entrance.name}`);
  const faults: { input: string; error: unknown }[] = [];
  let slowestMs = 0;
  let refused = 0;
  let done = 0;
  const feed = async (input: Input) => {
    const start = performance.now();
    try {
      const out = entrance.feed(input);
      if (out instanceof Promise) await out;
    } catch (error) {
      refused++;
      const bad = complaint(error);
      if (bad !== undefined && faults.length < 5) {
        faults.push({ input: shortened(input), error: bad });
      }
    }
    slowestMs = Math.max(slowestMs, performance.now() - start);
    done++;
  };
  for (const input of [...NASTY, ...NASTY_BYTES, ...entrance.samples]) await feed(input);
  for (const make of HUGE) await feed(make());
  while (done < count) {
    const numRuns = Math.min(100, Math.ceil((count - done) / ARBITRARY_SHARE));
    const seed = rng() | 0;
    for (const input of fc.sample(ARBITRARY, { seed, numRuns })) {
      await feed(input);
      for (let i = 1; i < ARBITRARY_SHARE; i++) await feed(hostile(entrance, rng));
    }
  }
  return { count: done, refused, faults, slowestMs };
}

/** What is wrong with a thing thrown: not ours, or what it says steers the terminal. */
function complaint(error: unknown): unknown {
  if (!(error instanceof UserError)) return error;
  for (const t of Object.values(messages)) {
    const text = say(t.problem, error.problem);
    const sign = steering(text);
    if (sign !== undefined) {
      return new Error(`steers the terminal: ${JSON.stringify(text.slice(0, 300))}`);
    }
    if (text.length > 10_000) {
      return new Error(`says ${text.length} characters: ${error.problem.kind}`);
    }
  }
  return undefined;
}

function shortened(input: Input): string {
  const text = typeof input === "string" ? JSON.stringify(input) : input.toString();
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text;
}
