import { UI_LANGUAGES } from "../mod.ts";
import type { ConfigMessages, PlayMessages, SessionsMessages, StatsMessages } from "../play.ts";

/** What every game says, in English. */
export const play: PlayMessages = {
  yes: ["y", "yes"],
  tryFirst: () => "Try it first.",
  reported: (word, path) => `Noted "${word}" in ${path}`,
  kept: () => "The game goes on.",
  saved: (code) => `Saved. Resume with: itbee ${code}`,
  notSaved: () => "This game is not saved.",
  waiting: () => "Saved on this machine; the server gets it as soon as it answers.",
  otherEdition: (o) => [
    `This game began with lexicon ${o.was}; it is ${o.now} now.`,
    o.lost.length === 0
      ? "All your words still count."
      : `No longer counted: ${o.lost.join(", ")}.`,
  ],
  unusedOptions: (options) =>
    `This game keeps the rules it began with: ${
      options.join(", ")
    } changed nothing. For a new one: --new`,
  sharedEdition: (theirs, ours) =>
    `The code comes from lexicon ${theirs}, this is ${ours}: words and points may differ`,
  continuedElsewhere: () => "The game went on in another window: here it is now.",
  unknownCommand: (text, nearest) =>
    `Unknown command: ${text}. ${
      nearest === undefined ? "For the commands: ?" : `Did you mean ${nearest}?`
    }`,
  menu: {
    title: "itbee, word games in Italian",
    today: "today's board",
    fresh: "a new board",
    resume: "resume a game",
    which: "Which game?",
    stats: "statistics",
    leave: "leave",
    ask: "Choose [1]: ",
    again: (choices) => `Please type a number from 1 to ${choices}, or Enter for the first.`,
  },
  served: (address) =>
    `Open this address in a browser on this computer:\n${address}\nThe games are those of the terminal. Ctrl-C to end`,
  store: {
    setAside: (path) =>
      `The file with your games was damaged: it is now "${path}", and a new one has been started`,
    cutShort: (path) =>
      `Warning: the last saved moves are gone, perhaps after a power cut. You can go on with what is left and play the lost moves again; a copy of the file as it was found is "${path}"`,
    unsaved: (path, reason) =>
      `Warning: cannot save to "${path}" (${reason}). You can go on; every move tries again`,
    savedAgain: (path) => `Saved again to "${path}"`,
    noHome: () =>
      "Warning: HOME is not set, so the game will not be saved. To save it: --data-path FOLDER",
  },
};

export const stats: StatsMessages = {
  none: (command) => `No game yet. To begin: ${command}`,
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
    favourites: "Words you find most often, and in how many games",
    hardest: "The rarest you have found",
  },
};

export const sessions: SessionsMessages = {
  none: () => "No unfinished games. To see finished ones too: --all",
  over: "over",
  column: { id: "game", puzzle: "puzzle", saved: "saved", words: "words", points: "points" },
  askDelete: (id) => `Delete game ${id} for good? [y/N] `,
  deleted: (id) => `Deleted: ${id}`,
  kept: (id) => `Nothing deleted: ${id} is still there`,
  exported: (games, path) => `Wrote ${games === 1 ? "1 game" : `${games} games`} to "${path}"`,
  nothingToExport: (path) => `There are no games to write: "${path}" was left as it was`,
  imported: (o) => `Games added ${o.added}, completed ${o.merged}, already there ${o.same}`,
  unproved: (games) =>
    `${
      games === 1 ? "The board of one daily" : `The boards of ${games} dailies`
    } cannot be made again with the words of this version: ${
      games === 1 ? "it is kept, and does" : "they are kept, and do"
    } not count for streaks`,
  dayStays: () => "Its day stays as it was: another game of it does not count for streaks",
  progress: (games) => `${games} games`,
  others: "another player's",
  askWhose: (games) =>
    `${
      games === 1 ? "One game was" : `${games} games were`
    } exported by another device. Yours, or somebody else's? [mine/theirs] `,
  mine: ["mine", "m", "yours"],
  theirs: ["theirs", "t", "somebody else's"],
};

export const config: ConfigMessages = {
  about: {
    min_len: "shortest word allowed",
    alpha: "how much rarity pays: points are alpha x (8 - zipf)",
    pangram_bonus_points: "extra points for a pangram",
    points_cap: "most points for one word",
    min_valid_words: "core words, at least",
    max_valid_words: "core words, at most",
    min_total_points: "points in all, at least",
    max_total_points: "points in all, at most",
    win_fraction: "the share of the points that wins",
    level: "level: easy, medium, hard, expert or auto; decides how common core words are",
    allow_rare_letters: "whether J K W X Y may be drawn",
    allow_proper_nouns: "whether proper nouns and abbreviations count, as extra words",
    require_pangram: "whether a board must have a pangram",
    family_cap: "the largest share of the words that may be forms of the same word",
    hint_share: "what the fourth hint costs, as a share of the word's points",
    family_hint_share: "what the fifth hint costs, as a share of the word's points",
    language: "language of the words: it, de, en, es, fr, nl or pt",
    lexicon_strategy: "which words count in Italian: joined (by votes), wordfreq or morphit",
    lang: `language of the messages: auto, ${UI_LANGUAGES.join(" or ")}`,
    color: "whether to use colours",
    background: "the window's background: auto (asks the terminal), dark or light",
    mouse: "whether the screen uses the mouse",
    motion: "whether anything moves on the screen",
    emoji: "whether to use emoji in the text to share",
    seed: "the seed of every new board; null for a different one each time",
    data_path: "the folder with your games, or the address of a server that keeps them",
  },
  origin(from) {
    switch (from.kind) {
      case "default":
        return "default";
      case "file":
        return from.line === undefined ? from.path : `${from.path}:${from.line}`;
      case "env":
      case "flag":
        return from.name;
    }
  },
  exists: (path) => `"${path}" already exists and was left alone. To see it: itbee config show`,
  written: (path) => `Wrote "${path}"`,
};
