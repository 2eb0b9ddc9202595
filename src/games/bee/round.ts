import { type Alphabet, byAlphabet, type Mask, maskOf } from "../../core/letters.ts";
import { frequencyPoints, leastShare } from "../../core/scoring.ts";
import { APART, HIDDEN, type Reason, type Refusal, SLUR } from "../../lexicon/entry.ts";
import type { Lexicon, WordId } from "../../lexicon/lexicon.ts";
import type { Tier } from "../score_sheet.ts";
import { certificateOf } from "./certificate.ts";
import { type BeePuzzle, type Board, BOARD_SIZE, boardOf } from "./puzzle.ts";
import { type Rank, ranksOf } from "./ranks.ts";
import { type BeeRules, paysApart } from "./rules.ts";
import { coreIds, valueOf } from "./table.ts";

/** Why an accepted word is not a core word: what it is, or too rare for the level. */
export type Outside = typeof APART[number] | "slur" | "name" | "rare" | "own";

export interface BeeWord {
  /** As played. */
  readonly word: string;
  /** As written, the commonest spelling first. */
  readonly written: readonly string[];
  readonly zipf: number;
  readonly points: number;
  readonly tier: Tier;
  /** Why it is outside the core; `undefined` for a core word. */
  readonly outside: Outside | undefined;
  readonly pangram: boolean;
  /** A pangram that has each letter once. */
  readonly perfect: boolean;
  readonly lemma: string;
  /** The tag of its first reading; empty when none is known. */
  readonly tag: string;
  /** Never shown to a player who has not found it. */
  readonly hidden: boolean;
  /** Its number in the lexicon; -1 for a name let in by the rules, or a word of the player's own. */
  readonly id: WordId;
}

/**
 * A board with all its answers: what does not change while it is played.
 *
 * It reads as plain data, and a copy of it is, but its lists are made when they are first read:
 * to open a board takes 3 ms in a fresh process, with all lists 32 ms, and nobody should wait for
 * them before the board is shown. `acceptedWord` judges a guess without them.
 */
export interface BeeRound {
  readonly puzzle: BeePuzzle;
  readonly rules: BeeRules;
  /** The edition of the lexicon it was opened with. */
  readonly edition: string;
  readonly alphabet: Alphabet;
  /** Whether its words have dictionary forms and word classes. */
  readonly hasForms: boolean;
  /** How many core words there are. */
  readonly count: number;
  /** In the order of the alphabet. */
  readonly core: readonly BeeWord[];
  readonly extra: readonly BeeWord[];
  /** Every word that is accepted, those that are never listed included. */
  readonly accepted: ReadonlyMap<string, BeeWord>;
  /** Refused forms made of the board's letters, and why. */
  readonly refused: ReadonlyMap<string, Reason>;
  readonly total: number;
  readonly goal: number;
  readonly pangrams: number;
  /** How many of the commonest forms it takes to reach the goal; `null` when that is not known. */
  readonly certificate: number | null;
  readonly ranks: readonly Rank[];
}

/** Throws `bad_puzzle` when the lexicon's alphabet lacks a letter. */
export function openBee(lexicon: Lexicon, rules: BeeRules, puzzle: BeePuzzle): BeeRound {
  const board = boardOf(puzzle, lexicon.alphabet);
  const { count, points: total, pangrams } = valueOf(lexicon, rules, board);
  const goal = leastShare(rules.winFraction, total);
  // Numbers go by the alphabet: all core words are in the word graph.
  const core = once(() =>
    coreIds(lexicon, rules, board).sort((a, b) => a - b)
      .map((id) => wordOf(lexicon, rules, { id, tier: "core", board }))
  );
  const refusals = once(() =>
    lexicon.refusalsWithin(board.board, board.required)
      .filter(({ word }) => word.length >= rules.minLength)
  );
  const words = once(() => everyWord(lexicon, rules, { board, core: core(), refusals }));
  const extra = once(() => words().filter(({ tier }) => tier === "extra"));
  const accepted = once(() => new Map(words().map((word) => [word.word, word])));
  const refused = once(() => new Map(refusals().map(({ word, reason }) => [word, reason])));
  const known = new Map<string, BeeWord | undefined>();
  const find = (word: string) => {
    if (!known.has(word)) known.set(word, oneWord(lexicon, rules, { word, board }));
    return known.get(word);
  };
  const certificate = once(() => {
    const weighed = core().map(({ zipf, points }) => ({ zipf: Math.round(zipf * 100), points }));
    return certificateOf(lexicon, weighed, goal);
  });
  const round: BeeRound = {
    puzzle,
    rules,
    edition: lexicon.edition,
    alphabet: lexicon.alphabet,
    hasForms: lexicon.hasReadings,
    count,
    get core() {
      return core();
    },
    get extra() {
      return extra();
    },
    get accepted() {
      return accepted();
    },
    get refused() {
      return refused();
    },
    total,
    goal,
    pangrams,
    get certificate() {
      return certificate();
    },
    ranks: ranksOf(total, rules.winFraction),
  };
  lookups.set(round, {
    // Names that the rules let in are known only once all words are.
    accepted: rules.allowProperNouns ? (word) => accepted().get(word) : find,
    refused: (word) => lexicon.refusal(word)?.reason,
  });
  return round;
}

/** How to look up one word of a round without making all of them; a copy of a round has none. */
const lookups = new WeakMap<BeeRound, {
  accepted(word: string): BeeWord | undefined;
  refused(word: string): Reason | undefined;
}>();

