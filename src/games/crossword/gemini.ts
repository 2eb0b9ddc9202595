import { isShowable, tellsAnswer, wordsOf } from "./fair_text.ts";
import type { Tier } from "../../core/difficulty.ts";

/** One clue wanted. */
interface ClueRequest {
  /** `12-across`. */
  readonly slot: string;
  readonly answer: string;
}

export interface GeminiRequest {
  /** In English: `Italian`. */
  readonly language: string;
  readonly tier: Tier;
  readonly requests: readonly ClueRequest[];
}

/** Why an answer is refused whole. */
export type GeminiFault =
  | { readonly kind: "not_json" }
  /** The answer has no text, as when it was blocked. */
  | { readonly kind: "no_text"; readonly reason: string }
  | { readonly kind: "not_a_list" }
  | { readonly kind: "bad_item"; readonly index: number }
  | { readonly kind: "unknown_slot"; readonly slot: string }
  | { readonly kind: "repeated_slot"; readonly slot: string }
  | { readonly kind: "missing_slot"; readonly slot: string }
  | { readonly kind: "bad_clue"; readonly slot: string }
  | { readonly kind: "gives_away"; readonly slot: string }
  /** A theme with too few words. */
  | { readonly kind: "too_few"; readonly count: number; readonly least: number };

/** Why a service has given no clues. */
export type ServiceFault =
  | { readonly kind: "no_key" }
  /** With spaces or newlines, it cannot be sent. */
  | { readonly kind: "bad_key" }
  /** The program may not reach that address. */
  | { readonly kind: "not_allowed"; readonly host: string }
  | { readonly kind: "unreachable"; readonly host: string }
  | { readonly kind: "timed_out"; readonly seconds: number }
  | { readonly kind: "redirected"; readonly status: number }
  | { readonly kind: "bad_status"; readonly status: number }
  | { readonly kind: "too_large"; readonly limit: number }
  | { readonly kind: "malformed"; readonly fault: GeminiFault };

type GeminiAnswer =
  | { readonly kind: "clues"; readonly clues: Readonly<Record<string, string>> }
  | Refused;

interface Refused {
  readonly kind: "refused";
  readonly fault: GeminiFault;
}

/** As seed 002's rules have it. */
const [MIN_WORDS, MAX_WORDS] = [3, 8];

// Seed 002's rules and levels in its own words, but that a slot's name is called `slot`.
const RULES = (language: string) =>
  "You are an expert cryptic crossword clue writer. " +
  `Write all clues in ${language}. ` +
  "Mandatory rules for EVERY clue:\n" +
  "1. Each clue must contain exactly one DEFINITION (synonym or periphrasis of the answer) " +
  "and one CRYPTIC MECHANISM (anagram, hidden word, container, reversal, etc.).\n" +
  "2. The definition must be at the beginning or end of the clue, never in the middle.\n" +
  "3. The cryptic mechanism must produce exactly the letters of the solution word.\n" +
  `4. The clue must read naturally as a phrase or sentence in ${language}.\n` +
  "5. Do NOT include the solution word (or obvious fragments of it) in the clue.\n" +
  "6. The clue must be between 3 and 8 words.\n" +
  "Respond as a JSON list [{slot, clue}].";

const LEVELS: Readonly<Record<Tier, string>> = {
  easy: "Difficulty: EASY. " +
    "Use only simple mechanisms: double definitions, hidden words, or obvious anagrams. " +
    "Cryptic indicators must be transparent (e.g., 'mixed', 'scrambled' for anagrams). " +
    "Use everyday vocabulary in the clue. " +
    "The definition must be a clear, direct synonym of the solution.",
  medium: "Difficulty: MEDIUM. " +
    "Use varied mechanisms: anagrams, containers, reversals, hidden words. " +
    "Cryptic indicators can be subtler but still recognizable. " +
    "The definition may be a periphrasis, not just a direct synonym.",
  hard: "Difficulty: HARD. " +
    "Use advanced mechanisms: complex anagrams, multiple containers, " +
    "&lit. clues, homophones, combined reversals. " +
    "Cryptic indicators should be subtle and double-meaning. " +
    "The definition may be a misleading periphrasis or indirect reference. " +
    "The clue should mislead on first reading but be fair upon analysis.",
};

export function cluePrompt({ language, tier, requests }: GeminiRequest): string {
  return `${RULES(language)}\n${LEVELS[tier]}\nRequests: ${JSON.stringify(requests)}`;
}

export function clueRequestBody(request: GeminiRequest): Record<string, unknown> {
  return requestBody(cluePrompt(request), ["slot", "clue"]);
}

/** The body of a `generateContent` call that asks for a list of objects with these texts. */
export function requestBody(prompt: string, fields: readonly string[]): Record<string, unknown> {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: "STRING" }]));
  const items = { type: "OBJECT", properties, required: fields };
  return {
    contents: [{ role: "user", parts: [{ text: prompt }] }],
    generationConfig: {
      responseMimeType: "application/json",
      responseSchema: { type: "ARRAY", items },
    },
  };
}

/** Reads the body of the response, strictly: one clue for each request, and nothing else. */
export function parseGeminiResponse(body: string, requests: readonly ClueRequest[]): GeminiAnswer {
  const read = listIn(body);
  return read.kind === "refused" ? read : parseClues(read.list, requests);
}

/** The list that a response has for its text. */
export function listIn(
  body: string,
): { readonly kind: "list"; readonly list: readonly unknown[] } | Refused {
  const outer = parsed(body);
  if (outer === undefined) return refused({ kind: "not_json" });
  const candidate = field(outer, "candidates", 0);
  const text = field(candidate, "content", "parts", 0, "text");
  if (typeof text !== "string") {
    const reason = field(candidate, "finishReason") ??
      field(outer, "promptFeedback", "blockReason");
    return refused({ kind: "no_text", reason: typeof reason === "string" ? reason : "" });
  }
  const list = parsed(text);
  if (list === undefined) return refused({ kind: "not_json" });
  return Array.isArray(list) ? { kind: "list", list } : refused({ kind: "not_a_list" });
}

/** Reads the list `[{slot, clue}]` itself. */
function parseClues(list: readonly unknown[], requests: readonly ClueRequest[]): GeminiAnswer {
  const answers = new Map(requests.map(({ slot, answer }) => [slot, answer]));
  const clues: Record<string, string> = Object.create(null);
  for (const [index, item] of list.entries()) {
    const slot = field(item, "slot");
    const given = field(item, "clue");
    if (typeof slot !== "string" || typeof given !== "string") {
      return refused({ kind: "bad_item", index });
    }
    const answer = answers.get(slot);
    if (answer === undefined) return refused({ kind: "unknown_slot", slot });
    if (slot in clues) return refused({ kind: "repeated_slot", slot });
    const clue = given.trim();
    const words = wordsOf(clue);
    if (!isShowable(clue)) return refused({ kind: "bad_clue", slot });
    if (words.length < MIN_WORDS || words.length > MAX_WORDS) {
      return refused({ kind: "bad_clue", slot });
    }
    if (tellsAnswer(words, answer)) return refused({ kind: "gives_away", slot });
    clues[slot] = clue;
  }
  for (const slot of answers.keys()) {
    if (!(slot in clues)) return refused({ kind: "missing_slot", slot });
  }
  return { kind: "clues", clues: { ...clues } };
}

function refused(fault: GeminiFault): Refused {
  return { kind: "refused", fault };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of whatever came, by names and places; `undefined` where there is none. */
export function field(value: unknown, ...path: (string | number)[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string | number, unknown>)[key];
  }
  return at;
}
