import { FIELDS, type Settings } from "../../config.ts";
import { ITALIAN_CODE } from "../../core/italian_code.ts";
import { LATIN } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { MAGIC, sourceOf } from "../../lexicon/format.ts";
import { Lexicon } from "../../lexicon/lexicon.ts";
import { join } from "../../path.ts";
import type { World } from "../../world.ts";
import { findFile } from "./find_file.ts";
import type { WordsIn } from "./language_files.ts";
import type { Values } from "./options.ts";

/** Word lists and `.lex` files beyond this are refused. */
export const MAX_BYTES = 32 * 1024 * 1024;

/** A command with options that choose the words. */
interface WordsCall {
  readonly world: World;
  readonly options: Values<"dictionary" | "language">;
  readonly resolved: {
    readonly dataPath: string | undefined;
    readonly settings: Pick<Settings, "lexicon_strategy">;
  };
}

/** The letters of a list that does not say its language. */
const ANY_LIST: WordsIn = { language: "xx", alphabet: LATIN };

/** What the words of a language are called, in the program's folder; Italian has its own file. */
const PACKED = ".lex.gz";

/** The lexicon to use: the file asked for, a word list or a `.lex`, or the program's own. */
export async function openLexicon({ world, options, resolved }: WordsCall): Promise<Lexicon> {
  const { dictionary: path, language } = options;
  const { lexicon_strategy: strategy } = resolved.settings;
  if (path === undefined && (language ?? ITALIAN_CODE) === ITALIAN_CODE) {
    return strategy === USUAL_STRATEGY
      ? await world.lexicon()
      : await lexiconMadeBy(strategy, { world, resolved });
  }
  const list = language === undefined ? ANY_LIST : await listIn(language, { world, resolved });
  return path === undefined
    ? await shippedLexicon(world, list.language)
    : await lexiconAt(world, path, list);
}

const USUAL_STRATEGY = FIELDS.lexicon_strategy.default;

/** The words of another recipe, in the player's folder or the program's. Throws `no_strategy`. */
async function lexiconMadeBy(
  strategy: string,
  { world, resolved: { dataPath } }: Pick<WordsCall, "world" | "resolved">,
): Promise<Lexicon> {
  const name = `${ITALIAN_CODE}.${strategy}.lex`;
  for (const folder of [...(dataPath === undefined ? [] : [dataPath]), world.shipped]) {
    if ((await world.listFolder(folder)).includes(name)) {
      return await lexiconAt(world, join(folder, name), ANY_LIST);
    }
  }
  const path = join(dataPath ?? world.shipped, name);
  throw new UserError({ kind: "no_strategy", strategy, path });
}

/** The words of a language that come with the program; throws `no_words` where there are none. */
export async function shippedLexicon(world: World, code: string): Promise<Lexicon> {
  if (code === ITALIAN_CODE) return await world.lexicon();
  const path = join(world.shipped, `${code}${PACKED}`);
  const bytes = await findPacked(world, path);
  if (bytes === undefined) throw new UserError({ kind: "no_words", language: code });
  return Lexicon.open(sourceOf(bytes, path));
}

/** A file of the program's folder that is kept compressed; `undefined` when there is none. */
export async function findPacked(
  world: World,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await findFile(world, path, MAX_BYTES);
  if (bytes === undefined) return undefined;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return await new Response(unpacked).bytes();
}

/** The words that a game was begun with, as far as the program has them. */
export async function lexiconOf(world: World, edition: string): Promise<Lexicon> {
  const [language = ""] = edition.split("-");
  return language === "xx" ? await world.lexicon() : await shippedLexicon(world, language);
}

/** The languages that the program has words for. */
export async function shippedWords(world: World): Promise<string[]> {
  const names = await world.listFolder(world.shipped);
  const packed = names.filter((name) => name.endsWith(PACKED));
  return [ITALIAN_CODE, ...packed.map((name) => name.slice(0, -PACKED.length))];
}

async function listIn(
  code: string,
  { world, resolved: { dataPath } }: Pick<WordsCall, "world" | "resolved">,
): Promise<WordsIn> {
  const { findLanguage, wordsIn } = await import("./language_files.ts");
  return wordsIn(await findLanguage({ world, dataPath }, code));
}

async function lexiconAt(world: World, path: string, list: WordsIn): Promise<Lexicon> {
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
