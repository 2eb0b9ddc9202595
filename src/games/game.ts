import type { Alphabet } from "../core/letters.ts";
import type { Rng } from "../core/random.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";

/** The six types a game is made of. All plain data: they survive `structuredClone`. */
export interface Parts {
  /** What is printed on the page: letters, tiles, template. */
  puzzle: unknown;
  /** The numbers a player may configure. */
  rules: unknown;
  /** All that never changes while playing: the answers, their points, the goal. */
  round: unknown;
  /** All that does. */
  state: unknown;
  move: unknown;
  outcome: { readonly kind: string };
}

/** What every game can do. */
export interface Game<T extends Parts> {
  readonly defaults: T["rules"];
  /** The rules that games saved without them were played by, where those are not the defaults. */
  readonly formerRules?: Partial<T["rules"]>;
  /** Reads a puzzle from its one-line text, in the letters of its words; throws `bad_puzzle`. */
  parse(text: string, alphabet?: Alphabet): T["puzzle"];
  /** `parse(format(p))` equals `p`. */
  format(puzzle: T["puzzle"]): string;
  /** Throws `no_puzzle_found` when the rules leave nothing. */
  generate(lexicon: Lexicon, rules: T["rules"], rng: Rng): T["puzzle"];
  open(lexicon: Lexicon, rules: T["rules"], puzzle: T["puzzle"]): T["round"];
  start(round: T["round"]): T["state"];
  /** The same state comes back, the very object, when the move changed nothing. */
  play(round: T["round"], state: T["state"], move: T["move"]): Step<T>;
  isOver(round: T["round"], state: T["state"]): boolean;
  /** Whether a value from a saved or imported game is a move, or rules, of this game. */
  isMove(value: unknown): value is T["move"];
  isRules(value: unknown): value is T["rules"];
}

export interface Step<T extends Parts> {
  readonly state: T["state"];
  readonly outcome: T["outcome"];
}
