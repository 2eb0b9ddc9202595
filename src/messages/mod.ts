import { en } from "./en/mod.ts";
import { enBites } from "./en/bites.ts";
import { enCrossword } from "./en/crossword.ts";
import { enGrid } from "./en/grid.ts";
import { enHelp } from "./en/help.ts";
import { enProblems } from "./en/problems.ts";
import { it } from "./it/mod.ts";
import { itBites } from "./it/bites.ts";
import { itCrossword } from "./it/crossword.ts";
import { itGrid } from "./it/grid.ts";
import { itHelp } from "./it/help.ts";
import { itProblems } from "./it/problems.ts";

export * from "./bee.ts";
export * from "./bites.ts";
export * from "./grid.ts";
export * from "./crossword.ts";
export * from "./messages.ts";
export * from "./play.ts";
export * from "./problems.ts";
export * from "./say.ts";
export * from "./ui_language.ts";
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
