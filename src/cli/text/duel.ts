import type { Messages } from "../../messages/mod.ts";
import type { DuelGame, DuelResult, DuelWord } from "../../play/duel/compare.ts";
import { longestOf } from "./layout.ts";
import type { Paint } from "./paint.ts";

/** How many of the words that nobody found are shown: the best paid. */
const MOST_MISSED = 10;

/** Both players' words, points and time, game by game; then who won. */
export function resultLines(result: DuelResult, t: Messages, paint: Paint): string[] {
  const { games, winner, won, points } = result;
  const said = paint.bold(t.duel.result(winner, { won, points, games: games.length }));
  return [
    ...games.flatMap((game, n) => [
      paint.bold(t.duel.board(n + 1, games.length, game.board)),
      ...sideLines(game, t, paint),
      ...wordLines(game, t, paint),
      "",
    ]),
    winner === "mine" ? paint.gold(said) : winner === "theirs" ? paint.bad(said) : said,
  ];
}

/** What each player came to; the better one stands out. */
function sideLines({ mine, theirs, winner }: DuelGame, t: Messages, paint: Paint): string[] {
  const line = (text: string, isBetter: boolean) => `  ${isBetter ? paint.good(text) : text}`;
  return [
    line(t.duel.mine(mine), winner === "mine"),
    line(t.duel.theirs(theirs), winner === "theirs"),
  ];
}

/** Whose words they are, how many, and which: the words under each other, behind their names. */
function wordLines(game: DuelGame, t: Messages, paint: Paint): string[] {
  const { words: label, more } = t.duel;
  const names = ["both", "onlyMine", "onlyTheirs", "missed"] as const;
  const shown = names.filter((name) => game[name].length > 0);
  const nameOf = (name: typeof names[number]) => `${label[name]} (${game[name].length})`;
  const width = longestOf(shown.map(nameOf));
  return shown.map((name) => {
    const all: readonly DuelWord[] = game[name];
    const some = name === "missed" ? all.slice(0, MOST_MISSED) : all;
    const list = some.map(({ word, points }) => `${word} ${points}`).join(", ");
    const rest = all.length > some.length ? ` ${more(all.length - some.length)}` : "";
    const gap = " ".repeat(width - nameOf(name).length + 2);
    return `  ${paint.dim(nameOf(name))}${gap}${list}${rest}`;
  });
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
