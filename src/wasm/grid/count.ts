import { absent, alone, isLarge, layLetters, pathsAt, unended } from "./board";
import {
  addWords,
  BASE,
  CHAIN,
  childIn,
  ENTRY,
  FIRST,
  FREE,
  INNER,
  lettersOn,
  MARKED_SIDE,
  MAX_WORD,
  MORE,
  MUST,
  NEXT,
  OPEN,
  PAIRS,
  PARENT,
  PATH,
  root,
  SPOT,
  TALLY,
  targets,
  TERM,
  TO,
  wait,
  WAITING,
} from "./memory";
import { aliasedWays, freeWays, hasRoomFor, markOf, waysTo } from "./paths";
import { countSmall } from "./small";

/** Bytes of a step: see `putStep`. */
const STEP: usize = 8;

/**
 * Words by length, in `TALLY`; false without room.
 *
 * It goes down the word graph once, not once a cell, and carries for each prefix all the paths
 * that spell it. The letters on all ways that these may go, met with the letters that end a word,
 * are so many words, counted without being visited; met with the letters that go on, they are
 * where to go. A path is kept only if some word goes on from there.
 */
export function countWords(): bool {
  clearTally();
  if (countSmall()) return true;
  clearTally();
  layLetters();
  const inner = load<u32>(root, INNER);
  const base = targets + (load<u32>(root, BASE) << 2);
  store<u32>(TALLY, popcnt(load<u32>(root, TERM) & alone), 4);
  for (let rest = inner & ~absent; rest !== 0; rest &= rest - 1) {
    const node = childIn(base, inner, rest & -rest);
    const first = load<u32>(FIRST + (ctz(rest) << 2));
    if ((load<u32>(node, MUST) & absent) === 0 && !countFrom(node, first)) return false;
  }
  return true;
}

function clearTally(): void {
  for (let at: usize = 0; at <= MAX_WORD << 2; at += 4) store<u32>(TALLY + at, 0);
}

/** Goes down from the node of one letter, whose first spot this is. */
function countFrom(node: usize, first: usize): bool {
  const start = pathsAt();
  let top = start;
  let letters: u32 = 0;
  for (let spot = first; spot !== 0; spot = load<u32>(spot, CHAIN), top += PATH) {
    const open = load<u32>(spot, OPEN);
    store<u64>(top, markOf(spot));
    store<u32>(top, open, FREE);
    store<u32>(top, spot, SPOT);
    store<u32>(top, 0, PARENT);
    letters |= lettersOn(spot, open);
  }
  addWords(TALLY + 8, endsAmong(load<u32>(node, TERM), letters, start, top));
  wait(WAITING, node, start, top, letters & load<u32>(node, INNER), TALLY + 12);
  return countWaiting(start);
}

/** `first` is where all paths begin. What waits last is gone down first, its paths above the others. */
function countWaiting(first: usize): bool {
  // A local variable is in a register; these are read from memory each time.
  const targetsAt = targets;
  const lacking = absent;
  const inside = unended;
  for (let last = WAITING; last >= WAITING;) {
    const node = load<u32>(last);
    const low = load<u32>(last, 4);
    const high = load<u32>(last, 8);
    const tally = load<u32>(last, 16);
    const inner = load<u32>(node, INNER);
    const base = targetsAt + (load<u32>(node, BASE) << 2);
    const isSure = !isLarge || tally <= TALLY + (MARKED_SIDE << 2);
    let rest = load<u32>(last, 12);
    let start = high;
    last -= ENTRY;
    if (tally > TALLY + (MAX_WORD << 2)) continue;
    if (!hasRoomFor(low, high, first, PATH)) return false;
    for (; rest !== 0; rest &= rest - 1) {
      const child = childIn(base, inner, rest & -rest);
      const letter = ctz(rest) << 2;
      const term = load<u32>(child, TERM);
      const going = load<u32>(child, INNER);
      if ((load<u32>(child, MUST) & lacking) !== 0) continue;
      if (((term | going) & load<u32>(PAIRS + letter)) === 0) continue;
      let letters: u32 = 0;
      let top = start;
      if (isSure && (term & inside) === 0) {
        // First all steps to the letter, then what each leads to, in loops that ask nothing:
        // whether a path has a way there, and how many, cannot be foreseen.
        const steps = high + (high - low) * NEXT;
        let todo = steps;
        for (let path = low; path < high; path += PATH) {
          todo += putStep(todo, path, load<u32>(path, FREE) & waysTo(letter, path));
        }
        for (let step = steps; step < todo; step += STEP) {
          const path = load<u32>(step);
          const ways = load<u32>(step, 4);
          // Another way to the same letter waits its turn.
          todo += putStep(todo, path, ways & (ways - 1));
          const spot = load<u32>(load<u32>(path, SPOT) + (ctz(ways) << 2), TO);
          const onward = putPath(top, path, spot, freeWays(spot, load<u64>(path)));
          letters |= onward;
          top += (onward & going) !== 0 ? PATH : 0;
        }
        addWords(tally, term & letters);
      } else {
        top = stepCarefully(low, high, start, letter, term | going);
        letters = lettersFrom(start, top);
        addWords(tally, endsAmong(term, letters, start, top));
      }
      // Written in any case, and kept if there is a way on.
      wait(last + ENTRY, child, start, top, letters & going, tally + 4);
      last += (letters & going) !== 0 ? ENTRY : 0;
      start = top;
    }
  }
  return true;
}

/** A step to be made: a path, and its ways to a letter. It counts only if there are some. */
function putStep(at: usize, path: usize, ways: u32): usize {
  store<u32>(at, path);
  store<u32>(at, ways, 4);
  return ways !== 0 ? STEP : 0;
}

/**
 * The same where marks may deceive, or where words end on letters that do not always end a cell:
 * then no path may be left out that leads to one.
 */
function stepCarefully(low: usize, high: usize, start: usize, letter: u32, wanted: u32): usize {
  let top = start;
  for (let path = low; path < high; path += PATH) {
    let ways = load<u32>(path, FREE) & waysTo(letter, path);
    for (; ways !== 0; ways &= ways - 1) {
      const spot = load<u32>(load<u32>(path, SPOT) + (ctz(ways) << 2), TO);
      const free = freeWays(spot, load<u64>(path)) | aliasedWays(spot, path);
      const onward = putPath(top, path, spot, free);
      top += (onward & wanted) !== 0 ? PATH : 0;
    }
  }
  return top;
}

/** Writes a path one spot longer than another; the letters that it may go on by. */
function putPath(at: usize, path: usize, spot: usize, free: u32): u32 {
  store<u64>(at, load<u64>(path) | markOf(spot));
  store<u32>(at, free, FREE);
  store<u32>(at, spot, SPOT);
  store<u32>(at, path, PARENT);
  return lettersOn(spot, free);
}

function lettersFrom(low: usize, high: usize): u32 {
  let letters: u32 = 0;
  for (let path = low; path < high; path += PATH) {
    letters |= lettersOn(load<u32>(path, SPOT), load<u32>(path, FREE));
  }
  return letters;
}

/** Of these letters, which are on ways of some paths, those that end their cell there. */
function endsAmong(term: u32, letters: u32, low: usize, high: usize): u32 {
  if ((term & unended) === 0) return term & letters;
  let ends: u32 = 0;
  for (let path = low; path < high; path += PATH) {
    ends |= lettersOn(load<u32>(load<u32>(path, SPOT), MORE), load<u32>(path, FREE));
  }
  return term & ends;
}
