/**
 * The search of a grid for the words of a graph, on boards of any size. `src/games/grid/search.ts`
 * runs it. Nothing is written to the graph.
 */
export { boardAt, layLetters, layPoints, layShape, setSize } from "./board";
export { countWords } from "./count";
export { setGraph, setRoom } from "./memory";
export { traceWords } from "./trace";
