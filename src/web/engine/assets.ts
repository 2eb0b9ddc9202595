import { sourceOf } from "../../lexicon/format.ts";
import { Lexicon } from "../../lexicon/lexicon.ts";
import { type Meanings, openMeanings } from "../../lexicon/meanings.ts";
import { UserError } from "../../core/problem.ts";
import { joinedSource, NotYet } from "./split_lexicon.ts";

/** The words of a language, and a promise that all that is known about them is there. */
export interface Words {
  readonly lexicon: Lexicon;
  /** Fetches the rest: await it when something throws `NotYet`. */
  complete(): Promise<void>;
  meanings(): Promise<Meanings | undefined>;
}

/** The files that come with the page, by what they are called there. */
export interface Assets {
  words(language: string): Promise<Words>;
  readonly languages: readonly string[];
  /** A text such as the clues; `undefined` where there is none of this name. */
  text(name: string): Promise<string | undefined>;
  bytes(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Reads a file of the page by name, unpacked; `undefined` where there is none. */
type ReadFile = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** A language with a single file, or with two. */
const ENDINGS = { whole: ".lex", first: "-1.lex", second: "-2.lex" } as const;

export function openAssets(names: readonly string[], read: ReadFile): Assets {
  const words = new Map<string, Promise<Words>>();
  const texts = new Map<string, Promise<string | undefined>>();
  const codes = names.flatMap((name) => /^([a-z]{2,3})(?:-1)?\.lex$/.exec(name)?.[1] ?? []);
  return {
    languages: codes.toSorted((a, b) => a === "it" ? -1 : b === "it" ? 1 : a < b ? -1 : 1),
    words: (language) => kept(words, language, () => openWords(names, read, language)),
    bytes: async (name) => names.includes(name) ? await read(name) : undefined,
    text: (name) =>
      kept(texts, name, async () => {
        const bytes = names.includes(name) ? await read(name) : undefined;
        return bytes && new TextDecoder().decode(bytes).normalize("NFC");
      }),
  };
}

async function openWords(
  names: readonly string[],
  read: ReadFile,
  language: string,
): Promise<Words> {
  const file = async (ending: string) => {
    const name = `${language}${ending}`;
    const bytes = names.includes(name) ? await read(name) : undefined;
    if (!bytes) throw new UserError({ kind: "no_words", language });
    return bytes;
  };
  const meanings = new Map<string, Promise<Meanings | undefined>>();
  const known = () =>
    kept(meanings, language, async () => {
      const name = `${language}.meanings`;
      const bytes = names.includes(name) ? await read(name) : undefined;
      return bytes && openMeanings(sourceOf(bytes, name));
    });
  if (!names.includes(`${language}${ENDINGS.first}`)) {
    const lexicon = Lexicon.open(sourceOf(await file(ENDINGS.whole), language));
    return { lexicon, complete: () => Promise.resolve(), meanings: known };
  }
  const { source, add } = joinedSource(await file(ENDINGS.first), language);
  const rest = new Map<string, Promise<void>>();
  return {
    lexicon: Lexicon.open(source),
    complete: () => kept(rest, language, async () => add(await file(ENDINGS.second))),
    meanings: known,
  };
}

/** Does something again, once all that is known about the words has come. */
export async function untilComplete<R>(words: Words, work: () => R | Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotYet)) throw error;
    await words.complete();
    return await work();
  }
}

/** What is fetched once; after a failure, again when it is asked for again. */
function kept<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let one = all.get(key);
  if (!one) {
    one = make();
    all.set(key, one);
    one.catch(() => all.delete(key));
  }
  return one;
}
