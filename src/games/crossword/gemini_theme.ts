import type { Tier } from "../../core/difficulty.ts";
import { normalize } from "../../core/letters.ts";
import { HIDDEN } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { isShowable, tellsAnswer, wordsOf } from "./fair_text.ts";
import { field, type GeminiFault, listIn, requestBody } from "./gemini.ts";
import { MAX_SIDE } from "./template.ts";
import type { ThemeWord } from "./theme.ts";

export interface ThemeRequest {
  readonly topic: string;
  /** Its words are taken, and no others. */
  readonly lexicon: Lexicon;
  /** In English: `Italian`. */
  readonly language: string;
  readonly tier: Tier;
}

type ThemeAnswer =
  | {
    readonly kind: "theme";
    readonly words: readonly ThemeWord[];
    /** How many rows were left out: no word of the lexicon, twice, or without a fair clue. */
    readonly refused: number;
  }
  | { readonly kind: "refused"; readonly fault: GeminiFault };

const LIMIT = 80;
/** Fewer words do not make a theme. */
const FEWEST = 10;
/** How many words a clue may have, as seed 002 asks for them. */
const CLUE_WORDS: Readonly<Record<Tier, readonly [least: number, most: number]>> = {
  easy: [3, 5],
  medium: [3, 5],
  hard: [3, 6],
};

// Seed 002's prompt in its own words, but for the form of the answer.
const BASE = ({ topic, language }: Pick<ThemeRequest, "topic" | "language">) =>
  `You are assisting with a ${language} cryptic crossword. ` +
  `Generate between 50 and ${LIMIT} JSON objects describing unique theme words. ` +
  `Theme: ${JSON.stringify(topic)}. Each object must contain fields: word, clue. ` +
  `The clue must be 3-5 words in ${language}, cryptic-friendly. ` +
  `Output no more than ${LIMIT} entries, as one JSON list.`;

const LEVELS: Readonly<Record<Tier, (language: string) => string>> = {
  easy: (language) =>
    "Target audience: beginners and casual players. " +
    `Use only well-known, common ${language} words that most people would recognize. ` +
    "Clues should be straightforward definitions or simple wordplay, 3-5 words each. " +
    "Avoid obscure, archaic, or highly technical words.",
  medium: (language) =>
    "Target audience: regular crossword solvers. " +
    `Use a mix of common and moderately challenging ${language} words. ` +
    "Clues should use cryptic conventions (anagrams, double meanings, hidden words), " +
    "3-5 words each.",
  hard: (language) =>
    "Target audience: expert crossword solvers. " +
    `Prefer rare, literary, archaic, or domain-specific ${language} words that would challenge ` +
    "advanced players. Clues should use advanced cryptic techniques (complex anagrams, " +
    "misdirection, obscure references), 3-6 words each.",
};

export function themePrompt(request: Omit<ThemeRequest, "lexicon">): string {
  return `${BASE(request)}\n${LEVELS[request.tier](request.language)}`;
}

export function themeRequestBody(request: ThemeRequest): Record<string, unknown> {
  return requestBody(themePrompt(request), ["word", "clue"]);
}

/** Reads the body of the response; keeps the rows whose word is in the lexicon and whose clue is fair. */
export function parseThemeResponse(
  body: string,
  { lexicon, tier }: Pick<ThemeRequest, "lexicon" | "tier">,
): ThemeAnswer {
  const read = listIn(body);
  if (read.kind === "refused") return read;
  const { list } = read;
  const words = new Map<string, ThemeWord>();
  for (const item of list.slice(0, LIMIT)) {
    const row = rowOf(item, lexicon, tier);
    if (row && !words.has(row.word)) words.set(row.word, row);
  }
  if (words.size < FEWEST) {
    return { kind: "refused", fault: { kind: "too_few", count: words.size, least: FEWEST } };
  }
  return { kind: "theme", words: [...words.values()], refused: list.length - words.size };
}

function rowOf(item: unknown, lexicon: Lexicon, tier: Tier): ThemeWord | undefined {
  const [given, text] = [field(item, "word"), field(item, "clue")];
  if (typeof given !== "string" || typeof text !== "string") return undefined;
  const word = normalize(given.trim(), lexicon.alphabet);
  if (word === undefined || word.length < 2 || word.length > MAX_SIDE) return undefined;
  const id = lexicon.find(word);
  if (id === undefined || lexicon.flagBits(id) & HIDDEN) return undefined;
  const clue = text.trim();
  const inClue = wordsOf(clue);
  const [least, most] = CLUE_WORDS[tier];
  const isFair = isShowable(clue) && inClue.length >= least && inClue.length <= most &&
    !tellsAnswer(inClue, word);
  return isFair ? { word, clue, tier } : undefined;
}
