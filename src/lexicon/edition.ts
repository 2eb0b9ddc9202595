/** The edition of `data/it.lex`, known without opening it. Written by `deno task lexicon`. */
export const EDITION = "it-5dc55d";

/** The strategy that the words of the other languages name: they come with the program too. */
export const SHIPPED = "votes";

/** The one of a plain list of words, which is somebody's own. */
export const LIST = "list";
