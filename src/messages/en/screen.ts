import type { ScreenMessages } from "../screen.ts";
import { points } from "./counts.ts";

/** What only the live screen says, in English. */
export const screen: ScreenMessages = {
  key: {
    enter: ["Enter", "try"],
    shuffle: ["Space", "shuffle"],
    hints: ["1-6", "hints"],
    panel: ["Tab", "panel"],
    arrows: ["Arrows", "move"],
    turn: ["Space", "turn"],
    next: ["Tab", "next"],
    pencil: [".", "pencil"],
    commands: [":", "commands"],
    begin: ["Enter", "start"],
    walk: ["Up/Down", "missed words"],
    help: ["?", "guide"],
    leave: ["Esc", "menu"],
  },
  small: () => "Small window: playing line by line. Make it larger to get the screen back.",
  paused: () => "Paused. Ctrl-Z again for the shell (then: fg), Enter to play on.",
  paneFoot: (from, to, lines) =>
    lines <= to - from + 1 ? "Esc closes" : `${from}-${to} of ${lines}, PgDn, Esc closes`,
  panelFoot: (from, to, lines) => `${from}-${to} of ${lines}, PgDn`,
  legend: "Points",
  byLength: "By length",
  pressAgain: (key) => `${key} again to get it`,
  streak: (days) => `streak ${days}`,
  wonWord: "Victory!",
  endWord: "The end",
  best: "Best",
  rarest: "Rarest",
  bee: {
    panel: { words: "Words", grid: "Grid", pairs: "Pairs", families: "Families", extra: "Extra" },
    words: (found) => found === 1 ? "word" : "words",
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
