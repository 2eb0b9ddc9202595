import type { GridPuzzle } from "../src/games/grid/puzzle.ts";

/** The two usual ways to search a grid, kept only to be compared with. */

/** A trie of objects, as seed 004 describes it. */
export interface TrieNode {
  readonly children: Map<string, TrieNode>;
  isWord: boolean;
}

export function objectTrie(words: Iterable<string>): TrieNode {
  const root: TrieNode = { children: new Map(), isWord: false };
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      let child = node.children.get(letter);
      if (!child) node.children.set(letter, child = { children: new Map(), isWord: false });
      node = child;
    }
    node.isWord = true;
  }
  return root;
}

/** Depth first from every cell, a set of the words found. No points and no paths. */
export function objectTrieWords(root: TrieNode, puzzle: GridPuzzle, minLength: number) {
  const { rows, cols, cells } = puzzle;
  const found = new Set<string>();
  const visited = cells.map(() => false);
  const visit = (row: number, col: number, node: TrieNode, word: string) => {
    const cell = row * cols + col;
    let next: TrieNode | undefined = node;
    for (const letter of cells[cell]!.letters) next = next?.children.get(letter);
    if (!next) return;
    const longer = word + cells[cell]!.letters;
    if (next.isWord && longer.length >= minLength) found.add(longer);
    visited[cell] = true;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, col - 1); x <= Math.min(cols - 1, col + 1); x++) {
        if (!visited[y * cols + x]) visit(y, x, next, longer);
      }
    }
    visited[cell] = false;
  };
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) visit(row, col, root, "");
  }
  return found;
}

export type Score = (path: readonly number[], length: number) => number;

/** The same, keeping for each word its best path: what elzzur does. */
export function objectTriePaths(root: TrieNode, puzzle: GridPuzzle, score: Score) {
  const { rows, cols, cells } = puzzle;
  const found = new Map<string, { points: number; path: number[] }>();
  const path: number[] = [];
  const visit = (row: number, col: number, node: TrieNode, word: string) => {
    const cell = row * cols + col;
    let next: TrieNode | undefined = node;
    for (const letter of cells[cell]!.letters) next = next?.children.get(letter);
    if (!next) return;
    const longer = word + cells[cell]!.letters;
    path.push(cell);
    if (next.isWord && longer.length >= 2) {
      const points = score(path, longer.length);
      const known = found.get(longer);
      if (!known || known.points < points) found.set(longer, { points, path: [...path] });
    }
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, col - 1); x <= Math.min(cols - 1, col + 1); x++) {
        if (!path.includes(y * cols + x)) visit(y, x, next, longer);
      }
    }
    path.pop();
  };
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) visit(row, col, root, "");
  }
  return [...found].map(([word, best]) => ({ word, ...best }))
    .sort((a, b) => b.points - a.points || a.word.length - b.word.length);
}

/** A trie of 26 numbers a node, and the board on which a node's word was last found. */
export interface FlatTrie {
  readonly children: Int32Array;
  readonly isWord: Uint8Array;
  readonly seen: Int32Array;
  board: number;
}

const WIDTH = 26;

export function flatTrie(words: readonly string[]): FlatTrie {
  const letters = words.reduce((sum, word) => sum + word.length, 1);
  const children = new Int32Array(letters * WIDTH);
  const isWord = new Uint8Array(letters);
  let size = 1;
  for (const word of words) {
    let node = 0;
    for (let i = 0; i < word.length; i++) {
      const edge = node * WIDTH + word.charCodeAt(i) - 97;
      if (children[edge] === 0) children[edge] = size++;
      node = children[edge]!;
    }
    isWord[node] = 1;
  }
  return {
    children: children.slice(0, size * WIDTH),
    isWord: isWord.slice(0, size),
    seen: new Int32Array(size),
    board: 0,
  };
}

/** The classic: depth first from every cell on the flat trie, counting words by length, and the paths it followed. */
export function flatTrieCount(trie: FlatTrie, puzzle: GridPuzzle, points: readonly number[]) {
  const { rows, cols, cells } = puzzle;
  const { children, isWord, seen } = trie;
  const board = ++trie.board;
  const letter = Uint8Array.from(cells, (cell) => cell.letters.charCodeAt(0) - 97);
  const used = new Uint8Array(cells.length);
  let words = 0;
  let score = 0;
  let paths = 0;
  const visit = (cell: number, parent: number, length: number) => {
    const node = children[parent * WIDTH + letter[cell]!]!;
    if (node === 0) return;
    paths++;
    if (isWord[node] === 1 && seen[node] !== board && length >= 3) {
      seen[node] = board;
      words++;
      score += points[length] ?? points.at(-1)!;
    }
    used[cell] = 1;
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    const bottom = row === rows - 1 ? row : row + 1;
    const right = col === cols - 1 ? col : col + 1;
    for (let y = row === 0 ? 0 : row - 1; y <= bottom; y++) {
      for (let x = col === 0 ? 0 : col - 1; x <= right; x++) {
        if (used[y * cols + x] === 0) visit(y * cols + x, node, length + 1);
      }
    }
    used[cell] = 0;
  };
  for (let cell = 0; cell < cells.length; cell++) visit(cell, 0, 1);
  return { words, score, paths };
}
