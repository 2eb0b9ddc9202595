import { normalize } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { isPlain, quotable } from "../../core/text.ts";
import type { WantedWords } from "../../games/grid/generate.ts";
import type { GridRules } from "../../games/grid/rules.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { join } from "../../path.ts";
import type { World } from "../../world.ts";
import type { Values } from "../app/options.ts";

const MAX_THEME = 1_000_000;
const USUAL_LEAST = 3;

interface Asked {
  readonly world: World;
  readonly dataPath: string | undefined;
  readonly lexicon: Lexicon;
  readonly rules: GridRules;
  readonly options: Values<"must" | "theme" | "theme_words">;
}

/** The words that a board is to have; `undefined` where none is asked for. */
export async function wantedWords(asked: Asked): Promise<WantedWords | undefined> {
  const { must, theme, theme_words: least = USUAL_LEAST } = asked.options;
  if (must === undefined && theme === undefined) return undefined;
  const some = theme === undefined ? [] : await themeWords(asked, theme);
  return {
    must: must === undefined ? [] : must.split(/[\s,;]+/).filter(Boolean).map((word) => {
      const played = playable(asked, word);
      if (played !== undefined) return played;
      const fault = { kind: "unusable_word", option: "--must", text: quotable(word) } as const;
      throw new UserError({ kind: "bad_usage", fault });
    }),
    some: { words: some, least: theme === undefined ? 0 : least },
  };
}

/** The first column of a theme file, as crosswords use it; a plain list will do too. */
async function themeWords(asked: Asked, name: string): Promise<readonly string[]> {
  const text = await readTheme(asked, name);
  const words = text.split(/\r?\n/).filter((row) => !row.startsWith("#"))
    .flatMap((row) => playable(asked, row.split("\t")[0]!) ?? []);
  const { theme_words: least = USUAL_LEAST } = asked.options;
  if (words.length >= least) return words;
  throw new UserError({
    kind: "bad_usage",
    fault: { kind: "small_theme", text: name, words: words.length, least },
  });
}

/** A file, or the name of a theme of the player's or of ours; throws `bad_usage` with the names. */
async function readTheme({ world, dataPath }: Asked, name: string): Promise<string> {
  const isName = /^[\p{L}\p{N}_-]+$/u.test(name);
  if (!isName) return new TextDecoder().decode(await world.readFile(name, MAX_THEME));
  const known = new Set<string>();
  for (const place of [...(dataPath === undefined ? [] : [dataPath]), world.shipped]) {
    const folder = join(place, "themes");
    const files = (await world.listFolder(folder)).filter((file) => file.endsWith(".tsv"));
    if (files.includes(`${name}.tsv`)) {
      const bytes = await world.readFile(join(folder, `${name}.tsv`), MAX_THEME, "regular");
      return new TextDecoder().decode(bytes);
    }
    for (const file of files) if (isPlain(file)) known.add(file.slice(0, -".tsv".length));
  }
  const allowed = { kind: "one_of", values: [...known].sort() } as const;
  const fault = { kind: "bad_value", option: "--theme", text: quotable(name), allowed } as const;
  throw new UserError({ kind: "bad_usage", fault });
}

/** The word as it is played, if it is one, long enough and not too long for the board. */
function playable(asked: Asked, text: string): string | undefined {
  const { lexicon, rules } = asked;
  const word = normalize(text, lexicon.alphabet);
  const isFit = word !== undefined && word.length >= rules.minLength &&
    word.length <= cellsOf(asked) && lexicon.find(word) !== undefined;
  return isFit ? word : undefined;
}

function cellsOf({ rules: { rows, cols } }: Asked): number {
  return rows * cols;
}
