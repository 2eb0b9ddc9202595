import { type Alphabet, LATIN, normalize } from "../../core/letters.ts";
import { type TileFault, UserError } from "../../core/problem.ts";

/** The tiles on the table. Tiles that look the same are still separate tiles. */
export interface BitesPuzzle {
  /** One letter each, for words of either direction. */
  readonly single: readonly string[];
  /** One piece in a horizontal word; in a vertical one, any one of its letters. */
  readonly horizontal: readonly string[];
  /** The other way round. */
  readonly vertical: readonly string[];
}

/** The three lists as a player writes them. */
export interface TileLists {
  readonly single: string;
  readonly horizontal: string;
  readonly vertical: string;
}

export const MAX_TILES = 64;
const MIN_TILE = 2;
export const MAX_TILE = 6;

const HORIZONTAL_MARK = ">";
const VERTICAL_MARK = "v";

/**
 * Reads `A E T / AB> / RTv`: the singles, the horizontal tiles, the vertical tiles, always in this
 * order; sections at the end may be left out. Every tile after the first slash ends in its mark,
 * so that the last `v` of a vertical tile is never a letter: `OVv` is the tile OV.
 */
export function parseBites(text: string, alphabet: Alphabet = LATIN): BitesPuzzle {
  const sections = text.split("/");
  if (sections.length > 3) throw fault(text, "too_many_sections");
  const [single, horizontal, vertical] = sections.map(split);
  return checked(text, alphabet, {
    single: single ?? [],
    horizontal: unmarked(text, horizontal ?? [], HORIZONTAL_MARK),
    vertical: unmarked(text, vertical ?? [], VERTICAL_MARK),
  });
}

/** `A E T / AB> / RTv`. */
export function formatBites(puzzle: BitesPuzzle): string {
  const { single, horizontal, vertical } = puzzle;
  return [
    single.map(upper),
    ["/"],
    horizontal.map((tile) => upper(tile) + HORIZONTAL_MARK),
    ["/"],
    vertical.map((tile) => upper(tile) + VERTICAL_MARK),
  ].flat().join(" ");
}

/** Reads the three lists, without marks. */
export function bitesOf(lists: TileLists, alphabet: Alphabet = LATIN): BitesPuzzle {
  const text = [lists.single, lists.horizontal, lists.vertical]
    .map((list) => list.trim()).filter((list) => list !== "").join(" / ");
  return checked(text, alphabet, {
    single: split(lists.single),
    horizontal: split(lists.horizontal),
    vertical: split(lists.vertical),
  });
}

/** Splits `A E T` or `a,e,t`. Two commas with nothing between them have an empty tile between. */
function split(list: string): string[] {
  const text = list.trim();
  return text === "" ? [] : text.split(/\s*[,;]\s*|\s+/u);
}

function unmarked(text: string, tiles: readonly string[], mark: string): string[] {
  return tiles.map((tile) => {
    if (tile === "") throw fault(text, "empty_tile", tile);
    if (!tile.toLowerCase().endsWith(mark)) throw fault(text, "missing_marker", tile);
    return tile.slice(0, -mark.length);
  });
}

function checked(text: string, alphabet: Alphabet, puzzle: BitesPuzzle): BitesPuzzle {
  const { single, horizontal, vertical } = puzzle;
  const count = single.length + horizontal.length + vertical.length;
  if (count === 0) throw fault(text, "no_tiles");
  if (count > MAX_TILES) throw fault(text, "too_many_tiles");
  const one = (tile: string): string => {
    const letter = letters(text, tile, alphabet);
    if (letter.length > 1) throw fault(text, "not_single", tile);
    return letter;
  };
  const several = (tile: string): string => {
    const word = letters(text, tile, alphabet);
    if (word.length < MIN_TILE) throw fault(text, "short_tile", tile);
    if (word.length > MAX_TILE) throw fault(text, "long_tile", tile);
    return word;
  };
  return {
    single: single.map(one),
    horizontal: horizontal.map(several),
    vertical: vertical.map(several),
  };
}

function letters(text: string, tile: string, alphabet: Alphabet): string {
  if (tile === "") throw fault(text, "empty_tile", tile);
  const word = normalize(tile, alphabet);
  if (word === undefined) throw fault(text, "bad_tile", tile);
  return word;
}

/** Some letters have no capital of their own. */
function upper(tile: string): string {
  const capitals = tile.toUpperCase();
  return capitals.length === tile.length && capitals.toLowerCase() === tile ? capitals : tile;
}

function fault(text: string, kind: TileFault["kind"], part?: string): UserError {
  const fault = { kind, ...(part !== undefined && { part }) };
  return new UserError({ kind: "bad_puzzle", game: "bites", text, fault });
}
