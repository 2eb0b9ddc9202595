import { TIERS } from "../../core/difficulty.ts";
import { isOwnMark } from "../guess.ts";
import { isLike } from "../rules.ts";
import type { BitesMove } from "./play.ts";
import { BITES_DEFAULTS, type BitesRules, DIRECTIONS } from "./rules.ts";

/** Whether a value that came from outside is a move. */
export function isBitesMove(value: unknown): value is BitesMove {
  if (typeof value !== "object" || value === null) return false;
  const move = value as Partial<Record<"kind" | "word" | "own" | "at", unknown>>;
  const { at = 0 } = move;
  if (typeof at !== "number" || !(at >= 0 && at <= Number.MAX_SAFE_INTEGER)) return false;
  if (["shuffle", "hint", "wait", "give_up"].includes(move.kind as string)) return true;
  return move.kind === "guess" && typeof move.word === "string" && move.word.length <= 64 &&
    isOwnMark(move.own);
}

export function isBitesRules(value: unknown): value is BitesRules {
  if (!isLike(BITES_DEFAULTS, value)) return false;
  const { version, direction, difficulty } = value as BitesRules;
  return [1, 2, 3].includes(version) && ["both", ...DIRECTIONS].includes(direction) &&
    ["any", ...TIERS].includes(difficulty);
}
