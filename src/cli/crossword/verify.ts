import { CROSSWORD_DEFAULTS } from "../../games/crossword/rules.ts";
import { verifyCrossword } from "../../games/crossword/verify.ts";
import { EMPTY, formatGrid } from "../../games/crossword/template.ts";
import { say } from "../../messages/say.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { badCrossword, filesOf, findFile, pairsIn, readTheme, showableSentence } from "./files.ts";
import { readSource } from "./source.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import type { CROSSWORD_VERIFY_OPTIONS } from "./program.ts";

/** Proves a crossword as far as it can be proved; 1 when something is wrong with it. */
export async function verifyFile(
  call: Call<typeof CROSSWORD_VERIFY_OPTIONS[number]>,
): Promise<ExitCode> {
  const { world, t, options } = call;
  const path = call.args[0]!;
  const folders = { world, dataPath: call.resolved.dataPath };
  const lexicon = await openLexicon(call);
  const read = await readSource(world, path);
  if (read.kind === "broken") {
    if (options.json) {
      world.out(JSON.stringify({ path, sound: false, faults: read.faults }, null, 2));
    } else {for (const fault of read.faults) {
        world.out(showableSentence(say(t.crossword.factsFault, fault)));
      }}
    return 1;
  }
  const { grid, facts, theme: named } = read.source;
  if (grid.cells.includes(EMPTY)) throw badCrossword(path, { kind: "unfinished" });
  const names = (await filesOf(folders, "themes")).map(({ name }) => name);
  const theme = options.theme ?? (named !== undefined && names.includes(named) ? named : undefined);
  const words = theme === undefined
    ? []
    : (await readTheme(folders, await findFile(folders, "themes", theme), lexicon.alphabet))
      .words;
  const difficulty = options.difficulty ?? facts?.level ?? CROSSWORD_DEFAULTS.difficulty;
  const rules = { ...CROSSWORD_DEFAULTS, difficulty, theme: words };
  const verdict = verifyCrossword(lexicon, rules, {
    grid,
    pairs: await pairsIn(folders, lexicon.language),
    ...(facts && { facts }),
  });
  const { entries, faults, proved, defined, uniqueness, steps } = verdict;
  if (options.json) {
    const sound = faults.length === 0;
    const puzzle = formatGrid(grid);
    world.out(JSON.stringify({ path, puzzle, level: difficulty, sound, ...verdict }, null, 2));
  } else {
    world.out([
      t.crossword.verified({ path, entries, faults: faults.length, proved, defined }),
      ...faults.map((fault) => "  " + showableSentence(say(t.crossword.entryFault, fault))),
      t.crossword.uniqueness[uniqueness](steps, difficulty),
    ].join("\n"));
  }
  return faults.length === 0 ? 0 : 1;
}
