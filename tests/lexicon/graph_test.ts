import assert from "node:assert/strict";
import fc from "fast-check";
import { type Alphabet, alphabetOf, byAlphabet, LATIN, maskOf } from "../../src/core/letters.ts";
import { below, rngFrom } from "../../src/core/random.ts";
import {
  BASE,
  childOf,
  eachWord,
  findWord,
  type Graph,
  INNER,
  NODE,
  numbersOf,
  ranksWithin,
  TERM,
  wordAt,
} from "../../src/lexicon/graph.ts";
import { buildGraph } from "../../src/lexicon/graph_build.ts";
import { graphFault } from "../../src/lexicon/verify_graph.ts";
import { FIXED } from "../support/property.ts";

const POLISH = alphabetOf("aąbcćdeęfghijklłmnńoóprsśtuwyzźż");
const BACKWARDS = alphabetOf("zyxcba");

/** Few letters, so that words share beginnings and ends; and all of them, so that all are tried. */
function wordsOver(alphabet: Alphabet): fc.Arbitrary<string[]> {
  const few = fc.constantFrom(...alphabet.letters.slice(0, 2), alphabet.letters.at(-1)!);
  const any = fc.constantFrom(...alphabet.letters);
  const word = fc.oneof(
    fc.string({ unit: few, minLength: 1, maxLength: 6 }),
    fc.string({ unit: any, minLength: 1, maxLength: 12 }),
  );
  return fc.uniqueArray(word, { maxLength: 60 });
}

for (const alphabet of [LATIN, POLISH, BACKWARDS]) {
  Deno.test(`a graph over ${alphabet.letters} has its words and no others`, () => {
    fc.assert(
      fc.property(wordsOver(alphabet), wordsOver(alphabet), (words, others) => {
        const sorted = words.toSorted((a, b) => byAlphabet(a, b, alphabet));
        const graph = buildGraph(sorted, alphabet);
        assert.equal(graphFault(graph, alphabet), undefined);
        sorted.forEach((word, rank) => {
          assert.equal(findWord(numbersOf(graph), alphabet, word), rank);
          assert.equal(wordAt(graph, alphabet, rank), word);
        });
        const known = new Set(words);
        const near = words.flatMap((word) => [word + word[0], word.slice(1), word.slice(0, -1)]);
        for (const word of [...others, ...near]) {
          assert.equal(
            findWord(numbersOf(graph), alphabet, word) !== undefined,
            known.has(word),
            word,
          );
        }
        const seen: string[] = [];
        eachWord(graph, alphabet, (word, rank) => assert.equal(seen.push(word) - 1, rank));
        assert.deepEqual(seen, sorted);
      }),
      FIXED,
    );
  });

  Deno.test(`ranksWithin() over ${alphabet.letters} equals a look at every word`, () => {
    const letters = fc.string({ unit: fc.constantFrom(...alphabet.letters), maxLength: 20 });
    fc.assert(
      fc.property(wordsOver(alphabet), letters, letters, (words, one, other) => {
        const sorted = words.toSorted((a, b) => byAlphabet(a, b, alphabet));
        const board = maskOf(one, alphabet);
        const required = maskOf(other.slice(0, 2), alphabet);
        const expected = sorted.flatMap((word, rank) => {
          const mask = maskOf(word, alphabet);
          return (mask & ~board) === 0 && (required & ~mask) === 0 ? [rank] : [];
        });
        assert.deepEqual(ranksWithin(buildGraph(sorted, alphabet), board, required), expected);
      }),
      FIXED,
    );
  });
}

Deno.test("buildGraph() shares equal endings", () => {
  const graph = buildGraph(["amare", "amate", "dare", "date"], LATIN);
  // root; am-; ama-, da-; amar-, amat-, dar-, dat-: of the last four one is left, of ama- and da- too.
  assert.equal(graph.nodes.length / NODE, 5);
  assert.equal(graph.root, graph.nodes.length - NODE);
});

Deno.test("buildGraph() takes thousands of words", () => {
  const rng = rngFrom("graph/thousands");
  const drawn = Array.from(
    { length: 5000 },
    () => Array.from({ length: 3 + below(8, rng) }, () => LATIN.letters[below(26, rng)]).join(""),
  );
  const words = [...new Set(drawn)].sort();
  const graph = buildGraph(words, LATIN);
  assert.equal(graphFault(graph, LATIN), undefined);
  words.forEach((word, rank) => assert.equal(wordAt(graph, LATIN, rank), word));
});

