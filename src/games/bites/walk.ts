import { type Alphabet, sizeOf } from "../../core/letters.ts";
import { BASE, type Graph, INNER, MUST, TERM } from "../../lexicon/graph.ts";
import { doubled, EMPTY_HAND, playableIn, withLetter } from "./hand.ts";
import { rackOf, type Whole } from "./rack.ts";
import type { TileView } from "./views.ts";

/** Words to look among: a lexicon is one. */
export interface WordGraph {
  readonly graph: Graph;
  readonly alphabet: Alphabet;
}

/** What a walk looks for: words of these lengths, each reported once. */
interface Errand {
  readonly min: number;
  readonly max: number;
  visit(word: string): void;
}

/** What a walk remembers of a prefix, this many numbers per letter. */
const NODE_AT = 0;
const FIRST_WAY = 1;
const GOES = 2;
const LATER = 3;
const LETTER = 4;
const LEVEL = 5;

/** What it remembers of a way to lay a prefix. */
const HAND = 0;
const PENDING = 1;
const USED = 2;
const USED_HIGH = 3;
/** The letters that the hand can still play. */
const PLAYABLE = 4;
const WAY = 5;

/**
 * Goes down the word graph once, not once per tile, and reports the words, those of one length by
 * the alphabet. At each prefix it carries all the ways to lay it: which whole tiles are used, the
 * place in the one it is in the middle of, and the state of the hand. The first two decide the
 * third, so ways that agree in them are the same, and mostly there is only one. A loop over two
 * stacks of numbers, not recursive functions, which take a third longer
 * (`deno run -A bench/bites_bench.ts`).
 */
