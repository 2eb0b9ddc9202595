import { normalize } from "../../core/letters.ts";
import { quotable } from "../../core/text.ts";
import { frequencyPoints } from "../../core/scoring.ts";
import { BEE_DEFAULTS } from "../../games/bee/rules.ts";
import { type Flag, type Reading, SLUR } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { grammarOf } from "../../lexicon/tag.ts";
import type { Messages, Status } from "../../messages/mod.ts";

/** All that can be said of one word. */
export interface Explanation {
  readonly word: string;
  readonly status: Status;
  readonly reason: string;
  readonly written: readonly string[];
  readonly lemma: string | null;
  readonly readings: readonly (Reading & { readonly text: string })[];
  readonly zipf: number | null;
  readonly difficulty: number | null;
  readonly points: number | null;
  readonly flags: readonly Flag[];
  readonly sources: readonly string[];
}

export function explain(lexicon: Lexicon, text: string, floor: number, t: Messages): Explanation {
  const nothing = {
    written: [],
    lemma: null,
    readings: [],
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
  const scored = { zipf: Math.round(zipf * 100), length: word.length, pangram: false };
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
    zipf: hasFrequencies ? zipf : null,
    difficulty: hasFrequencies ? lexicon.difficulty(id) : null,
    points: word.length < BEE_DEFAULTS.minLength
      ? null
      : isCore
      ? frequencyPoints(BEE_DEFAULTS, scored)
      : BEE_DEFAULTS.extraPoints,
    flags: lexicon.flags(id),
    sources: lexicon.sourcesOf(id),
  };
}

interface Standing {
  readonly flags: readonly Flag[];
  readonly zipf: number;
  readonly isCore: boolean;
  readonly floor: number;
}

function reasonOf({ flags, zipf, isCore, floor }: Standing, t: Messages): string {
  if (isCore) return t.lexicon.coreAt(zipf.toFixed(2), floor.toFixed(1));
  const apart = flags.find((flag) => flag === "clitic" || flag === "apocope" || flag === "vulgar");
  if (apart !== undefined) return t.lexicon.apartAs(t.flag[apart]);
  return t.lexicon.belowFloor(zipf.toFixed(2), floor.toFixed(1));
}

/** The explanation as lines: the verdict, then what is known. */
export function explanationLines(one: Explanation, t: Messages): string[] {
  const { label, tier } = t.lexicon;
  const rows: [string, string][] = [];
  const written = one.written.join(" / ");
  if (written !== "" && written !== one.word) rows.push([label.written, written]);
  // Two tags may say the same in words, as of a verb that is also an auxiliary.
  const forms = new Set(one.readings.map(({ lemma, text }) => `${lemma}, ${text}`));
  [...forms].forEach((form, i) => rows.push([i === 0 ? label.readings : "", form]));
  if (one.zipf !== null) {
    rows.push([label.zipf, `${t.lexicon.rarity(one.zipf)} (zipf ${one.zipf.toFixed(2)})`]);
  }
  if (one.difficulty !== null) {
    const name = one.difficulty < 0.3 ? tier.easy : one.difficulty < 0.6 ? tier.medium : tier.hard;
    rows.push([label.difficulty, `${t.number(one.difficulty, 2)} (${name})`]);
  }
  if (one.points !== null) rows.push([label.points, String(one.points)]);
  if (one.flags.length > 0) rows.push([label.flags, one.flags.map((f) => t.flag[f]).join(", ")]);
  if (one.sources.length > 0) rows.push([label.sources, one.sources.join(", ")]);
  const width = Math.max(0, ...rows.map(([name]) => name.length)) + 2;
  return [
    `${one.word}: ${t.status[one.status]}, ${one.reason}`,
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`),
  ];
}
