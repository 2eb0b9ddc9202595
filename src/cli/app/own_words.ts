import type { Lexicon } from "../../lexicon/lexicon.ts";
import { join } from "../../path.ts";
import type { OwnWords } from "../../play/own_words.ts";
import type { World } from "../../world.ts";
import { findFile } from "./find_file.ts";

/** Far more than anybody types. */
export const MAX_BYTES = 1024 * 1024;

export function ownPath(dataPath: string): string {
  return join(dataPath, "own_words.tsv");
}

/** The player's list as it is saved; `undefined` when there is none. */
export async function findOwnText(world: World, dataPath: string): Promise<string | undefined> {
  const bytes = await findFile(world, ownPath(dataPath), MAX_BYTES);
  return bytes && new TextDecoder().decode(bytes);
}

export async function openOwnWords(
  world: World,
  dataPath: string,
  lexicon: Lexicon,
): Promise<OwnWords> {
  const text = await findOwnText(world, dataPath);
  if (text === undefined) return new Map();
  const { ownWordsOf, parseOwnRows } = await import("../../play/own_words.ts");
  return ownWordsOf(parseOwnRows(text).rows, lexicon);
}
