import type { Find, Header } from "../session/session.ts";
import { addGame, emptyTally, type Tally } from "../session/tally.ts";
import { fileReason, patiently } from "./file.ts";
import { findHeader, getHeaders } from "./header_rows.ts";
import { BATCH, bytesOf, checksIn, getRow, getTexts, joinParts, partsOf, textOf } from "./kv.ts";
import { findsFrom } from "./session_rows.ts";
import { bytesOfTable, EMPTY, parseTable, type Table, withGames, without } from "./tally_table.ts";

/** Which edition of the table counts, and how many bytes its sections have. */
interface Head {
  readonly layout: typeof LAYOUT;
  readonly edition: string;
  readonly sections: readonly number[];
}

export type Game = readonly [header: Header, finds: readonly Find[] | undefined];

/** Raise it whenever the format of the tables changes: old ones are then rebuilt. */
const LAYOUT = 2;
/** How many changed games are read one by one before a new table is made. */
const MANY_CHANGED = 50;
/** How many are left out of it: they may still be being played. */
const NEWEST = 10;

/**
 * The tally of one game: that of the table, with each game that has changed since counted as it is
 * now. Makes a new table when there is none, or when many have changed. A row in `changed` too
 * many does no harm, so they are removed once the table is there, and killing us does none either.
 */
export async function getTally(kv: Deno.Kv, game: string): Promise<Tally> {
  try {
    return await addUp(kv, game, readTable);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The table is damaged, or was replaced while it was read.
    return await addUp(kv, game, () => Promise.resolve(undefined));
  }
}

async function addUp(
  kv: Deno.Kv,
  game: string,
  read: (kv: Deno.Kv, game: string, head: string) => Promise<Table | undefined>,
): Promise<Tally> {
  for (;;) {
    const head = await getRow(kv, ["tally", game]);
    const table = head && await read(kv, game, head.text);
    const changed = await getChanged(kv, game);
    const games = table ? await getSome(kv, [...changed.keys()]) : await getGames(kv, game);
    // Another window has made a new one meanwhile, and forgotten what has changed.
    if ((await getRow(kv, ["tally", game]))?.stamp !== head?.stamp) continue;
    const rest = table && await without(table, changed);
    if (Math.max(changed.size, table ? 0 : games.length) > MANY_CHANGED) {
      const newest = newestOf(games.filter(([{ id }]) => changed.has(id)));
      const old = games.filter(([{ id }]) => !newest.has(id));
      for (const id of newest) changed.delete(id);
      const sections = await bytesOfTable(await withGames(rest ?? EMPTY, old));
      await tryToKeep(kv, game, { sections, stamp: head?.stamp, changed });
    }
    const tally = rest?.tally ?? emptyTally();
    for (const [header, finds] of games) addGame(tally, header, finds);
    return tally;
  }
}

function newestOf(games: readonly Game[]): Set<string> {
  const headers = games.map(([header]) => header).sort((a, b) => a.savedAt < b.savedAt ? 1 : -1);
  return new Set(headers.slice(0, NEWEST).map(({ id }) => id));
}

/** All games of one kind, each as it is now. */
export async function getGames(kv: Deno.Kv, game: string): Promise<Game[]> {
  const start = `${game}-`;
  // Together: while one waits for the file, the other parses what has come.
  const [{ headers }, finds] = await Promise.all([
    getHeaders(kv, { start, others: true }),
    getFinds(kv, start),
  ]);
  return headers.map((header) => [header, finds.get(header.id)]);
}

/** Those of these games that are there and can be read. */
async function getSome(kv: Deno.Kv, ids: readonly string[]): Promise<Game[]> {
  const [headers, finds] = await Promise.all(
    ["session", "finds"].map((rows) => getTexts(kv, ids.map((id) => [rows, id]))),
  );
  const games: Game[] = [];
  for (const [i, id] of ids.entries()) {
    const header = await findHeader(kv, headers![i], id);
    if (header) games.push([header, findsFrom(finds![i], id)]);
  }
  return games;
}

