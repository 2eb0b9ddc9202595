import { clockText } from "../numbers.ts";
import { namesOf } from "../command_words.ts";
import { crosswordCommands } from "./crossword_commands.ts";
import type { CrosswordMessages } from "../crossword.ts";
import { count, DAY_WORDS, letters } from "./counts.ts";
import { shortGuess } from "../../core/text.ts";
import { say } from "../say.ts";

/** The crossword in English. */
export const crossword: CrosswordMessages = {
  inMenu: {
    name: "Crossword",
    day: DAY_WORDS,
    howTo: ["Clues and crossings,", "and no hurry"],
    standing: ({ found, words }) => `${count(found)}/${count(words)}`,
    missedIn: () => "in the crossword",
  },
  outcome: {
    lettered: (o) =>
      o.empty === 0 ? "The grid is full, but something is wrong: try check" : cells(o.empty),
    waited: () => "",
    cell_revealed: () => "No: this letter has already been revealed.",
    entered: (o) =>
      `${crossword.typed(o.slot)}  ${o.word.toUpperCase()}   ${
        o.empty === 0 ? "The grid is full, but something is wrong: try check" : cells(o.empty)
      }`,
    unchanged: () => "Nothing changes.",
    no_such_slot: (o) => `No: there is no ${crossword.slot(o.slot)}.`,
    not_letters: (o) => `No: "${shortGuess(o.text)}" must have letters only.`,
    wrong_length: (o) =>
      `No: "${shortGuess(o.word)}" has ${letters(o.length)}; ${o.expected} needed.`,
    against_revealed: (o) => `No: letter ${o.place + 1} is revealed, and it is not that one.`,
    cleared: (o) => `${letters(o.letters)} cleared.`,
    checked: (o) =>
      o.wrong === 0
        ? `All right so far: ${letters(o.right)}. ${cells(o.empty)}`
        : `${letters(o.wrong)} wrong, ${o.right} right. ${cells(o.empty)}`,
    revealed: (o) => `${crossword.typed(o.slot)}  ${o.answer.toUpperCase()} (revealed)`,
    revealed_letter: (o) =>
      `${crossword.slot(o.slot)}: letter ${o.place + 1} is ${o.letter.toUpperCase()}`,
    solved: (o) =>
      o.revealed === 0 && o.checks === 0
        ? "SOLVED, and without any help! Well done."
        : `SOLVED! ${
          o.revealed === 0 ? "Nothing revealed" : `${letters(o.revealed)} revealed`
        }, checks ${o.checks}.`,
    gave_up: (o) =>
      `Solution shown: ${letters(o.letters)} ${o.letters === 1 ? "was" : "were"} missing.`,
    already_solved: () => "This crossword is over. For another: restart",
  },
  command: {
    help: "this help",
    show: "the grid",
    list: "all clues, or only a / d",
    clue: "one clue and what is written there: 12a",
    check: "count and mark the wrong letters",
    letter: "reveal a letter: letter 12a",
    reveal: "reveal a word: reveal 12a",
    clear: "clear a word (clear 12a) or all of them",
    score: "how much is left",
    stats: "your statistics",
    giveup: "reveal everything and end, after asking",
    restart: "another crossword; this one stays saved",
    quit: "save and leave",
  },
  menu: "the crossword",
  commandName: namesOf(crosswordCommands.play),
  helpTitle: "Type a number, a (across) or d (down), and the word: 12a WORD. Commands:",
  helpMore: ["In the grid ! is a wrong letter, ~ a revealed one."],
  title: ({ rows, cols, tier, seed, theme }) =>
    `Crossword ${rows}x${cols}, ${tier}` +
    (theme === undefined ? "" : `, theme ${theme}`) +
    (seed === undefined ? "" : `, seed ${seed}`),
  tiers: ({ easy, medium, hard }) => `Words: ${easy} easy, ${medium} medium, ${hard} hard`,
  across: "Across",
  down: "Down",
  solution: "Solution",
  slot: ({ number, direction }) => `${number} ${direction}`,
  typed: ({ number, direction }) => `${number}${direction === "across" ? "a" : "d"}`,
  invitation: () => "To answer: 12a WORD (across), 3d WORD (down). Commands: ?",
  narrow: (columns) => `To show the numbers the window needs ${columns} columns.`,
  resumed: () => "Back where you were. Commands: ?",
  tally: ({ filled, cells, done, entries }) =>
    `Words written ${done}/${entries}   Cells ${filled}/${cells}`,
  which: () => "Say where first: 12a WORD (across) or 12d WORD (down). Commands: ?",
  noSuch: (number) => `No: there is no ${number}.`,
  slotWanted: (command) => `Say which one: ${command} 12a`,
  name: "Crossword",
  sizeAndLevel: ({ rows, cols, tier }) => `${rows}×${cols}, ${tier}`,
  time: clockText,
  pencil: "pencil",
  solvedWord: "Solved!",
  answersTitle: "Answers",
  ownLetters: (own, all) => `${own} / ${all} letters of your own`,
  checksName: (n) => n === 1 ? "check" : "checks",
  revealsName: (n) => n === 1 ? "reveal" : "reveals",
  cellsName: "squares",
  entriesName: "words",
  noClue: "(no clue)",
  askGiveUp: () => "Do you really want to see the solution? [y/N] ",
  share: (o) => [
    `itbee crossword ${o.rows}x${o.cols} ${o.tier}  ${o.label}`.trimEnd(),
    (o.isSolved ? `solved in ${clockText(o.seconds)}` : `${o.done}/${o.entries} words`) +
    `  ${o.bar}`,
    `revealed ${o.revealed}  checks ${o.checks}`,
  ],
  written: (path) => `Wrote "${path}"`,
  themeFault: {
    bad_row: (o) => `line ${o.line}: "word TAB clue TAB level" is needed`,
    not_a_word: (o) => `line ${o.line}: "${o.text}" must have letters only`,
    bad_length: (o) => `line ${o.line}: "${o.text}" is too short or too long`,
    no_clue: (o) => `line ${o.line}: "${o.text}" has no clue`,
    unknown_level: (o) => `line ${o.line}: "${o.text}" is not a level: easy, medium or hard`,
    repeated: (o) => `line ${o.line}: "${o.text}" is already there`,
    clue_has_word: (o) => `line ${o.line}: the clue contains "${o.text}"`,
  },
  clueFileFault: {
    bad_row: (o) => `line ${o.line}: "12a TAB clue" is needed`,
    unknown_slot: (o) => `line ${o.line}: "${o.text}" is not in this grid`,
    repeated_slot: (o) => `line ${o.line}: "${o.text}" is already there`,
  },
  factsFault: {
    not_json: () => "it is not JSON",
    bad_field: (o) => `field "${o.field}" is missing or wrong`,
    outside: (o) => `${o.slot}: it runs off the grid`,
    crossing: (o) =>
      `row ${o.row}, column ${o.col}: ${o.letters[0].toUpperCase()} crosses ${
        o.letters[1].toUpperCase()
      }`,
    not_a_slot: (o) => `${o.slot}: it is not in the grid, or it is somewhere else`,
  },
  entryFault: {
    not_a_word: (o) => `${o.slot}: "${o.answer}" is not in the lexicon`,
    repeated: (o) => `${o.slot}: "${o.answer}" is there twice`,
    bad_clue: (o) => `${o.slot}: ${say(crossword.clueFault, o.fault)}`,
    sensitive: (o) =>
      `${o.slot}: "${o.answer}" is an offensive word: it has no place in an easy or medium crossword`,
  },
  clueFault: {
    wrong_letters: (o) => `the game (${o.mechanism}) does not give "${o.gives}"`,
    bad_word: (o) => `"${o.word}" may not be in the clue`,
    not_a_reading: (o) => `the word has no such reading (${o.tag})`,
    gives_away: (o) => `"${o.word}" gives the answer away`,
  },
  serviceFault: {
    no_key: () => "there is no key: put GEMINI_API_KEY in the environment",
    bad_key: () =>
      "the key in GEMINI_API_KEY has a space, a newline or another character that no key has",
    not_allowed: (o) => `the program may reach only the service and this machine, not ${o.host}`,
    unreachable: (o) => `${o.host} does not answer`,
    timed_out: (o) => `no answer within ${o.seconds} seconds`,
    redirected: (o) => `the service redirects elsewhere (${o.status})`,
    bad_status: (o) => `the service answered ${o.status}`,
    too_large: (o) => `the answer is longer than ${count(o.limit)} bytes`,
    malformed: (o) => `answer refused: ${say(crossword.geminiFault, o.fault)}`,
  },
  geminiFault: {
    not_json: () => "it is not JSON",
    no_text: (o) => `there is no text${o.reason === "" ? "" : ` (${o.reason})`}`,
    not_a_list: () => "it is not a list",
    bad_item: (o) => `item ${o.index + 1} has no slot and clue`,
    unknown_slot: (o) => `"${o.slot}" was not asked for`,
    repeated_slot: (o) => `"${o.slot}" is there twice`,
    missing_slot: (o) => `"${o.slot}" is missing`,
    bad_clue: (o) => `the clue of "${o.slot}" is not usable`,
    gives_away: (o) => `the clue of "${o.slot}" contains the answer`,
    too_few: (o) => `only ${o.count} usable words, at least ${o.least} needed`,
  },
  themeMade: ({ name, words, refused, path }) =>
    `Theme "${name}": ${words} words kept, ${refused} refused. In ${path}`,
  themeKept: ({ name, words, path }) =>
    `Theme "${name}" has ${words} words of this level already. To ask again, remove ${path}`,
  noTheme: (why) => `No theme from the service: ${why}`,
  lettersOnly: () => "In this language each clue is just the letters of its answer, mixed up",
  fallback: (why) => `No clues from the service: ${why}. Using itbee's own`,
  verified: ({ path, entries, faults, proved, defined }) =>
    `"${path}": ${entries} words, ${
      faults === 0 ? "no faults" : faults === 1 ? "1 fault" : `${faults} faults`
    }; definitions: ${defined}, word games proved: ${proved}`,
  uniqueness: {
    unique: (_, tier) => `This is the only way to fill the grid with words of level ${tier}`,
    not_unique: (_, tier) => `The grid can be filled in other ways with words of level ${tier}`,
    not_proven: (steps) =>
      `Not proven to be the only way to fill the grid: ${count(steps)} words tried`,
    no_words: () => "Not every entry is a word, so no other way to fill the grid was looked for",
  },
  column: {
    name: "name",
    size: "size",
    entries: "words",
    black: "black",
    easy: "easy",
    medium: "medium",
    hard: "hard",
    from: "from",
  },
  own: "own",
  templatesNote: (folder) => [
    "A grid of your own: a file with # for black and . for white cells (--template FILE)" +
    (folder === undefined ? "" : `, or in ${folder}`),
  ],
  themesNote: (folder) => [
    "A theme of your own: rows of “word TAB clue TAB level” (--theme FILE)" +
    (folder === undefined ? "" : `, or in ${folder}`),
  ],
  candidates: ({ number, direction, pattern, count }) =>
    `${number} ${direction}, ${pattern}: ` +
    (count === 0 ? "no word fits" : count === 1 ? "1 word fits" : `${count} words fit`),
  verbose: ({ entries, difficulty, ms }) => [
    `${entries} words, mean difficulty ${difficulty}, ${ms} ms`,
  ],
};

function cells(n: number): string {
  return n === 1 ? "1 cell left" : `${n} cells left`;
}
