import { en } from "./en.ts";
import { enBites } from "./en_bites.ts";
import { enCrossword } from "./en_crossword.ts";
import { enGrid } from "./en_grid.ts";
import { enHelp } from "./en_help.ts";
import { enProblems } from "./en_problems.ts";
import { it } from "./it.ts";
import { itBites } from "./it_bites.ts";
import { itCrossword } from "./it_crossword.ts";
import { itGrid } from "./it_grid.ts";
import { itHelp } from "./it_help.ts";
import { itProblems } from "./it_problems.ts";

export * from "./bee.ts";
export * from "./bites.ts";
export * from "./grid.ts";
export * from "./crossword.ts";
export * from "./messages.ts";
export * from "./play.ts";
export * from "./problems.ts";
export * from "./say.ts";
export * from "./tongue.ts";
export * from "./screen.ts";

/** All there is to say in every language, for tools and tests. The program loads what it needs. */
export const messages = {
  it: {
    ...it,
    ...itProblems,
    help: itHelp,
    bites: itBites,
    grid: itGrid,
    crossword: itCrossword,
  },
  en: {
    ...en,
    ...enProblems,
    help: enHelp,
    bites: enBites,
    grid: enGrid,
    crossword: enCrossword,
  },
} as const;
