/**
 * The search of a grid for the words of a graph, on boards of any size. `src/games/grid/search.ts`
 * runs it. Nothing is written to the graph.
 */
export { boardAt, layShape, setAbsent, setSize } from "./board";
export { countWords } from "./count";
export { setGraph, setRoom } from "./memory";
// Nobody calls `findBest` from outside, but what is exported stays a function of its own. V8
// compiles a function again when it has run for some time, and no single board should take it there.
export { findBest, traceWords } from "./trace";
