import { crc32 } from "../lexicon/format.ts";
import type { Header } from "../session/session.ts";
import { bytesOf, getIds, type KvReader, NOTHING } from "./kv.ts";

/** What a commit writes beside a new game itself: the rows that lead to it. */
export function indexGame(commit: Deno.AtomicOperation, header: Header): void {
  const { id, label, over } = header;
  commit.set(puzzleKey(header), NOTHING).set(["changed", id], NOTHING);
  if (label.kind === "daily") commit.set(["day", label.date, id], NOTHING);
  if (!over) commit.set(["open", id], NOTHING);
}

/** A game that is there has gone on. */
export function indexAgain(commit: Deno.AtomicOperation, { id, over }: Header): void {
  commit.set(["changed", id], NOTHING);
  if (over) commit.delete(["open", id]);
  else commit.set(["open", id], NOTHING);
}

/** Where the header cannot be read some of them stay, and lead nowhere. */
export function unindexGame(
  commit: Deno.AtomicOperation,
  id: string,
  header: Header | undefined,
): void {
  commit.delete(["open", id]).set(["changed", id], NOTHING);
  if (!header) return;
  commit.delete(puzzleKey(header));
  if (header.label.kind === "daily") commit.delete(["day", header.label.date, id]);
}

export async function puzzleIds(kv: KvReader, puzzle: string): Promise<string[]> {
  return await getIds(kv, ["puzzle", hashOf(puzzle)]);
}

export async function openIds(kv: KvReader, start: string): Promise<string[]> {
  return await getIds(kv, ["open"], start);
}

/** For dailies whose date starts like this. */
export async function dayIds(kv: KvReader, day: string): Promise<string[]> {
  return await getIds(kv, ["day"], day);
}

function puzzleKey({ puzzle, id }: Header): Deno.KvKey {
  return ["puzzle", hashOf(puzzle), id];
}

/** A key is shorter than a puzzle may be. Others may have the same, so look at the header, too. */
function hashOf(puzzle: string): string {
  return crc32(bytesOf(puzzle)).toString(36);
}
