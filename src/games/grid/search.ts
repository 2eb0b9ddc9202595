import type { Graph } from "../../lexicon/graph.ts";
import { copyGraph, GRAPH_AT, graphEnd, lengthsOf } from "../../lexicon/graph_memory.ts";
import { type Board, MAX_WORD, NEXT } from "./board.ts";
import { MAX_PATHS, tooManyPaths, totals, type Walk } from "./hits.ts";
import { SEARCH } from "./search_wasm.ts";

/** What `src/wasm/grid/mod.ts` exports; addresses are in bytes, and 1 is true. */
interface Exports {
  setGraph(targets: number, counts: number, root: number): void;
  setRoom(at: number, mostHits: number, mostCells: number, mostPaths: number): void;
  setSize(spots: number, cells: number, rows: number, cols: number): number;
  boardAt(): number;
  layShape(): void;
  setAbsent(letters: number): void;
  countWords(): number;
  traceWords(minLength: number): number;
}

/** Where `src/wasm/grid/memory.ts` has them. */
const TALLY = 0x200;
const LENGTH_POINTS = 0x400;

/** How much a search may find and hold in a memory. */
interface Bounds {
  readonly hits: number;
  readonly cells: number;
  /** 0 for as many as the memory has room for, so that it does not grow. */
  readonly paths: number;
}

/** In the memory of a lexicon; a board of dice needs a hundredth of it. */
const FEW: Bounds = { hits: 1 << 14, cells: 1 << 18, paths: 0 };

/** A larger memory is not kept for the next board. */
const KEPT = 1 << 26;

/**
 * Thrown where the memory has no room. Not an `Error`: to make the first of those takes Deno half a
 * millisecond, and it is always caught.
 */
const FULL = Symbol("no room");

let compiled: WebAssembly.Module | undefined;
/** By the graph whose memory it is in. */
const walks = new WeakMap<Graph, Walk>();
/** A memory that may grow, and what was copied there last. */
let copy: { memory: WebAssembly.Memory; graph: Graph; walk: Walk } | undefined;

/**
 * Searches a board where its graph is, if it is in a memory; else, and where that has no room, in
 * another memory, which holds one graph at a time.
 */
export function searchGraph<T>(graph: Graph, search: (walk: Walk) => T): T {
  try {
    if (graph.memory) return search(walkBeside(graph));
  } catch (fault) {
    if (fault !== FULL) throw fault;
  }
  const walk = walkOfCopy(graph);
  try {
    return search(walk);
  } catch (fault) {
    if (fault !== FULL) throw fault;
    return tooManyPaths();
  } finally {
    if (copy!.memory.buffer.byteLength > KEPT) copy = undefined;
  }
}

function walkBeside(graph: Graph): Walk {
  let walk = walks.get(graph);
  if (!walk) walks.set(graph, walk = walkIn(graph.memory!, graph, FEW));
  return walk;
}

function walkOfCopy(graph: Graph): Walk {
  if (copy?.graph === graph) return copy.walk;
  const memory = copy?.memory ?? new WebAssembly.Memory({ initial: 1 });
  copyGraph(graph, memory);
  // No word is found twice.
  const bounds = { hits: graph.size, cells: (graph.size + 1) * MAX_WORD, paths: MAX_PATHS };
  copy = { memory, graph, walk: walkIn(memory, graph, bounds) };
  return copy.walk;
}

/** The search in a memory that has the graph. */
function walkIn(memory: WebAssembly.Memory, graph: Graph, most: Bounds): Walk {
  compiled ??= new WebAssembly.Module(Uint8Array.fromBase64(SEARCH));
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  const search = exports as unknown as Exports;
  const lengths = lengthsOf(graph);
  const targetsAt = GRAPH_AT + 4 * lengths.nodes;
  search.setGraph(targetsAt, targetsAt + 4 * lengths.targets, GRAPH_AT + 4 * graph.root);
  const hitsAt = (graphEnd(lengths) + 7) & ~7;
  search.setRoom(hitsAt, most.hits, most.cells, most.paths);
  const boardAt = search.boardAt();
  /** The ways of the board that was laid last. */
  let next: Int16Array | undefined;
  let kept: Arrays | undefined;

  /** When a memory grows, the arrays over it become empty. */
  function arrays(): Arrays {
    if (!kept?.bytes.length) kept = arraysOf(memory.buffer, hitsAt, most);
    return kept;
  }

  function lay(board: Board): void {
    const { cells, spots } = board;
    if (board.next !== next) layShape(board);
    arrays().bytes.set(board.letter, boardAt + 16 * cells + (2 * NEXT + 2) * spots);
    search.setAbsent(board.absent);
  }

  function layShape({ cells, spots, rows, cols, ...board }: Board): void {
    next = undefined;
    if (search.setSize(spots, cells, rows, cols) === 0) throw FULL;
    const { bytes, shorts, words } = arrays();
    const nextAt = boardAt + 16 * cells;
    const cellAt = nextAt + 2 * NEXT * spots;
    shorts.set(board.next, nextAt / 2);
    words.set(board.cell, cellAt / 2);
    bytes.set(board.last, cellAt + 3 * spots);
    search.layShape();
    next = board.next;
  }

  function layPoints({ cells, points, times, lengthPoints }: Board): void {
    const { floats } = arrays();
    floats.set(points.subarray(0, cells), boardAt / 8);
    floats.set(times.subarray(0, cells), boardAt / 8 + cells);
    floats.set(lengthPoints, LENGTH_POINTS / 8);
  }

  return {
    count(board) {
      lay(board);
      if (search.countWords() === 0) throw FULL;
      return totals(arrays().tally, board);
    },
    trace(board) {
      lay(board);
      layPoints(board);
      const count = search.traceWords(board.minLength);
      if (count < 0) throw FULL;
      return { ...arrays().hits, count };
    },
  };
}

type Arrays = ReturnType<typeof arraysOf>;

/** The memory as numbers of each kind, how many words of each length, and what was found. */
function arraysOf(buffer: ArrayBuffer, hitsAt: number, most: Bounds) {
  const idsAt = hitsAt + 8 * most.hits;
  const endsAt = idsAt + 4 * most.hits;
  const cellsAt = endsAt + 4 * most.hits;
  return {
    bytes: new Uint8Array(buffer),
    shorts: new Int16Array(buffer),
    words: new Uint16Array(buffer),
    floats: new Float64Array(buffer),
    tally: new Int32Array(buffer, TALLY, MAX_WORD + 1),
    /** As `src/wasm/grid/trace.ts` writes them. */
    hits: {
      points: new Float64Array(buffer, hitsAt, most.hits),
      ids: new Int32Array(buffer, idsAt, most.hits),
      ends: new Int32Array(buffer, endsAt, most.hits),
      cells: new Uint16Array(buffer, cellsAt, most.cells),
      lengths: new Uint8Array(buffer, cellsAt + 2 * most.cells, most.hits),
    },
  };
}
