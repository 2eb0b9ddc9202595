import { namesOf } from "../command_words.ts";
import { gridCommands } from "./grid_commands.ts";
import { flag, reason } from "./terms.ts";
import { absent, count, DAY_WORDS, lasting, letters, points, words } from "./counts.ts";
import { shortGuess } from "../../core/text.ts";
import { spelled, suggest } from "../phrases.ts";
import { bonusMarks, type GridMessages, type GridTally } from "../grid.ts";
import { clockText, zipf } from "../numbers.ts";
import { sharedCommands, wordGame } from "./word_game.ts";

/** The sentences of the grid in English. */
export const grid: GridMessages = {
  ...wordGame,
  inMenu: {
    name: "Grid",
    day: DAY_WORDS,
    howTo: ["Words from cell to cell,", "before time runs out"],
    standing: ({ found, words }) => `${count(found)}/${count(words)}`,
    missedIn: () => "in the grid",
  },
  outcome: {
    found: (o) => {
      const known = o.word.zipf === 0 || !o.listed ? "" : `, zipf ${zipf(o.word.zipf)}`;
      const name = o.listed && !o.word.isCore ? "EXTRA" : "OK";
      return `+${o.points}  ${name}${spelled(o.word).word} (length ${o.word.word.length}${known})`;
    },
    not_letters: () => "No: letters only, no apostrophes or hyphens.",
    too_short: (o) =>
      `No: "${shortGuess(o.word)}" has ${letters(o.word.length)}; at least ${o.min} needed.`,
    already_found: (o) => `Already found: ${o.word.toUpperCase()} (${points(o.points)}).`,
    no_path: (o) => `No: there is no path for "${shortGuess(o.word)}" that uses each cell once.`,
    excluded: (o) => `No: "${shortGuess(o.word)}" is a form ${flag[o.reason]}.`,
    not_in_lexicon: (o) =>
      `No: "${shortGuess(o.word)}" is not in the lexicon.${suggest("report", o.word)}`,
    waited: () => "",
    time_up: () => "",
    gave_up: () => "",
    over: () => "This grid is over. For another: restart. To leave: quit.",
  },
  absent: (all) => `No: ${absent(all)}.`,
  refused: (word, why) => `No: "${shortGuess(word)}" is ${reason[why]}.`,
  command: {
    ...sharedCommands,
    help: 'commands; "? rules" for rules, "? points" for points',
    board: "the grid and the clock (an empty line does too)",
    hint: "how many words not yet found pass through each cell",
    score: "score and clock",
    list: "words found (list length, alphabet, points)",
    missed: "once it is over, every word you missed",
    restart: "another grid; this one stays saved",
    quit: "save and leave; the clock stops",
  },
  menu: "the grid, like Ruzzle and Boggle",
  commandName: namesOf(gridCommands.play),
  seeded: (seed) => `grid of seed ${seed}`,
  board: () => "grid",
  opening: (o) => [
    `itbee: ${o.title}, ${o.rows}x${o.cols}, ${o.rules} rules, lexicon ${o.edition}.`,
    `${words(o.words)}${more(o.extra)}, ${points(o.points)}. ` +
    `From ${o.minLength} to ${letters(o.longest)}.`,
  ],
  invitation: ({ left, goal }) =>
    (left === undefined ? "No clock." : `You have ${clockText(left)}.`) +
    (goal === undefined ? "" : ` Goal: ${points(goal)}.`) +
    " Type a word. For the commands: ?",
  resumed: (o) => [
    `Back where you were: ${words(o.found)}, ${points(o.score)}.`,
    ...(o.left === undefined
      ? []
      : [`The clock goes on from ${clockText(o.left)}: time away did not count.`]),
  ],
  tally: (o) =>
    `Found ${o.found}/${o.words}${more(o.extra)}   Score ${scored(o)}` +
    (o.left === undefined ? "" : `   Time ${clockText(o.left)}`),
  bonus: bonusMarks("L", "W"),
  bonusName: { dl: "letter ×2", tl: "letter ×3", dw: "word ×2", tw: "word ×3" },
  gate: ({ seconds, minLength, words: n, goal }) => [
    `You have ${lasting(seconds)} to find as many words as you can, of at least ${
      letters(minLength)
    }.`,
    "Go from cell to cell, diagonally too, and use each cell only once.",
    `There are ${count(n)} here. The guide (?) stops the clock.`,
    ...(goal === undefined ? [] : [`You win with ${points(goal)}.`]),
  ],
  score: (o) =>
    `Found ${o.found}/${o.words}${more(o.extra)}   Score ${count(o.score)} / ${
      count(o.points)
    }   ${o.bar}` +
    (o.left === undefined ? "" : `   Time ${clockText(o.left)}`),
  listWhat: () => "You can say: list order, alphabet, length, points",
  rules: (o) => [
    "Go from cell to cell, also diagonally; no cell twice in a word.",
    `Every word has at least ${letters(o.minLength)}; a cell such as Qu counts as two.`,
    "Inflected forms count; proper nouns, abbreviations and forms with a pronoun do not.",
    "Capitals and accents do not matter.",
    ...(o.hasExtra
      ? ["The count is of the commoner words; the others are extra, and pay as much."]
      : []),
    ...(o.seconds === 0 ? [] : [
      `The game lasts ${
        clockText(o.seconds)
      }. When you leave the clock stops, and time away does not`,
      "count.",
    ]),
  ],
  pointsByLetter: (values) => [
    `Letters: ${values}.`,
    "dl and tl pay the letter twice or three times, dw and tw the word;",
    "if a word has several paths, the best one counts.",
  ],
  pointsByLength: () => ["A word pays by its length alone."],
  lengthTitle: "Points for length:",
  heatTitle: (n) => `Words not yet found, by cell (${words(n)} in all):`,
  ended: (o) => {
    const how = { time_up: "Time is up!", gave_up: "Game over.", complete: "ALL OF THEM!" };
    return `${how[o.end]} Found ${o.found}/${o.words}${more(o.extra)}, score ${count(o.score)} of ${
      count(o.points)
    }.` + goalEnd(o);
  },
  missedTitle: () => "You missed, the best first:",
  missedMore: (shown, all) => `${shown} of ${words(all)}. All of them: missed`,
  missedLater: () => "You will see that when the game is over.",
  allFound: () => "You found every word.",
  share: (o) => [
    ["itbee grid", o.title, o.rules].filter((part) => part).join("  "),
    `${o.found}/${o.words} words${more(o.extra)}  ${o.score}/${o.points}  ${o.bar}` +
    (o.seconds === 0 ? "  no clock" : `  in ${clockText(o.seconds)}`),
    o.puzzle,
    o.edition,
  ],
  solved: {
    words: "Number of words:            ",
    longest: "Length of the longest word: ",
    points: "Maximum total score:        ",
  },
  noWord: () => "There are no words on this grid",
  notThere: (word) => `"${word}" is not among the words of this grid`,
  generated: (o) =>
    `Seed ${o.seed}` +
    (o.words === undefined
      ? ": letters only, no words were asked for"
      : o.words === 0
      ? ": no words"
      : `: ${words(o.words)}, the longest of ${letters(o.longest)}, ${points(o.points)}`),
  bestSeen: (attempts, reasons) =>
    `None of ${count(attempts)} boards meets the limits: this is the best of them (${reasons})`,
  written: (path, boards) => `Wrote ${boards === 1 ? "1 grid" : `${boards} grids`} to "${path}"`,
  stats: {
    cells: "Cells",
    letters: "Different letters",
    counts: "How many of each",
    frequent: "Most frequent",
    words: "Words",
    longest: "Longest",
    points: "Points",
    byLength: "Words by length",
  },
  languages: {
    column: {
      code: "code",
      name: "name",
      letters: "letters",
      dice: "dice",
      words: "words",
      from: "from",
    },
    own: "yours",
    yes: "yes",
    no: "--dictionary",
    note: (folder) => [
      "words: whether the program has them, or --dictionary is needed",
      "To change a language or add one, write its file in",
      folder ?? "the folder languages of --data-path",
      "To see a file: itbee languages it",
    ],
  },
};

/** ` + 12 extra`, where there are any. */
function more(extra: number): string {
  return extra === 0 ? "" : ` + ${count(extra)} extra`;
}

/** `95`, or `95 / 320` towards a goal. */
function scored({ score, goal }: Pick<GridTally, "score" | "goal">): string {
  return count(score) + (goal === undefined ? "" : ` / ${count(goal)}`);
}

function goalEnd({ score, goal }: Pick<GridTally, "score" | "goal">): string {
  if (goal === undefined) return "";
  return score >= goal ? ` Goal of ${points(goal)} reached!` : ` The goal was ${points(goal)}.`;
}
