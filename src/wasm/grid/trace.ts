import { absent, isLarge, layLetters, layPoints, pathsAt } from "./board";
import {
  BASE,
  CELL,
  CHAIN,
  childIn,
  counts,
  END,
  FIRST,
  FREE,
  INNER,
  LENGTH_POINTS,
  lettersOn,
  MARKED_SIDE,
  MAX_WORD,
  MORE,
  mostCells,
  mostHits,
  MUST,
  OPEN,
  PAID_PATH,
  PAIRS,
  PARENT,
  POINTS,
  PRODUCT,
  room,
  root,
  SPOT,
  SUM,
  targets,
  TERM,
  TIMES,
  TO,
} from "./memory";
import { aliasedWays, freeWays, hasRoomFor, markOf, waysTo } from "./paths";

/** The words found so far, and the cells of their paths. */
let hits: u32 = 0;
let cells: u32 = 0;
let minLength: u32 = 0;
/** The best path to the word at hand: all but its last spot, or 0, and that spot. */
let best: f64 = 0;
let bestPath: usize = 0;
let bestSpot: usize = 0;

/**
 * The walk of `countWords`, letter by letter, so that words come in order, each with its best path.
 * Returns how many there are, or -1 without room.
 */
export function traceWords(shortest: u32): i32 {
  hits = 0;
  cells = 0;
  minLength = shortest;
  layLetters();
  layPoints();
  const term = load<u32>(root, TERM);
  const inner = load<u32>(root, INNER);
  for (let rest = (term | inner) & ~absent; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const first = load<u32>(FIRST + (ctz(rest) << 2));
    let id = rankOf(root, 0, bit);
    if ((term & bit) !== 0) {
      best = -1;
      for (let spot = first; spot !== 0; spot = load<u32>(spot, CHAIN)) offer(0, spot);
      if (!take(1, id++)) return -1;
    }
    if ((inner & bit) === 0) continue;
    const start = pathsAt();
    let top = start;
    let letters: u32 = 0;
    for (let spot = first; spot !== 0; spot = load<u32>(spot, CHAIN), top += PAID_PATH) {
      letters |= putPath(top, 0, spot, load<u32>(spot, OPEN));
    }
    const node = childIn(targets + (load<u32>(root, BASE) << 2), inner, bit);
    if (!trace(node, start, top, letters, 2, id)) return -1;
  }
  return hits;
}

/**
 * Paths from `low` to `high` have one letter less than `length`; `letters` are those on all ways
 * that they may go, and `rank` is the number of the first word under the node.
 */
function trace(node: usize, low: usize, high: usize, letters: u32, length: u32, rank: u32): bool {
  const term = load<u32>(node, TERM);
  const inner = load<u32>(node, INNER);
  const base = targets + (load<u32>(node, BASE) << 2);
  const isUnsure = isLarge && length >= MARKED_SIDE;
  for (let rest = (term | inner) & letters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const letter = ctz(rest) << 2;
    const child = (inner & bit) !== 0 && length < MAX_WORD ? childIn(base, inner, bit) : 0;
    const wanted = child === 0 ? 0 : lettersUnder(child) & load<u32>(PAIRS + letter);
    if (wanted === 0 && (term & bit) === 0) continue;
    let id = rankOf(node, rank, bit);
    if ((term & bit) !== 0) {
      if (length >= minLength) {
        findBest(low, high, letter);
        if (!take(length, id)) return false;
      }
      id++;
    }
    if (wanted === 0) continue;
    if (!hasRoomFor(low, high, pathsAt(), PAID_PATH)) return false;
    let top = high;
    let onward: u32 = 0;
    for (let path = low; path < high; path += PAID_PATH) {
      const from = load<u32>(path, SPOT);
      let ways = load<u32>(path, FREE) & waysTo(letter, path);
      for (; ways !== 0; ways &= ways - 1) {
        const spot = load<u32>(from + (ctz(ways) << 2), TO);
        let free = freeWays(spot, load<u64>(path));
        if (isUnsure) free |= aliasedWays(spot, path);
        const near = putPath(top, path, spot, free);
        onward |= near;
        // Only a path that can go on as some word does is kept.
        top += (near & wanted) !== 0 ? PAID_PATH : 0;
      }
    }
    if (top !== high && !trace(child, high, top, onward, length + 1, id)) return false;
  }
  return true;
}

