import type { Reading } from "../../src/lexicon/entry.ts";
import type { HandLists } from "./hand_lists.ts";
import { inflect } from "./inflect.ts";
import { type Row, spellingsOf } from "./table.ts";

/** What else is known when a form has to be read by its ending. */
interface Context {
  readonly hand: HandLists;
  readonly find: (form: string) => Row | undefined;
}

/** The readings of a form that no source reads: only texts, a table of verbs or a list have it. */
export function guessed(row: Row, { hand, find }: Context): Reading[] {
  const lemma = spellingsOf(row)[0]!.text;
  const short = hand.short.get(row.form);
  if (short) {
    return SHORT.filter(([what]) => short.what.startsWith(what)).map(([, tag]) => ({ lemma, tag }));
  }
  if (/mente$/.test(row.form)) return [{ lemma, tag: "ADV" }];
  if (!row.sources.includes("V")) {
    const noun = [{ lemma, tag: "NOUN:s" }];
    const isLoan = hand.allowed.get(row.form)?.flags.includes("loan") ?? false;
    return isLoan || /[^aeiou]$/.test(row.form) ? [...noun, { lemma, tag: "NOUN:p" }] : noun;
  }
  const read = verbReadings(lemma, (verb) => find(verb)?.sources.includes("V") ?? false);
  if (read.length > 0) return read;
  return /[KFI]/.test(row.sources) ? [{ lemma, tag: "NOUN:s" }] : [];
}

/** By how `short.tsv` calls a word. */
const SHORT: readonly (readonly [what: string, tag: string])[] = [
  ["loanword", "NOUN:s"],
  ["loanword", "NOUN:p"],
  ["noun", "NOUN:s"],
  ["noun", "NOUN:p"],
  ["exclamation", "INT"],
  ["pronoun", "PRO"],
  ["preposition", "PRE"],
  ["conjunction", "CON"],
  ["name of a letter", "NOUN:s"],
];

/** The endings of -are, and their tags. */
const ARE: readonly (readonly [ending: string, tag: string])[] = inflect("are", "verb").map((
  { form, tag },
) => [form, tag]);

/** Endings after the whole infinitive without its e: prenderò, godrai. */
const FUTURE: readonly (readonly [ending: string, tag: string])[] = [
  ["ò", "ind+fut+1+s"],
  ["ai", "ind+fut+2+s"],
  ["à", "ind+fut+3+s"],
  ["emo", "ind+fut+1+p"],
  ["ete", "ind+fut+2+p"],
  ["anno", "ind+fut+3+p"],
  ["ei", "cond+pres+1+s"],
  ["ebbe", "cond+pres+3+s"],
];

/** Endings of the other verbs that can be told apart. */
const OTHERS: readonly (readonly [ending: string, of: string, tag: string])[] = [
  ["endo", "ere", "ger+pres"],
  ["endo", "ire", "ger+pres"],
  ["isce", "ire", "ind+pres+3+s"],
  ["iscono", "ire", "ind+pres+3+p"],
  ["ito", "ire", "part+past+s+m"],
  ["ita", "ire", "part+past+s+f"],
  ["iti", "ire", "part+past+p+m"],
  ["ite", "ire", "part+past+p+f"],
  ["ettero", "ere", "ind+past+3+p"],
  ["ente", "ere", "part+pres+s"],
  ["otto", "urre", "part+past+s+m"],
];

function verbReadings(text: string, isVerb: (form: string) => boolean): Reading[] {
  const found: Reading[] = [];
  const add = (verb: string, tag: string) => {
    if (verb.length > 4 && isVerb(verb)) found.push({ lemma: verb, tag: `VER:${tag}` });
  };
  if (/[aei]re$|rre$/.test(text)) add(text, "inf+pres");
  for (const [ending, tag] of ARE) {
    if (text.endsWith(ending)) add(text.slice(0, -ending.length) + "are", tag.replace("VER:", ""));
  }
  for (const [ending, tag] of FUTURE) {
    const stem = text.slice(0, -ending.length);
    if (text.endsWith(ending) && stem.endsWith("r")) {
      for (const verb of [stem + "e", stem.replace(/r$/, "ere")]) add(verb, tag);
    }
  }
  for (const [ending, of, tag] of OTHERS) {
    if (text.endsWith(ending)) add(text.slice(0, -ending.length) + of, tag);
  }
  return found;
}
