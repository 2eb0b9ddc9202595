import type { Reading } from "../lexicon/entry.ts";
import { grammarOf } from "../lexicon/tag.ts";
import type { WordMessages } from "../messages/messages.ts";

/** `venire, passato remoto, 3a sing.`; empty where nothing is known about a word. */
export function readingText({ lemma, tag }: Reading, t: WordMessages): string {
  return tag === "" ? "" : `${lemma}, ${t.grammar(grammarOf(tag))}`;
}
