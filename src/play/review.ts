import type { Lexicon } from "../lexicon/lexicon.ts";
import { kindOf, type Meanings } from "../lexicon/meanings.ts";
import { meaningsIn, type WordMeaning } from "./explain.ts";
import type { PlayContext } from "./game_adapter.ts";

type ReviewContext = Pick<PlayContext, "lexicon" | "t" | "meanings">;

/** How many of the missed words are explained. */
const MOST = 3;

/** What the rarest of these words mean, a sentence each; they are given as played, commonest first. */
export async function missedMeanings(
  words: readonly string[],
  { lexicon, t, meanings }: ReviewContext,
): Promise<string[]> {
  const known = await meanings?.();
  if (!known) return [];
  const lines = new Map<string, string>();
  for (const word of words.toReversed()) {
    const sense = senseOf(word, lexicon, known);
    // Articles and the like have nothing to learn.
    if (!sense || kindOf(sense.class) === "p" || lines.has(sense.lemma)) continue;
    const written = lexicon.written(lexicon.find(word)!)[0]!;
    const name = written === sense.lemma ? written : `${written} (${sense.lemma})`;
    lines.set(sense.lemma, `${name}: ${t.lexicon.meaning(sense)}`);
    if (lines.size === MOST) break;
  }
  return [...lines.values()];
}

/** What a word means, without the word; `undefined` when that is not known. */
export async function hintMeaning(
  word: string,
  { lexicon, t, meanings }: ReviewContext,
): Promise<string | undefined> {
  const known = await meanings?.();
  const sense = known && senseOf(word, lexicon, known);
  return sense && t.bee.hintMeaning(t.lexicon.meaning(sense));
}

/** The commonest sense of the reading that is shown. */
function senseOf(word: string, lexicon: Lexicon, meanings: Meanings): WordMeaning | undefined {
  const id = lexicon.find(word);
  const reading = id === undefined ? undefined : lexicon.reading(id);
  return reading && meaningsIn(meanings, [reading])[0];
}

/** The same with the dictionary form in front, where that is another word. */
export function meaningText(
  word: string,
  { lexicon, t }: Pick<ReviewContext, "lexicon" | "t">,
  meanings: Meanings,
): string | undefined {
  const sense = senseOf(word, lexicon, meanings);
  if (!sense) return undefined;
  const written = lexicon.written(lexicon.find(word)!)[0]!;
  const lemma = written === sense.lemma ? "" : `${sense.lemma}: `;
  return lemma + t.lexicon.meaning(sense);
}
