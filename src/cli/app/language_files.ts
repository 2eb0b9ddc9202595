import { ITALIAN } from "../../core/italian.ts";
import { type Language, languageFrom } from "../../core/language.ts";
import { type Alphabet, alphabetOf } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { isRecord } from "../../core/text.ts";
import { parseGrid } from "../../games/grid/puzzle.ts";
import type { World } from "../../world.ts";
import { MAX_YAML, parseYaml } from "../../yaml.ts";
import { type DataFolders, ENDING, folderOf, ownNames } from "./language_folder.ts";

/** A language and the file it is from. */
export interface LanguageFile {
  readonly language: Language;
  readonly path: string;
  readonly isOwn: boolean;
}

/** How a word list is read: in which letters. */
export interface WordsIn {
  readonly language: string;
  readonly alphabet: Alphabet;
}

type YamlMap = Readonly<Record<string, unknown>>;

/** The language with this code; throws `bad_usage` when there is none. */
export async function findLanguage(folders: DataFolders, code: string): Promise<Language> {
  const own = await ownPath(folders, code);
  // Italian needs no file.
  if (own === undefined && code === ITALIAN.code) return ITALIAN;
  const found = await findLanguageFile(folders, code, own);
  if (found) return found.language;
  return await refuse(folders, "--language", code);
}

/** Throws an error that lists the languages. */
export async function refuse(folders: DataFolders, option: string, text: string): Promise<never> {
  const allowed = { kind: "one_of", values: await languageCodes(folders) } as const;
  throw new UserError({ kind: "bad_usage", fault: { kind: "bad_value", option, text, allowed } });
}

/** With its file; `undefined` when there is no such language. */
export async function findLanguageFile(
  folders: DataFolders,
  code: string,
  own?: string,
): Promise<LanguageFile | undefined> {
  const mine = own ?? await ownPath(folders, code);
  const shipped = `${folderOf(folders.world.shipped)}/${code}.yaml`;
  const isShipped = isCode(code) && (await shippedCodes(folders)).includes(code);
  const base = isShipped ? await readMap(folders.world, shipped) : undefined;
  if (mine === undefined && base === undefined) return undefined;
  const path = mine ?? shipped;
  const raw = mine === undefined ? base! : over(base, await readMap(folders.world, mine));
  return { language: checked(raw, path, code), path, isOwn: mine !== undefined };
}

/** The codes of all languages, including the player's own, sorted. */
export async function languageCodes(folders: DataFolders): Promise<string[]> {
  const own = (await ownNames(folders)).map((name) => name.replace(ENDING, ""));
  return [...new Set([...await shippedCodes(folders), ...own])].sort();
}

/** The language's file as it is written, to copy and change. */
export async function languageText(
  { world }: DataFolders,
  { path }: LanguageFile,
): Promise<string> {
  return textOf(await world.readFile(path, MAX_YAML));
}

export function wordsIn({ code, letters }: Language): WordsIn {
  return { language: code, alphabet: alphabetOf(letters) };
}

async function shippedCodes({ world }: DataFolders): Promise<string[]> {
  const names = await world.listFolder(folderOf(world.shipped));
  return names.filter((name) => ENDING.test(name)).map((name) => name.replace(ENDING, ""));
}

async function ownPath(folders: DataFolders, code: string): Promise<string | undefined> {
  const name = (await ownNames(folders)).find((name) => name.replace(ENDING, "") === code);
  return name === undefined ? undefined : `${folderOf(folders.dataPath!)}/${name}`;
}

async function readMap(world: World, path: string): Promise<YamlMap> {
  const raw = await parseYaml(textOf(await world.readFile(path, MAX_YAML)), path);
  // If it is anything else, `languageFrom` reports it.
  return (raw ?? {}) as YamlMap;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).normalize("NFC");
}

/** The program's file fills what the player's leaves out, values and weights letter by letter. */
function over(base: YamlMap | undefined, own: YamlMap): YamlMap {
  if (base === undefined || !isRecord(own)) return own;
  const numbers = (field: string) =>
    isRecord(own[field]) && own["letters"] === undefined
      ? { [field]: { ...base[field] as YamlMap, ...own[field] } }
      : {};
  return { ...base, ...own, ...numbers("values"), ...numbers("weights") };
}

function checked(raw: YamlMap, path: string, code: string): Language {
  const language = languageFrom(isRecord(raw) ? { ...raw, ...figures(raw) } : raw, path);
  if (language.code !== code) {
    const allowed = { kind: "file_name", code } as const;
    const fault = { kind: "bad_value", text: language.code, allowed } as const;
    throw new UserError({ kind: "bad_language", path, field: "code", fault });
  }
  try {
    parseGrid(language.sample, alphabetOf(language.letters));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const text = language.sample.slice(0, 80);
    const fault = { kind: "bad_value", text, allowed: { kind: "board" } } as const;
    throw new UserError({ kind: "bad_language", path, field: "sample", fault });
  }
  return language;
}

/** Our YAML has only texts: `7` becomes a number, anything else stays and is refused. */
function figures(raw: YamlMap): YamlMap {
  const fields = ["values", "weights"].filter((field) => isRecord(raw[field]));
  return Object.fromEntries(fields.map((field) => [
    field,
    Object.fromEntries(
      Object.entries(raw[field] as YamlMap).map(([letter, text]) => [
        letter,
        typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : text,
      ]),
    ),
  ]));
}

function isCode(text: string): boolean {
  return /^[a-z]{2,3}$/.test(text);
}
