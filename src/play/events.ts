/** The objects that a program reads, and their fields apart from `event`. Part of the README. */
export const EVENTS = {
  board: "the puzzle, and how the game stands; the first line, and the answer to an empty one",
  crossword: "the same for a crossword: `rows`, `cols`, `level`, `entries`, the grid so far",
  continued_elsewhere:
    "another window went on playing: the game as it is now, as in the first line",
  other_edition: "the words have changed since: `was`, `now`, `lost`",
  guess: "`input`, `ok`, `code` (`ok`, `pangram`, `extra`, `bad_letter`…), word, points, counts",
  hint: "what the hint gives, `charged`, counts",
  hint_none: "there is nothing left to hint at",
  shuffled: "the letters or tiles in their new order",
  undone: "`word`, counts",
  nothing_to_undo: "there was nothing",
  score: "counts; of a crossword, the grid so far",
  ranks: "`ranks`: each with its points",
  list: "`words` found so far; of a crossword, its `entries`",
  grid: "`lines`: how many words of each length start with each letter",
  pairs: "`lines`: how many words start with each pair of letters",
  missed: "`lines`: the words not found, when the game is over",
  show: "the grid so far",
  clue: "`lines`: one clue",
  letter: "`lines`: asks which entry is meant",
  reveal: "`lines`: asks which entry is meant",
  no_slot: "a command or a word that names no entry",
  lettered: "`input`, `ok`, a letter was written, the grid so far",
  entered: "`input`, `ok`, `slot`, `word`, the grid so far",
  cleared: "`input`, `ok`, `letters`, the grid so far",
  checked: "`input`, `ok`, `wrong_cells`, the grid so far",
  revealed: "`input`, `ok`, `slot`, its word, the grid so far",
  revealed_letter: "`input`, `ok`, `slot`, its letter, the grid so far",
  unchanged: "`input`, `ok` is `false`, the grid so far",
  cell_revealed: "a revealed letter does not change",
  no_such_slot: "`input`, `ok` is `false`, `slot`",
  not_letters: "`input`, `ok` is `false`, `text`",
  wrong_length: "`input`, `ok` is `false`, `length`, `expected`",
  against_revealed: "`input`, `ok` is `false`, `word`, `place`",
  waited: "time has passed, the grid so far",
  solved: "`revealed`, `checks`, the grid",
  already_solved: "`input`, `ok` is `false`",
  time_up: "`missed`, counts",
  gave_up: "what was missed, counts",
  over: "the game is already over",
  why: "the same as `itbee lexicon explain --json`; `ok` is `false` until the word has been tried",
  report: "`ok`, `word`, `path`",
  yesterday:
    "`date`, `code`, `played`, `words`: each with its points and, if played, whether it was found",
  stats: "the same as `itbee stats --json`",
  help: "`lines`: text to show",
  share: "`lines`: text to show",
  unknown_command: "`input`",
  failed: "`input`: a command that failed; standard error says why",
} as const;

export type EventName = keyof typeof EVENTS;

/** One line for a program. */
export interface GameEvent {
  readonly event: EventName;
  readonly [fact: string]: unknown;
}
