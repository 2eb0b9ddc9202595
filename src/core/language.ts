import { isPlain } from "./text.ts";
import { alphabetOf, MAX_LETTERS } from "./letters.ts";
import { type LanguageFault, type LanguageValue, UserError } from "./problem.ts";

/** The faces of one die: mostly one letter each, sometimes `qu`. */
export type Die = readonly string[];

/** What games need to know about a language, apart from its words. Plain data, from one YAML file. */
export interface Language {
  /** Two or three letters: `it`. */
  readonly code: string;
  /** In the language itself: `Italiano`. */
  readonly name: string;
  /** The alphabet in its order, at most 32 letters. Marks on other letters are dropped. */
  readonly letters: string;
  readonly vowels: string;
  /** How often a letter occurs in running text: a whole number, 0 if it is never drawn. */
  readonly weights: Readonly<Record<string, number>>;
  /** Ruzzle's points for a letter. */
  readonly values: Readonly<Record<string, number>>;
  /** By the side of a square board: as many dice as it has cells. */
  readonly dice: Readonly<Record<string, readonly Die[]>>;
  /** A board to show, in the grid's notation. */
  readonly sample: string;
}

const MAX_WEIGHT = 1_000_000;
const MAX_VALUE = 999;

const FIELDS = ["code", "name", "letters", "vowels", "weights", "values", "dice", "sample"];
const MAX_SIDE = 32;
const MAX_FACES = 20;
/** Letters on one face. */
const MAX_FACE = 8;

/** Checks what was read from a language file; `path` names it. Throws `bad_language`. */
export function languageFrom(value: unknown, path: string): Language {
  const file: File = { path };
  const map = mapAt(file, "", value);
  for (const field of Object.keys(map)) {
    if (!FIELDS.includes(field)) fail(file, field, { kind: "unknown_field", allowed: FIELDS });
  }
  for (const field of FIELDS) {
    const optional = field === "dice";
    if (!optional && map[field] === undefined) fail(file, field, { kind: "missing" });
  }
  const letters = alphabetAt(file, map["letters"]);
  const vowels = textAt(file, "vowels", map["vowels"]);
  if (![...vowels].every((letter) => letters.includes(letter))) {
    reject(file, "vowels", { value: vowels, allowed: { kind: "some_letters" } });
  }
  const numbers = { file, letters };
  const weights = numbersAt({ ...numbers, field: "weights", max: MAX_WEIGHT }, map["weights"]);
  if (Object.values(weights).every((weight) => weight === 0)) {
    reject(file, "weights", { value: map["weights"], allowed: { kind: "some_weight" } });
  }
  return {
    code: codeAt(file, map["code"]),
    name: nameAt(file, map["name"]),
    letters,
    vowels,
    weights,
    values: numbersAt({ ...numbers, field: "values", max: MAX_VALUE }, map["values"]),
    dice: diceAt(file, letters, map["dice"] ?? {}),
    sample: textAt(file, "sample", map["sample"]),
  };
}

interface File {
  readonly path: string;
}

type YamlMap = Readonly<Record<string, unknown>>;

function mapAt(file: File, field: string, value: unknown): YamlMap {
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isMap) reject(file, field, { value, allowed: { kind: "map" } });
  return value as YamlMap;
}

function textAt(file: File, field: string, value: unknown): string {
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  return reject(file, field, { value, allowed: { kind: "text" } });
}

function nameAt(file: File, value: unknown): string {
  const name = textAt(file, "name", value);
  return isPlain(name) ? name : reject(file, "name", { value, allowed: { kind: "text" } });
}

function codeAt(file: File, value: unknown): string {
  if (typeof value === "string" && /^[a-z]{2,3}$/.test(value)) return value;
  return reject(file, "code", { value, allowed: { kind: "code" } });
}

function alphabetAt(file: File, value: unknown): string {
  const allowed: LanguageValue = { kind: "alphabet" };
  const letters = typeof value === "string" ? value.normalize("NFC") : "";
  if (letters.length > MAX_LETTERS) reject(file, "letters", { value, allowed });
  try {
    return alphabetOf(letters).letters;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return reject(file, "letters", { value, allowed });
  }
}

interface Numbers {
  readonly file: File;
  readonly letters: string;
  readonly field: string;
  readonly max: number;
}

/** A whole number for every letter of the alphabet and for nothing else. */
function numbersAt({ file, letters, field, max }: Numbers, value: unknown): Record<string, number> {
  const map = mapAt(file, field, value);
  for (const letter of Object.keys(map)) {
    if (!letters.includes(letter) || letter.length !== 1) {
      fail(file, `${field}.${letter}`, { kind: "unknown_field", allowed: [...letters] });
    }
  }
  const out: Record<string, number> = {};
  for (const letter of letters) {
    const number = map[letter];
    if (number === undefined) fail(file, `${field}.${letter}`, { kind: "missing" });
    if (!(Number.isInteger(number) && (number as number) >= 0 && (number as number) <= max)) {
      const allowed: LanguageValue = { kind: "whole", min: 0, max };
      reject(file, `${field}.${letter}`, { value: number, allowed });
    }
    out[letter] = number as number;
  }
  return out;
}

function diceAt(file: File, letters: string, value: unknown): Record<string, readonly Die[]> {
  const out: Record<string, readonly Die[]> = {};
  for (const [side, dice] of Object.entries(mapAt(file, "dice", value))) {
    const field = `dice.${side}`;
    const count = /^\d{1,2}$/.test(side) ? Number(side) ** 2 : 0;
    if (count < 1 || Number(side) > MAX_SIDE) {
      const allowed: LanguageValue = { kind: "whole", min: 1, max: MAX_SIDE };
      reject(file, field, { value: side, allowed });
    }
    if (!Array.isArray(dice) || dice.length !== count) {
      reject(file, field, { value: dice, allowed: { kind: "dice", count } });
    }
    out[side] = (dice as unknown[]).map((die, i) => {
      return dieAt({ file, field: `${field}.${i + 1}`, letters }, die);
    });
  }
  return out;
}

interface DiePlace {
  readonly file: File;
  readonly field: string;
  readonly letters: string;
}

/** Faces separated by spaces, in either case: `A B O O M Qu`. */
function dieAt({ file, field, letters }: DiePlace, value: unknown): Die {
  const text = typeof value === "string" ? value.trim().normalize("NFC") : "";
  const isCaseSensitive = letters !== letters.toLowerCase();
  const die = (isCaseSensitive ? text : text.toLowerCase().normalize("NFC")).split(/\s+/);
  const isFace = (face: string) =>
    face !== "" && face.length <= MAX_FACE && [...face].every((letter) => letters.includes(letter));
  if (die.length <= MAX_FACES && die.every(isFace)) return die;
  return reject(file, field, { value, allowed: { kind: "faces", min: 1, max: MAX_FACES } });
}

interface Rejected {
  readonly value: unknown;
  readonly allowed: LanguageValue;
}

function reject(file: File, field: string, { value, allowed }: Rejected): never {
  const text = typeof value === "string" ? value : JSON.stringify(value) ?? "";
  return fail(file, field, { kind: "bad_value", text: text.slice(0, 80), allowed });
}

function fail(file: File, field: string, fault: LanguageFault): never {
  throw new UserError({ kind: "bad_language", path: file.path, field, fault });
}
