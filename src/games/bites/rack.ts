import type { Alphabet, Mask } from "../../core/letters.ts";
import { type Hand, handOf } from "./hand.ts";
import type { TileView } from "./views.ts";

/** A view prepared for searching, its letters as numbers. */
export interface Rack {
  /** The groups of single letters. */
  readonly hand: Hand;
  /** The number in the view of each group of the hand. */
  readonly handGroups: readonly number[];
  /** The multi-letter tiles by the alphabet, so that those that look the same are neighbours. */
  readonly wholes: readonly Whole[];
  /** Which of them start with a letter: from `starts[letter]` to `starts[letter + 1]`. */
  readonly starts: Uint8Array;
  /** Every letter of a whole tile, and those that one starts with. */
  readonly wholeLetters: Mask;
  readonly wholeStarts: Mask;
}

export interface Whole {
  readonly letters: readonly number[];
  readonly group: number;
  /** Whether it looks the same as the one before it: then that one is used first. */
  readonly isTwin: boolean;
}

/** Pieces with a letter that the alphabet lacks are left out: no word can use them. */
export function rackOf(view: TileView, alphabet: Alphabet): Rack {
  const options: Mask[] = [];
  const handGroups: number[] = [];
  const several: { letters: number[]; group: number }[] = [];
  for (let i = 0; i < view.tiles.length; i++) {
    const group = view.groups[i]!;
    const letters = numbersOf(view.tiles[i]!, alphabet);
    if (letters.includes(-1)) continue;
    if (letters.length > 1) several.push({ letters, group });
    else if (handGroups.at(-1) === group) options[options.length - 1]! |= 1 << letters[0]!;
    else {
      handGroups.push(group);
      options.push(1 << letters[0]!);
    }
  }
  several.sort((a, b) => compare(a.letters, b.letters));
  const starts = new Uint8Array(alphabet.letters.length + 1);
  let wholeLetters = 0;
  let wholeStarts = 0;
  const wholes = several.map(({ letters, group }, i): Whole => {
    for (const letter of letters) wholeLetters |= 1 << letter;
    wholeStarts |= 1 << letters[0]!;
    starts[letters[0]! + 1]!++;
    const isTwin = i > 0 && compare(several[i - 1]!.letters, letters) === 0;
    return { letters, group, isTwin };
  });
  for (let letter = 1; letter < starts.length; letter++) starts[letter]! += starts[letter - 1]!;
  // A view has its singles first, and they are dealt first: a tile with a choice is kept free.
  const hand = handOf(Int32Array.from(options), alphabet.letters.length);
  return { hand, handGroups, wholes, starts, wholeLetters, wholeStarts };
}

/** Each letter's number; -1 for anything outside the alphabet. */
export function numbersOf(text: string, alphabet: Alphabet): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < text.length; i++) numbers.push(alphabet.codes[text.charCodeAt(i)]! - 1);
  return numbers;
}

function compare(a: readonly number[], b: readonly number[]): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return (a[i] ?? -1) - (b[i] ?? -1);
}
