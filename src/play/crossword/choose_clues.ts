import { capital } from "../../core/text.ts";
import { rngFrom, shuffle } from "../../core/random.ts";
import { checkText } from "../../games/crossword/check.ts";
import { type ClueWords, clueWordsOf, playedOf } from "../../games/crossword/clue_words.ts";
import { type Definition, nearestDefinitions } from "../../games/crossword/definitions.ts";
import { gameWithMeaning } from "../../games/crossword/make_clues.ts";
import type { PairPhrase } from "../../games/crossword/pairs.ts";
import type { ClueOrigin, CrosswordRules } from "../../games/crossword/rules.ts";
import { type Grid, patternOf, slotName, slotsOf } from "../../games/crossword/template.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Meanings } from "../../lexicon/meanings.ts";
import { grammarOf } from "../../lexicon/tag.ts";
import { hasSentences } from "../../messages/clue_texts.ts";
import type { ByAnswer } from "./book_definitions.ts";

/** What clues are made of. */
export interface ClueStock {
  readonly lexicon: Lexicon;
  readonly definitions: ByAnswer<Definition>;
  readonly meanings?: Meanings | undefined;
  /** Phrases that give pairs of letters, which need not be words. */
  readonly pairs?: ByAnswer<PairPhrase>;
}

export interface ChosenClue {
  readonly text: string;
  readonly origin: ClueOrigin;
}

/** Longer meanings read like a dictionary. */
export const MAX_MEANING = 60;
/** At hard, at most one in this many entries has a word game beside a plain definition. */
const HARD_GAMES = 4;
/** A definition with a game beside it must be brief. */
const MAX_BESIDE = 36;

/**
 * Clues by slot: definitions written by hand first, then meanings, then word games with a meaning
 * beside them. No two are alike. What gets none here is left to the bare word games.
 */
export function chooseClues(
  stock: ClueStock,
  { grid, rules }: { readonly grid: Grid; readonly rules: CrosswordRules },
  seed: string,
): Record<string, ChosenClue> {
  const theme = new Set(rules.theme.map(({ word }) => word));
  const slots = slotsOf(grid).filter((slot) => !theme.has(patternOf(grid, slot)));
  const used = new Set<string>();
  const chosen: Record<string, ChosenClue> = {};
  let games = rules.difficulty === "hard" ? Math.floor(slots.length / HARD_GAMES) : 0;
  for (const slot of shuffle(slots, rngFrom(`crossword/${seed}/clue_order`))) {
    const answer = patternOf(grid, slot);
    const definitions = stock.definitions.get(answer) ?? [];
    const request = { answer, definitions, tier: rules.difficulty, seed: `crossword/${seed}` };
    const clue = besideDefinition(stock, request, games) ?? byHand(request, used) ??
      byPair(stock, request, used) ??
      byMeaning(stock, request);
    if (!clue) continue;
    if (clue.origin.kind === "game_with_meaning") games--;
    used.add(clue.text);
    chosen[slotName(slot)] = clue;
  }
  return chosen;
}

interface Request {
  readonly answer: string;
  /** Those of the answer that were written by hand. */
  readonly definitions: readonly Definition[];
  readonly tier: CrosswordRules["difficulty"];
  readonly seed: string;
}

function byHand(
  { answer, definitions, tier, seed }: Request,
  used: ReadonlySet<string>,
): ChosenClue | undefined {
  const fresh = definitions.filter(({ text }) => !used.has(text));
  const found = inAnyOrder(nearestDefinitions(fresh, tier), `${seed}/definition/${answer}`);
  // A word for a word is the driest of definitions.
  const best = found.find(({ text }) => text.includes(" ")) ?? found[0];
  return best && { text: best.text, origin: { kind: "definition", source: "hand" } };
}

/** Shuffled by a seed; of one there is no other order. */
function inAnyOrder<T>(items: readonly T[], seed: string): readonly T[] {
  return items.length < 2 ? items : shuffle(items, rngFrom(seed));
}

/** Two letters that are not a word. */
function byPair(
  { pairs }: ClueStock,
  { answer, tier, seed }: Request,
  used: ReadonlySet<string>,
): ChosenClue | undefined {
  const fresh = (pairs?.get(answer) ?? []).filter(({ text }) => !used.has(text));
  const all = inAnyOrder(fresh, `${seed}/pair/${answer}`);
  // What has to be known comes last for beginners: letters of a word that is there are for all.
  const found = tier === "easy" ? all.find(({ mechanism }) => !LEARNED.has(mechanism)) : undefined;
  const { text } = found ?? all[0] ?? {};
  return text === undefined ? undefined : { text, origin: { kind: "definition", source: "hand" } };
}

/** Phrases that help only people who know a symbol, a name or a number. */
const LEARNED: ReadonlySet<PairPhrase["mechanism"]> = new Set(["symbol", "initials", "roman"]);

/** At hard, a word that has only plain definitions may have a word game beside one. */
function besideDefinition(
  stock: ClueStock,
  { answer, definitions, tier, seed }: Request,
  left: number,
): ChosenClue | undefined {
  if (left <= 0 || answer.length < 4) return undefined;
  if (definitions.some(({ level }) => level === "hard")) return undefined;
  const brief = definitions.filter(({ text }) =>
    text.length <= MAX_BESIDE && !/[….:?!]/u.test(text)
  );
  const [meaning] = inAnyOrder(brief, `${seed}/beside/${answer}`);
  if (!meaning) return undefined;
  return withGame(wordsFor(stock, tier), answer, { meaning: meaning.text, seed });
}

/** From what its dictionary form means: as it is, or beside a game where the answer is another form. */
function byMeaning(stock: ClueStock, { answer, tier, seed }: Request): ChosenClue | undefined {
  const { lexicon } = stock;
  const id = lexicon.find(answer);
  const first = id === undefined ? undefined : lexicon.readings(id)[0];
  if (!first) return undefined;
  const meaning = meaningsFor(stock, answer, first)[0];
  if (meaning === undefined) return undefined;
  const text = capital(meaning);
  if (playedOf(first.lemma, lexicon.alphabet) === answer) {
    const isWords = meaning.split(/[,;] */).every((part) => !part.includes(" "));
    return { text, origin: { kind: isWords ? "synonym" : "definition", source: "wordnet" } };
  }
  return withGame(wordsFor(stock, tier), answer, { meaning: text, tag: first.tag, seed });
}

/** Brief meanings that do not give the answer away. */
function meaningsFor(
  { lexicon, meanings }: ClueStock,
  answer: string,
  { lemma, tag }: { readonly lemma: string; readonly tag: string },
): string[] {
  const senses = meanings?.meaningsOf(lemma, grammarOf(tag).category) ?? [];
  return senses.map(({ meaning }) => meaning)
    .filter((text) => text !== "" && text.length <= MAX_MEANING)
    .filter((text) => !checkText(lexicon, text, answer));
}

function withGame(
  words: ClueWords | undefined,
  answer: string,
  about: { meaning: string; tag?: string; seed: string },
): ChosenClue | undefined {
  const text = words && gameWithMeaning(words, answer, about);
  if (text === undefined) return undefined;
  return { text, origin: { kind: "game_with_meaning", source: "made" } };
}

function wordsFor({ lexicon }: ClueStock, tier: Request["tier"]): ClueWords | undefined {
  return hasSentences(lexicon.language) ? clueWordsOf(lexicon, tier) : undefined;
}
