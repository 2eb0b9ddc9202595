import { knownTime } from "../../core/calendar.ts";
import { UserError } from "../../core/problem.ts";
import type { GameStore } from "../game_store.ts";

/** How well a word was known: not at all, hardly, yes, at once. The numbers are those of FSRS. */
export type Grade = 1 | 2 | 3 | 4;
export const GRADES = [1, 2, 3, 4] as const satisfies readonly Grade[];

/** When, in milliseconds since 1970, and how well. */
export type Rating = readonly [at: number, grade: Grade];

/** What the ratings of a card, the oldest first, add up to. */
interface Standing {
  /** When it should be asked again, in milliseconds since 1970. */
  readonly due: number;
  /** After this many days nine in ten such words are still known. */
  readonly stability: number;
}

/** Says when a rated card is due; the package that computes it is outside this layer. */
export type Schedule = (ratings: readonly Rating[]) => Standing;

/** A word that stays known for three weeks is learned. */
const LEARNED_DAYS = 21;

const START = "card-";

/** One card for each dictionary form. */
export function cardKey(language: string, lemma: string): string {
  return `${START}${language}-${lemma}`;
}

/** Whether this is the key of a card, in any language; it may come from a file. */
export function isCardKey(key: unknown): key is string {
  return typeof key === "string" && /^card-[a-z]{2,3}-[\p{L}\p{M}' -]{1,60}$/u.test(key);
}

export function lemmaOfKey(key: string, language: string): string | undefined {
  const start = cardKey(language, "");
  return key.startsWith(start) ? key.slice(start.length) : undefined;
}

/** The ratings of every card that has some, by its key. Reports and skips damaged ones. */
export async function loadRatings(
  store: GameStore,
  language?: string,
  report: (key: string) => void = () => {},
): Promise<ReadonlyMap<string, readonly Rating[]>> {
  const all = new Map<string, readonly Rating[]>();
  for (const { key, text } of await store.notes(language ? cardKey(language, "") : START)) {
    const ratings = ratingsIn(text);
    if (ratings) all.set(key, ratings);
    else report(key);
  }
  return all;
}

/** False when it could not be saved. */
export async function addRatings(
  store: GameStore,
  key: string,
  ratings: readonly Rating[],
): Promise<boolean> {
  return await store.changeNotes({
    keys: [key],
    to: (_, before) => withRatings(before, ratings),
  });
}

/** A note with these ratings too. One that cannot be read is replaced: it can never be read again. */
export function withRatings(note: string | undefined, ratings: readonly Rating[]): string {
  return formatRatings(mergeRatings(ratingsIn(note ?? "") ?? [], ratings));
}

/**
 * Both, each rating once, the oldest first: the same whichever side is merged into which. If a
 * note cannot hold all, the newest.
 */
export function mergeRatings(a: readonly Rating[], b: readonly Rating[]): Rating[] {
  const all = new Map([...a, ...b].map((rating) => [rating.join(" "), rating]));
  return [...all.values()].sort((x, y) => x[0] - y[0] || x[1] - y[1]).slice(-MOST_RATINGS);
}

export function formatRatings(ratings: readonly Rating[]): string {
  return JSON.stringify({ version: 1, ratings });
}

/** Throws `bad_session`. */
export function parseRatings(text: string, where: string): Rating[] {
  const ratings = ratingsIn(text);
  if (ratings) return ratings;
  const fault = { kind: "bad_field", field: "ratings" } as const;
  throw new UserError({ kind: "bad_session", where, fault });
}

function ratingsIn(text: string): Rating[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const { version, ratings } = (value ?? {}) as { version?: unknown; ratings?: unknown };
  if (version !== 1 || !Array.isArray(ratings) || ratings.length > MOST_RATINGS) return undefined;
  return ratings.every(isRating) ? ratings : undefined;
}

/** One a day for years; a note holds no more. */
const MOST_RATINGS = 2_500;

function isRating(value: unknown): value is Rating {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [at, grade] = value;
  return Number.isSafeInteger(at) && knownTime(at) === at &&
    (GRADES as readonly unknown[]).includes(grade);
}

/** How many words were rated, and how many of them are learned. */
export function learnedAmong(
  ratings: Iterable<readonly Rating[]>,
  schedule: Schedule,
): { readonly learned: number; readonly learning: number } {
  let learned = 0;
  let learning = 0;
  for (const some of ratings) {
    if (some.length === 0) continue;
    if (schedule(some).stability >= LEARNED_DAYS) learned++;
    else learning++;
  }
  return { learned, learning };
}
