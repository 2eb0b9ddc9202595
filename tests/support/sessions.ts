import type { Find, Label, Session, Summary } from "../../src/session/session.ts";

export const NOW = "2025-11-17T10:00:00.000Z";

export const SUMMARY: Summary = {
  score: 22,
  goal: 204,
  total: 272,
  won: false,
  rank: 3,
  found: 2,
  words: 31,
  extra: 1,
  pangrams: 1,
  hints: 0,
};

export const FINDS: readonly Find[] = [["nome", 5.6], ["novembre", 5.2]];

export interface Guess {
  readonly kind: "guess";
  readonly word: string;
}

export function guess(word: string): Guess {
  return { kind: "guess", word };
}

export function sessionOf(id: string, words: readonly string[] = []): Session {
  return {
    version: 1,
    id,
    game: "bee",
    lexicon: "it-3f9a2c",
    puzzle: "N-BEMORV",
    rules: { min_len: 4, alpha: 2 },
    label: { kind: "board" },
    startedAt: NOW,
    savedAt: NOW,
    over: false,
    moves: words.map(guess),
  };
}

export function daily(date: string, won: boolean): Session {
  const label: Label = { kind: "daily", date };
  const at = `${date}T12:00:00.000Z`;
  const id = `bee-daily-${date}`;
  return {
    ...sessionOf(id),
    label,
    startedAt: at,
    savedAt: at,
    over: won,
    summary: { ...SUMMARY, won },
  };
}
