import type { Meanings } from "../../lexicon/meanings.ts";
import type { World } from "../../world.ts";

/** What the words of a language mean; `undefined` when the program has no file about it. */
export async function openWordMeanings(
  world: World,
  language: string,
): Promise<Meanings | undefined> {
  const source = world.openShipped(`${language}.meanings`);
  if (source === undefined) return undefined;
  const { openMeanings } = await import("../../lexicon/meanings.ts");
  return openMeanings(source);
}
