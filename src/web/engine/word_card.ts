import type { Messages } from "../../messages/messages.ts";
import { capital } from "../../core/text.ts";
import type { WebMessages } from "../../messages/web.ts";
import type { Explanation } from "../../play/explain.ts";

/** What is known about a word, ready to be shown. */
export interface WordCard {
  readonly word: string;
  readonly written: string;
  readonly status: Explanation["status"];
  /** In words: `Valida ma fuori dal nucleo`. */
  readonly verdict: string;
  /** What it is a form of: `venire, passato remoto`. */
  readonly readings: readonly string[];
  readonly meanings: readonly string[];
  readonly rarity: string;
  readonly points: number | null;
  readonly flags: readonly string[];
  readonly sources: readonly string[];
}

const MOST_MEANINGS = 4;

export function wordCard(one: Explanation, t: Messages, web: WebMessages): WordCard {
  const readings = one.readings.map(({ lemma, text }) => `${lemma}, ${text}`);
  const meanings = one.meanings.slice(0, MOST_MEANINGS).map((sense) => {
    const lemma = sense.lemma === one.word || one.written.includes(sense.lemma)
      ? ""
      : `${sense.lemma}: `;
    return lemma + t.lexicon.meaning(sense);
  });
  return {
    word: one.word,
    written: one.written.join(" / ") || one.word,
    status: one.status,
    // A core word's frequency has its own row, in words.
    verdict: one.status === "core" ? web.word.inCore : capital(one.reason),
    // Two tags may read the same in words, as for a verb that is also an auxiliary.
    readings: [...new Set(readings)],
    meanings: [...new Set(meanings)],
    rarity: one.zipf === null ? "" : t.lexicon.rarity(one.zipf),
    points: one.points,
    flags: one.flags.map((flag) => t.flag[flag]),
    sources: one.sources,
  };
}
