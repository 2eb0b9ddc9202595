/**
 * What the bee costs. `deno bench` for each part alone; and with its promises:
 *
 *     deno run -A --cached-only bench/bee_bench.ts
 */
import { isWithin, type Mask } from "../src/core/letters.ts";
import { pointsOfZipf } from "../src/core/scoring.ts";
import { atlas } from "../src/games/bee/atlas.ts";
import { beeRng, generateWithReport } from "../src/games/bee/generate.ts";
import { bee } from "../src/games/bee/mod.ts";
import type { BeeMove } from "../src/games/bee/play.ts";
import { type Board, boardOf } from "../src/games/bee/puzzle.ts";
import { BEE_DEFAULTS } from "../src/games/bee/rules.ts";
import { boardValue, buildTable, tableOf } from "../src/games/bee/table.ts";
import type { Lexicon } from "../src/lexicon/lexicon.ts";
import { print } from "./figures.ts";
import { generationTimes } from "./generation.ts";
import { measure } from "./measure.ts";
import { benchLexicon } from "./words.ts";

/** A fair board of each seed, in milliseconds. */
export function beeGeneration(lexicon: Lexicon, seeds: number) {
  const make = (seed: string) => generateWithReport(lexicon, BEE_DEFAULTS, beeRng(seed));
  return generationTimes(make, seeds);
}

/** A board's words and points: by the table, and by a scan of the masks of the same words. */
export function lookupTimes(lexicon: Lexicon, rounds: number) {
  const boards = someBoards(lexicon, 1000);
  const few = boards.slice(0, 20);
  const table = tableOf(lexicon, BEE_DEFAULTS);
  const words = coreWords(lexicon);
  const [probes, probesOfFew, scan] = measure([
    {
      name: "64 probes",
      jobs: boards.length,
      run: () => boards.reduce((sum, board) => sum + boardValue(table, board).points, 0),
    },
    {
      name: "64 probes, the scan's boards",
      jobs: few.length,
      run: () => few.reduce((sum, board) => sum + boardValue(table, board).points, 0),
    },
    {
      name: "scan of the core",
      jobs: few.length,
      run: () => few.reduce((sum, board) => sum + scanned(words, board), 0),
    },
  ], rounds);
  if (probesOfFew!.result !== scan!.result) throw new Error("The table and the scan disagree");
  return { probes: probes!.micros, scan: scan!.micros, ratio: scan!.micros / probes!.micros };
}

/** Every board there is, in milliseconds. */
export function atlasTime(lexicon: Lexicon, rounds: number): number {
  const run = () => atlas(lexicon, BEE_DEFAULTS, { kind: "all" }).boards.length;
  return measure([{ name: "atlas", jobs: 1, run }], rounds)[0]!.micros / 1000;
}

/** The table on the way to the first board, built again each round, in milliseconds. */
export function tableTime(lexicon: Lexicon, rounds: number): number {
  const run = () => buildTable(lexicon, BEE_DEFAULTS).pangramSets.length;
  return measure([{ name: "table", jobs: 1, run }], rounds)[0]!.micros / 1000;
}

/** Opening a board, a guess, and a game of 200 moves played again: in microseconds. */
export function playTimes(lexicon: Lexicon, rounds: number) {
  const { puzzle } = generateWithReport(lexicon, BEE_DEFAULTS, beeRng("20250101"));
  const round = bee.open(lexicon, BEE_DEFAULTS, puzzle);
  const moves = twoHundredMoves([...round.accepted.keys()]);
  const half = moves.slice(0, 100).reduce(
    (state, move) => bee.play(round, state, move).state,
    bee.start(round),
  );
  const words = [...round.accepted.keys(), "nonsense", "zzzz"];
  const [open, guess, replay] = measure([
    { name: "open", jobs: 1, run: () => bee.open(lexicon, BEE_DEFAULTS, puzzle).total },
    {
      name: "guess",
      jobs: words.length,
      run: () =>
        words.reduce(
          (sum, word) => sum + bee.play(round, half, { kind: "guess", word }).state.score,
          0,
        ),
    },
    {
      name: "replay",
      jobs: 1,
      run: () =>
        moves.reduce((state, move) => bee.play(round, state, move).state, bee.start(round)).score,
    },
  ], rounds);
  return { open: open!.micros, guess: guess!.micros, replay: replay!.micros };
}

