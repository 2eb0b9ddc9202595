import { type SessionFault, UserError } from "../core/problem.ts";
import { type Filter, isWanted, type Listing } from "../play/game_store.ts";
import { crc32 } from "../lexicon/format.ts";
import type { Header } from "../session/session.ts";
import { formatHeader, parseHeader, parseVersioned } from "../session/session_text.ts";
import { dayIds, openIds, puzzleIds } from "./index_rows.ts";
import { BATCH, bytesOf, getTexts, joinParts, type KvReader, partsOf, textOf } from "./kv.ts";

/** What is written of a header: the row itself, and the rows that a long puzzle or long rules need. */
interface HeaderRows {
  readonly row: Uint8Array;
  readonly setup: readonly (readonly [key: Deno.KvKey, value: Uint8Array])[];
}

/** A longer header is split, so that a move does not write a long puzzle again. */
const LONG_HEADER = 8_000;
/** For more games than this, all headers are read: that is quicker than looking for each. */
const MANY = 1_000;

export function headerRows(header: Header): HeaderRows {
  const whole = bytesOf(formatHeader(header));
  if (whole.length <= LONG_HEADER) return { row: whole, setup: [] };
  const { puzzle, rules, ...rest } = header;
  const bytes = bytesOf(JSON.stringify({ puzzle, rules }));
  const crc = crc32(bytes).toString(36);
  return {
    row: bytesOf(JSON.stringify({ ...rest, setup: crc })),
    setup: partsOf(bytes).map((part, i) => [["setup", header.id, crc, i], part]),
  };
}

/** Throws `bad_session`. */
export async function readHeader(kv: KvReader, text: string, id: string): Promise<Header> {
  const crc = /"setup":"([0-9a-z]+)"\}$/.exec(text)?.[1];
  if (crc === undefined) return parseHeader(text, id);
  const { setup: _, ...rest } = parseVersioned(text, id);
  const found = await joinParts(kv, ["setup", id, crc]);
  if (crc32(found).toString(36) !== crc) {
    const fault = { kind: "bad_field", field: "puzzle" } as const;
    throw new UserError({ kind: "bad_session", where: id, fault });
  }
  return parseHeader(JSON.stringify({ ...rest, ...JSON.parse(textOf(found)) }), id);
}

/** `undefined` where there is none, or it is damaged. */
export async function findHeader(
  kv: KvReader,
  text: string | undefined,
  id: string,
): Promise<Header | undefined> {
  try {
    return text === undefined ? undefined : await readHeader(kv, text, id);
  } catch (error) {
    sessionFault(error);
    return undefined;
  }
}

/** Those wanted, and all that cannot be read where they were looked for. */
export async function getHeaders(kv: KvReader, wanted: Filter): Promise<Listing> {
  const headers: Header[] = [];
  const damaged: { id: string; fault: SessionFault }[] = [];
  for await (const [id, text] of headerTexts(kv, wanted)) {
    try {
      const header = await readHeader(kv, text, id);
      if (isWanted(header, wanted)) headers.push(header);
    } catch (error) {
      damaged.push({ id, fault: sessionFault(error) });
    }
  }
  return { headers, damaged };
}

/** What is wrong with a session; throws what is wrong with something else. */
export function sessionFault(error: unknown): SessionFault {
  if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
  return error.problem.fault;
}

async function* headerTexts(
  kv: KvReader,
  { start = "", puzzle, over, day }: Filter,
): AsyncGenerator<[id: string, text: string]> {
  const ids = puzzle !== undefined
    ? await puzzleIds(kv, puzzle)
    : day !== undefined
    ? await dayIds(kv, day)
    : over === false
    ? await openIds(kv, start)
    : undefined;
  if (ids && ids.length < MANY) {
    const some = ids.filter((id) => id.startsWith(start));
    const texts = await getTexts(kv, some.map((id) => ["session", id]));
    for (const [i, id] of some.entries()) if (texts[i] !== undefined) yield [id, texts[i]];
    return;
  }
  // "~" comes after every character of an id.
  const range = { start: ["session", start], end: ["session", `${start}~`] };
  for await (const { key, value } of kv.list<Uint8Array>(range, BATCH)) {
    yield [String(key[1]), textOf(value)];
  }
}
