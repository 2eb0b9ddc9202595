import type { PlayMessages, StatsMessages } from "./play.ts";

/** What is said in every game alike, in English. */
export const enPlay: PlayMessages = {
  yes: "y",
  kept: () => "Playing on.",
  saved: (code) => `Saved. Resume with: itbee ${code}`,
  otherEdition: (was, now, dropped) =>
    `This game began with lexicon ${was}; it is ${now} now. ` +
    (dropped === 0 ? "All your words still count." : `${dropped} of your moves no longer count.`),
  continuedElsewhere: () => "The game went on in another window: this is how it stands.",
  unknownCommand: (text, nearest) =>
    `Unknown command: ${text}.${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`,
  menu: {
    title: "itbee, word games in Italian",
    today: "today's board",
    fresh: "a new board",
    resume: "resume a game",
    stats: "statistics",
    leave: "leave",
    ask: "Choose [1]: ",
  },
  store: {
    setAside: (path) =>
      `The file of games was damaged: it is now "${path}", and a new one is begun`,
    unsaved: (path, reason) =>
      `Warning: cannot save to "${path}" (${reason}). Play goes on; I try again with every move`,
    savedAgain: (path) => `Saved again to "${path}"`,
    noHome: () =>
      "Warning: HOME is not set, so the game will not be saved. To save it: --data-path FOLDER",
  },
};

export const enStats: StatsMessages = {
  none: () => "No game yet. To begin: itbee",
  label: {
    games: "Games",
    finished: "Finished",
    wins: "Won",
    streak: "Days won in a row",
    bestStreak: "Longest streak",
    best: "Best score",
    average: "Share of possible points",
    words: "Words found",
    extra: "Extra words",
    pangrams: "Pangrams",
    hints: "Hints",
    ranks: "Ranks reached",
    favourites: "Words you find most often",
    hardest: "The rarest you have found",
  },
};
