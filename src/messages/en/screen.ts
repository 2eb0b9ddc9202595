import type { ScreenMessages } from "../screen.ts";
import { points } from "./counts.ts";

/** In every game where words are typed. */
const TYPING = [
  ["Tab", "the next panel; with Shift, the one before"],
  ["↑", "brings back the last word you typed"],
  ["Esc", "clears what you typed, then the menu"],
] as const;

/** What only the live screen says, in English. */
export const screen: ScreenMessages = {
  key: {
    enter: ["Enter", "try"],
    shuffle: ["Space", "shuffle"],
    hints: ["1-6", "hints"],
    panel: ["Tab", "panel"],
    arrows: ["←↑↓→", "move"],
    turn: ["Space", "turn"],
    next: ["Tab", "next"],
    pencil: [".", "pencil"],
    commands: [":", "commands"],
    begin: ["Enter", "start"],
    walk: ["↑↓", "words"],
    another: ["n Enter", "another"],
    scroll: ["PgDn", "scroll"],
    close: ["Esc", "close"],
    help: ["?", "guide"],
    leave: ["Esc", "menu"],
  },
  guide: { rules: "HOW TO PLAY", points: "POINTS", keys: "KEYS", commands: "COMMANDS" },
  keyTable: {
    bee: [
      ["Enter", "tries the word you typed"],
      ["Space", "shuffles the letters"],
      ["1-6", "hints, the smallest first; you see the price before you pay"],
      ...TYPING,
    ],
    grid: [["Enter", "tries the word you typed"], ...TYPING],
    bites: [["Enter", "tries the word you typed"], ["Space", "shuffles the tiles"], ...TYPING],
    crossword: [
      ["a-z", "writes the letter and moves on"],
      ["←↑↓→", "move the cursor, or turn"],
      ["Space", "turns: across or down"],
      ["Tab", "the next word; with Shift, the one before"],
      ["Delete", "erases the letter; Backspace also steps back"],
      ["Home", "the first cell of the word; End, the last"],
      [".", "pencil: small letters for guesses"],
      [":", "a command, such as :check; or a word, :12a WORD"],
      ["Esc", "the menu; your game is saved"],
    ],
  },
  small: () => "Small window: playing line by line. Make it larger to get the screen back.",
  paused: () => "Paused. Ctrl-Z again for the shell (then: fg), Enter to play on.",
  paneFoot: (from, to, lines) =>
    lines <= to - from + 1 ? "Esc closes" : `${from}-${to} of ${lines}, PgDn, Esc closes`,
  endOf: { time_up: "Time!", gave_up: "The end", complete: "All!", won: "Won!" },
  longest: "Longest",
  time: "time",
  missedTitle: "Missed",
  foundTitle: "Found",
  shareTitle: "Share",
  noneMissed: "None",
  legend: "Points",
  byLength: "By length",
  pressAgain: (key) => `${key} again to get it`,
  streak: (days) => `streak ${days}`,
  wonWord: "Victory!",
  best: "Best",
  rarest: "Rarest",
  pointsName: (n) => n === 1 ? "point" : "points",
  gateTitle: "Ready?",
  gateGo: "Enter to start",
  wordsName: (found) => found === 1 ? "word" : "words",
  bee: {
    panel: { words: "Words", grid: "Grid", pairs: "Pairs", families: "Families", extra: "Extra" },
    pangrams: (of) => of === 1 ? "pangram" : "pangrams",
    hints: (used) => used === 1 ? "hint" : "hints",
    toNext: (n, rank) => `${points(n)} to ${rank}`,
    hidden: (words) => words === 0 ? "You have found them all" : `${words} still to find`,
    goal: "goal",
    rankTitle: "Rank",
    pangram: (kind) => kind === "perfect" ? "PERFECT PANGRAM" : "PANGRAM",
    closed: (key) => [
      `Press ${key} to open it: it is free,`,
      'but your result will say "with grid".',
    ],
  },
};
