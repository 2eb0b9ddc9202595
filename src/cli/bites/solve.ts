import { asPlayed } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { type BitesPuzzle, formatBites } from "../../games/bites/puzzle.ts";
import {
  BITES_DEFAULTS,
  type BitesLimits,
  type Direction,
  directionsOf,
  maxLength,
} from "../../games/bites/rules.ts";
import { type BitesWord, solveBites, wordsBothWays } from "../../games/bites/solve.ts";
import { findPieces } from "../../games/bites/spell.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { laid } from "../../messages/bites.ts";
import type { ToolMessages } from "../../messages/messages.ts";
import type { ExitCode, ToolCall } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { columns } from "../text/layout.ts";
import type { Values } from "../app/options.ts";
import type { BITES_SOLVE_OPTIONS } from "./program.ts";
import { tilesAsked } from "./read_tiles.ts";

type SolveCall = ToolCall<typeof BITES_SOLVE_OPTIONS[number], "bites">;

/** As many as the seed shows. */
const TOP = 30;

/** A solved puzzle, and all that is needed to show it. */
interface Solved {
  readonly lexicon: Lexicon;
  readonly puzzle: BitesPuzzle;
  readonly limits: BitesLimits;
  readonly options: SolveCall["options"];
}

/** Every word that tiles can make, each way; or how one word is made. */
export async function solveTiles(call: SolveCall): Promise<ExitCode> {
  const { world, t } = call;
  const limits = await limitsFrom(call.options);
  const { args, options } = wordApart(call);
  const lexicon = await openLexicon(call);
  const puzzle = await tilesAsked({ ...call, args, options }, lexicon.alphabet);
  if (puzzle === undefined) return 0;
  if (puzzle === "interrupted") return 130;
  const solved: Solved = { lexicon, puzzle, limits, options };
  if (typeof options.show_tiles === "string") {
    return tellWord(call, solved, options.show_tiles);
  }
  const { isTerminal, columns: width } = world.input();
  // For a person only: what is piped stays as it was.
  if (isTerminal && !options.json) world.out(headingOf(solved, t).join("\n"));
  world.out(
    options.json
      ? JSON.stringify(solutionFacts(solved), null, 2)
      : solutionLines(solved, t, width).join("\n"),
  );
  return 0;
}

/** `--show-tiles "a e t / ab>"` without a word takes the puzzle for one; no word has such signs. */
function wordApart({ args, options }: SolveCall): Pick<SolveCall, "args" | "options"> {
  const { show_tiles: word } = options;
  if (typeof word !== "string" || args.length > 0 || !/[\s/>,]/.test(word)) {
    return { args, options };
  }
  return { args: [word], options: { ...options, show_tiles: true } };
}

/** Throws `bad_usage` when a longest word is shorter than the shortest. */
async function limitsFrom(
  options: Values<typeof BITES_SOLVE_OPTIONS[number]>,
): Promise<BitesLimits> {
  const { only_direction: only, min_length: minLength = BITES_DEFAULTS.minLength } = options;
  const limits: BitesLimits = {
    minLength,
    maxHorizontal: options.max_horizontal_length ?? BITES_DEFAULTS.maxHorizontal,
    maxVertical: options.max_vertical_length ?? BITES_DEFAULTS.maxVertical,
    direction: only === undefined ? "both" : only === "h" ? "horizontal" : "vertical",
  };
  const crossed = directionsOf(limits).find((way) => maxLength(limits, way) < minLength);
  if (crossed) {
    const { OPTIONS } = await import("../app/option_table.ts");
    const named = (name: "min_length" | `max_${Direction}_length`, value: number) =>
      `${OPTIONS[name].flags.split(" ")[0]} (${value})`;
    const low = named("min_length", minLength);
    const high = named(`max_${crossed}_length`, maxLength(limits, crossed));
    throw new UserError({ kind: "bad_usage", fault: { kind: "crossed", low, high } });
  }
  return limits;
}

/** Which words are searched, and how long they may be. */
function headingOf({ lexicon, limits }: Solved, t: ToolMessages<"bites">): readonly string[] {
  return t.bites.searched({
    words: lexicon.size,
    edition: lexicon.edition,
    limits,
    way: limits.direction === "both" ? undefined : limits.direction,
  });
}

