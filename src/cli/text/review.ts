import { hintMeaning, missedMeanings } from "../../play/review.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { wrap } from "./layout.ts";

/** What the rarest of the words missed mean; they are given as played, the commonest first. */
export async function meaningLines(
  words: readonly string[],
  context: TerminalContext,
): Promise<string[]> {
  const width = context.world.input().columns - 2;
  const sentences = await missedMeanings(words, context);
  return sentences.flatMap((line) => wrap(line, width)).map((line) => `  ${line}`);
}

/** What a word means, without the word; nothing when that is not known. */
export async function hintLines(word: string, context: TerminalContext): Promise<string[]> {
  const sentence = await hintMeaning(word, context);
  return sentence === undefined ? [] : wrap(sentence, context.world.input().columns);
}
