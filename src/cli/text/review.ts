import { kindOf } from "../../lexicon/meanings.ts";
import { meaningsIn } from "../../play/explain.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { wrap } from "./layout.ts";

/** Of the words that were missed, so many are explained. */
const MOST = 3;

/** What the rarest of these words mean; they are given as played, the commonest first. */
export async function meaningLines(
  words: readonly string[],
  { lexicon, t, meanings, world }: TerminalContext,
): Promise<string[]> {
  const known = await meanings?.();
  if (!known) return [];
  const lines = new Map<string, string>();
  for (const word of words.toReversed()) {
    const id = lexicon.find(word);
    const reading = id === undefined ? undefined : lexicon.reading(id);
    if (id === undefined || !reading) continue;
    const [sense] = meaningsIn(known, [reading]);
    // Articles and the like have nothing to learn.
    if (!sense || kindOf(sense.class) === "p" || lines.has(sense.lemma)) continue;
    const written = lexicon.written(id)[0]!;
    const name = written === sense.lemma ? written : `${written} (${sense.lemma})`;
    lines.set(sense.lemma, `${name}: ${t.lexicon.meaning(sense)}`);
    if (lines.size === MOST) break;
  }
  const width = world.input().columns - 2;
  return [...lines.values()].flatMap((line) => wrap(line, width)).map((line) => `  ${line}`);
}
