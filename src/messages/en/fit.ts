import type { FitMessages } from "../fit.ts";

/** Boards that fit the player, in English. */
export const fit: FitMessages = {
  known: ({ forms, from, to }) => `You know about ${forms} forms, between ${from} and ${to}`,
  chosen: ({ floor, chancePercent }) =>
    `Made to fit: core from zipf ${floor}; you reach the goal about ${chancePercent} times in 100`,
  first: () =>
    "Made to fit: you have not finished a game of this kind yet, so the goal is a first guess",
  tier: (tier) => `Made to fit: ${tier} words`,
  notYet: (games, needed) =>
    `Boards that fit you need ${needed} finished games with some words found; you have ${games}. Until then the level is medium`,
  given: () => "A board by seed or code is the same for everybody: its level is medium, not yours",
  offer: () => "Five games finished: for boards that fit you, in any game, --new --level auto",
};
