import { clockText } from "../numbers.ts";
import type { DuelMessages } from "../duel.ts";
import { points, words } from "./counts.ts";

/** The duel, in English. */
export const duel: DuelMessages = {
  none: () => [
    "No duels. To challenge somebody: itbee duel grid, or bee, or bites",
    "To answer an invitation: itbee duel LINE",
  ],
  listed: () => "To go on, or to see the line you have to send: itbee duel NAME",
  row: ({ game, played, games }) => `${game} ${played}/${games}`,
  todo: {
    playing: "to be played",
    invitation: "awaits the answer",
    answer: "awaits their moves",
    over: "over",
  },
  inviting: (game, games) =>
    `Duel, ${game}, ${
      rounds(games)
    }: you play first, then send the invitation with your moves sealed`,
  invited: (game, games) =>
    `Duel, ${game}, ${rounds(games)}: you will see the other's moves only after your own games`,
  game: (n, games) => `Game ${n} of ${games}. When it is over, q goes on`,
  send: {
    invitation:
      "Send this line to the one person you challenge: they open it with itbee duel LINE, or paste it into the page Duel. Then open their answer in the same way",
    answer:
      "Send this line to whoever invited you. Then open the one they send with: itbee duel LINE",
    opening: "Send this line, with your moves, so that your friend can compare too",
  },
  own: () => "This invitation is yours: it is for the one you challenge to open",
  board: (n, games, board) => games === 1 ? board : `Game ${n} of ${games}: ${board}`,
  mine: (side) => `You: ${sideText(side)}`,
  theirs: (side) => `Your friend: ${sideText(side)}`,
  words: {
    both: "Both of you",
    onlyMine: "Only you",
    onlyTheirs: "Only your friend",
    missed: "Neither of you",
  },
  more: (n) => `and ${n} more`,
  result: (winner, { won, points: { mine, theirs }, games }) => {
    const sums = `${points(mine)} to ${points(theirs)}`;
    const what = winner === "mine"
      ? "You won the duel"
      : winner === "theirs"
      ? "Your friend won the duel"
      : "A draw";
    return games === 1 ? `${what}: ${sums}` : `${what}: ${won.mine} to ${won.theirs}, ${sums}`;
  },
  limits: () =>
    "The seal proves that the moves do not change later; nothing can prove that nobody had help, or that the times are true",
  toMenu: () => "Enter for the menu, q to leave",
  page: {
    heading: { new: "CHALLENGE SOMEBODY", line: "YOU WERE SENT A LINE", list: "YOUR DUELS" },
    about: "You and a friend play the same boards, each on your own. No server is needed: " +
      "in the end you send each other a line of text.",
    paste: "Paste it here and press Enter",
    open: ["Enter", "open"],
    end: { mine: "Victory", theirs: "Defeat", nobody: "Draw" },
    side: { mine: "you", theirs: "friend" },
    games: "games",
    gameName: (n) => `Game ${n}`,
    list: { both: "Both", onlyMine: "Only yours", onlyTheirs: "Only theirs", missed: "Nobody's" },
    key: {
      next: ["Enter", "next"],
      game: ["Tab", "game"],
      words: ["←→", "lists"],
    },
  },
};

function rounds(games: number): string {
  return games === 1 ? "one game" : `best of ${games}`;
}

function sideText({ score, words: found, ms }: Parameters<DuelMessages["mine"]>[0]): string {
  const time = ms === undefined ? "" : `, ${clockText(Math.round(ms / 1000))}`;
  return `${points(score)}, ${words(found)}${time}`;
}
