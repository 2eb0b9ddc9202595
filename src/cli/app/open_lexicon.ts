import { LATIN } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { MAGIC, sourceOf } from "../../lexicon/format.ts";
import { Lexicon } from "../../lexicon/lexicon.ts";
import type { World } from "../../world.ts";
import type { WordsIn } from "./language_files.ts";

/** Word lists and `.lex` files beyond this are refused. */
export const MAX_BYTES = 32 * 1024 * 1024;

/** The letters of a list that says nothing of its language. */
const ANY_LIST: WordsIn = { language: "xx", alphabet: LATIN };

/** The lexicon to use: the file asked for, a word list or a `.lex`, or the program's own. */
export async function openLexicon(
  world: World,
  path: string | undefined,
  list: WordsIn = ANY_LIST,
): Promise<Lexicon> {
  if (path === undefined) return await world.lexicon();
  const bytes = await readWords(world, path);
  if (isCompiled(bytes)) {
    const lexicon = Lexicon.open(sourceOf(bytes, path));
    // Somebody else's file: check its offsets before trusting them.
    await verify(lexicon);
    return lexicon;
  }
  const { lexiconFromList } = await import("../../lexicon/word_list.ts");
  return Lexicon.open(sourceOf(lexiconFromList(bytes, path, list), path));
}

/** Throws `bad_lexicon` unless the file is intact, including what games prepared in it. */
export async function verify(lexicon: Lexicon): Promise<void> {
  const { verifyLexicon } = await import("../../lexicon/verify.ts");
  const { ADAPTERS } = await import("../../play/games.ts");
  verifyLexicon(lexicon);
  for (const game of Object.values(ADAPTERS)) await game.verifyWords?.(lexicon);
}

/** A word list that cannot be read is a problem of the lexicon, not of the command. */
export async function readWords(world: World, path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await world.readFile(path, MAX_BYTES);
  } catch (error) {
    if (!(error instanceof UserError) || error.problem.kind !== "unreadable") throw error;
    const { path: _, ...fault } = error.problem;
    throw new UserError({ kind: "bad_word_list", path, fault });
  }
}

function isCompiled(bytes: Uint8Array): boolean {
  return MAGIC === String.fromCharCode(...bytes.subarray(0, MAGIC.length));
}
