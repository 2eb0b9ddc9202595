/**
 * How far the hot loops are from what memory allows: each beside a loop that only reads the same
 * places in the same order and decides nothing. The rest is arithmetic and branches that the
 * processor cannot foresee.
 *
 *     deno run -A --cached-only bench/limits.ts
 */
import { rngFrom } from "../src/core/random.ts";
import { beeRng, generateWithReport } from "../src/games/bee/generate.ts";
import { boardOf as beeBoardOf } from "../src/games/bee/puzzle.ts";
import { BEE_DEFAULTS } from "../src/games/bee/rules.ts";
import { boardValue, tableOf } from "../src/games/bee/table.ts";
import { boardOf, NEXT } from "../src/games/grid/board.ts";
import { rolled } from "../src/games/grid/generate.ts";
import type { GridPuzzle } from "../src/games/grid/puzzle.ts";
import { GRID_RULES, sizedRules } from "../src/games/grid/rules.ts";
import { countGrid } from "../src/games/grid/solve.ts";
import { BASE, INNER, MUST, TERM } from "../src/lexicon/graph.ts";
import { slotOf } from "../src/lexicon/masks.ts";
import type { Lexicon } from "../src/lexicon/lexicon.ts";
import { print } from "./figures.ts";
import { timeGrids } from "./grid_measure.ts";
import { benchLexicon } from "./words.ts";

const BOARDS = 20;
const ROUNDS = 60;

/** A path that spells a beginning of a word: where it ends, and the spots it has used. */
interface Path {
  readonly spot: number;
  readonly used: bigint;
}

/** What a walk has to do on a board. */
interface Work {
  /** The nodes of all beginnings of words, in the order in which it comes to them. */
  readonly visited: Int32Array;
  /** The paths that spell them. */
  readonly paths: number;
}

function workOn({ graph, alphabet }: Lexicon, puzzle: GridPuzzle): Work {
  const { nodes, targets, root } = graph;
  const { letter, next, spots, absent } = boardOf(puzzle, alphabet, GRID_RULES.boggle);
  const visited: number[] = [];
  let paths = 0;
  const walk = (node: number, ways: readonly Path[]) => {
    visited.push(node);
    const inner = nodes[node + INNER]!;
    for (let code = 0, child = nodes[node + BASE]!; code < 32; code++) {
      if ((inner & (1 << code)) === 0) continue;
      const target = targets[child++]!;
      if ((nodes[target + MUST]! & absent) !== 0) continue;
      const there = ways.filter(({ spot }) => letter[spot] === code);
      if (there.length === 0) continue;
      paths += there.length;
      walk(target, there.flatMap(({ spot, used }) => onward(spot, used | (1n << BigInt(spot)))));
    }
  };
  const onward = (spot: number, used: bigint): Path[] =>
    [...next.subarray(spot * NEXT, (spot + 1) * NEXT)]
      .filter((to) => to >= 0 && (used & (1n << BigInt(to))) === 0n)
      .map((to) => ({ spot: to, used }));
  walk(root, Array.from({ length: spots }, (_, spot) => ({ spot, used: 0n })));
  return { visited: Int32Array.from(visited), paths };
}

function grid(lexicon: Lexicon, side: number): string {
  const rules = sizedRules(GRID_RULES.boggle, side, side);
  const rng = rngFrom(`limits/${side}`);
  const puzzles = Array.from({ length: BOARDS }, () => {
    const puzzle = rolled(rules, rng);
    return { ...puzzle, cells: puzzle.cells.map(({ letters }) => ({ letters: letters[0]! })) };
  });
  const work = puzzles.map((puzzle) => workOn(lexicon, puzzle));
  const { nodes } = lexicon.graph;
  const touch = (list: Int32Array) => {
    let sum = 0;
    for (let i = 0; i < list.length; i++) {
      const node = list[i]!;
      sum ^= nodes[node + TERM]! ^ nodes[node + INNER]! ^ nodes[node + BASE]! ^ nodes[node + MUST]!;
    }
    return sum;
  };
  const [ours, limit] = timeGrids(
    [
      { name: "count", run: (i) => countGrid(lexicon, puzzles[i]!, rules).words },
      { name: "touch", run: (i) => touch(work[i]!.visited) },
    ],
    BOARDS,
    ROUNDS,
  );
  const mean = (of: (work: Work) => number) => work.reduce((sum, it) => sum + of(it), 0) / BOARDS;
  const paths = mean(({ paths }) => paths);
  const kilobytes = mean(({ visited }) => linesOf(visited)) * 64 / 1024;
  return `grid ${side}×${side}: ${
    mean(({ visited }) => visited.length).toFixed(0)
  } beginnings of ` +
    `words, ${paths.toFixed(0)} paths, ${kilobytes.toFixed(0)} KB of the graph; ` +
    `${ours!.micros.toFixed(1)} µs, ${perItem(ours!.micros, paths)} path; ` +
    `reading alone ${limit!.micros.toFixed(2)} µs`;
}

/** Lines of 64 bytes that hold these nodes: a node is four numbers of four bytes. */
function linesOf(list: Int32Array): number {
  return new Set([...list].map((node) => node >> 4)).size;
}

function bee(lexicon: Lexicon): string {
  const table = tableOf(lexicon, BEE_DEFAULTS);
  const boards = Array.from({ length: 200 }, (_, i) => {
    const { puzzle } = generateWithReport(lexicon, BEE_DEFAULTS, beeRng(`limits/${i}`));
    return beeBoardOf(puzzle, lexicon.alphabet);
  });
  const { slots } = table;
  const touch = (i: number) => {
    const { board, required } = boards[i]!;
    const free = board & ~required;
    let sum = 0;
    for (let some = free;; some = (some - 1) & free) {
      sum ^= slots[slotOf(some | required, slots.length)]!;
      if (some === 0) return sum;
    }
  };
  const [ours, limit] = timeGrids(
    [
      { name: "value", run: (i) => boardValue(table, boards[i]!).points },
      { name: "touch", run: touch },
    ],
    boards.length,
    ROUNDS,
  );
  return `bee, a board's value: 64 probes; ${ours!.micros.toFixed(2)} µs, ` +
    `${perItem(ours!.micros, 64)} probe; one read of the table for each ` +
    `${limit!.micros.toFixed(2)} µs`;
}

function perItem(micros: number, items: number): string {
  return `${(micros * 1000 / items).toFixed(1)} ns a`;
}

if (import.meta.main) {
  const lexicon = benchLexicon();
  for (const side of [4, 5, 6, 8, 10]) print(grid(lexicon, side));
  print(bee(lexicon));
}
