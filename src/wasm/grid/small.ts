import { absent, isSmall, lettersAt, pathsAt, spots } from "./board";
import {
  addWords,
  BASE,
  childIn,
  ENTRY,
  INNER,
  LETTERS_ON,
  MAX_WORD,
  MUST,
  NEAR,
  NO_LETTER,
  PAIRS,
  PLACES,
  root,
  TALLY,
  targets,
  TERM,
  wait,
  WAITING,
} from "./memory";
import { hasRoomFor } from "./paths";

/** Bytes of a path: the set of cells that it has used, and of those that it may go to. */
const PATH: usize = 8;
const OPEN: usize = 4;

/**
 * The walk of `countWords` on boards of at most 32 cells of one letter: where a set of cells is one
 * number, the letters on all ways are looked up once a beginning and not once a path. Up to 5×5
 * that is a tenth faster; it keeps more paths, so it may have no room where the other has.
 */
export function countSmall(): bool {
  if (!isSmall) return false;
  const start = pathsAt();
  const lacking = absent;
  const targetsAt = targets;
  store<u32>(start, 0);
  store<u32>(start, layLettersOn(), OPEN);
  addWords(TALLY + 4, load<u32>(root, TERM) & ~lacking);
  wait(WAITING, root, start, start + PATH, load<u32>(root, INNER) & ~lacking, TALLY + 8);
  for (let last = WAITING; last >= WAITING;) {
    const node = load<u32>(last);
    const low = load<u32>(last, 4);
    const high = load<u32>(last, 8);
    const tally = load<u32>(last, 16);
    const inner = load<u32>(node, INNER);
    const base = targetsAt + (load<u32>(node, BASE) << 2);
    let rest = load<u32>(last, 12);
    let first = high;
    last -= ENTRY;
    if (tally > TALLY + (MAX_WORD << 2)) continue;
    if (!hasRoomFor(low, high, start, PATH)) return false;
    for (; rest !== 0; rest &= rest - 1) {
      const child = childIn(base, inner, rest & -rest);
      const letter = ctz(rest) << 2;
      const term = load<u32>(child, TERM);
      const going = load<u32>(child, INNER);
      if ((load<u32>(child, MUST) & lacking) !== 0) continue;
      if (((term | going) & load<u32>(PAIRS + letter)) === 0) continue;
      const where = load<u32>(PLACES + letter);
      let all: u32 = 0;
      let top = first;
      for (let path = low; path < high; path += PATH) {
        const used = load<u32>(path);
        for (let to = load<u32>(path, OPEN) & where; to !== 0; to &= to - 1) {
          const now = used | (to & -to);
          const open = load<u32>(NEAR + (ctz(to) << 2)) & ~now;
          store<u32>(top, now);
          store<u32>(top, open, OPEN);
          top += PATH;
          all |= open;
        }
      }
      const letters = lettersOf(all);
      addWords(tally, term & letters);
      // Written in any case, and kept if there is a way on.
      wait(last + ENTRY, child, first, top, letters & going, tally + 4);
      last += (letters & going) !== 0 ? ENTRY : 0;
      first = (letters & going) !== 0 ? top : first;
    }
  }
  return true;
}

/** The letters on a set of cells. */
function lettersOf(set: u32): u32 {
  return load<u32>(LETTERS_ON + ((set & 255) << 2)) |
    load<u32>(LETTERS_ON + (((set >>> 8) & 255) << 2), 1024) |
    load<u32>(LETTERS_ON + (((set >>> 16) & 255) << 2), 2048) |
    load<u32>(LETTERS_ON + ((set >>> 24) << 2), 3072);
}

/** By letter its cells, and the letters next to any of them; the cells that are not holes. */
function layLettersOn(): u32 {
  let cells: u32 = 0;
  const letters = lettersAt();
  for (let at: usize = 0; at < 128; at += 8) {
    store<u64>(PLACES + at, 0);
    store<u64>(PAIRS + at, 0);
  }
  for (let cell: u32 = 0; cell < spots; cell++) {
    const letter: u32 = load<u8>(letters + cell);
    const own: u32 = letter === NO_LETTER ? 0 : 1 << letter;
    // By eight cells, up to the last cell: nobody asks for sets beyond it.
    const table: usize = LETTERS_ON + ((cell >>> 3) << 10);
    const half: usize = 4 << (cell & 7);
    for (let set: usize = 0; set < half; set += 4) {
      store<u32>(table + half + set, load<u32>(table + set) | own);
    }
    if (own === 0) continue;
    cells |= 1 << cell;
    store<u32>(PLACES + (letter << 2), load<u32>(PLACES + (letter << 2)) | (1 << cell));
  }
  for (let rest = cells; rest !== 0; rest &= rest - 1) {
    const pairs = PAIRS + (<u32> load<u8>(letters + ctz(rest)) << 2);
    store<u32>(pairs, load<u32>(pairs) | lettersOf(load<u32>(NEAR + (ctz(rest) << 2))));
  }
  return cells;
}
