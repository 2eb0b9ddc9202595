/** The edition of `data/it.lex`, known without opening it. Written by `deno task lexicon`. */
export const EDITION = "it-5dc55d";

/** The strategy that the words of the other languages name: they come with the program too. */
export const SHIPPED = "votes";

/** The strategy of a plain word list, which is the player's own. */
export const LIST = "list";
