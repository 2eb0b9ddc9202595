import type { Rng } from "../../core/random.ts";
import { SEARCH } from "./search_wasm.ts";
import { BLACK, EMPTY, type Grid } from "./template.ts";

/**
 * The search in `src/wasm/crossword`, for one set of word lists. It is compiled beforehand, since
 * most runs end before V8 would have compiled it, and has one picture at a time.
 */
export interface Search {
  readonly exports: SearchExports;
  /** Where it takes its chances from. */
  rng: Rng | undefined;
}

/** What `src/wasm/crossword/mod.ts` exports; arrays and tables are addresses in `memory`. */
interface SearchExports {
  readonly memory: WebAssembly.Memory;
  setUp(alphabet: number, vowels: number, isRanked: number): void;
  newTable(length: number, size: number, front: number, share: number): number;
  fillTable(table: number, letters: number, order: number): void;
  letRest(table: number, some: number): void;
  lettersOf(table: number, word: number): number;
  restingBitsOf(table: number): number;
  cells(): number;
  forbidden(): number;
  filled(): number;
  tables(): number;
  longest(): number;
  space(bytes: number): number;
  begin(rows: number, cols: number, side: number, hasForbidden: number): void;
  drawPicture(rows: number, cols: number, blacks: number, lengths: number, count: number): void;
  fill(maxSteps: number): number;
  fillSuited(maxSteps: number): number;
  isPossible(): number;
  sizeOf(slot: number): number;
  nth(slot: number, n: number): number;
  steps(): number;
  restarts(): number;
}

/** As in `picture.ts` there: what a cell has that is no letter of the alphabet. */
const CODE = { empty: 255, black: 254, foreign: 253 };

let compiled: WebAssembly.Module | undefined;

export function newSearch(): Search {
  compiled ??= new WebAssembly.Module(Uint8Array.fromBase64(SEARCH));
  const draw = () => search.rng!();
  const { exports } = new WebAssembly.Instance(compiled, { chance: { draw } });
  const search: Search = { exports: exports as unknown as SearchExports, rng: undefined };
  return search;
}

/** Its memory as bytes and as numbers; to be asked for anew after each call, which may move it. */
export function bytesOf({ exports }: Search): Uint8Array {
  return new Uint8Array(exports.memory.buffer);
}

export function numbersOf({ exports }: Search): Int32Array {
  return new Int32Array(exports.memory.buffer);
}

/** Writes a picture's cells to an address. `codes` are an alphabet's. */
export function writeCells(
  search: Search,
  to: number,
  { cells, codes }: Pick<Grid, "cells"> & { readonly codes: Uint8Array },
): void {
  const bytes = bytesOf(search);
  for (let i = 0; i < cells.length; i++) {
    const code = codes[cells.charCodeAt(i)]!;
    const char = cells[i];
    if (code > 0) bytes[to + i] = code - 1;
    else bytes[to + i] = char === EMPTY ? CODE.empty : char === BLACK ? CODE.black : CODE.foreign;
  }
}

/** The cells of a picture without letters. */
export function readCells(search: Search, from: number, count: number): string {
  const codes = bytesOf(search).subarray(from, from + count);
  return Array.from(codes, (code) => code === CODE.black ? BLACK : EMPTY).join("");
}
