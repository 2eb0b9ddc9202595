import { showableLines } from "../core/text.ts";
import { UserError } from "../core/problem.ts";
import { explained } from "../messages/mod.ts";
import type { Call, ExitCode } from "./app/command.ts";
import { jsonArray } from "./text/json.ts";
import { type DataFolders, folderOf } from "./app/language_folder.ts";
import {
  findLanguageFile,
  languageCodes,
  type LanguageFile,
  languageText,
  refuse,
} from "./app/language_files.ts";
import { shippedWords } from "./app/open_lexicon.ts";
import { table } from "./text/layout.ts";

type LanguagesCall = Call<"json" | "data_path">;

/** Lists the languages, or prints the file of one. */
export async function showLanguages(call: LanguagesCall): Promise<ExitCode> {
  const { world, resolved: { dataPath } } = call;
  const folders: DataFolders = { world, dataPath };
  const [code] = call.args;
  return code === undefined ? await list(call, folders) : await show(call, folders, code);
}

async function show(
  { world, options }: LanguagesCall,
  folders: DataFolders,
  code: string,
): Promise<ExitCode> {
  const found = await findLanguageFile(folders, code) ?? await refuse(folders, "code", code);
  world.out(
    options.json
      ? JSON.stringify({ ...found.language, from: found.path }, null, 2)
      : showableLines(await languageText(folders, found)).trimEnd(),
  );
  return 0;
}

/** Reports a file that cannot be used, and lists the rest. */
async function list({ world, t, options }: LanguagesCall, folders: DataFolders): Promise<ExitCode> {
  const found: LanguageFile[] = [];
  const words = await shippedWords(world);
  const problems: string[] = [];
  for (const code of await languageCodes(folders)) {
    try {
      const one = await findLanguageFile(folders, code);
      if (one) found.push(one);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(await explained(error.problem, t.uiLanguage));
    }
  }
  const { languages } = t.grid;
  const { column } = languages;
  const folder = folders.dataPath && folderOf(folders.dataPath);
  if (options.json) world.out(jsonArray(found.map((one) => factsOf(one, words))));
  else {
    world.out([
      ...table([
        [`${column.code}  ${column.name}`, column.letters, column.dice, column.words, column.from],
        ...found.map((one) => {
          const { code, name, letters, dice } = one.language;
          return [
            `${code.padEnd(column.code.length)}  ${name}`,
            String(letters.length),
            Object.keys(dice).map((side) => `${side}x${side}`).join(" ") || "-",
            words.includes(code) ? languages.yes : languages.no,
            one.isOwn ? languages.own : "itbee",
          ];
        }),
      ], ""),
      ...languages.note(folder),
    ].join("\n"));
  }
  for (const problem of problems) world.err(problem);
  return problems.length > 0 ? 2 : 0;
}

function factsOf({ language, path, isOwn }: LanguageFile, words: readonly string[]): object {
  const { code, name, letters, vowels, values, weights, dice, sample } = language;
  return {
    code,
    name,
    letters,
    vowels,
    values,
    weights,
    dice: Object.keys(dice).map(Number),
    sample,
    has_words: words.includes(code),
    ...(isOwn && { from: path }),
  };
}
