import { type Hint, hintPrice, takeHint } from "../../games/bee/hints.ts";
import type { Bee } from "../../games/bee/mod.ts";
import {
  type BeeState,
  byCommonness,
  isBeeOver,
  remaining,
  type Rung,
} from "../../games/bee/state.ts";
import type { Grid, PairCount } from "../../games/bee/views.ts";
import { acceptedWord } from "../../games/bee/round.ts";
import { grammarOf } from "../../lexicon/tag.ts";
import type { Position } from "../../play/game_adapter.ts";
import { hintMeaning } from "../../play/review.ts";
import type { SceneContext } from "./scene.ts";

type BeePosition = Position<Bee>;

/** A step of the ladder of hints. */
export interface HintRow {
  readonly rung: Rung;
  /** In points; 0 for what is free or paid already. */
  readonly price: number;
  /** The hints already paid for, of the word they are about. */
  readonly shown?: HintShown;
  /** Whether it gives more when it is asked for again. */
  readonly isSpent: boolean;
}

/** What a hint shows. */
export type HintShown =
  | {
    readonly rung: 1;
    readonly lengths: readonly { readonly length: number; readonly count: number }[];
    readonly pangrams: number;
  }
  | { readonly rung: 2; readonly grid: Grid }
  | { readonly rung: 3; readonly pairs: readonly PairCount[] }
  | { readonly rung: 4; readonly pattern: string }
  | { readonly rung: 5; readonly form: string; readonly meaning?: string }
  | { readonly rung: 6; readonly anagram: string; readonly word?: string };

const RUNGS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Rung[];

export async function hintRows(position: BeePosition, context: SceneContext): Promise<HintRow[]> {
  const { round, state } = position;
  if (isBeeOver(round, state)) return [];
  const rows: HintRow[] = [];
  for (const rung of RUNGS) {
    const price = hintPrice(round, state, rung)?.price ?? 0;
    const known = knownHint(position, rung);
    const shown = known && await shownHint(known, position, context);
    const isSpent = shown !== undefined && (shown.rung !== 6 || shown.word !== undefined);
    rows.push({ rung, price, ...(shown && { shown }), isSpent });
  }
  return rows;
}

/** What a hint gave that was taken for the word in question. */
function knownHint({ round, state }: BeePosition, rung: Rung): Hint | undefined {
  const [hinted] = byCommonness(remaining(round, state));
  const taken = state.hints.filter((one) => one.word === hinted?.word && one.rung === rung).length;
  if (rung < 4 || taken === 0) return undefined;
  // As it was before the last step, which then gives the same again.
  const before: BeeState = { ...state, hints: withoutLast(state.hints, hinted!.word, rung) };
  return takeHint(round, before, rung)?.hint;
}

function withoutLast(hints: BeeState["hints"], word: string, rung: Rung): BeeState["hints"] {
  const last = hints.findLastIndex((one) => one.word === word && one.rung === rung);
  return hints.filter((_, i) => i !== last);
}

export async function shownHint(
  hint: Hint,
  { round, state }: BeePosition,
  context: SceneContext,
): Promise<HintShown> {
  const { t } = context;
  switch (hint.rung) {
    case 1:
    case 2:
    case 3:
      return hint;
    case 4: {
      const blanks = Array.from({ length: Math.max(0, hint.length - 2) }, () => "_");
      return {
        rung: 4,
        pattern: [hint.first.toUpperCase(), ...blanks, hint.last.toUpperCase()].join(" "),
      };
    }
    case 5: {
      const [hinted] = byCommonness(remaining(round, state));
      const meaning = hinted && await hintMeaning(hinted.word, context);
      const grammar = t.grammar(grammarOf(hint.tag));
      const form = context.web.bee.form({
        grammar,
        ...(hint.lemma !== undefined && { lemma: hint.lemma }),
        kin: hint.kin,
        length: hint.length,
      });
      return { rung: 5, form, ...(meaning !== undefined && { meaning }) };
    }
    case 6: {
      const written = hint.word && acceptedWord(round, hint.word)?.written.join(" / ");
      return {
        rung: 6,
        anagram: [...hint.anagram.toUpperCase()].join(" "),
        ...(written && { word: written }),
      };
    }
  }
}
