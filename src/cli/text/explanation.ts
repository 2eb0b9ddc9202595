import type { WordMessages } from "../../messages/messages.ts";
import type { Explanation, WordMeaning } from "../../play/explain.ts";

/** The explanation as lines: the verdict, then what is known. */
export function explanationLines(one: Explanation, t: WordMessages): string[] {
  const { label, tier } = t.lexicon;
  const rows: [string, string][] = [];
  const written = one.written.join(" / ");
  if (written !== "" && written !== one.word) rows.push([label.written, written]);
  // Two tags may read the same in words, as for a verb that is also an auxiliary.
  const forms = new Set(one.readings.map(({ lemma, text }) => `${lemma}, ${text}`));
  [...forms].forEach((form, i) => rows.push([i === 0 ? label.readings : "", form]));
  meaningTexts(one.meanings.slice(0, MOST_MEANINGS), t).forEach((text, i) =>
    rows.push([i === 0 ? label.meanings : "", text])
  );
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
  if (one.forms?.length) rows.push([label.forms, one.forms.join(", ")]);
  if (one.near?.length) rows.push([label.near, one.near.join(", ")]);
  const width = Math.max(0, ...rows.map(([name]) => name.length)) + 2;
  return [
    `${one.word}: ${t.status[one.status]}, ${one.reason}`,
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`),
  ];
}

const MOST_MEANINGS = 3;

/** Each with its dictionary form, unless they all share one. */
function meaningTexts(meanings: readonly WordMeaning[], t: WordMessages): string[] {
  const sources = meanings.map(({ lemma, class: category }) =>
    `${lemma}, ${t.grammar({ category })}`
  );
  const isOfOne = new Set(sources).size <= 1;
  return meanings.map((one, i) => (isOfOne ? "" : `${sources[i]}: `) + t.lexicon.meaning(one));
}
