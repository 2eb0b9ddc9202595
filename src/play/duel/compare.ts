import type { Parts } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { replay, startSession } from "../../session/session.ts";
import type { GameAdapter } from "../game_adapter.ts";
import { parseMoves } from "./moves_text.ts";
import { duelAdapter, type DuelTerms, refuse } from "./terms.ts";

/** The moves of both, a text for each game. */
interface DuelMoves {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** A duel as the player sees it, when the moves of both are known. */
export interface DuelResult {
  readonly games: readonly DuelGame[];
  /** How many games each has won; the rest were even. */
  readonly won: { readonly mine: number; readonly theirs: number };
  readonly points: { readonly mine: number; readonly theirs: number };
  /** By games won; where those are even, by points. */
  readonly winner: Winner;
}

type Winner = "mine" | "theirs" | "nobody";

export interface DuelGame {
  readonly board: string;
  readonly mine: DuelSide;
  readonly theirs: DuelSide;
  readonly winner: Winner;
  /** Found by both, by one alone, by neither; without help, the word that pays most first. */
  readonly both: readonly DuelWord[];
  readonly onlyMine: readonly DuelWord[];
  readonly onlyTheirs: readonly DuelWord[];
  readonly missed: readonly DuelWord[];
}

interface DuelSide {
  readonly score: number;
  readonly words: number;
  /** Milliseconds played; `undefined` in a game without a clock. */
  readonly ms?: number;
}

/** As written. */
export interface DuelWord {
  readonly word: string;
  readonly points: number;
}

/** Replays both players' moves: what counts is their result, not what a line claims. */
export function compareDuel(
  terms: DuelTerms,
  lexicon: Lexicon,
  { mine, theirs }: DuelMoves,
): DuelResult {
  const games = terms.boards.map((_, n) =>
    compareGame(terms, lexicon, { n, mine: mine[n]!, theirs: theirs[n]! })
  );
  const wonBy = (who: Winner) => games.filter(({ winner }) => winner === who).length;
  const won = { mine: wonBy("mine"), theirs: wonBy("theirs") };
  const points = {
    mine: games.reduce((sum, game) => sum + game.mine.score, 0),
    theirs: games.reduce((sum, game) => sum + game.theirs.score, 0),
  };
  const even = winnerBy(points);
  return { games, won, points, winner: won.mine === won.theirs ? even : winnerBy(won) };
}

interface GameMoves {
  readonly n: number;
  readonly mine: string;
  readonly theirs: string;
}

function compareGame(terms: DuelTerms, lexicon: Lexicon, { n, mine, theirs }: GameMoves): DuelGame {
  const adapter = duelAdapter(terms.game);
  const [ours, other] = [mine, theirs].map((text) => {
    const position = replayed(adapter, terms, lexicon, { n, text });
    const { score } = adapter.summary(position);
    const sought = adapter.sought!(position);
    const found = new Set(sought.filter((word) => word.found).map(({ word }) => word));
    const { timer } = adapter;
    const hasClock = timer !== undefined && timer.limit(position.round) !== undefined;
    const ms = hasClock ? { ms: timer.elapsed(position.state) } : {};
    return { sought, found, side: { score, words: found.size, ...ms } };
  });
  const written = (word: string) => {
    const id = lexicon.find(word);
    return id === undefined ? word : lexicon.written(id)[0] ?? word;
  };
  const words = ours!.sought.toSorted((a, b) => b.points - a.points);
  const listed = (isListed: (mine: boolean, theirs: boolean) => boolean): DuelWord[] =>
    words.filter(({ word }) => isListed(ours!.found.has(word), other!.found.has(word)))
      .map(({ word, points }) => ({ word: written(word), points }));
  const core = new Set(words.filter(({ isCore }) => isCore).map(({ word }) => written(word)));
  return {
    board: terms.boards[n]!,
    mine: ours!.side,
    theirs: other!.side,
    winner: winnerBy({ mine: ours!.side.score, theirs: other!.side.score }),
    both: listed((a, b) => a && b),
    onlyMine: listed((a, b) => a && !b),
    onlyTheirs: listed((a, b) => b && !a),
    missed: listed((a, b) => !a && !b).filter(({ word }) => core.has(word)),
  };
}

function replayed(
  adapter: GameAdapter<Parts>,
  terms: DuelTerms,
  lexicon: Lexicon,
  { n, text }: { readonly n: number; readonly text: string },
) {
  const moves = parseMoves(adapter, text);
  if (moves === undefined) return refuse({ kind: "bad_field", field: "games" });
  const label = { kind: "board" } as const;
  const setup = { game: terms.game, lexicon: terms.lexicon, puzzle: terms.boards[n]!, label };
  const session = startSession({ ...setup, id: `${terms.game}-duel`, rules: terms.rules }, "");
  return { ...replay(adapter.game, lexicon, { ...session, moves }), label };
}

function winnerBy({ mine, theirs }: { readonly mine: number; readonly theirs: number }): Winner {
  return mine > theirs ? "mine" : theirs > mine ? "theirs" : "nobody";
}
