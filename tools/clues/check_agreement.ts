import { normalize } from "../../src/core/letters.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";

/**
 * How a definition's number, gender, person or tense contradicts its answer. Only what the forms
 * settle is decided:
 * - an answer that is a finite verb and nothing else, under a definition that starts with a word
 *   that is a finite verb and nothing else: person, number and tense;
 * - an answer that is a noun or an adjective of one number, under a definition that starts with
 *   such a verb: the number of the third person;
 * - the same under `lo`, `la`, `li`, `le` and a verb: number, and gender where the answer has one;
 * - a noun of one number under an article, no verb and no `e`: number;
 * - an answer that is an adjective or participle only, under a definition that starts with one:
 *   number and gender.
 * Everything else is for a reader's eye.
 */
export function disagreement(lexicon: Lexicon, text: string, answer: string): string | undefined {
  const tags = tagsOf(lexicon, answer);
  if (tags.length === 0) return undefined;
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== "");
  const [first, second] = [wordAt(lexicon, words, 0), wordAt(lexicon, words, 1)];
  if (first === undefined) return undefined;
  if (tags.every(isFinite)) return first.isVerb ? verbFault(first.tags, tags) : undefined;
  if (!tags.every(isNominal)) return undefined;
  const numbers = new Set(tags.map((tag) => agreementOf(tag).number));
  const genders = new Set(tags.map((tag) => agreementOf(tag).gender));
  if (numbers.size > 1 || numbers.has("")) return undefined;
  const number = [...numbers][0]!;
  // What is said is `lo`, whatever its gender.
  const isSaying = /^(dice|dicono|grida|gridano|disse|esclama)$/i.test(words[1] ?? "");
  if (/^(lo|la|li|le)$/i.test(words[0]!) && second?.isVerb && !isSaying) {
    const [said, isFeminine] = CLITICS[words[0]!.toLowerCase()]!;
    if (said !== number) return "number";
    const isOther = genders.size === 1 && !genders.has("") && genders.has("f") !== isFeminine;
    return isOther ? "gender" : undefined;
  }
  if (first.isVerb) {
    const third = first.tags.filter((tag) => /\+3\+[sp]/.test(tag));
    const isOther = third.length > 0 && third.every((tag) => !tag.includes(`+3+${number}`));
    return isOther ? "number" : undefined;
  }
  const article = ARTICLES[words[0]!.toLowerCase()];
  // A word that stands for the answer shows that there is a verb, whatever else the verb may be.
  const hasVerb = words.some((word, i) =>
    i > 0 && /^(ne|ci|vi|si|lo|li|è)$/.test(word) || wordAt(lexicon, words, i)?.isVerb !== false
  );
  if (article !== undefined && !hasVerb && !/ e /.test(text) && tags.every(isNoun)) {
    return article === number ? undefined : "number";
  }
  if (tags.every(isAdjective) && first.tags.length > 0 && first.tags.every(isAdjective)) {
    const fits = first.tags.some((tag) => {
      const said = agreementOf(tag);
      return tags.some((other) => {
        const asked = agreementOf(other);
        return said.number === asked.number && said.gender === asked.gender;
      });
    });
    return fits ? undefined : "number or gender";
  }
  return undefined;
}

const CLITICS: Readonly<Record<string, readonly [number: string, isFeminine: boolean]>> = {
  lo: ["s", false],
  la: ["s", true],
  li: ["p", false],
  le: ["p", true],
};

const ARTICLES: Readonly<Record<string, string>> = {
  il: "s",
  lo: "s",
  la: "s",
  un: "s",
  uno: "s",
  una: "s",
  i: "p",
  gli: "p",
  le: "p",
};

interface Said {
  readonly tags: readonly string[];
  /** A finite verb and nothing else. */
  readonly isVerb: boolean;
}

function wordAt(lexicon: Lexicon, words: readonly string[], place: number): Said | undefined {
  const word = words[place];
  if (word === undefined) return undefined;
  const tags = tagsOf(lexicon, normalize(word) ?? "", word.toLowerCase());
  return { tags, isVerb: tags.length > 0 && tags.every(isFinite) };
}

/** The tags of a form; of the spelling that stands there, if the form has several. */
function tagsOf(lexicon: Lexicon, word: string, written?: string): string[] {
  const id = lexicon.find(word);
  if (id === undefined) return [];
  // With an accent at the end it is another form (`perdono`, `perdonò`).
  if (written !== undefined && lexicon.written(id).length > 1) return [];
  return lexicon.readings(id).map(({ tag }) => tag).filter((tag) => tag !== "");
}

function verbFault(said: readonly string[], asked: readonly string[]): string | undefined {
  const persons = new Set(asked.map(personOf));
  if (!said.some((tag) => persons.has(personOf(tag)))) return "person or number";
  const moods = new Set(asked.map((tag) => `${moodOf(tag)}/${personOf(tag)}`));
  return said.some((tag) => moods.has(`${moodOf(tag)}/${personOf(tag)}`)) ? undefined : "tense";
}

/** `3+s` of `VER:ind+pres+3+s`. */
function personOf(tag: string): string {
  return /\+([123]\+[sp])/.exec(tag)?.[1] ?? "";
}

function moodOf(tag: string): string {
  return /:(\w+\+\w+)/.exec(tag)?.[1] ?? "";
}

function isFinite(tag: string): boolean {
  return /^(VER|AUX|MOD|CAU|ASP):(ind|sub|cond|impr)\+/.test(tag);
}

function isNoun(tag: string): boolean {
  return tag.startsWith("NOUN");
}

function isNominal(tag: string): boolean {
  return isNoun(tag) || isAdjective(tag);
}

function isAdjective(tag: string): boolean {
  return /^ADJ:|^(VER|AUX|MOD):part/.test(tag);
}

/** Gender and number, empty where the tag does not say. */
function agreementOf(tag: string): { readonly gender: string; readonly number: string } {
  const noun = /^NOUN(?:-([MF]))?:([sp])/.exec(tag);
  if (noun) return { gender: (noun[1] ?? "").toLowerCase(), number: noun[2]! };
  return {
    gender: /\+([mf])\b/.exec(tag)?.[1] ?? "",
    number: /\+([sp])\b/.exec(tag)?.[1] ?? "",
  };
}
