import type { Alphabet } from "../core/letters.ts";
import { type Graph, NODE } from "./graph.ts";

/** A node not yet in the arrays: its letters in order, where each leads, which end a word. */
interface Draft {
  readonly letters: number[];
  readonly targets: number[];
  term: number;
}

/**
 * The minimal graph of words sorted by the alphabet, each once (the incremental construction of
 * Daciuk, Mihov, Watson and Watson, 2000): as soon as a branch can grow no more it is replaced
 * by an equal one already stored.
 */
export function buildGraph(words: readonly string[], alphabet: Alphabet): Graph {
  const nodes: number[] = [];
  const targets: number[] = [];
  const counts: number[] = [];
  const stored = new Map<string, number>();
  const under: number[] = [];

  const close = (draft: Draft): number => {
    const key = draft.term + ":" + draft.letters.join() + ":" + draft.targets.join();
    const known = stored.get(key);
    if (known !== undefined) return known;
    const node = nodes.length;
    let inner = 0;
    let total = 0;
    let must = -1;
    const base = targets.length;
    draft.letters.forEach((letter, i) => {
      const child = draft.targets[i]!;
      inner |= 1 << letter;
      total += under[child / NODE]!;
      must &= (1 << letter) | nodes[child + 3]!;
      targets.push(child);
      counts.push(total);
    });
    for (let rest = draft.term; rest !== 0; rest &= rest - 1) {
      total++;
      must &= rest & -rest;
    }
    nodes.push(draft.term, inner, base, must);
    under.push(total);
    stored.set(key, node);
    return node;
  };

  const path: Draft[] = [emptyDraft()];
  let previous = "";
  const closeBelow = (depth: number) => {
    while (path.length > depth + 1) {
      const child = close(path.pop()!);
      path.at(-1)!.targets.push(child);
    }
  };
  for (const word of words) {
    let shared = 0;
    while (shared < previous.length && previous[shared] === word[shared]) shared++;
    // The letter at `previous.length - 1` ended a word and has no draft below it yet.
    closeBelow(Math.min(shared, path.length - 1));
    for (let i = path.length - 1; i < word.length - 1; i++) {
      path[i]!.letters.push(alphabet.codes[word.charCodeAt(i)]! - 1);
      path.push(emptyDraft());
    }
    path.at(-1)!.term |= 1 << (alphabet.codes[word.charCodeAt(word.length - 1)]! - 1);
    previous = word;
  }
  closeBelow(0);
  const root = close(path[0]!);
  return {
    nodes: Int32Array.from(nodes),
    targets: Int32Array.from(targets),
    counts: Int32Array.from(counts),
    root,
    size: words.length,
  };
}

function emptyDraft(): Draft {
  return { letters: [], targets: [], term: 0 };
}
