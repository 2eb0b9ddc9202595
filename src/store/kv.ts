import { patiently } from "./file.ts";

/**
 * The keys. Every value is JSON as bytes: what a newer Deno serialises, an older one cannot read.
 *
 *     ["format"]                 {"version":2}
 *     ["current"]                {"version":1,"id":…}
 *     ["session", id]            the header, with the number of moves
 *     ["setup", id, crc, part]   puzzle and rules of a header that is too long for one value
 *     ["moves", id, page]        16 moves; the last page is written again with each move
 *     ["finds", id]              the words found, for statistics
 *     ["note", key]              what is not a game
 *
 * Made from these, and empty: they lead to games, and may lead to some that do not fit any more.
 *
 *     ["puzzle", crc, id]        every game, by its puzzle
 *     ["day", date, id]          dailies
 *     ["open", id]               games that are not over
 *     ["changed", id]            games that the tally does not have as they are now
 *
 * Also made from these, for statistics:
 *
 *     ["tally", game]            which edition of the table of games counts
 *     ["tally_part", game, edition, section, part]
 */
export interface Row {
  readonly text: string;
  readonly stamp: string;
}

/** What reading a game asks of Deno KV. */
export interface KvReader {
  get<T>(key: Deno.KvKey): Promise<Deno.KvEntryMaybe<T>>;
  getMany<T extends readonly unknown[]>(
    keys: readonly [...{ [K in keyof T]: Deno.KvKey }],
  ): Promise<{ [K in keyof T]: Deno.KvEntryMaybe<T[K]> }>;
  list<T>(
    selector: Deno.KvListSelector,
    options?: Deno.KvListOptions,
  ): AsyncIterable<Deno.KvEntry<T>>;
}

/** For the keys that only lead to a game. */
export const NOTHING = new Uint8Array();
/** Bytes of a value; Deno KV takes 65,536. */
const MAX_VALUE = 60_000;
/** Rows read at a time: the most that Deno KV allows. */
export const BATCH = { batchSize: 1000 };

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();
/** How many Deno KV reads at once. */
const KEYS_PER_READ = 10;

/** How many keys one commit may check; a server allows fewer than a file. */
const CHECKS = 100;
const FEWER_CHECKS = new WeakMap<Deno.Kv, number>();

export function checksIn(kv: Deno.Kv): number {
  return FEWER_CHECKS.get(kv) ?? CHECKS;
}

export function limitChecks(kv: Deno.Kv, checks: number): void {
  FEWER_CHECKS.set(kv, checks);
}

export async function getRow(kv: KvReader, key: Deno.KvKey): Promise<Row | undefined> {
  const { value, versionstamp } = await patiently(() => kv.get<Uint8Array>(key));
  return value === null ? undefined : { text: textOf(value), stamp: versionstamp };
}

/** In the order of the keys; `undefined` where there is nothing. */
export async function getTexts(
  kv: KvReader,
  keys: readonly Deno.KvKey[],
): Promise<(string | undefined)[]> {
  const reads = [];
  for (let at = 0; at < keys.length; at += KEYS_PER_READ) {
    const some = keys.slice(at, at + KEYS_PER_READ);
    reads.push(patiently(() => kv.getMany<Uint8Array[]>(some)));
  }
  return (await Promise.all(reads)).flat()
    .map(({ value }) => value === null ? undefined : textOf(value));
}

/** The last part of each key below `prefix`, from `start` on, if what comes before it starts so. */
export async function getIds(
  kv: KvReader,
  prefix: Deno.KvKey,
  start = "",
): Promise<string[]> {
  const ids: string[] = [];
  const range = { start: [...prefix, start], end: [...prefix, `${start}~`] };
  for await (const { key } of kv.list(range, BATCH)) ids.push(String(key.at(-1)));
  return ids;
}

export function bytesOf(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** Bytes that are not UTF-8, and values that are not bytes, become a text that no parser takes. */
export function textOf(value: unknown): string {
  return value instanceof Uint8Array ? DECODER.decode(value) : "";
}

/** As many values as they need. */
export function partsOf(bytes: Uint8Array): Uint8Array[] {
  const parts = [];
  for (let at = 0; at < bytes.length; at += MAX_VALUE) parts.push(bytes.slice(at, at + MAX_VALUE));
  return parts;
}

/** The bytes whose parts are below `prefix`. */
export async function joinParts(kv: KvReader, prefix: Deno.KvKey): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const { value } of kv.list<Uint8Array>({ prefix }, BATCH)) {
    if (value instanceof Uint8Array) parts.push(value);
  }
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
