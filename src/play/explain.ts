import { normalize } from "../core/letters.ts";
import { quotable } from "../core/text.ts";
import { type Flag, type Reading, SLUR } from "../lexicon/entry.ts";
import type { Lexicon, WordId } from "../lexicon/lexicon.ts";
import { kindOf, type Meanings } from "../lexicon/meanings.ts";
import { neighboursOf } from "../lexicon/neighbours.ts";
import { type Category, grammarOf } from "../lexicon/tag.ts";
import { whyNotCore } from "../lexicon/why_not_core.ts";
import type { Status, WordMessages } from "../messages/messages.ts";
import type { OwnWords } from "./own_words.ts";

/** Everything known about one word. */
export interface Explanation {
  readonly word: string;
  readonly status: Status;
  readonly reason: string;
  readonly written: readonly string[];
  readonly lemma: string | null;
  readonly readings: readonly (Reading & { readonly text: string })[];
  readonly meanings: readonly WordMeaning[];
  readonly zipf: number | null;
  readonly difficulty: number | null;
  readonly points: number | null;
  readonly flags: readonly Flag[];
  readonly sources: readonly string[];
  /** Other forms of an extra word that games may require; not shown during play. */
  readonly forms?: readonly string[];
  /** Words one letter away from what is not a word; not shown during play. */
  readonly near?: readonly string[];
}

/** What a word may mean, read as a form of this dictionary form. */
export interface WordMeaning {
  readonly lemma: string;
  readonly class: Category;
  /** A definition, or other words for it; `null` when none is known. */
  readonly meaning: string | null;
  readonly english: string | null;
}

/** A word of the lexicon, as far as its points depend on it. */
export interface ScoredWord {
  readonly word: string;
  /** In hundredths. */
  readonly zipf: number;
  readonly isCore: boolean;
}

interface Asked {
  /** Words less frequent are extra. */
  readonly floor: number;
  readonly t: WordMessages;
  /** What words mean; `undefined` where nothing is known. */
  readonly meanings: Meanings | undefined;
  /** The player's own list. */
  readonly own?: OwnWords | undefined;
  /** What it pays in the game that asks; `null` when it pays nothing. */
  points(word: ScoredWord): number | null;
}

export function explain(lexicon: Lexicon, text: string, asked: Asked): Explanation {
  const { floor, t, points } = asked;
  const nothing = {
    written: [],
    lemma: null,
    readings: [],
    meanings: [],
    zipf: null,
    difficulty: null,
    points: null,
    flags: [],
    sources: [],
  };
  const word = normalize(text, lexicon.alphabet);
  if (word === undefined) {
    return { word: quotable(text), status: "unknown", reason: t.lexicon.notLetters(), ...nothing };
  }
  const id = lexicon.find(word);
  const own = asked.own?.get(word);
  if (own?.mark === "added" && id === undefined) {
    const reason = t.lexicon.ownAdded(own.reason);
    const paid = points({ word, zipf: 0, isCore: false });
    return { word, status: "extra", reason, ...nothing, written: [own.word], points: paid };
  }
  if (own?.mark === "hidden" && id !== undefined && !lexicon.isCore(id, floor)) {
    return { word, status: "refused", reason: t.lexicon.ownHidden(own.reason), ...nothing };
  }
  if (id === undefined) {
    const refusal = lexicon.refusal(word);
    if (!refusal) return { word, status: "unknown", reason: t.lexicon.unknown(), ...nothing };
    const { reason, zipf } = refusal;
    return { word, status: "refused", reason: t.reason[reason], ...nothing, zipf: zipf || null };
  }
  const bits = lexicon.flagBits(id);
  const zipf = lexicon.zipf(id);
  const isCore = lexicon.isCore(id, floor);
  // Accepted in silence: that it counts is all there is to say.
  const { hasFrequencies } = lexicon;
  if (bits & SLUR) return { word, status: "extra", reason: t.lexicon.accepted(), ...nothing };
  const readings = lexicon.readings(id);
  return {
    word,
    status: isCore ? "core" : "extra",
    reason: hasFrequencies ? reasonOf(lexicon, id, asked) : t.lexicon.listed(),
    written: lexicon.written(id, word),
    lemma: lexicon.lemma(id),
    readings: readings.map((it) => ({ ...it, text: t.grammar(grammarOf(it.tag)) })),
    meanings: meaningsIn(asked.meanings, readings),
    zipf: hasFrequencies ? zipf : null,
    difficulty: hasFrequencies ? lexicon.difficulty(id) : null,
    points: points({ word, zipf: Math.round(zipf * 100), isCore }),
    flags: lexicon.flags(id),
    sources: lexicon.sourcesOf(id),
  };
}

/** The senses of each dictionary form, in the order of the readings. */
export function meaningsIn(
  meanings: Meanings | undefined,
  readings: readonly Reading[],
): WordMeaning[] {
  const seen = new Set<string>();
  return readings.flatMap(({ lemma, tag }) => {
    const { category } = grammarOf(tag);
    const key = `${lemma} ${kindOf(category)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const senses = meanings?.meaningsOf(lemma, category) ?? [];
    return senses.map(({ meaning, english }) => ({
      lemma,
      class: category,
      meaning: meaning || null,
      english: english || null,
    }));
  });
}

/** How many are shown. */
const MOST_NEIGHBOURS = 5;

/** With what may have been meant: in a game that would be a hint. */
export function withNeighbours(lexicon: Lexicon, one: Explanation): Explanation {
  if (one.status === "core" || normalize(one.word, lexicon.alphabet) !== one.word) return one;
  const { near, forms } = neighboursOf(lexicon, one.word, MOST_NEIGHBOURS);
  const written = (ids: readonly WordId[]) => ids.map((id) => lexicon.written(id)[0]!);
  if (one.status !== "extra") return { ...one, near: written(near) };
  return one.lemma === null ? one : { ...one, forms: written(forms) };
}

/** Why it is in the core, or why not. */
function reasonOf(lexicon: Lexicon, id: WordId, { floor, t }: Asked): string {
  const why = whyNotCore(lexicon, id, floor);
  const least = floor.toFixed(1);
  switch (why?.kind) {
    case undefined:
      return t.lexicon.coreAt(lexicon.zipf(id).toFixed(2), least);
    case "apart":
      return t.lexicon.apartAs(t.flag[why.flag]);
    case "common_as_other":
      return t.lexicon.commonAsOther();
    case "never_written":
      return t.lexicon.neverWritten();
    case "rare_form":
      return t.lexicon.rareForm(why.lemma, why.zipf.toFixed(2), least);
    case "below_floor":
      return t.lexicon.belowFloor(why.zipf.toFixed(2), least);
  }
}
