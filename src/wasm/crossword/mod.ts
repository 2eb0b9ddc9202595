/**
 * The search for crosswords: fills pictures with words. `games/crossword/search.ts` runs it, one for
 * each set of word lists. A picture is written to `cells()` before a call.
 */
import { Domains, nth as nthIn } from "./domains";
import { Ending, Fill, fillPicture } from "./fill";
import { get, giveUpAll, take } from "./memory";
import { drawPicture as drawPictureIn } from "./new_picture";
import { Opening, openToAll } from "./opening";
import { CELLS, FILLED, FORBIDDEN, Picture } from "./picture";
import { fillSuited as fillSuitedIn, PAIR_SLOTS } from "./suit";
import { LONGEST, TABLES } from "./tables";

export { fillTable, letRest, lettersOf, newTable, restingBitsOf, setUp } from "./tables";

/** Where a picture, a fill that does not count, and the fill that was found are. */
export function cells(): usize {
  return CELLS;
}

export function forbidden(): usize {
  return FORBIDDEN;
}

export function filled(): usize {
  return FILLED;
}

/** Where the tables to take words from are, by length, and how long words may be. */
export function tables(): usize {
  return TABLES;
}

export function longest(): i32 {
  return LONGEST;
}

/** Space to pass something in; good until the next call of anything else. */
export function space(bytes: i32): usize {
  giveUpAll();
  return take(bytes);
}

/** Says what is to be filled, before each of the next three. */
export function begin(rows: i32, cols: i32, side: i32, hasForbidden: bool): void {
  giveUpAll();
  Picture.rows = rows;
  Picture.cols = cols;
  Picture.hasForbidden = hasForbidden;
  Fill.side = side;
}

/** Draws a picture into `cells()`: see `new_picture.ts`. */
export function drawPicture(rows: i32, cols: i32, blacks: i32, lengths: usize, count: i32): void {
  Picture.rows = rows;
  Picture.cols = cols;
  drawPictureIn(blacks, lengths, count);
}

export function fill(maxSteps: i32): Ending {
  return fillPicture(maxSteps, PAIR_SLOTS);
}

export function fillSuited(maxSteps: i32): Ending {
  return fillSuitedIn(maxSteps);
}

/** Whether every slot has words that leave each crossing some. */
export function isPossible(): bool {
  return openToAll();
}

/** After `isPossible`: how many words an open slot has left, and the n-th of them. */
export function sizeOf(slot: i32): i32 {
  return get(Domains.sizes, slot);
}

export function nth(slot: i32, n: i32): i32 {
  return nthIn(slot, n);
}

/** Of the last fill. */
export function steps(): i32 {
  return Fill.steps;
}

export function restarts(): i32 {
  return Opening.restarts;
}