/** The letters that words have next, if those on the board are enough for any of them. */
function lettersUnder(node: usize): u32 {
  return (load<u32>(node, MUST) & absent) !== 0
    ? 0
    : load<u32>(node, TERM) | load<u32>(node, INNER);
}

/** Writes a path one spot longer than another, or of one spot; the letters that it may go on by. */
function putPath(at: usize, path: usize, spot: usize, free: u32): u32 {
  store<u64>(at, (path !== 0 ? load<u64>(path) : 0) | markOf(spot));
  store<u32>(at, free, FREE);
  store<u32>(at, spot, SPOT);
  store<u32>(at, path, PARENT);
  store<f64>(at, sumOf(path, spot), SUM);
  store<f64>(at, productOf(path, spot), PRODUCT);
  return lettersOn(spot, free);
}

function sumOf(path: usize, spot: usize): f64 {
  return (path !== 0 ? load<f64>(path, SUM) : 0) + load<f64>(spot, POINTS);
}

function productOf(path: usize, spot: usize): f64 {
  return (path !== 0 ? load<f64>(path, PRODUCT) : 1) * load<f64>(spot, TIMES);
}

/** The number of the first word that goes on from a node by this letter, or ends with it. */
function rankOf(node: usize, rank: u32, bit: u32): u32 {
  const before = popcnt(load<u32>(node, INNER) & (bit - 1));
  const ended = rank + popcnt(load<u32>(node, TERM) & (bit - 1));
  return before === 0
    ? ended
    : ended + load<u32>(counts + ((load<u32>(node, BASE) + before - 1) << 2));
}

/** Paths come in the order of their cells, so the first of the best is the one to show. */
export function findBest(low: usize, high: usize, letter: u32): void {
  best = -1;
  for (let path = low; path < high; path += PAID_PATH) {
    const from = load<u32>(path, SPOT);
    let ways = load<u32>(path, FREE) & waysTo(letter, path);
    for (; ways !== 0; ways &= ways - 1) offer(path, load<u32>(from + (ctz(ways) << 2), TO));
  }
}

/** Makes this the best path if it is paid better and may end there. */
function offer(path: usize, spot: usize): void {
  const pay = sumOf(path, spot) * productOf(path, spot);
  if (pay <= best || load<u32>(load<u32>(spot, MORE), END) === 0) return;
  best = pay;
  bestPath = path;
  bestSpot = spot;
}

/** Adds the word at hand, if it has a path and is long enough; false without room. */
function take(length: u32, id: u32): bool {
  if (best < 0 || length < minLength) return true;
  if (hits === mostHits || cells + MAX_WORD > mostCells) return false;
  const points = room;
  const ids = points + mostHits * 8;
  const ends = ids + mostHits * 4;
  const paths = ends + mostHits * 4;
  const lengths = paths + mostCells * 2;
  cells += putCells(paths + cells * 2, length);
  store<f64>(points + hits * 8, best + load<f64>(LENGTH_POINTS + length * 8));
  store<u32>(ids + hits * 4, id);
  store<u32>(ends + hits * 4, cells);
  store<u8>(lengths + hits, length);
  hits++;
  return true;
}

/** Writes the cells of the best path; how many they are. */
function putCells(at: usize, length: u32): u32 {
  // From the end, where the word would end if its cells had one letter each.
  const end = at + length * 2;
  let place = end;
  let path = bestPath;
  for (let spot = bestSpot;; spot = load<u32>(path, SPOT), path = load<u32>(path, PARENT)) {
    const cell = load<i32>(load<u32>(spot, MORE), CELL);
    if (cell >= 0) store<u16>(place -= 2, cell);
    if (path === 0) break;
  }
  if (place !== at) memory.copy(at, place, end - place);
  return <u32> (end - place) >>> 1;
}
