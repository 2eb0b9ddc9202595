import { patiently } from "./file.ts";
import { findHeader } from "./header_rows.ts";
import { unindexGame } from "./index_rows.ts";
import { BATCH, getRow } from "./kv.ts";

/** In one commit, whose keys may have 81,920 bytes together. */
const DELETIONS = 500;

/** All at once, as far as a commit goes: another window may save the game again at any moment. */
export async function removeSession(kv: Deno.Kv, id: string): Promise<boolean> {
  for (;;) {
    const found = await getRow(kv, ["session", id]);
    const current = await getRow(kv, ["current"]);
    // Without a header they are those of a game that is just being saved.
    const rows = found
      ? [...await keysBelow(kv, ["setup", id]), ...await keysBelow(kv, ["moves", id])]
      : [];
    const removal = kv.atomic()
      .check({ key: ["session", id], versionstamp: found?.stamp ?? null })
      .delete(["session", id]).delete(["finds", id]);
    unindexGame(removal, id, await findHeader(kv, found?.text, id));
    if (current && current.text.includes(`"${id}"`)) removal.delete(["current"]);
    for (const key of rows.slice(0, DELETIONS)) removal.delete(key);
    if (!(await patiently(() => removal.commit())).ok) continue;
    for (let at = DELETIONS; at < rows.length; at += DELETIONS) {
      const rest = kv.atomic().check({ key: ["session", id], versionstamp: null });
      for (const key of rows.slice(at, at + DELETIONS)) rest.delete(key);
      // Saved again: they are its own now, or will be written before they are read.
      if (!(await patiently(() => rest.commit())).ok) break;
    }
    return found !== undefined;
  }
}

async function keysBelow(kv: Deno.Kv, prefix: Deno.KvKey): Promise<Deno.KvKey[]> {
  return await Array.fromAsync(kv.list({ prefix }, BATCH), ({ key }) => key);
}
