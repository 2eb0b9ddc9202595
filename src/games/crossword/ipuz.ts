import type { CrosswordRound } from "./round.ts";
import { BLACK, type Direction } from "./template.ts";

/** What an ipuz file says of itself; the words are the caller's. */
export interface IpuzAbout {
  readonly title: string;
  readonly author?: string;
  readonly difficulty?: string;
}

/** The puzzle in ipuz version 2 (ipuz.org, crossword#1), which other crossword programs read. */
export function ipuzOf(round: CrosswordRound, about: IpuzAbout): string {
  const { rows, cols, solution, entries } = round;
  const numbers = new Map(entries.map((entry) => [entry.cells[0]!, entry.number]));
  const table = <T>(cellOf: (cell: number) => T): T[][] =>
    Array.from(
      { length: rows },
      (_, row) => Array.from({ length: cols }, (_, col) => cellOf(row * cols + col)),
    );
  const cluesOf = (direction: Direction) =>
    entries.filter((entry) => entry.direction === direction)
      .map(({ number, clue }): [number, string] => [number, clue]);
  return JSON.stringify({
    version: "http://ipuz.org/v2",
    kind: ["http://ipuz.org/crossword#1"],
    title: about.title,
    ...(about.author ? { author: about.author } : {}),
    ...(about.difficulty ? { difficulty: about.difficulty } : {}),
    origin: "itbee",
    block: BLACK,
    empty: "0",
    dimensions: { width: cols, height: rows },
    puzzle: table((cell) => solution[cell] === BLACK ? BLACK : numbers.get(cell) ?? 0),
    solution: table((cell) => solution[cell]!.toUpperCase()),
    clues: { Across: cluesOf("across"), Down: cluesOf("down") },
  });
}
