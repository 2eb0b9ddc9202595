import { normalize } from "../core/letters.ts";
import { quotable } from "../core/text.ts";
import { APART, type Flag, type Reading, SLUR } from "../lexicon/entry.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { kindOf, type Meanings } from "../lexicon/meanings.ts";
import { type Category, grammarOf } from "../lexicon/tag.ts";
import type { Messages, Status } from "../messages/messages.ts";

/** All that can be said of one word. */
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
  readonly t: Messages;
  /** What words mean; `undefined` where nothing is known. */
  readonly meanings: Meanings | undefined;
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
    reason: hasFrequencies
      ? reasonOf({ flags: lexicon.flags(id), zipf, isCore, floor }, t)
      : t.lexicon.listed(),
    written: lexicon.written(id),
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

interface Standing {
  readonly flags: readonly Flag[];
  readonly zipf: number;
  readonly isCore: boolean;
  readonly floor: number;
}

function reasonOf({ flags, zipf, isCore, floor }: Standing, t: Messages): string {
  if (isCore) return t.lexicon.coreAt(zipf.toFixed(2), floor.toFixed(1));
  const apart = APART.find((flag) => flags.includes(flag));
  if (apart !== undefined) return t.lexicon.apartAs(t.flag[apart]);
  return t.lexicon.belowFloor(zipf.toFixed(2), floor.toFixed(1));
}

/** `venire, passato remoto, 3a sing.`; empty where nothing is known of a word. */
export function readingText(
  { lemma, tag }: { readonly lemma: string; readonly tag: string },
  t: Messages,
): string {
  return tag === "" ? "" : `${lemma}, ${t.grammar(grammarOf(tag))}`;
}