export function walkView({ graph, alphabet }: WordGraph, view: TileView, errand: Errand): void {
  const { nodes, targets } = graph;
  const { hand, wholes, starts, wholeLetters, wholeStarts } = rackOf(view, alphabet);
  const { text, firsts } = textOf(wholes);
  const { min, max } = errand;
  if (max < 1) return;
  const twins = Uint8Array.from(wholes, ({ isTwin }) => isTwin ? 1 : 0);
  const letters = [...alphabet.letters];
  const levels = new Int32Array(max * LEVEL);
  // As long as words are found; anything beyond `spelled` belongs to another branch.
  const prefixes = [""];
  let ways = new Int32Array(128 * WAY);
  ways[HAND] = EMPTY_HAND;
  ways[PLAYABLE] = playableIn(hand, EMPTY_HAND);
  let spelled = 0;
  let depth = 0;
  let node = graph.root;
  // The ways to lay the prefix are from here to there.
  let from = 0;
  let to = WAY;
  // The letters to go on with, and those that may come at all.
  let goes = max === 1 ? 0 : nodes[node + INNER]! & (ways[PLAYABLE]! | wholeStarts);
  let later = ways[PLAYABLE]! | wholeLetters;
  if (min <= 1) spelled = report(nodes[node + TERM]! & ways[PLAYABLE]!, depth, spelled);
  for (;;) {
    if (goes === 0) {
      if (depth === 0) return;
      depth--;
      if (spelled > depth) spelled = depth;
      const level = depth * LEVEL;
      node = levels[level + NODE_AT]!;
      to = from;
      from = levels[level + FIRST_WAY]!;
      goes = levels[level + GOES]!;
      later = levels[level + LATER]!;
      continue;
    }
    const bit = goes & -goes;
    const letter = 31 - Math.clz32(bit);
    goes &= goes - 1;
    const under = targets[nodes[node + BASE]! + sizeOf(nodes[node + INNER]! & (bit - 1))]!;
    if (nodes[under + MUST]! & ~later) continue;
    const after = nodes[under + TERM]! | nodes[under + INNER]!;
    if ((after & later) === 0) continue;

    // After this letter: those that may come next, that may end a word, and that may come at all.
    let next = 0;
    let last = 0;
    let all = wholeLetters;
    let top = to;
    const first = starts[letter]!;
    const end = starts[letter + 1]!;
    const most = to + (to - from) * (end - first + 1);
    while (most > ways.length) ways = doubled(ways);
    for (let way = from; way < to; way += WAY) {
      const state = ways[way + HAND]!;
      const place = ways[way + PENDING]!;
      const used = ways[way + USED]!;
      const usedHigh = ways[way + USED_HIGH]!;
      const playable = ways[way + PLAYABLE]!;
      if (place !== 0) {
        if (text[place] !== letter + 1) continue;
        const rest = text[place + 1]!;
        ways[top + HAND] = state;
        ways[top + PENDING] = rest === 0 ? 0 : place + 1;
        ways[top + USED] = used;
        ways[top + USED_HIGH] = usedHigh;
        ways[top + PLAYABLE] = playable;
        next |= rest === 0 ? playable | wholeStarts : 1 << (rest - 1);
        last |= rest === 0 ? playable : text[place + 2] === 0 ? 1 << (rest - 1) : 0;
        all |= playable;
        if (top === to || !isKnown(ways, to, top)) top += WAY;
        continue;
      }
      if (playable & bit) {
        const dealt = withLetter(hand, state, letter);
        const left = playableIn(hand, dealt);
        ways[top + HAND] = dealt;
        ways[top + PENDING] = 0;
        ways[top + USED] = used;
        ways[top + USED_HIGH] = usedHigh;
        ways[top + PLAYABLE] = left;
        next |= left | wholeStarts;
        last |= left;
        all |= left;
        if (top === to || !isKnown(ways, to, top)) top += WAY;
      }
      for (let whole = first; whole < end; whole++) {
        if (depth + firsts[whole + 1]! - firsts[whole]! - 1 > max) continue;
        const half = whole < 32 ? used : usedHigh;
        const second = 1 << (text[firsts[whole]! + 1]! - 1);
        if (half & (1 << whole) || !(after & second)) continue;
        // Of tiles that look the same the first is used first.
        if (twins[whole] === 1 && !isUsed(used, usedHigh, whole - 1)) continue;
        ways[top + HAND] = state;
        ways[top + PENDING] = firsts[whole]! + 1;
        ways[top + USED] = whole < 32 ? used | (1 << whole) : used;
        ways[top + USED_HIGH] = whole < 32 ? usedHigh : usedHigh | (1 << whole);
        ways[top + PLAYABLE] = playable;
        next |= second;
        if (text[firsts[whole]! + 2] === 0) last |= second;
        all |= playable;
        top += WAY;
      }
    }
    const ends = nodes[under + TERM]! & last;
    const onward = depth + 2 >= max ? 0 : nodes[under + INNER]! & next;
    if ((ends | onward) === 0 || (nodes[under + MUST]! & ~all) !== 0) continue;
    const level = depth * LEVEL;
    levels[level + LETTER] = letter;
    depth++;
    if (ends !== 0 && depth + 1 >= min) spelled = report(ends, depth, spelled);
    levels[level + NODE_AT] = node;
    levels[level + FIRST_WAY] = from;
    levels[level + GOES] = goes;
    levels[level + LATER] = later;
    node = under;
    from = to;
    to = top;
    goes = onward;
    later = all;
  }

  /** The prefix of this many letters with each of these; spelled out if it is not yet. */
  function report(ends: number, size: number, known: number): number {
    for (let at = known; at < size; at++) {
      prefixes[at + 1] = prefixes[at]! + letters[levels[at * LEVEL + LETTER]!];
    }
    const prefix = prefixes[size]!;
    for (let rest = ends; rest !== 0; rest &= rest - 1) {
      errand.visit(prefix + letters[31 - Math.clz32(rest & -rest)]);
    }
    return size;
  }
}

/** The whole tiles' letters, each plus one, with a 0 after every tile; and where each tile starts. */
function textOf(wholes: readonly Whole[]): { text: Uint8Array; firsts: Int32Array } {
  // Place 0 is not in a tile: it means between two tiles.
  const text = [0];
  const firsts = [];
  for (const { letters } of wholes) {
    firsts.push(text.length);
    for (const letter of letters) text.push(letter + 1);
    text.push(0);
  }
  firsts.push(text.length);
  return { text: Uint8Array.from(text), firsts: Int32Array.from(firsts) };
}

/** Whether the way at `top` is the same as one from `first` on. */
function isKnown(ways: Int32Array, first: number, top: number): boolean {
  for (let way = first; way < top; way += WAY) {
    if (
      ways[way + PENDING] === ways[top + PENDING] && ways[way + USED] === ways[top + USED] &&
      ways[way + USED_HIGH] === ways[top + USED_HIGH]
    ) return true;
  }
  return false;
}

function isUsed(used: number, usedHigh: number, whole: number): boolean {
  return ((whole < 32 ? used : usedHigh) & (1 << whole)) !== 0;
}