/** The games that have changed since the table was made, with the stamp of the change. */
async function getChanged(kv: Deno.Kv, game: string): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  const range = { start: ["changed", `${game}-`], end: ["changed", `${game}-~`] };
  for await (const { key, versionstamp } of kv.list(range, BATCH)) {
    changed.set(String(key[1]), versionstamp);
  }
  return changed;
}

/** For each session that has any and whose id starts like this. */
async function getFinds(kv: Deno.Kv, start: string): Promise<Map<string, readonly Find[]>> {
  const all = new Map<string, readonly Find[]>();
  const range = { start: ["finds", start], end: ["finds", `${start}~`] };
  for await (const { key, value } of kv.list<Uint8Array>(range, BATCH)) {
    const id = String(key[1]);
    const finds = findsFrom(textOf(value), id);
    if (finds) all.set(id, finds);
  }
  return all;
}

/** Where the disk is full there is none, which only takes longer the next time. */
async function tryToKeep(kv: Deno.Kv, game: string, made: {
  readonly sections: readonly Uint8Array[];
  readonly stamp: string | undefined;
  readonly changed: ReadonlyMap<string, string>;
}): Promise<void> {
  try {
    if (await writeTable(kv, game, made)) await forget(kv, made.changed);
  } catch (error) {
    if (fileReason(error) === undefined) throw error;
  }
}

/** False when another window has made one meanwhile. */
async function writeTable(
  kv: Deno.Kv,
  game: string,
  { sections, stamp = null }: {
    readonly sections: readonly Uint8Array[];
    readonly stamp: string | null | undefined;
  },
): Promise<boolean> {
  const edition = crypto.randomUUID();
  for (const [i, section] of sections.entries()) {
    for (const [n, part] of partsOf(section).entries()) {
      await patiently(() => kv.set(["tally_part", game, edition, i, n], part));
    }
  }
  const head: Head = { layout: LAYOUT, edition, sections: sections.map(({ length }) => length) };
  const commit = kv.atomic().check({ key: ["tally", game], versionstamp: stamp })
    .set(["tally", game], bytesOf(JSON.stringify(head)));
  const { ok } = await patiently(() => commit.commit());
  // Those of other processes too: one that is still writing will find that the head has changed.
  for await (const { key } of kv.list({ prefix: ["tally_part", game] })) {
    if (ok ? key[2] !== edition : key[2] === edition) await patiently(() => kv.delete(key));
  }
  return ok;
}

/** Unless they have changed again. */
async function forget(kv: Deno.Kv, changed: ReadonlyMap<string, string>): Promise<void> {
  const all = [...changed].map(([id, versionstamp]) => ({ key: ["changed", id], versionstamp }));
  const checks = checksIn(kv);
  for (let at = 0; at < all.length; at += checks) {
    const commit = kv.atomic();
    for (const one of all.slice(at, at + checks)) commit.check(one).delete(one.key);
    await patiently(() => commit.commit());
  }
}

/** Throws a `SyntaxError` when it is damaged, or replaced meanwhile. */
async function readTable(kv: Deno.Kv, game: string, text: string): Promise<Table> {
  const head: unknown = JSON.parse(text);
  if (!isHead(head)) throw new SyntaxError();
  const read = async (section: number) => {
    const bytes = await joinParts(kv, ["tally_part", game, head.edition, section]);
    if (bytes.length !== head.sections[section]) throw new SyntaxError();
    return bytes;
  };
  return parseTable(await read(0), () => Promise.all([read(1), read(2)]));
}

function isHead(value: unknown): value is Head {
  const { layout, edition, sections } = (value ?? {}) as Partial<Head>;
  return layout === LAYOUT && typeof edition === "string" && Array.isArray(sections) &&
    sections.length === 3 && sections.every(Number.isSafeInteger);
}