function solutionLines(solved: Solved, t: ToolMessages<"bites">, width: number): string[] {
  const { lexicon, puzzle, limits, options } = solved;
  const solution = solveBites(lexicon, puzzle, limits);
  const both = new Set(wordsBothWays(solution));
  const most = options.all_words ? Infinity : options.top ?? TOP;
  const lines = [formatBites(puzzle)];
  for (const way of directionsOf(limits)) {
    const all = solution[way];
    const shown = all.slice(0, most);
    lines.push(
      t.bites.solved({
        way,
        shown: shown.length,
        all: all.length,
        points: solution.totals[way],
      }),
    );
    const cells = shown.map(({ word, points }) =>
      `${writtenAs(lexicon, word)}${both.has(word) ? "*" : ""} ${points}`
    );
    if (!options.show_tiles) { for (const line of columns(cells, width)) lines.push(line); }
    else {
      const longest = Math.max(0, ...cells.map((cell) => cell.length));
      shown.forEach((word, i) =>
        lines.push(`  ${cells[i]!.padEnd(longest)}  ${laid(piecesOf(solved, way, word))}`)
      );
    }
  }
  if (both.size > 0) lines.push(t.bites.bothWays(both.size));
  const isCut = directionsOf(limits).some((way) => solution[way].length > most);
  return isCut ? [...lines, t.bites.moreWith()] : lines;
}

/** All words unless a number is asked for: a program can count for itself. */
function solutionFacts(solved: Solved): object {
  const { lexicon, puzzle, limits, options } = solved;
  const solution = solveBites(lexicon, puzzle, limits);
  const listed = (way: Direction) =>
    solution[way].slice(0, options.all_words ? Infinity : options.top ?? Infinity).map((word) => ({
      ...word,
      written: lexicon.written(lexicon.find(word.word)!, word.word),
      ...(options.show_tiles && { tiles: piecesOf(solved, way, word) }),
    }));
  const { horizontal, vertical } = solution;
  return {
    puzzle: formatBites(puzzle),
    lexicon: lexicon.edition,
    horizontal: listed("horizontal"),
    vertical: listed("vertical"),
    word_counts: { horizontal: horizontal.length, vertical: vertical.length },
    totals: solution.totals,
    both_ways: wordsBothWays(solution),
  };
}

/** How one word is made; exits with 1 if it is not a word, or cannot be made. */
function tellWord({ world, t }: SolveCall, solved: Solved, text: string): ExitCode {
  const { lexicon, puzzle, limits, options } = solved;
  const { alphabet } = lexicon;
  const word = asPlayed(text, alphabet) ?? text;
  const made = directionsOf(limits).flatMap((way) => {
    const pieces = findPieces(puzzle, way, word, alphabet);
    return pieces ? [{ way, pieces }] : [];
  });
  const allowed = made.filter(({ way }) =>
    word.length >= limits.minLength && word.length <= maxLength(limits, way)
  );
  const isWord = lexicon.find(word) !== undefined;
  if (options.json) {
    const tiles = Object.fromEntries(made.map(({ way, pieces }) => [way, pieces]));
    world.out(JSON.stringify({ word, in_lexicon: isWord, tiles }));
  } else if (made.length === 0) world.out(t.bites.cannotMake(text));
  else {
    const shown = isWord ? writtenAs(lexicon, word) : word;
    const ways = made.map(({ way, pieces }) => `${t.bites.way[way]} ${laid(pieces)}`);
    world.out(`${shown}: ${ways.join(", ")}`);
    if (!isWord) world.out(t.bites.unknownWord(text));
    else if (allowed.length === 0) world.out(t.bites.beyondLimits(text));
  }
  return isWord && allowed.length > 0 ? 0 : 1;
}

function piecesOf({ lexicon, puzzle }: Solved, way: Direction, { word }: BitesWord) {
  return findPieces(puzzle, way, word, lexicon.alphabet)!;
}

function writtenAs(lexicon: Lexicon, word: string): string {
  return lexicon.written(lexicon.find(word)!, word).join(" / ");
}
