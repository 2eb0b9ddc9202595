import { ITALIAN } from "../../core/italian.ts";
import type { Language } from "../../core/language.ts";
import { alphabetOf } from "../../core/letters.ts";
import { isOwnMark } from "../guess.ts";
import { isLike } from "../rules.ts";
import type { GridMove } from "./play.ts";
import { bonusNamed } from "./puzzle.ts";
import { GRID_RULES, type GridRules, RULES_NAMES } from "./rules.ts";

/** Whether a value that came from outside is a move. */
export function isGridMove(value: unknown): value is GridMove {
  if (typeof value !== "object" || value === null) return false;
  const move = value as Partial<Record<"kind" | "word" | "at" | "own", unknown>>;
  if (typeof move.at !== "number" || !(move.at >= 0 && move.at <= Number.MAX_SAFE_INTEGER)) {
    return false;
  }
  if (move.kind === "wait" || move.kind === "give_up") return true;
  return move.kind === "guess" && typeof move.word === "string" && move.word.length <= 64 &&
    isOwnMark(move.own);
}

export function isGridRules(value: unknown): value is GridRules {
  if (!isLike(GRID_RULES.ruzzle, value)) return false;
  const { name, scoring, bonuses, language, reuse, goal } = value as GridRules;
  if (reuse !== undefined && typeof reuse !== "boolean") return false;
  if (goal !== undefined && !(Number.isSafeInteger(goal) && goal >= 0)) return false;
  if (!RULES_NAMES.includes(name) || !isLike(GRID_RULES.ruzzle.bonuses, bonuses)) return false;
  if (Object.keys(bonuses).some((bonus) => bonusNamed(bonus) !== bonus)) return false;
  if (typeof scoring !== "object" || scoring === null) return false;
  const points = scoring.kind === "letters" ? scoring.lengthPoints : scoring.points;
  if (!Array.isArray(points) || !points.every((n) => Number.isSafeInteger(n) && n >= 0)) {
    return false;
  }
  return isLanguage(language);
}

/** What a game in play reads of a language: an alphabet, and a value for each of its letters. */
function isLanguage(value: unknown): value is Language {
  if (!isLike(ITALIAN, value)) return false;
  const { letters, values } = value as Language;
  return values !== null && isAlphabet(letters) &&
    [...letters].every((letter) => Number.isSafeInteger(values[letter]) && values[letter]! >= 0);
}

function isAlphabet(letters: string): boolean {
  try {
    return alphabetOf(letters).letters === letters;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}
