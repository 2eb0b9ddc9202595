import { normalize } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { parseClueFile } from "../../games/crossword/clue_file.ts";
import { CROSSWORD_DEFAULTS } from "../../games/crossword/rules.ts";
import {
  EMPTY,
  formatGrid,
  type Grid,
  MAX_SIDE,
  parseGrid,
  slotsOf,
} from "../../games/crossword/template.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { say } from "../../messages/say.ts";
import { type Made, type Plan, withClues } from "../../play/crossword/maker.ts";
import type { Call } from "../app/command.ts";
import type { ClueWish } from "../app/option_kinds.ts";
import type { CROSSWORD_MAKER_OPTIONS } from "./program.ts";
import { clueStock } from "./clue_stock.ts";
import {
  badCrossword,
  type DataFolders,
  findFile,
  readTemplate,
  readText,
  readTheme,
  showableSentence,
} from "./files.ts";

export type MakerCall = Call<typeof CROSSWORD_MAKER_OPTIONS[number]>;

/** Reads what the options name; reports and skips bad rows. */
export async function planOf(
  call: MakerCall,
  folders: DataFolders,
  lexicon: Lexicon,
): Promise<Plan> {
  const { world, t, options } = call;
  const { crossword_size, template, fill, theme, density, difficulty } = options;
  const picture = template !== undefined ? "--template" : fill !== undefined ? "--fill" : undefined;
  const other = crossword_size
    ? "--size"
    : density !== undefined
    ? "--density"
    : template !== undefined && fill !== undefined
    ? "--fill"
    : undefined;
  if (picture !== undefined && other !== undefined) {
    throw new UserError({
      kind: "bad_usage",
      fault: { kind: "not_together", text: other, with: picture },
    });
  }
  const size = crossword_size ?? { rows: CROSSWORD_DEFAULTS.rows, cols: CROSSWORD_DEFAULTS.cols };
  const pictures = template !== undefined
    ? [formatGrid(await readTemplate(folders, await findFile(folders, "templates", template)))]
    : fill !== undefined
    ? [formatGrid(await readBegun(world, fill))]
    : [];
  const longest = pictures[0] === undefined
    ? Math.max(size.rows, size.cols)
    : Math.max(...slotsOf(parseGrid(pictures[0])).map(({ cells }) => cells.length));
  const hasClues = options.clues?.kind !== "none";
  const plan = {
    lexicon,
    pictures,
    rules: {
      ...CROSSWORD_DEFAULTS,
      ...size,
      ...(density !== undefined && { density }),
      ...(difficulty && { difficulty }),
      ...(!hasClues && { clues: { kind: "none" } as const }),
    },
    ...await clueStock(folders, lexicon, { hasClues }),
    ...(options.ban !== undefined && { banned: new Set(wordsIn("--ban", options.ban, lexicon)) }),
    ...(options.must !== undefined && {
      must: wordsIn("--must", options.must, { alphabet: lexicon.alphabet, longest }),
    }),
  };
  if (theme === undefined) return plan;
  const found = await findFile(folders, "themes", theme);
  // The program's own themes are Italian.
  const isForeign = !found.isOwn && lexicon.language !== "it" && lexicon.language !== "xx";
  if (isForeign) throw badCrossword(found.path, { kind: "no_theme_words" });
  const { words, faults } = await readTheme(folders, found, lexicon.alphabet);
  for (const fault of faults) {
    world.err(`${found.path}: ${showableSentence(say(t.crossword.themeFault, fault))}`);
  }
  if (words.length === 0) throw badCrossword(found.path, { kind: "no_theme_words" });
  return { ...plan, rules: { ...plan.rules, theme: words }, themeName: found.name };
}

/** A grid that was begun: a picture with some letters, or an ipuz file with what is written on it. */
async function readBegun(world: Call<never>["world"], text: string): Promise<Grid> {
  const { readSource } = await import("./source.ts");
  const read = await readSource(world, text);
  if (read.kind === "broken") {
    throw badCrossword(text.slice(0, 80), { kind: "not_a_crossword", field: "entries" });
  }
  const { grid, marks } = read.source;
  const saved = marks?.saved ?? "";
  if (saved === "" || !grid.cells.includes(EMPTY)) return grid;
  const cells = [...grid.cells].map((cell, i) => cell === EMPTY ? saved[i]! : cell).join("");
  return { ...grid, cells };
}

/** The words of a list with commas, as played. Throws `bad_usage` at anything else. */
function wordsIn(
  option: "--ban" | "--must",
  list: string,
  { alphabet, longest = MAX_SIDE }: Pick<Lexicon, "alphabet"> & { readonly longest?: number },
): string[] {
  return list.split(/[\s,]+/).filter((text) => text !== "").map((text) => {
    const word = normalize(text, alphabet);
    const isUsable = option === "--ban" ||
      word !== undefined && word.length > 1 && word.length <= longest;
    if (word !== undefined && isUsable) return word;
    throw new UserError({ kind: "bad_usage", fault: { kind: "unusable_word", option, text } });
  });
}

/** The same with the clues that were asked for. */
export async function clued(call: MakerCall, plan: Plan, made: Made): Promise<Made> {
  const wish: ClueWish = call.options.clues ?? { kind: "enigmistica" };
  const { grid, rules } = made;
  switch (wish.kind) {
    case "enigmistica":
      return made;
    case "none":
      return { grid, rules: { ...rules, clues: { kind: "none" } } };
    case "file": {
      const { world, t } = call;
      const { clues, faults } = parseClueFile(await readText(world, wish.path), grid);
      for (const fault of faults) {
        world.err(`${wish.path}: ${showableSentence(say(t.crossword.clueFileFault, fault))}`);
      }
      return withClues(made, clues);
    }
    case "gemini":
      return await (await import("./ask_clues.ts")).fromService(call, plan, made);
  }
}
