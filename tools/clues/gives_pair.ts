import type { PairPhrase } from "../../src/games/crossword/pairs.ts";

/** Whether the host's letters, taken this way, are the pair. Plates and symbols are not letters of a host. */
export function givesPair({ pair, host, mechanism }: PairPhrase): boolean {
  const word = host.replace(/[^a-z]/g, "");
  const { length } = word;
  switch (mechanism) {
    case "beginning":
      return length > 2 && word.slice(0, 2) === pair;
    case "end":
      return length > 2 && word.slice(-2) === pair;
    case "heart":
      return length > 2 && length % 2 === 0 && word.slice(length / 2 - 1, length / 2 + 1) === pair;
    case "ends":
      return length > 2 && word[0]! + word.at(-1)! === pair;
    case "vowels":
      return length > 2 && word.replace(/[^aeiou]/g, "") === pair;
    case "consonants":
      return length > 2 && word.replace(/[aeiou]/g, "") === pair;
    case "odd":
      return (length === 3 || length === 4) && word[0]! + word[2]! === pair;
    case "even":
      return (length === 4 || length === 5) && word[1]! + word[3]! === pair;
    case "half":
      return length === 4 && (word.slice(0, 2) === pair || word.slice(2) === pair);
    case "twins":
      return pair[0] === pair[1] && word.split(/(.)\1/).filter((_, i) => i % 2 === 1)
            .join("") === pair[0];
    case "initials": {
      const names = host.split(" ");
      return names.length === 2 && names[0]![0]! + names[1]![0]! === pair;
    }
    case "roman":
      return romanOf(Number(host)) === pair;
    case "symbol":
    case "plate":
      return false;
  }
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function romanOf(number: number): string {
  let [rest, text] = [number, ""];
  for (const [value, letters] of ROMAN) {
    for (; rest >= value; rest -= value) text += letters;
  }
  return text;
}
