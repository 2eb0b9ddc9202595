import { resolveSettings, type Settings } from "../../config.ts";
import type { DuelFault } from "../../core/duel_fault.ts";
import { UserError } from "../../core/problem.ts";
import { sha256 } from "../../core/sha256.ts";
import type { Parts } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { BoardSource } from "../board_source.ts";
import type { GameAdapter } from "../game_adapter.ts";
import { adapterOf } from "../games.ts";
import { toBase64 } from "./base64.ts";

/** What two players agree on: the same game, words, rules and boards for both. */
export interface DuelTerms {
  readonly game: string;
  /** The edition of the words. */
  readonly lexicon: string;
  readonly rules: Readonly<Record<string, unknown>>;
  /** One for each game of the duel. */
  readonly boards: readonly string[];
}

/** How many games a duel may have. */
export const DUEL_LENGTHS = [1, 3, 5] as const;

/** The program that wrote a line and the one that reads it must have the same rules. */
const DIGEST_BYTES = 6;

/** A duel has a clock: a game that is usually played without gets this long. */
const MINUTES = 5;

interface NewDuel {
  readonly game: string;
  readonly boards: BoardSource<Parts>;
  readonly settings: Settings;
  readonly minutes?: number;
  readonly seed: string;
  /** How many games. */
  readonly count: number;
}

/** New boards for two, by one player's settings. */
export function newTerms(lexicon: Lexicon, wish: NewDuel): DuelTerms {
  const { game, boards, settings, minutes, seed, count } = wish;
  const asked = boards.rules(settings, minutes === undefined ? {} : { minutes });
  const { seconds } = asked as { readonly seconds?: number };
  const rules = seconds ? asked : boards.rules(settings, { minutes: MINUTES });
  return {
    game,
    lexicon: lexicon.edition,
    rules: rules as DuelTerms["rules"],
    boards: Array.from({ length: count }, (_, i) => {
      const wanted = { kind: "seed", seed: i === 0 ? seed : `${seed}/${i + 1}` } as const;
      return duelAdapter(game).game.format(boards.choose(lexicon, rules, wanted).puzzle);
    }),
  };
}

/** The game of a duel; throws `bad_duel` for one that cannot be played by two. */
export function duelAdapter(game: string): GameAdapter<Parts> {
  const adapter = adapterOf(game);
  if (!adapter || !mayDuel(adapter)) refuse({ kind: "bad_field", field: "game" });
  return adapter;
}

/** Whether its words can be compared: those of a crossword are the same for everybody. */
export function mayDuel({ ownGuess, sought }: GameAdapter<Parts>): boolean {
  return ownGuess !== undefined && sought !== undefined;
}

/** The rules that are not the usual ones: most lines need none. */
export function unusualRules({ game, rules }: DuelTerms): Record<string, unknown> {
  const usual = usualRules(duelAdapter(game));
  return Object.fromEntries(
    Object.entries(rules).filter(([name, rule]) => stable(rule) !== stable(usual[name])),
  );
}

/** The rules again; throws `bad_duel` when they are not rules of this game. */
export function rulesWith(game: string, unusual: unknown): DuelTerms["rules"] {
  const adapter = duelAdapter(game);
  const rules = { ...usualRules(adapter), ...unusual as object };
  if (!adapter.game.isRules(rules)) refuse({ kind: "bad_field", field: "rules" });
  return rules;
}

/** Whatever the player's own settings are. */
function usualRules(adapter: GameAdapter<Parts>): Readonly<Record<string, unknown>> {
  const { settings } = resolveSettings({ env: () => undefined, flags: {} });
  return adapter.boards.rules(settings, {}) as Readonly<Record<string, unknown>>;
}

/** A short digest of everything agreed on, the usual rules included. */
export function digestOf(terms: DuelTerms): string {
  const { game, lexicon, rules, boards } = terms;
  const bytes = new TextEncoder().encode(stable([game, lexicon, rules, boards]));
  return toBase64(sha256(bytes).subarray(0, DIGEST_BYTES));
}

/** With other words the same moves would have another result. */
export function refuseOtherWords({ lexicon }: DuelTerms, { edition }: Pick<Lexicon, "edition">) {
  if (lexicon !== edition) refuse({ kind: "other_words", theirs: lexicon, ours: edition });
}

export function refuse(fault: DuelFault): never {
  throw new UserError({ kind: "bad_duel", fault });
}

/** JSON with the keys of every object in order. */
function stable(value: unknown): string {
  return JSON.stringify(
    value,
    (_, inner) =>
      typeof inner === "object" && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a < b ? -1 : 1))
        : inner,
  ) ?? "";
}
