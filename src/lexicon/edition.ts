/** The edition of `data/it.lex`, known without opening it. Written by `deno task lexicon`. */
export const EDITION = "it-befa76";
