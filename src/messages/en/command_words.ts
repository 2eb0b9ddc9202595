import { type CommandWords, OWN_NAMES } from "../command_words.ts";

const shared = {
  help: ["help"],
  shuffle: ["shuffle"],
  hint: ["hint"],
  score: ["score"],
  list: ["list"],
  why: ["why"],
  share: ["share"],
  report: ["report"],
  stats: ["stats"],
  giveup: ["giveup"],
  restart: ["restart"],
  quit: ["quit"],
};

export const commandWords: CommandWords = {
  game: { bee: ["bee"], bites: ["bites"], grid: ["grid"], crossword: ["crossword"] },
  program: { ...OWN_NAMES.program, daily: ["daily", "today"] },
  value: {
    ...OWN_NAMES.value,
    h: ["h", "horizontal", "across"],
    v: ["v", "vertical", "down"],
  },
  bee: {
    ...shared,
    grid: ["grid"],
    pairs: ["pairs"],
    ranks: ["ranks"],
    undo: ["undo"],
    yesterday: ["yesterday"],
  },
  bites: shared,
  grid: { ...shared, board: ["board"], hint: ["hint", "heat"], missed: ["missed"] },
  crossword: {
    ...shared,
    show: ["show", "grid"],
    list: ["list", "clues"],
    clue: ["clue"],
    check: ["check"],
    letter: ["letter", "hint"],
    reveal: ["reveal"],
    clear: ["clear"],
  },
  listOrder: {
    found: ["order"],
    alphabet: ["alphabet"],
    length: ["length"],
    families: ["families"],
    extra: ["extra"],
    points: ["points"],
  },
  helpTopic: { rules: ["rules"], points: ["points"] },
  direction: { across: ["a", "across"], down: ["d", "down"] },
};
