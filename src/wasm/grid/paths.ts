import {
  hasRoom,
  MARKED_SIDE,
  mostPaths,
  NEXT,
  OPEN,
  PARENT,
  SPOT,
  TO,
  TURN,
  WAYS,
  WINDOW,
} from "./memory";

/**
 * The ways from a spot that the marks of a path leave open. Of marks there are 64, one for each
 * cell of an 8 by 8 pattern repeated over the board.
 */
export function freeWays(spot: usize, marks: u64): u32 {
  return load<u32>(spot, OPEN) & ~(<u32> rotr(marks, load<u32>(spot, TURN)) & WINDOW);
}

/** The ways that lead from a path's last spot to a letter, which is four times its number. */
export function waysTo(letter: u32, path: usize): u32 {
  return load<u32>(load<u32>(path, SPOT) + letter, WAYS);
}

/** The mark of a spot's cell. */
export function markOf(spot: usize): u64 {
  return rotl(<u64> 0x200, load<u32>(spot, TURN));
}

/**
 * The ways from a spot behind a path that are closed only by the mark of another cell. Cells that
 * share a mark are eight rows or columns apart, so it is the mark of a cell eight letters earlier,
 * or more.
 */
export function aliasedWays(spot: usize, path: usize): u32 {
  let early = path;
  for (let letter: u32 = 2; letter < MARKED_SIDE && early !== 0; letter++) {
    early = load<u32>(early, PARENT);
  }
  if (early === 0) return 0;
  let aliased = load<u32>(spot, OPEN) & WINDOW &
    <u32> rotr(load<u64>(early), load<u32>(spot, TURN));
  for (let rest = aliased; rest !== 0; rest &= rest - 1) {
    if (isOn(path, load<u32>(spot + (ctz(rest) << 2), TO))) aliased ^= rest & -rest;
  }
  return aliased;
}

/** Makes room for all that one letter more can make of the paths from `low` to `high`. */
export function hasRoomFor(low: usize, high: usize, start: usize, size: usize): bool {
  const end = high + (high - low) * NEXT;
  if (mostPaths !== 0 && (end - start) / size > mostPaths) return false;
  // Behind the paths are the steps that lead to them.
  return hasRoom(end + (high - low) * NEXT);
}

function isOn(path: usize, spot: usize): bool {
  for (let from = path; from !== 0; from = load<u32>(from, PARENT)) {
    if (load<u32>(from, SPOT) === spot) return true;
  }
  return false;
}
