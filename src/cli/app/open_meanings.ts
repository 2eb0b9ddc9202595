import type { Meanings } from "../../lexicon/meanings.ts";
import { join } from "../../path.ts";
import type { World } from "../../world.ts";
import { findFile } from "./find_file.ts";

/** Larger than any file of meanings we ship. */
const MAX_BYTES = 4 * 1024 * 1024;

/** What the words of a language mean; `undefined` when the program has no file about it. */
export async function openWordMeanings(
  world: World,
  language: string,
): Promise<Meanings | undefined> {
  const name = `${language}.meanings`;
  const bytes = await findFile(world, join(world.shipped, name), MAX_BYTES);
  if (bytes === undefined) return undefined;
  const { openMeanings } = await import("../../lexicon/meanings.ts");
  return openMeanings(bytes, name);
}
