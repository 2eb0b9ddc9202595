import { meaningsIn } from "../../play/explain.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { wrap } from "./layout.ts";

/** How many missed words are worth learning at a time. */
const MOST = 3;

/** What the first of these words mean; they are given as played, the commonest first. */
export async function meaningLines(
  words: readonly string[],
  { lexicon, t, meanings, world }: TerminalContext,
): Promise<string[]> {
  const known = await meanings?.();
  const lines = words.slice(0, MOST).flatMap((word) => {
    const id = lexicon.find(word);
    const reading = id === undefined ? undefined : lexicon.reading(id);
    if (id === undefined || !reading) return [];
    const [sense] = meaningsIn(known, [reading]);
    if (!sense) return [];
    const written = lexicon.written(id)[0]!;
    const name = written === sense.lemma ? written : `${written} (${sense.lemma})`;
    return [`${name}: ${t.lexicon.meaning(sense)}`];
  });
  return lines.flatMap((line) => wrap(line, world.input().columns - 2)).map((line) => `  ${line}`);
}
