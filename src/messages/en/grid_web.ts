import { type GridWebMessages, timesOf } from "../grid_web.ts";
import { count, letters, points, words } from "./counts.ts";

/** The grid on a page, in English. */
export const gridWeb: GridWebMessages = {
  board: (rows, cols) => `Grid, ${rows} by ${cols}`,
  covered: "Covered grid",
  cell: ({ place, letters, bonus, step, heat }) =>
    [
      ...(letters === undefined ? [] : [letters.toUpperCase()]),
      place,
      ...(bonus ? [gridWeb.bonusName(bonus)] : []),
      ...(step > 0 ? [`step ${step}`] : []),
      ...(heat === undefined ? [] : [words(heat)]),
    ].join(", "),
  bonusLabel: (bonus) => `${timesOf(bonus)}${bonus.endsWith("l") ? "L" : "W"}`,
  bonusName(bonus) {
    const name = bonus.endsWith("l") ? "letter" : "word";
    const times = timesOf(bonus);
    return times === 2
      ? `double ${name}`
      : times === 3
      ? `triple ${name}`
      : `${name} times ${times}`;
  },
  extra: "extra",
  path: (word) => `Path: ${word}`,
  goal: (goal) => `goal ${count(goal)}`,
  won: "Goal reached",
  foundOf: (found, all) => `${count(found)} of ${words(all)}`,
  hiddenWords: "words",
  how: "Swipe from a letter to one beside it, diagonals too; or type.",
  least: (n) => `Words of at least ${letters(n)}.`,
  askGiveUp: "Give up? You will see all the words",
  points,
  best: "The best",
  found: "Found",
  submit: "Enter",
  clear: "Clear",
  hint: "How many words pass here",
  ended: { time_up: "Time!", gave_up: "The end", complete: "All of them!" },
  missed: "Missed",
  missedNote: (all) => all === 0 ? "None" : `${words(all)}. Tap one to see its path`,
  showPath: (word) => `${word}: show the path`,
  rulesTitle: "Rules",
  rulesName: { ruzzle: "Ruzzle", elzzur: "Elzzur", boggle: "Boggle", paroliere: "Paroliere" },
  sentence(o) {
    switch (o.kind) {
      case "found":
        return `${o.listed ? `${o.word.written[0] ?? o.word.word}, ` : ""}${points(o.points)}`;
      case "no_path":
        return `There is no path for ${o.word}`;
      case "not_in_lexicon":
        return `${o.word} is not in the word list`;
      case "too_short":
        return `${o.word}: at least ${letters(o.min)}`;
      case "already_found":
        return `Already found: ${o.word}`;
      case "over":
        return "This grid is over";
      case "time_up":
        return "Time is up";
      case "gave_up":
        return "Game over";
      default:
        return undefined;
    }
  },
};
