import { affinity } from "../../core/difficulty.ts";
import { UserError } from "../../core/problem.ts";
import { failedBy, generateGrid, gridRng } from "../../games/grid/generate.ts";
import { formatGrid, type GridPuzzle } from "../../games/grid/puzzle.ts";
import type { GridRules } from "../../games/grid/rules.ts";
import { countGrid } from "../../games/grid/solve.ts";
import { sourceOf } from "../../lexicon/format.ts";
import { Lexicon } from "../../lexicon/lexicon.ts";
import { lexiconFromList } from "../../lexicon/word_list.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { gridRules, openGrid } from "./grid_setup.ts";
import { boardRows } from "./board_text.ts";
import { wantedWords } from "./wanted_words.ts";
import { writeLines } from "../app/write_lines.ts";
import { jsonLines } from "../text/json.ts";
import { findLanguage, wordsIn } from "../app/language_files.ts";
import type { GRID_GENERATE_OPTIONS } from "./program.ts";

type GenerateCall = Call<typeof GRID_GENERATE_OPTIONS[number]>;

/** Boards from a seed: the first is the seed's own, the rest come from `seed/2`, `seed/3` … */
export async function generateGrids(call: GenerateCall): Promise<ExitCode> {
  const { world, t, options } = call;
  const generator = await openGenerator(call);
  const { lexicon, rules } = generator;
  const { dataPath } = call.resolved;
  const wanted = await wantedWords({ world, dataPath, lexicon, rules, options });
  const boards = generated(call, generator, wanted);
  const count = options.count ?? 1;
  const lines = options.json
    ? jsonLines(factsOf(boards, rules))
    : textOf(boards, count === 1 ? "rows" : "lines");
  await writeLines(world, lines, options.output);
  if (options.output !== undefined && options.output !== "-" && !options.quiet) {
    world.err(t.grid.written(options.output, count));
  }
  return 0;
}

function* generated(
  { world, t, options }: GenerateCall,
  { lexicon, rules, hasWords, seed: given }: Generator,
  wanted: Awaited<ReturnType<typeof wantedWords>>,
): Iterable<Generated> {
  const { count = 1, difficulty } = options;
  const seed = given ?? world.freshSeed();
  for (let i = 1; i <= count; i++) {
    const name = i === 1 ? seed : `${seed}/${i}`;
    const puzzle = generateGrid(lexicon, rules, {
      rng: gridRng(name),
      ...(wanted && { wanted }),
      ...(options.best && { best: true }),
      ...(difficulty && { affinity: (hard: number) => affinity(hard, difficulty) }),
    });
    const { words, longest, points } = hasWords
      ? countGrid(lexicon, puzzle, rules)
      : { words: undefined, longest: 0, points: 0 };
    const failed = options.best ? failedBy(lexicon, rules, puzzle) : [];
    if (failed.length > 0) {
      const reasons = failed.map((limit) => t.limit[limit] ?? limit).join(", ");
      world.err(t.grid.bestSeen(rules.attempts, reasons));
    }
    if (!options.quiet && !options.json) {
      world.err(t.grid.generated({ seed: name, words, longest, points }));
    }
    yield { seed: name, puzzle, words, longest, points };
    if (options.quiet || options.json) world.progress(`${t.number(i)} / ${t.number(count)}`);
  }
}

interface Generated {
  readonly seed: string;
  readonly puzzle: GridPuzzle;
  readonly words: number | undefined;
  readonly longest: number;
  readonly points: number;
}

/** A single board row by row, as `solve` reads it; several boards one per line. */
function* textOf(boards: Iterable<Generated>, as: "rows" | "lines"): Iterable<string> {
  for (const { puzzle } of boards) {
    if (as === "rows") yield* boardRows(puzzle);
    else yield formatGrid(puzzle);
  }
}

function* factsOf(boards: Iterable<Generated>, rules: GridRules): Iterable<object> {
  for (const { seed, puzzle, words, longest, points } of boards) {
    yield {
      seed,
      rules: rules.name,
      language: rules.language.code,
      rows: puzzle.rows,
      cols: puzzle.cols,
      board: formatGrid(puzzle),
      ...(words !== undefined && { word_count: words, longest, total_points: points }),
    };
  }
}

interface Generator {
  readonly lexicon: Lexicon;
  readonly rules: GridRules;
  readonly hasWords: boolean;
  readonly seed: string | null;
}

/** Letters alone need no words, so any language will do. */
async function openGenerator(call: GenerateCall): Promise<Generator> {
  try {
    const { lexicon, rules, resolved } = await openGrid(call);
    return { lexicon, rules, hasWords: true, seed: resolved.settings.seed };
  } catch (error) {
    const isWordless = error instanceof UserError && error.problem.kind === "no_words";
    const { min_words, min_longest, difficulty } = call.options;
    if (!isWordless || min_words !== 0 || min_longest !== 0 || difficulty) throw error;
    const { world, options } = call;
    const { dataPath, settings } = call.resolved;
    const language = await findLanguage({ world, dataPath }, options.language!);
    const one = new TextEncoder().encode(language.letters[0]);
    const bytes = lexiconFromList(one, "", wordsIn(language));
    const lexicon = Lexicon.open(sourceOf(bytes));
    return {
      lexicon,
      rules: gridRules(options, language, lexicon),
      hasWords: false,
      seed: settings.seed,
    };
  }
}