Deno.test("graphFault() finds what is wrong with a graph", () => {
  const chain = (length: number): Graph => buildGraph(["a".repeat(length)], LATIN);
  const cases: [what: RegExp, graph: Graph][] = [
    [/too long/, chain(65)],
    [/alphabet/, { ...chain(2), nodes: chain(2).nodes.map((it) => it === 1 ? 1 << 27 : it) }],
    [/without words/, { ...chain(2), nodes: Int32Array.of(0, 0, 0, -1, 1, 1, 0, 1) }],
    [/nothing leads to/, { ...chain(1), nodes: Int32Array.of(1, 0, 0, 1, 2, 0, 0, 2), root: NODE }],
    [/no node/, { ...chain(1), targets: Int32Array.of(0), counts: Int32Array.of(1) }],
    [/number of words/, { ...chain(3), size: 2 }],
    [/every completion/, { ...chain(1), nodes: Int32Array.of(1, 0, 0, 3) }],
    [/root/, { ...chain(2), root: 0 }],
  ];
  assert.equal(graphFault(chain(64), LATIN), undefined);
  for (const [what, graph] of cases) assert.match(graphFault(graph, LATIN) ?? "", what);
});

Deno.test("findWord() wants letters of the alphabet, and at least one", () => {
  const graph = buildGraph(["a", "ab"], LATIN);
  for (const word of ["", "A", "é", "a b", "ab\0", "aba", "b", "😀"]) {
    assert.equal(findWord(numbersOf(graph), LATIN, word), undefined, word);
  }
  assert.throws(() => wordAt(graph, LATIN, 2), RangeError);
  assert.throws(() => wordAt(graph, LATIN, -1), RangeError);
  assert.throws(() => wordAt(graph, LATIN, NaN), RangeError);
});

Deno.test("a graph without words is empty", () => {
  const graph = buildGraph([], LATIN);
  assert.equal(graphFault(graph, LATIN), undefined);
  assert.equal(findWord(numbersOf(graph), LATIN, "a"), undefined);
  assert.deepEqual(ranksWithin(graph, -1, 0), []);
  eachWord(graph, LATIN, () => assert.fail());
});

Deno.test("childOf() walks by letter", () => {
  const graph = buildGraph(["roma", "rosa"], LATIN);
  const letter = (it: string) => LATIN.letters.indexOf(it);
  const ro = childOf(graph, childOf(graph, graph.root, letter("r")), letter("o"));
  assert.equal(graph.nodes[ro + INNER], maskOf("ms"));
  assert.equal(childOf(graph, ro, letter("m")), childOf(graph, ro, letter("s")));
  assert.equal(graph.nodes[childOf(graph, ro, letter("m")) + TERM], maskOf("a"));
  assert.equal(childOf(graph, ro, letter("a")), -1);
});

Deno.test("no walk of a lying graph is endless", () => {
  // Every letter of every node leads to itself, or two by two down a ladder: 2^64 ways, no word.
  const loop: Graph = {
    nodes: Int32Array.of(0, -1, 0, 0),
    targets: new Int32Array(32),
    counts: new Int32Array(32).fill(1),
    root: 0,
    size: 5,
  };
  const rungs = 64;
  const ladder: Graph = {
    nodes: Int32Array.from({ length: rungs * NODE }, (_, i) => {
      if (i < NODE) return 0;
      return i % NODE === INNER ? 3 : i % NODE === BASE ? 2 * Math.floor(i / NODE) : 0;
    }),
    targets: Int32Array.from({ length: rungs * 2 }, (_, i) => NODE * (Math.floor(i / 2) - 1)),
    counts: new Int32Array(rungs * 2),
    root: NODE * (rungs - 1),
    size: 7,
  };
  for (const graph of [loop, ladder]) {
    let steps = 0;
    eachWord(graph, LATIN, () => steps++);
    assert.ok(steps <= graph.size * 64);
    assert.ok(ranksWithin(graph, -1, 0).length <= graph.size * 64);
    assert.equal(findWord(numbersOf(graph), LATIN, "a".repeat(10_000)), undefined);
    for (let rank = 0; rank < graph.size; rank++) wordAt(graph, LATIN, rank);
    assert.notEqual(graphFault(graph, LATIN), undefined);
  }
});
