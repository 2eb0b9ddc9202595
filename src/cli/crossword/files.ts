import { ITALIAN_CODE } from "../../core/italian_code.ts";
import { join } from "../../path.ts";
import { type CrosswordFault, type UsageFault, UserError } from "../../core/problem.ts";
import { isPlain, quotable } from "../../core/text.ts";
import type { Alphabet } from "../../core/letters.ts";
import { type Grid, parseGrid } from "../../games/crossword/template.ts";
import { parseTheme, type Theme } from "../../games/crossword/theme.ts";
import { type PairPhrase, pairsBy } from "../../games/crossword/pairs.ts";
import type { Definition } from "../../games/crossword/definitions.ts";
import { PAIR_TABLE } from "../../play/crossword/book_definitions.ts";
import { definitionsFrom, shown } from "../../play/crossword/maker.ts";
import type { World } from "../../world.ts";
import { findPacked } from "../app/open_lexicon.ts";

/** Where grids and themes come from: the program's folder, and the player's own, which wins. */
export interface DataFolders {
  readonly world: World;
  readonly dataPath: string | undefined;
}

export type Kind = "templates" | "themes";

/** One file of a kind, by its name without the ending. */
export interface DataFile {
  readonly name: string;
  readonly path: string;
  readonly isOwn: boolean;
}

/** Grids, themes and clues beyond this are refused. */
export const MAX_BYTES = 256 * 1024;
const ENDING = { templates: /\.txt$/, themes: /\.tsv$/ } as const;

/** All of a kind by name; the player's own hide those of the same name. */
export async function filesOf({ world, dataPath }: DataFolders, kind: Kind): Promise<DataFile[]> {
  const found = new Map<string, DataFile>();
  for (const [folder, isOwn] of [[world.shipped, false], [dataPath, true]] as const) {
    if (folder === undefined) continue;
    for (const file of await world.listFolder(join(folder, kind))) {
      if (!ENDING[kind].test(file) || !isPlain(file)) continue;
      const name = file.replace(ENDING[kind], "");
      found.set(name, { name, path: join(folder, kind, file), isOwn });
    }
  }
  return [...found.values()].sort((a, b) => a.name < b.name ? -1 : 1);
}

/** By name, or a file; throws `bad_usage` with the names there are. */
export async function findFile(folders: DataFolders, kind: Kind, text: string): Promise<DataFile> {
  const all = await filesOf(folders, kind);
  const found = all.find(({ name }) => name === text);
  if (found) return found;
  if (/[./\\]|^-$/.test(text)) return { name: nameOf(text), path: text, isOwn: true };
  const allowed = { kind: "one_of", values: all.map(({ name }) => name) } as const;
  const option = kind === "templates" ? "--template" : "--theme";
  const fault: UsageFault = { kind: "bad_value", option, text: quotable(text), allowed };
  throw new UserError({ kind: "bad_usage", fault });
}

/** Throws `bad_crossword`, which names the file and not the picture in it. */
export async function readTemplate({ world }: DataFolders, { path }: DataFile): Promise<Grid> {
  return gridIn(await readText(world, path), path);
}

export function gridIn(text: string, path: string): Grid {
  try {
    return parseGrid(text);
  } catch (error) {
    if (!(error instanceof UserError) || error.problem.kind !== "bad_crossword") throw error;
    throw badCrossword(path, error.problem.fault);
  }
}

/** Throws `bad_crossword` when no row is good. */
export async function readTheme(
  { world }: DataFolders,
  { path }: DataFile,
  alphabet: Alphabet,
): Promise<Theme> {
  const theme = parseTheme(await readText(world, path), alphabet);
  return { ...theme, words: theme.words.map((row) => ({ ...row, clue: shown(row.clue) })) };
}

export function badCrossword(path: string, fault: CrosswordFault): UserError {
  return new UserError({ kind: "bad_crossword", text: path, fault });
}

/** The definitions that come with the program, by word: of the themes and by hand. */
export async function definitionsIn(
  { world }: DataFolders,
  language = ITALIAN_CODE,
): Promise<ReadonlyMap<string, readonly Definition[]>> {
  if (language !== ITALIAN_CODE) {
    const path = join(world.shipped, `${language}.clues.tsv.gz`);
    const bytes = await findPacked(world, path);
    return definitionsFrom({ themes: [], clues: bytes ? [new TextDecoder().decode(bytes)] : [] });
  }
  return definitionsFrom({
    themes: await textsIn(world, "themes"),
    clues: await textsIn(world, "clues"),
  });
}

/** The phrases for pairs of letters, which are Italian. */
export async function pairsIn(
  { world }: DataFolders,
  language: string,
): Promise<ReadonlyMap<string, readonly PairPhrase[]>> {
  if (language !== ITALIAN_CODE) return new Map();
  return pairsBy(await readText(world, join(world.shipped, PAIR_TABLE)));
}

/** The tables in a folder of the program's own, by name; the phrases for pairs have a reader of their own. */
async function textsIn(world: World, folder: "themes" | "clues"): Promise<string[]> {
  const texts: string[] = [];
  for (const name of [...await world.listFolder(join(world.shipped, folder))].sort()) {
    if (!ENDING.themes.test(name) || `${folder}/${name}` === PAIR_TABLE) continue;
    texts.push(await readText(world, join(world.shipped, folder, name)));
  }
  return texts;
}

export async function readText(world: World, path: string): Promise<string> {
  return new TextDecoder().decode(await world.readFile(path, MAX_BYTES)).normalize("NFC");
}

/** A sentence that quotes a file from outside. */
export function showableSentence(sentence: string): string {
  return isPlain(sentence) ? sentence : quotable(sentence);
}

function nameOf(path: string): string {
  return path.replace(/^.*[/\\]/, "").replace(/\.\w+$/, "");
}
