import { ITALIAN } from "../../core/italian.ts";
import type { Language } from "../../core/language.ts";
import { alphabetOf } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { type GridPuzzle, MAX_CELLS, parseGrid } from "../../games/grid/puzzle.ts";
import { fairRules, GRID_RULES, type GridRules } from "../../games/grid/rules.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { ToolMessages } from "../../messages/mod.ts";
import type { World } from "../../world.ts";
import { MAX_BYTES, openLexicon } from "../app/open_lexicon.ts";
import { type DataFolders, ownNames } from "../app/language_folder.ts";
import type { PLAY_OPTIONS, Values } from "../app/options.ts";
import type { GRID_BOARD_OPTIONS, GRID_OPTIONS } from "./program.ts";
import type { OwnRules } from "./rules_file.ts";
import type { ResolvedSettings } from "../app/settings.ts";

/** Everything a board is searched with. */
export interface GridSetup {
  readonly world: World;
  readonly t: ToolMessages<"grid">;
  readonly resolved: ResolvedSettings;
  readonly lexicon: Lexicon;
  readonly rules: GridRules;
}

type GridOption =
  | typeof GRID_OPTIONS[number]
  | typeof GRID_BOARD_OPTIONS[number]
  | typeof PLAY_OPTIONS[number]
  | "minutes"
  | "no_timer";

interface GridCall {
  readonly world: World;
  readonly t: ToolMessages<"grid">;
  readonly resolved: ResolvedSettings;
  readonly options: Values<GridOption>;
}

/** The words and the rules that the options ask for; throws `no_words` where there are none. */
export async function openGrid(call: GridCall): Promise<GridSetup> {
  const { world, t, options, resolved } = call;
  const folders = { world, dataPath: resolved.dataPath };
  const asked = await findLanguage(folders, options.language ?? ITALIAN.code);
  const lexicon = await openLexicon(call);
  const language = options.language === undefined
    ? await languageOf(folders, lexicon) ?? asked
    : asked;
  const own = options.rules_file === undefined
    ? undefined
    : await (await import("./rules_file.ts")).readRulesFile(world, options.rules_file);
  return { world, t, resolved, lexicon, rules: gridRules(options, language, lexicon, own) };
}

/** Italian needs no file, nor what reads one, unless the player has files. */
async function findLanguage(folders: DataFolders, code: string): Promise<Language> {
  if (code === ITALIAN.code && (await ownNames(folders)).length === 0) return ITALIAN;
  return await (await import("../app/language_files.ts")).findLanguage(folders, code);
}

/** A compiled lexicon says itself what it is in. */
async function languageOf(
  folders: DataFolders,
  { language }: Lexicon,
): Promise<Language | undefined> {
  if (language === ITALIAN.code) return undefined;
  const { findLanguageFile } = await import("../app/language_files.ts");
  return (await findLanguageFile(folders, language))?.language;
}

export function gridRules(
  options: Values<GridOption>,
  language: Language,
  { size }: Pick<Lexicon, "size">,
  own?: OwnRules,
): GridRules {
  const { least_length, min_words, min_longest, min_vowels, attempts, minutes, no_timer } = options;
  const base = { ...GRID_RULES[options.rules ?? own?.base ?? "ruzzle"], ...own?.changes };
  const rows = options.rows ?? options.size?.rows ?? base.rows;
  const cols = options.cols ?? options.size?.cols ?? base.cols;
  const minLength = least_length ?? base.minLength;
  const values = { ...language.values, ...own?.values };
  const rules = fairRules(
    { ...base, rows, cols, minLength, language: { ...language, values } },
    size,
  );
  const minWords = min_words ?? rules.minWords;
  return {
    ...rules,
    minWords,
    // Players who ask for few or short words need not know them.
    minCore: min_longest === undefined ? Math.min(rules.minCore, minWords) : 0,
    minLongest: min_longest ?? rules.minLongest,
    minVowels: min_vowels ?? rules.minVowels,
    attempts: attempts ?? rules.attempts,
    ...(options.reuse && { reuse: true }),
    seconds: no_timer ? 0 : minutes === undefined ? rules.seconds : Math.round(minutes * 60),
  };
}

/** The board of a command: a file, standard input, or the text itself. Throws `bad_puzzle`. */
export async function readBoard(
  { world, rules: { language } }: GridSetup,
  args: readonly string[],
  { file, maxSide = MAX_CELLS }: { readonly file: string | undefined; readonly maxSide?: number },
): Promise<GridPuzzle> {
  const path = file ?? (args.length === 1 && args[0] === "-" ? "-" : undefined);
  const alphabet = alphabetOf(language.letters);
  if (path === undefined) return parseGrid(joined(args), alphabet, maxSide);
  if (file !== undefined && args.length > 0) {
    const fault = { kind: "extra_argument", text: args.join(" ") } as const;
    throw new UserError({ kind: "bad_usage", fault });
  }
  const text = new TextDecoder().decode(await world.readFile(path, MAX_BYTES));
  return parseGrid(text, alphabet, maxSide);
}

/** `"C A" "S A"` are two rows, `C A / S A` two rows of cells. */
function joined(args: readonly string[]): string {
  if (args.length === 0) {
    const fault = { kind: "missing_argument", text: "[puzzle...]" } as const;
    throw new UserError({ kind: "bad_usage", fault });
  }
  const areRows = args.length > 1 && args.some((arg) => /\S\s+\S/.test(arg));
  return args.join(areRows ? "\n" : " ");
}