/** The word as it is accepted, by what is played: much quicker than `accepted` for a few words. */
export function acceptedWord(round: BeeRound, word: string): BeeWord | undefined {
  const lookup = lookups.get(round);
  return lookup ? lookup.accepted(word) : round.accepted.get(word);
}

/** Why a form that the board allows is refused: much quicker than `refused` for a few. */
export function refusalReason(round: BeeRound, word: string): Reason | undefined {
  const lookup = lookups.get(round);
  return lookup ? lookup.refused(word) : round.refused.get(word);
}

/** A word that counts only because the player's own list has it. */
export function ownWord({ rules, alphabet, puzzle }: BeeRound, word: string): BeeWord {
  const board = boardOf(puzzle, alphabet);
  const { pangram, perfect } = pangramFacts(word, maskOf(word, alphabet), board);
  return {
    word,
    written: [word],
    zipf: 0,
    points: pointsOf(rules, { word, zipf: 0, pangram, tier: "extra" }),
    tier: "extra",
    outside: "own",
    pangram,
    perfect,
    lemma: word,
    tag: "",
    hidden: false,
    id: -1,
  };
}

/** A word that the player has: of the lexicon, or their own. */
export function foundWord(round: BeeRound, word: string): BeeWord {
  return acceptedWord(round, word) ?? ownWord(round, word);
}

function oneWord(
  lexicon: Lexicon,
  rules: BeeRules,
  { word, board }: { word: string; board: Board },
): BeeWord | undefined {
  const mask = word.length < rules.minLength ? 0 : maskOf(word, lexicon.alphabet);
  if ((mask & ~board.board) !== 0 || (mask & board.required) === 0) return undefined;
  const id = lexicon.find(word);
  if (id === undefined) return undefined;
  return wordOf(lexicon, rules, { id, tier: tierOf(lexicon, rules, id), board });
}

function tierOf(lexicon: Lexicon, rules: BeeRules, id: WordId): Tier {
  if (lexicon.isCore(id, rules.floor)) return "core";
  return lexicon.flagBits(id) & SLUR ? "unlisted" : "extra";
}

/** Every accepted word, in the order of the alphabet. */
function everyWord(
  lexicon: Lexicon,
  rules: BeeRules,
  { board, core, refusals }: {
    board: Board;
    core: readonly BeeWord[];
    refusals: () => readonly Refusal[];
  },
): BeeWord[] {
  const words = [...core];
  const coreSet = new Set(core.map(({ id }) => id));
  for (const id of lexicon.within(board.board, board.required)) {
    if (coreSet.has(id) || lexicon.length(id) < rules.minLength) continue;
    words.push(wordOf(lexicon, rules, { id, tier: tierOf(lexicon, rules, id), board }));
  }
  if (rules.allowProperNouns) {
    for (const refusal of refusals()) {
      if (isProper(refusal.reason)) words.push(properNoun(lexicon, rules, { refusal, board }));
    }
  }
  return words.sort((a, b) => byAlphabet(a.word, b.word, lexicon.alphabet));
}

/** What is written, and read, of a word is looked up when it is asked for. */
function wordOf(
  lexicon: Lexicon,
  rules: BeeRules,
  { id, tier, board }: { id: WordId; tier: Tier; board: Board },
): BeeWord {
  const word = lexicon.text(id);
  const zipf = lexicon.zipf(id);
  const { pangram, perfect } = pangramFacts(word, maskOf(word, lexicon.alphabet), board);
  return {
    word,
    get written() {
      return lexicon.written(id, word);
    },
    zipf,
    points: pointsOf(rules, { word, zipf, pangram, tier }),
    tier,
    get outside() {
      return tier === "core" ? undefined : outsideOf(lexicon, id);
    },
    pangram,
    perfect,
    get lemma() {
      return lexicon.lemma(id);
    },
    get tag() {
      return lexicon.reading(id)?.tag ?? "";
    },
    hidden: (lexicon.flagBits(id) & HIDDEN) !== 0,
    id,
  };
}

/** A name or an abbreviation that the rules let in. */
function properNoun(
  lexicon: Lexicon,
  rules: BeeRules,
  { refusal: { word, zipf }, board }: { refusal: Refusal; board: Board },
): BeeWord {
  const { pangram, perfect } = pangramFacts(word, maskOf(word, lexicon.alphabet), board);
  return {
    word,
    written: [word],
    zipf,
    points: pointsOf(rules, { word, zipf, pangram, tier: "extra" }),
    tier: "extra",
    outside: "name",
    pangram,
    perfect,
    lemma: word,
    tag: "",
    hidden: false,
    id: -1,
  };
}

/** A word outside the core pays as much as one just common enough to be in it. */
function pointsOf(
  rules: BeeRules,
  { word, zipf, pangram, tier }: Pick<BeeWord, "word" | "zipf" | "pangram" | "tier">,
): number {
  const isCore = tier === "core";
  if (!isCore && paysApart(rules)) return rules.extraPoints ?? 1;
  const held = isCore ? zipf : Math.max(zipf, rules.floor);
  return frequencyPoints(rules, { zipf: Math.round(held * 100), length: word.length, pangram });
}

function outsideOf(lexicon: Lexicon, id: WordId): Outside {
  const flags = lexicon.flags(id);
  return [...APART, "slur" as const].find((flag) => flags.includes(flag)) ?? "rare";
}

/** What `make` makes, once. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function pangramFacts(word: string, mask: Mask, { board }: Board) {
  const pangram = mask === board;
  return { pangram, perfect: pangram && word.length === BOARD_SIZE };
}

function isProper(reason: Reason): boolean {
  return reason === "name" || reason === "abbreviation";
}
