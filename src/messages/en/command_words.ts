import { type CommonWords, OWN_NAMES } from "../command_words.ts";

/** How the commands that games share are typed. */
export const shared = {
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

export const commandWords: CommonWords = {
  program: { ...OWN_NAMES.program, daily: ["daily", "today"] },
  value: {
    ...OWN_NAMES.value,
    h: ["h", "horizontal", "across"],
    v: ["v", "vertical", "down"],
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
