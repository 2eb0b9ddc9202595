import { capital } from "../../core/text.ts";
import { type Rng, shuffle } from "../../core/random.ts";
import type { Clue, Mechanism } from "../../games/crossword/clues.ts";
import type { Written } from "../clue_texts.ts";

/** Every sentence for a clue in English words, in random order. */
export function* clueTexts({ mechanism }: Clue, written: Written, rng: Rng): Generator<string> {
  for (const phrase of shuffle(phrasesOf(mechanism, written), rng)) {
    yield capital(phrase);
  }
}

function phrasesOf(it: Mechanism, written: Written): string[] {
  const of = (part: Mechanism) => phrasesOf(part, written)[0]!;
  switch (it.kind) {
    case "word":
      return [quoted(written(it.gives))];
    case "anagram": {
      const words = it.of.map(of).join(" and ");
      return [`anagram of ${words}`, `${words} in disarray`, `${words} shaken up`];
    }
    case "reversal":
      return it.of.kind === "word"
        ? [
          `${of(it.of)} backwards`,
          `${of(it.of)} read from the right`,
          `${of(it.of)} turned round`,
        ]
        : [`${of(it.of)}, all of it backwards`, `${of(it.of)}, then turned round`];
    case "palindrome": {
      const start = it.start.toUpperCase();
      return [`palindrome that begins with ${start}`, `the same both ways, starting with ${start}`];
    }
    case "dropped": {
      const letter = it.of.gives[it.at]!.toUpperCase();
      return [
        `${of(it.of)} without ${article(letter)}`,
        `${of(it.of)} that loses ${article(letter)}`,
      ];
    }
    case "inserted": {
      const letter = it.gives[it.at]!.toUpperCase();
      return [
        `${of(it.of)} with ${article(letter)} added`,
        `${of(it.of)} that takes in ${article(letter)}`,
      ];
    }
    case "changed": {
      const before = it.of.gives[it.at]!.toUpperCase();
      const after = it.gives[it.at]!.toUpperCase();
      return [
        `${of(it.of)} with ${after} for ${before}`,
        `${of(it.of)}, changing ${before} to ${after}`,
      ];
    }
    case "charade": {
      const [first, ...rest] = it.parts.map(of);
      return [`${first} plus ${rest.join(" plus ")}`, `${first} followed by ${rest.join(" and ")}`];
    }
    case "container": {
      const [outer, inner] = [of(it.outer), of(it.inner)];
      return [`${outer} around ${inner}`, `${inner} inside ${outer}`];
    }
    case "hidden": {
      const phrase = quoted(it.words.map(written).join(" "));
      return [`hidden in ${phrase}`, `part of ${phrase}`];
    }
    case "edges":
      return [`first and last of ${quoted(written(it.of))}`];
    case "vowels":
      return [`the vowels of ${quoted(written(it.of))}`];
    case "initials":
      return [`the first letters of ${quoted(it.words.map(written).join(" "))}`];
    case "letters":
      return [
        `letters to put in order, ${quoted(it.mixed.toUpperCase())}`,
        `in disarray, ${quoted(it.mixed.toUpperCase())}`,
      ];
    case "inflected":
    case "reading":
      return [];
  }
}

/** A letter with its article as it is spoken: an S, a U. */
function article(letter: string): string {
  return `${"AEFHILMNORSX".includes(letter) ? "an" : "a"} ${letter}`;
}

function quoted(text: string): string {
  return `“${text}”`;
}
