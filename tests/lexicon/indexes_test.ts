import assert from "node:assert/strict";
import type { UserError } from "../../src/core/problem.ts";
import { type ByteSource, readTable, sourceOf } from "../../src/lexicon/format.ts";
import { GRAPH_AT } from "../../src/lexicon/graph_memory.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../support/words.ts";

const BYTES = Deno.readFileSync(new URL("../../data/it.lex", import.meta.url));

/** The same bytes, read into an array that is given, of which the last `missing` are not there. */
function fileOf(missing: number): ByteSource {
  const source = sourceOf(BYTES);
  return {
    ...source,
    readInto(offset, into) {
      into.set(source.read(offset, into.length - missing));
      return into.length - missing;
    },
  };
}

Deno.test("graphIn() reads a large graph into a memory, however it is read", () => {
  const { graph } = Lexicon.open(sourceOf(BYTES));
  const { graph: read } = Lexicon.open(fileOf(0));
  for (const { nodes, targets, counts, memory } of [graph, read]) {
    assert.equal(nodes.byteOffset, GRAPH_AT);
    assert.equal(targets.byteOffset, GRAPH_AT + nodes.byteLength);
    assert.equal(counts.byteOffset, targets.byteOffset + targets.byteLength);
    for (const { buffer } of [nodes, targets, counts]) assert.equal(buffer, memory!.buffer);
    const bytes = new Uint8Array(nodes.buffer, nodes.byteOffset, nodes.byteLength);
    assert.ok(bytes.some((byte) => byte !== 0));
  }
  const { memory: _, ...arrays } = graph;
  assert.deepEqual({ ...read, memory: undefined }, { ...arrays, memory: undefined });
  assert.equal(lexiconOf(["roma"]).graph.memory, undefined);
});

Deno.test("graphIn() reads again what came before a part that was not there yet", () => {
  const source = sourceOf(BYTES);
  for (const tag of ["ANOD", "ATGT", "ACNT"]) {
    const part = readTable(source).find((section) => section.tag === tag)!;
    let isThere = false;
    const lexicon = Lexicon.open({
      ...source,
      read(offset, length) {
        if (offset === part.offset && !isThere) {
          isThere = true;
          throw new Error("not yet");
        }
        return source.read(offset, length);
      },
    });
    assert.throws(() => lexicon.graph, /not yet/);
    assert.equal(lexicon.find("nonno"), Lexicon.open(source).find("nonno"));
    const whole = Lexicon.open(source).graph;
    for (const name of ["nodes", "targets", "counts"] as const) {
      // Not shown where they differ: there are hundreds of thousands.
      assert.ok(lexicon.graph[name].every((number, i) => number === whole[name][i]), name);
    }
  }
});

Deno.test("graphIn() refuses a file that ends too soon", () => {
  assert.throws(() => Lexicon.open(fileOf(4)).graph, (error: UserError) => {
    assert.ok(error.problem.kind === "bad_lexicon" && error.problem.fault.kind === "truncated");
    return true;
  });
});
