import type { Settings } from "../config.ts";
import { ordinalOf, romeDate } from "../core/calendar.ts";
import type { Tier } from "../core/difficulty.ts";
import { type UsageFault, UserError } from "../core/problem.ts";
import type { Parts } from "../games/game.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Messages } from "../messages/messages.ts";
import type { Estimate } from "./fit/estimate.ts";
import type { Label } from "../session/session.ts";

/** Which board is wanted. */
export type Wanted =
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "seed"; readonly seed: string }
  | { readonly kind: "daily"; readonly date: string };

/** A board, where it comes from, and how it was drawn if it was. */
export interface Chosen<T extends Parts = Parts> {
  readonly puzzle: T["puzzle"];
  readonly label: Label;
  readonly draw?: Draw;
  /** The rules for this board alone, where they are not those of the settings. */
  readonly rules?: T["rules"];
}

/** How a board came about, whichever game it is of. */
interface Draw {
  readonly draws: number;
  /** How many of the boards drawn were within the limits, the one kept included. */
  readonly candidates: number;
  readonly rejections: { readonly [limit: string]: number };
}

/** What may be asked of a new board beyond the settings. */
export interface Wishes {
  readonly difficulty?: Tier;
  /** How many words it is to have. */
  readonly words?: { readonly from: number; readonly to: number };
  /** How long a game against time lasts, or that it has no clock. */
  readonly minutes?: number;
  readonly no_timer?: boolean;
}

/** How a board fits: what its core words are, and how likely it is to be won; or how hard it is. */
type Fit =
  | { readonly kind: "goal"; readonly floor: number; readonly chance: number }
  | { readonly kind: "tier"; readonly tier: Tier };

/** How one game's boards are chosen and described. */
export interface BoardSource<T extends Parts> {
  rules(settings: Settings, wishes: Wishes): T["rules"];
  choose(lexicon: Lexicon, rules: T["rules"], wanted: Wanted): Chosen<T>;
  /** A new board for what a player knows; none in a game that has nothing to fit. */
  fit?(
    lexicon: Lexicon,
    rules: T["rules"],
    wish: { readonly seed: string; readonly estimate: Estimate },
  ): { readonly chosen: Chosen<T>; readonly fitted: Fit };
  /** A board with all its answers. */
  facts(round: T["round"]): object;
  /** How a board was made, in sentences. */
  report(it: {
    readonly round: T["round"];
    readonly chosen: Chosen<T>;
    readonly ms: number;
    readonly t: Messages;
  }): readonly string[];
  /** Whether a saved game of the same board is by these rules; games of one kind of rules need not say. */
  isSame?(saved: unknown): boolean;
  /** The name of a puzzle in a list, where its one line would give too much away. */
  named?(puzzle: string): string;
  /** The lexicon that a shared code names. */
  editionIn?(code: string): string | undefined;
}

/** Which limits the boards passed over failed, and how often. */
export function rejectionsIn(draw: Draw | undefined, t: Messages): string {
  return Object.entries(draw?.rejections ?? {})
    .map(([limit, n]) => `${t.limit[limit] ?? limit} ${n}`).join(", ");
}

/** Today in Rome, or the day asked for; throws `bad_usage`. */
export function dayAsked(text: string | undefined, now: number): string {
  if (text === undefined) return romeDate(now);
  if (ordinalOf(text) !== undefined) return text;
  const fault: UsageFault = { kind: "bad_date", text };
  throw new UserError({ kind: "bad_usage", fault });
}
