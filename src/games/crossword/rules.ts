import type { Tier } from "../../core/difficulty.ts";
import { ITALIAN_DENSITY } from "./template.ts";
import type { ThemeWord } from "./theme.ts";

/** Where the clues come from. */
type ClueSource =
  /** Made by word games from the lexicon. */
  | { readonly kind: "games" }
  | { readonly kind: "none" }
  /** Given by slot, `12-across`; a slot without one gets one of a game's. */
  | {
    readonly kind: "given";
    readonly clues: Readonly<Record<string, string>>;
    /** Where the clues come from that are not definitions written by hand. */
    readonly origins?: Readonly<Record<string, ClueOrigin>>;
  };

export const CLUE_KINDS = ["definition", "synonym", "game_with_meaning", "game"] as const;
export const CLUE_SOURCES = ["hand", "wordnet", "made"] as const;

/** What a clue is, and who wrote it. */
export interface ClueOrigin {
  readonly kind: typeof CLUE_KINDS[number];
  readonly source: typeof CLUE_SOURCES[number];
}

export interface CrosswordRules {
  readonly difficulty: Tier;
  /** The lowest zipf; the same at every tier, since a tier forbids nothing. */
  readonly floor: number;
  /** A picture; empty to have one made of `rows`, `cols` and `density`. */
  readonly template: string;
  readonly rows: number;
  readonly cols: number;
  readonly density: number;
  readonly theme: readonly ThemeWord[];
  /** At most this share of the entries is of the theme. */
  readonly themeShare: number;
  readonly clues: ClueSource;
  /** How many words the filler may try. */
  readonly maxSteps: number;
}

export const CROSSWORD_DEFAULTS: CrosswordRules = {
  difficulty: "medium",
  floor: 2,
  template: "",
  rows: 9,
  cols: 9,
  density: ITALIAN_DENSITY,
  theme: [],
  themeShare: 0.3,
  clues: { kind: "games" },
  maxSteps: 20_000,
};
