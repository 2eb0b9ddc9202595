import { UserError } from "../core/problem.ts";
import { isId, parseVersioned } from "../session/session_text.ts";
import { patiently } from "./file.ts";
import { indexGame } from "./index_rows.ts";
import { findHeader, sessionFault } from "./header_rows.ts";
import { BATCH, bytesOf, getRow, type KvReader, NOTHING, type Row, textOf } from "./kv.ts";

/** 2: games are found by puzzle, day and state, and added up. */
const VERSION = 2;
const FORMAT: Deno.KvKey = ["format"];
/** With up to four rows for each, in one commit. */
const GAMES_PER_COMMIT = 200;

/** Says with the first game which program can read the file. */
export function markFormat(commit: Deno.AtomicOperation): void {
  commit.set(FORMAT, bytesOf(JSON.stringify({ version: VERSION })));
}

/**
 * Brings a file of format 1 to ours; throws `bad_session` for one that a newer program has
 * converted. Killed at any moment, it begins again the next time: the format is written last. A
 * program of format 1 that adds a game writes its own format, so that its game is found, too.
 */
export async function bringUpToDate(kv: Deno.Kv, path: string): Promise<void> {
  for (;;) {
    const format = await getRow(kv, FORMAT);
    if (!format) return;
    const version = versionOf(format, path);
    if (version === VERSION) return;
    if (version > VERSION) {
      const fault = { kind: "newer_version", version } as const;
      throw new UserError({ kind: "bad_session", where: path, fault });
    }
    if (await indexAll(kv, format)) return;
  }
}

/** False when the format has changed meanwhile. */
async function indexAll(kv: Deno.Kv, format: Row): Promise<boolean> {
  const begin = () => kv.atomic().check({ key: FORMAT, versionstamp: format.stamp });
  let commit = begin();
  let count = 0;
  for await (const { key, value } of kv.list<Uint8Array>({ prefix: ["session"] }, BATCH)) {
    const id = String(key[1]);
    const header = await findHeader(kv, textOf(value), id);
    if (header) indexGame(commit, header);
    // Where a list of open games reports that it is damaged.
    else if (isId(id)) commit.set(["open", id], NOTHING);
    if (++count % GAMES_PER_COMMIT !== 0) continue;
    if (!(await patiently(() => commit.commit())).ok) return false;
    commit = begin();
  }
  markFormat(commit);
  return (await patiently(() => commit.commit())).ok;
}

/** A damaged row says nothing, so the games are brought up to date once more. */
function versionOf({ text }: Row, path: string): number {
  const [, version] = /^\{"version":(\d{1,9})\}$/.exec(text) ?? [];
  if (version !== undefined) return Number(version);
  try {
    parseVersioned(text, path);
  } catch (error) {
    if (sessionFault(error).kind === "newer_version") throw error;
  }
  return 1;
}

/** Whether the file is of our own format, and nothing has to be brought up to date. */
export async function isOurFormat(kv: KvReader): Promise<boolean> {
  return (await getRow(kv, FORMAT))?.text === JSON.stringify({ version: VERSION });
}

/** A damaged row counts as missing: the next game writes it again. */
export async function getCurrent(kv: KvReader): Promise<string | undefined> {
  const found = await getRow(kv, ["current"]);
  const [, id] = /^\{"version":1,"id":"([^"]+)"\}$/.exec(found?.text ?? "") ?? [];
  return isId(id) ? id : undefined;
}

export async function setCurrent(kv: Deno.Kv, id: string): Promise<void> {
  await patiently(() => kv.set(["current"], bytesOf(JSON.stringify({ version: 1, id }))));
}
