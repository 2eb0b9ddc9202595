import type { BitesWebMessages } from "../bites_web.ts";
import { capital } from "../../core/text.ts";
import { absent, count, letters, points, words } from "./counts.ts";

/** Bites on a page, in English. */
export const bitesWeb: BitesWebMessages = {
  tiles: "Tiles",
  tileCount: (n) => n === 1 ? "1 tile" : `${count(n)} tiles`,
  covered: "Covered tiles",
  how: "Tap the tiles, or type: across or down, each once.",
  least: (n) => `Words of at least ${letters(n)}.`,
  timeUp: "Time!",
  tile: ({ text, kind, step }) =>
    [
      kind === "single"
        ? `Tile ${text.toUpperCase()}`
        : `${kind === "horizontal" ? "Horizontal" : "Vertical"} tile ${text.toUpperCase()}`,
      ...(step > 0 ? [`used, place ${step}`] : []),
    ].join(", "),
  answer: (word, way) => `Answer, ${way}: ${word}`,
  noAnswer: "Tap tiles or type",
  clear: "Clear",
  submit: "Enter",
  shuffle: "Shuffle",
  turn: (to) => to === "horizontal" ? "Make it horizontal" : "Make it vertical",
  words: "words",
  wordCount: words,
  goal: (n) => `Goal ${count(n)}`,
  points: "points",
  foundOf: (found, all) => `${count(found)} of ${words(all)}`,
  found: "Found",
  extra: "extra",
  hintTitle: "Hints",
  hintFirst: "First and last letter",
  hintFirstNote: "Of the commonest word you have not found",
  hintTiles: "Its tiles",
  hintTilesNote: "Of the same word",
  price: (n) => `−${count(n)}`,
  free: "free",
  won: "Goal!",
  askGiveUp: "Give up? You will see all the words",
  hints: "Hints",
  hinted: ({ first, last, length, tiles }) =>
    `${letters(length)}, from ${first.toUpperCase()} to ${last.toUpperCase()}` +
    (tiles.length > 0 ? `, tiles ${tiles.join(", ").toUpperCase()}` : ""),
  ended: "The end",
  complete: "All of them!",
  missed: "Missed",
  missedNote: (n) => n === 0 ? "None" : `${words(n)}, the best first`,
  sentence(o) {
    switch (o.kind) {
      case "found":
        return `${o.word.written[0] ?? o.word.word}, ${points(o.word.points)}`;
      case "extra": {
        const word = o.listed ? `${o.word.written[0] ?? o.word.word}, ` : "";
        return `${word}extra word, ${points(o.word.points)}${o.apart ? " apart" : ""}`;
      }
      case "already_found":
        return `Already found: ${o.word}`;
      case "too_short":
        return `${o.word}: at least ${letters(o.min)}`;
      case "too_long":
        return `${o.word}: at most ${letters(o.max)}`;
      case "no_tiles":
        return o.letters.length > 0 ? capital(absent(o.letters)) : `${o.word} cannot be made`;
      case "not_in_lexicon":
        return `${o.word} is not in the word list`;
      case "hint":
        return bitesWeb.hinted({ ...o.hint, tiles: o.hint.tiles ?? [] });
      case "time_up":
        return "Time is up";
      case "gave_up":
        return "Game over";
      case "over":
        return "This game is over";
      case "shuffled":
        return "Tiles shuffled";
      default:
        return undefined;
    }
  },
};
