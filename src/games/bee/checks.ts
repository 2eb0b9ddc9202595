import { TIERS } from "../../core/difficulty.ts";
import { isOwnMark } from "../guess.ts";
import { isLike } from "../rules.ts";
import type { BeeMove } from "./play.ts";
import { BEE_DEFAULTS, type BeeRules } from "./rules.ts";

/** Whether a value from outside is a move that the game can safely play. */
export function isBeeMove(value: unknown): value is BeeMove {
  if (typeof value !== "object" || value === null) return false;
  const move = value as Partial<Record<"kind" | "word" | "rung" | "own" | "at", unknown>>;
  const { at = 0 } = move;
  if (typeof at !== "number" || !(at >= 0 && at <= Number.MAX_SAFE_INTEGER)) return false;
  switch (move.kind) {
    case "guess":
      return typeof move.word === "string" && move.word.length <= 64 && isOwnMark(move.own);
    case "hint":
      return [1, 2, 3, 4, 5, 6].includes(move.rung as number);
    case "shuffle":
    case "undo":
    case "wait":
    case "give_up":
      return true;
    default:
      return false;
  }
}

export function isBeeRules(value: unknown): value is BeeRules {
  if (!isLike(BEE_DEFAULTS, value)) return false;
  const { version, extraPoints, seconds, difficulty } = value as BeeRules;
  if (version !== 1 && version !== 2) return false;
  if (extraPoints !== undefined && !isLike({ extraPoints: 1 }, value)) return false;
  if (seconds !== undefined && !isLike({ seconds: 1 }, value)) return false;
  return difficulty === "any" || TIERS.includes(difficulty);
}
