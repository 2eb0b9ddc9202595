import { grammarOf } from "../../lexicon/tag.ts";
import type { Messages } from "../../messages/messages.ts";

/** `venire, passato remoto, 3a sing.`; empty where nothing is known of a word. */
export function readingLine(
  { lemma, tag }: { readonly lemma: string; readonly tag: string },
  t: Messages,
): string {
  return tag === "" ? "" : `${lemma}, ${t.grammar(grammarOf(tag))}`;
}
