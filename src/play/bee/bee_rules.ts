import { rulesFrom, type Settings } from "../../config.ts";
import type { Tier } from "../../core/difficulty.ts";
import { floorOf } from "../../core/level.ts";
import { BEE_DEFAULTS, type BeeRules } from "../../games/bee/rules.ts";

/** The level is a floor that every core word is above; the difficulty is only a preference. */
export function beeRules(settings: Settings, difficulty?: Tier): BeeRules {
  const floor = floorOf(settings.level);
  return { ...BEE_DEFAULTS, ...rulesFrom(settings), floor, ...(difficulty && { difficulty }) };
}
