import type { ScreenMessages } from "../screen.ts";

/** What only the live screen says, in English. */
export const screen: ScreenMessages = {
  key: {
    enter: "Enter try",
    shuffle: "Space shuffle",
    hints: "1-6 hints",
    panel: "Tab panel",
    help: "? help",
    leave: "Ctrl-D leave",
  },
  small: () => "Small window: playing line by line. Widen it to have the screen back.",
  paused: () => "Paused. Ctrl-Z again for the shell (then: fg), Enter to play on.",
  paneFoot: (from, to, lines) =>
    lines <= to - from + 1 ? "Esc closes" : `${from}-${to} of ${lines}, PgDn, Esc closes`,
  panelFoot: (from, to, lines) => `${from}-${to} of ${lines}, PgDn`,
  pressAgain: (key) => `${key} again to have it`,
  streak: (days) => `streak ${days}`,
  bee: {
    panel: { words: "words", grid: "grid", pairs: "pairs", families: "families", extra: "extra" },
    found: (words, of) => `Found ${words}/${of} words`,
    points: (score, goal) => `Score ${score} / ${goal}`,
    pangrams: (found, of) => `Pangrams ${found}/${of}`,
    hints: (used, cost) => `Hints ${used} (-${cost})`,
    ofGoal: (percent) => `${percent}% of goal`,
    closed: (key) => [
      `Press ${key} to open it: it is free,`,
      'but your result will say "with grid".',
    ],
  },
};