/** Words, with a shuffle, a hint and an undo among each ten moves. */
function twoHundredMoves(words: readonly string[]): BeeMove[] {
  return Array.from({ length: 200 }, (_, i): BeeMove => {
    if (i % 10 === 7) return { kind: "shuffle" };
    if (i % 10 === 8) return { kind: "hint", rung: 4 };
    if (i % 10 === 9) return { kind: "undo" };
    return { kind: "guess", word: words[i % words.length]! };
  });
}

function someBoards(lexicon: Lexicon, count: number): Board[] {
  return Array.from({ length: count }, (_, seed) => {
    const { puzzle } = generateWithReport(lexicon, BEE_DEFAULTS, beeRng(`bench/${seed}`));
    return boardOf(puzzle, lexicon.alphabet);
  });
}

/** What seed 000 describes: mask and points of each word that can count, in a row. */
interface CoreWords {
  readonly masks: Int32Array;
  readonly points: Int32Array;
  readonly pangramPoints: Int32Array;
}

function coreWords(lexicon: Lexicon): CoreWords {
  const { zipf, length } = lexicon.columns;
  const { minLength, floor, pangramBonus, cap } = BEE_DEFAULTS;
  const ids: number[] = [];
  for (let id = 0; id < lexicon.size; id++) {
    if (length[id]! >= minLength && lexicon.isCore(id, floor)) ids.push(id);
  }
  const sumOf = (id: number) => pointsOfZipf(BEE_DEFAULTS, zipf[id]!) + length[id]! - minLength;
  return {
    masks: Int32Array.from(ids, (id) => lexicon.mask(id)),
    points: Int32Array.from(ids, (id) => Math.min(cap, sumOf(id))),
    pangramPoints: Int32Array.from(ids, (id) => Math.min(cap, sumOf(id) + pangramBonus)),
  };
}

function scanned({ masks, points, pangramPoints }: CoreWords, { board, required }: Board): number {
  let sum = 0;
  for (let id = 0; id < masks.length; id++) {
    const mask: Mask = masks[id]!;
    if (!isWithin(mask, board) || !(mask & required)) continue;
    sum += mask === board ? pangramPoints[id]! : points[id]!;
  }
  return sum;
}

/** All of it as lines to read. */
function report(lexicon: Lexicon): string[] {
  const { mean, worst } = beeGeneration(lexicon, 1000);
  const lookup = lookupTimes(lexicon, 30);
  const play = playTimes(lexicon, 30);
  return [
    `${lexicon.edition}, ${lexicon.size} words`,
    `generation of 1,000 seeds  mean ${mean.toFixed(3)} ms, worst ${worst.toFixed(3)} ms`,
    `a board's value            ${lookup.probes.toFixed(2)} µs; scan of the core ${
      lookup.scan.toFixed(0)
    } µs: ${lookup.ratio.toFixed(0)} times`,
    `atlas of every board       ${atlasTime(lexicon, 20).toFixed(1)} ms`,
    `table                      ${tableTime(lexicon, 30).toFixed(2)} ms`,
    `open ${play.open.toFixed(0)} µs, guess ${play.guess.toFixed(2)} µs, replay of 200 moves ${
      play.replay.toFixed(0)
    } µs`,
  ];
}

/** What the benches share, made at the first one's warm-up. */
function shared() {
  const lexicon = benchLexicon();
  const table = tableOf(lexicon, BEE_DEFAULTS);
  return { lexicon, table, board: someBoards(lexicon, 1)[0]!, words: coreWords(lexicon) };
}

let made: ReturnType<typeof shared> | undefined;

// With `deno run` these do nothing.
Deno.bench("64 probes", { group: "lookup", baseline: true }, () => {
  made ??= shared();
  boardValue(made.table, made.board);
});

Deno.bench("scan of the core", { group: "lookup" }, () => {
  made ??= shared();
  scanned(made.words, made.board);
});

Deno.bench("atlas", { group: "atlas" }, () => {
  made ??= shared();
  atlas(made.lexicon, BEE_DEFAULTS, { kind: "all" });
});

Deno.bench("table", { group: "start" }, () => {
  made ??= shared();
  buildTable(made.lexicon, BEE_DEFAULTS);
});

if (import.meta.main) print(...report(benchLexicon()));
