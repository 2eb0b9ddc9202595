import { explained } from "../../messages/mod.ts";
import { join } from "../../path.ts";
import { TIERS } from "../../core/difficulty.ts";
import { UserError } from "../../core/problem.ts";
import { BLACK, rowTexts, slotsOf } from "../../games/crossword/template.ts";
import { say } from "../../messages/say.ts";
import type { World } from "../../world.ts";
import type { Call, ExitCode } from "../app/command.ts";
import {
  type DataFile,
  type DataFolders,
  filesOf,
  findFile,
  type Kind,
  readTemplate,
  readTheme,
  showableSentence,
} from "./files.ts";
import { jsonArray } from "../text/json.ts";
import { table, wrap } from "../text/layout.ts";

type ListCall = Call<"json" | "data_path">;

/** Every grid there is; of one, its picture. */
export async function listTemplates(call: ListCall): Promise<ExitCode> {
  const { world, t, options, args: [asked] } = call;
  const { column, own, templatesNote } = t.crossword;
  const folders = foldersOf(call);
  if (asked !== undefined) {
    const grid = await readTemplate(folders, await findFile(folders, "templates", asked));
    world.out(rowTexts(grid).join("\n"));
    return 0;
  }
  const { found, problems } = await readAll(call, "templates", async (one) => {
    const grid = await readTemplate(folders, one);
    const { rows, cols, cells } = grid;
    const black = [...cells].filter((cell) => cell === BLACK).length;
    return { ...one, rows, cols, entries: slotsOf(grid).length, black };
  });
  const rows = found.map(({ name, rows, cols, entries, black, isOwn }) => [
    name,
    `${rows}x${cols}`,
    t.number(entries),
    t.number(black),
    isOwn ? own : "itbee",
  ]);
  world.out(
    options.json
      ? jsonArray(found.map(({ name, rows, cols, entries, black }) => ({
        name,
        rows,
        cols,
        entries,
        black,
      })))
      : [
        ...table(
          [[column.name, column.size, column.entries, column.black, column.from], ...rows],
          "",
        ),
        ...noted(templatesNote(folders.dataPath && join(folders.dataPath, "templates")), world),
      ].join("\n"),
  );
  return problems === 0 ? 0 : 2;
}

/** Every theme there is; of one, its words with their clues. */
export async function listThemes(call: ListCall): Promise<ExitCode> {
  const { world, t, options, args: [asked] } = call;
  const { column, own, themesNote } = t.crossword;
  const folders = foldersOf(call);
  const { alphabet } = await world.lexicon();
  if (asked !== undefined) {
    const one = await findFile(folders, "themes", asked);
    const { words, faults } = await readTheme(folders, one, alphabet);
    world.out(
      options.json
        ? jsonArray(words)
        : words.map(({ word, clue, tier }) => [word, clue, tier].join("\t")).join("\n"),
    );
    for (const fault of faults) {
      world.err(`${one.path}: ${showableSentence(say(t.crossword.themeFault, fault))}`);
    }
    return faults.length === 0 ? 0 : 2;
  }
  const { found, problems } = await readAll(call, "themes", async (one) => {
    const { words, faults } = await readTheme(folders, one, alphabet);
    for (const fault of faults) {
      world.err(`${one.path}: ${showableSentence(say(t.crossword.themeFault, fault))}`);
    }
    const counts = TIERS.map((tier) => words.filter((word) => word.tier === tier).length);
    return { ...one, words: words.length, counts };
  });
  world.out(
    options.json
      ? jsonArray(found.map(({ name, words, counts: [easy, medium, hard] }) => ({
        name,
        words,
        easy,
        medium,
        hard,
      })))
      : [
        ...table([
          [column.name, column.entries, ...TIERS.map((tier) => column[tier]), column.from],
          ...found.map(({ name, words, counts, isOwn }) => [
            name,
            t.number(words),
            ...counts.map((count) => t.number(count)),
            isOwn ? own : "itbee",
          ]),
        ], ""),
        ...noted(themesNote(folders.dataPath && join(folders.dataPath, "themes")), world),
      ].join("\n"),
  );
  return problems === 0 ? 0 : 2;
}

function noted(lines: readonly string[], world: World): string[] {
  return lines.flatMap((line) => wrap(line, world.input().columns));
}

function foldersOf({ world, resolved: { dataPath } }: ListCall): DataFolders {
  return { world, dataPath };
}

/** Reports a file that cannot be used, and lists the rest. */
async function readAll<R>(
  call: ListCall,
  kind: Kind,
  read: (one: DataFile) => Promise<R>,
): Promise<{ found: R[]; problems: number }> {
  const { world, t } = call;
  const found: R[] = [];
  let problems = 0;
  for (const one of await filesOf(foldersOf(call), kind)) {
    try {
      found.push(await read(one));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      world.err(await explained(error.problem, t.uiLanguage));
      problems++;
    }
  }
  return { found, problems };
}
