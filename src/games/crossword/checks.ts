import { isRecord } from "../../core/text.ts";
import { TIERS } from "../../core/difficulty.ts";
import type { CrosswordMove } from "./play.ts";
import { CLUE_KINDS, CLUE_SOURCES, CROSSWORD_DEFAULTS, type CrosswordRules } from "./rules.ts";
import { MAX_SIDE } from "./template.ts";

/** No picture, clue or word of a saved game is longer; a store refuses more than that anyway. */
const MAX_TEXT = 1000;
const MAX_LIST = 1000;

/** Whether a value that came from outside is a move. */
export function isCrosswordMove(value: unknown): value is CrosswordMove {
  if (!isRecord(value)) return false;
  const { kind, slot, word } = value;
  switch (kind) {
    case "letter":
      return Number.isInteger(value.cell) && (value.cell as number) >= 0 && isText(value.letter) &&
        value.letter.length <= 4 && (value.pencil === undefined || value.pencil === true) &&
        (value.at === undefined || isTime(value.at));
    case "wait":
      return isTime(value.at);
    case "give_up":
      return value.at === undefined || isTime(value.at);
    case "check":
      return true;
    case "clear":
      return slot === undefined || isSlot(slot);
    case "reveal":
    case "reveal_letter":
      return isSlot(slot);
    case "enter":
      return isSlot(slot) && isText(word) && word.length <= 64;
    default:
      return false;
  }
}

export function isCrosswordRules(value: unknown): value is CrosswordRules {
  if (!isRecord(value)) return false;
  const numbers = ["floor", "rows", "cols", "density", "themeShare", "maxSteps"] as const;
  return Object.keys(CROSSWORD_DEFAULTS).every((key) => key in value) &&
    numbers.every((name) => isAmount(value[name])) &&
    isSide(value.rows) && isSide(value.cols) &&
    isTier(value.difficulty) && isText(value.template) && isTheme(value.theme) &&
    isClues(value.clues);
}

function isTheme(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MAX_LIST &&
    value.every((row) => isRecord(row) && isText(row.word) && isText(row.clue) && isTier(row.tier));
}

function isClues(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value.kind !== "given") return value.kind === "games" || value.kind === "none";
  return isRecord(value.clues) && Object.keys(value.clues).length <= MAX_LIST &&
    Object.values(value.clues).every(isText) &&
    (value.origins === undefined || isOrigins(value.origins));
}

function isOrigins(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length <= MAX_LIST &&
    Object.values(value).every((origin) =>
      isRecord(origin) && CLUE_KINDS.some((kind) => kind === origin.kind) &&
      CLUE_SOURCES.some((source) => source === origin.source)
    );
}

function isSlot(value: unknown): boolean {
  return isRecord(value) && Number.isInteger(value.number) &&
    (value.direction === "across" || value.direction === "down");
}

function isSide(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_SIDE;
}

/** A number we can compute with: rules from a file must not keep the program busy for ever. */
function isAmount(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 1e6;
}

/** Milliseconds of play: a year is more than anybody takes. */
function isTime(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 366 * 86_400_000;
}

function isTier(value: unknown): boolean {
  return TIERS.some((tier) => tier === value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_TEXT;
}
