import { hintPrice } from "../../games/bee/hints.ts";
import type { Bee } from "../../games/bee/mod.ts";
import { paysApart } from "../../games/bee/rules.ts";
import type { Rung } from "../../games/bee/state.ts";
import type { Messages } from "../../messages/messages.ts";
import type { HelpTopic, Position } from "../game_adapter.ts";

type BeePosition = Position<Bee>;

const RUNGS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Rung[];

export function helpText(topic: HelpTopic, position: BeePosition, t: Messages): readonly string[] {
  const { rules } = position.round;
  const { alpha, minLength, pangramBonus, cap, floor, extraPoints, winFraction } = rules;
  if (topic === "rules") {
    const goalPercent = Math.round(winFraction * 100);
    return t.bee.rules({ minLength, goalPercent, apart: paysApart(rules) });
  }
  const extra = paysApart(rules) ? { points: extraPoints ?? 1 } : { zipf: floor };
  const points = { alpha, minLength, pangram: pangramBonus, cap, extra };
  return [...t.bee.points(points), ...pricesText(position, t)];
}

/** Each hint, with what it would cost now. */
export function hintPrices(
  { round, state }: BeePosition,
): readonly { readonly rung: Rung; readonly price: number }[] {
  return RUNGS.map((rung) => ({ rung, price: hintPrice(round, state, rung)?.price ?? 0 }));
}

export function pricesText(position: BeePosition, t: Messages): readonly string[] {
  return [
    t.bee.tariffTitle,
    ...hintPrices(position).map(({ rung, price }) => `  ${t.bee.tariff(rung, price)}`),
  ];
}
