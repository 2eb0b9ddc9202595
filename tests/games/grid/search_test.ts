import assert from "node:assert/strict";
import { below, rngFrom } from "../../../src/core/random.ts";
import { parseGrid } from "../../../src/games/grid/puzzle.ts";
import { GRID_RULES } from "../../../src/games/grid/rules.ts";
import { countGrid, solveGrid } from "../../../src/games/grid/solve.ts";
import { arraysIn, copyGraph, graphMemory, lengthsOf } from "../../../src/lexicon/graph_memory.ts";
import type { Graph } from "../../../src/lexicon/graph.ts";
import { buildGraph } from "../../../src/lexicon/graph_build.ts";
import { FEW_LETTERS, randomBoard, randomWords } from "../../support/grid_words.ts";
import { byAlphabet } from "../../../src/core/letters.ts";

/** The same graph in a memory of its own, as a lexicon has it. */
function inMemory(graph: Graph): Graph {
  const memory = graphMemory(lengthsOf(graph));
  copyGraph(graph, memory);
  return { ...graph, ...arraysIn(memory, lengthsOf(graph)), memory };
}

Deno.test("searchGraph() finds the same beside a graph as in a copy, and writes to neither", () => {
  const rng = rngFrom("grid/memory");
  const words = randomWords("abcdeñ", 300, rng)
    .sort((a, b) => byAlphabet(a, b, FEW_LETTERS));
  const graph = buildGraph([...new Set(words)], FEW_LETTERS);
  const before = structuredClone(graph);
  const beside = inMemory(graph);
  const alphabet = FEW_LETTERS;
  for (let board = 0; board < 60; board++) {
    const puzzle = randomBoard({
      rows: 1 + below(11, rng),
      cols: 1 + below(11, rng),
      letters: "abcdeñ",
      long: board % 3 === 0 ? 15 : 0,
      bonus: 30,
      value: 0,
      hole: board % 5 === 0 ? 15 : 0,
    }, rng);
    const rules = GRID_RULES[board % 2 ? "ruzzle" : "boggle"];
    assert.deepEqual(
      solveGrid({ graph: beside, alphabet }, puzzle, rules),
      solveGrid({ graph, alphabet }, puzzle, rules),
    );
    assert.deepEqual(
      countGrid({ graph: beside, alphabet }, puzzle, rules),
      countGrid({ graph, alphabet }, puzzle, rules),
    );
  }
  for (const { nodes, targets, counts } of [graph, beside]) {
    assert.deepEqual({ ...before, nodes, targets, counts }, before);
  }
});

Deno.test("searchGraph() goes on elsewhere where a graph's memory has no room", () => {
  const alphabet = FEW_LETTERS;
  const graph = inMemory(buildGraph(["a".repeat(8)], alphabet));
  const { byteLength } = graph.memory!.buffer;
  const puzzle = parseGrid(Array(5).fill("A A A A A").join("/"), alphabet);
  const { boggle } = GRID_RULES;
  assert.deepEqual(countGrid({ graph, alphabet }, puzzle, boggle).longest, 8);
  const [only] = solveGrid({ graph, alphabet }, puzzle, boggle);
  assert.deepEqual(only!.path, [0, 1, 2, 3, 4, 8, 7, 6]);
  // Had it grown, the graph's arrays would be empty.
  assert.equal(graph.memory!.buffer.byteLength, byteLength);
  assert.equal(countGrid({ graph, alphabet }, parseGrid("A B", alphabet), boggle).words, 0);
});
