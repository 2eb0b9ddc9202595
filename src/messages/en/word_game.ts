import type { WordGameMessages } from "../word_game.ts";

/** The commands that do the same in every game of words. */
export const sharedCommands = {
  why: "explain a word you have tried",
  share: "the result, to paste in a message",
  report: "note a word that is missing or wrong",
  stats: "your statistics",
  giveup: "show the words you missed and end",
};

/** What every game of words says, in English. */
export const wordGame: WordGameMessages = {
  whyWhat: () => "Which word? Type: why WORD",
  reportWhat: () => "Which word? Type: report WORD",
  askGiveUp: () => "End the game and see the words you missed? [y/N] ",
  nothingFound: () => "No words yet.",
  helpTitle: "Type a word, or several on one line. Or:",
  helpMore: ["With : in front it is always a command (:list), with = always a word (=list)."],
};
