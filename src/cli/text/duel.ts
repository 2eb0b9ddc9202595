import type { Messages } from "../../messages/mod.ts";
import type { DuelGame, DuelResult, DuelWord } from "../../play/duel/compare.ts";

/** How many of the words that nobody found are shown: the best paid. */
const MOST_MISSED = 10;

/** Both players' words, points and time, game by game; then who won. */
export function resultLines(result: DuelResult, t: Messages): string[] {
  const { games, winner, won, points } = result;
  return [
    ...games.flatMap((game, n) => gameLines(game, { n: n + 1, games: games.length }, t)),
    t.duel.result(winner, { won, points, games: games.length }),
  ];
}

function gameLines(
  game: DuelGame,
  { n, games }: { readonly n: number; readonly games: number },
  t: Messages,
): string[] {
  const { words: label, more } = t.duel;
  const row = (name: keyof typeof label, words: readonly DuelWord[], most = Infinity) => {
    if (words.length === 0) return [];
    const shown = words.slice(0, most).map(({ word, points }) => `${word} ${points}`).join(", ");
    const rest = words.length > most ? ` ${more(words.length - most)}` : "";
    return [`  ${label[name]} (${words.length}): ${shown}${rest}`];
  };
  return [
    t.duel.board(n, games, game.board),
    `  ${t.duel.mine(game.mine)}`,
    `  ${t.duel.theirs(game.theirs)}`,
    ...row("both", game.both),
    ...row("onlyMine", game.onlyMine),
    ...row("onlyTheirs", game.onlyTheirs),
    ...row("missed", game.missed, MOST_MISSED),
  ];
}

/** For programs. */
export function resultFacts({ games, won, points, winner }: DuelResult): object {
  return {
    winner,
    won,
    points,
    games: games.map(({ board, mine, theirs, both, onlyMine, onlyTheirs, missed }) => ({
      board,
      mine,
      theirs,
      both,
      only_mine: onlyMine,
      only_theirs: onlyTheirs,
      missed,
    })),
  };
}
