import { type Alphabet, LATIN } from "../../../core/letters.ts";
import type { BitesPuzzle } from "../../../games/bites/puzzle.ts";
import type { Direction } from "../../../games/bites/rules.ts";
import type { LaidTile } from "../../../play/bites/laid_tiles.ts";
import { layWord } from "../../../play/bites/laid_tiles.ts";

/** A piece of the answer: letters of one tile. */
interface AnswerPiece {
  readonly text: string;
  /** The whole tile, of which a word across it takes one letter. */
  readonly tile: string;
  readonly group: number;
  /** Which letter of a split tile it is. */
  readonly at: number;
}

/** What is being laid: tile by tile, or typed. */
export interface Answer {
  readonly way: Direction;
  readonly pieces: readonly AnswerPiece[];
  /** Letters typed that no tile can give any more. */
  readonly rest: string;
}

export const NO_ANSWER: Answer = { way: "horizontal", pieces: [], rest: "" };

export function wordOf({ pieces, rest }: Answer): string {
  return pieces.map(({ text }) => text).join("") + rest;
}

/**
 * A tile tapped: a free one is laid, whole or with one letter if it lies across. A split tile that
 * was laid last gives its next letter, then comes back; any other one comes back at once.
 */
export function tapTile(answer: Answer, tile: LaidTile, letter?: number): Answer {
  const { way, pieces } = answer;
  const used = pieces.find(({ group }) => group === tile.group);
  const isSplit = tile.kind !== "single" && tile.kind !== way;
  if (!used) return { ...answer, rest: "", pieces: [...pieces, pieceOf(tile, way, letter ?? 0)] };
  const others = pieces.filter((piece) => piece !== used);
  const next = letter === undefined ? used.at + 1 : letter;
  const mayTurn = isSplit && used === pieces.at(-1) && next !== used.at && next < tile.text.length;
  return { ...answer, pieces: mayTurn ? [...others, pieceOf(tile, way, next)] : others };
}

/** Typed letters take the place of tapped tiles. */
export function typeWord(
  tiles: BitesPuzzle,
  typed: string,
  { alphabet = LATIN, way }: { alphabet?: Alphabet; way: Direction },
): Answer {
  const laid = layWord(tiles, typed, { alphabet, first: way });
  const pieces = laid.pieces.map(({ text, tile, group }) => ({
    text,
    tile,
    group,
    at: text === tile ? 0 : Math.max(0, tile.indexOf(text)),
  }));
  return { way: typed === "" ? way : laid.way, pieces, rest: typed.slice(laid.length) };
}

/** Without the last letter typed, or the last tile. */
export function takeBack(answer: Answer): Answer {
  if (answer.rest !== "") return { ...answer, rest: answer.rest.slice(0, -1) };
  return { ...answer, pieces: answer.pieces.slice(0, -1) };
}

/** The same word the other way, if the tiles allow; else an empty one. */
export function turnAnswer(
  tiles: BitesPuzzle,
  answer: Answer,
  alphabet: Alphabet = LATIN,
): Answer {
  const way = answer.way === "horizontal" ? "vertical" : "horizontal";
  const word = wordOf(answer);
  const turned = typeWord(tiles, word, { alphabet, way });
  return turned.way === way && turned.rest === "" ? turned : { way, pieces: [], rest: "" };
}

/** The letters of a split tile that hang before and after the one that is laid. */
export function hangingOf(
  { text, tile, at }: AnswerPiece,
): readonly [before: string, after: string] {
  return text === tile ? ["", ""] : [tile.slice(0, at), tile.slice(at + 1)];
}

function pieceOf({ text, kind, group }: LaidTile, way: Direction, letter: number): AnswerPiece {
  const isWhole = kind === "single" || kind === way;
  const at = isWhole ? 0 : Math.min(letter, text.length - 1);
  return { text: isWhole ? text : text[at]!, tile: text, group, at };
}
