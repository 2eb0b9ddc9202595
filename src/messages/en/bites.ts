import { clockText } from "../numbers.ts";
import { namesOf } from "../command_words.ts";
import { bitesCommands } from "./bites_commands.ts";
import type { TilesByWay } from "../../games/bites/play.ts";
import { type BitesMessages, kinds, laid } from "../bites.ts";
import { reason } from "./terms.ts";
import {
  absent,
  charge,
  count,
  DAY_WORDS,
  extra,
  hints,
  lasting,
  letters,
  points,
  words,
} from "./counts.ts";
import { shortGuess } from "../../core/text.ts";
import { sentences, some, spelled, suggest } from "../phrases.ts";
import { sharedCommands, wordGame } from "./word_game.ts";

/** The sentences of bites in English. */
export const bites: BitesMessages = {
  ...wordGame,
  inMenu: {
    name: "Bites",
    day: DAY_WORDS,
    howTo: ["Put tiles together,", "across or down:", "longer words pay more"],
    standing: ({ score }) => points(score),
    missedIn: () => "in bites",
  },
  outcome: {
    found: (o) => `+${o.word.points}  OK${spelled(o.word).word} (${ways(o.tiles)})`,
    extra: (o) => {
      const sum = o.apart ? `. Extra points ${count(o.extraScore)}` : "";
      if (!o.listed) return `+${o.word.points}  EXTRA${sum}${o.apart ? ", kept apart" : ""}`;
      // Short, because the line also has the tiles.
      return `+${o.word.points}  EXTRA${spelled(o.word).word} (${
        ways(o.tiles)
      }): outside the core${sum}`;
    },
    already_found: (o) => `Already found: ${o.word.toUpperCase()} (${points(o.points)}).`,
    too_short: (o) =>
      `No: "${shortGuess(o.word)}" has ${letters(o.word.length)}; at least ${o.min} needed.`,
    too_long: (o) => `No: "${shortGuess(o.word)}" has ${letters(o.word.length)}; ${o.max} at most.`,
    no_tiles: (o) =>
      o.letters.length > 0
        ? `No: ${absent(o.letters)}.`
        : `No: "${
          shortGuess(o.word)
        }" cannot be made: each tile once; crosswise, one letter of it.`,
    not_in_lexicon: (o) =>
      `No: "${shortGuess(o.word)}" is not in the lexicon.${suggest("report", o.word)}`,
    excluded: (o) => `No: "${shortGuess(o.word)}" is ${reason[o.reason]}.`,
    not_letters: () => "No: letters only, no apostrophes or hyphens.",
    shuffled: () => "",
    hint: ({ hint, charged }) => {
      const blanks = "_ ".repeat(Math.max(0, hint.length - 2));
      const shown = `${hint.first.toUpperCase()} ${blanks}${hint.last.toUpperCase()}`;
      const where = hint.ways.map((way) => bites.way[way]).join(" and ");
      const more = hint.tiles
        ? `${bites.way[hint.ways[0]!]}, tiles ${hint.tiles.join(", ").toUpperCase()}`
        : `${letters(hint.length)}, ${where}`;
      return `${charge(charged)}: ${shown}, ${more}.`;
    },
    hint_none: () => "You have every core word.",
    waited: () => "",
    time_up: () => "",
    gave_up: () => "",
    over: () => "This game is over. For another: restart. To leave: quit.",
  },
  way: { horizontal: "horizontal", vertical: "vertical" },
  wayTitle: { horizontal: "Horizontal", vertical: "Vertical" },
  across: "across",
  down: "down",
  command: {
    ...sharedCommands,
    help: 'commands; "? rules" for rules, "? points" for points and hints',
    shuffle: "reorder the tiles (an empty line does too)",
    hint: "how a word begins and ends; again, its tiles",
    score: "score and goal",
    list: "words found (list length, alphabet, extra)",
    restart: "other tiles; these stay saved",
    quit: "save and leave; the clock stops",
  },
  menu: "bites, like Word Bites",
  commandName: namesOf(bitesCommands.play),
  seeded: (seed) => `tiles of seed ${seed}`,
  board: () => "tiles",
  opening: (o) => [
    `itbee: ${o.title}, lexicon ${o.edition}.`,
    ...kinds([["Single", o.single], ["Horizontal", o.horizontal], ["Vertical", o.vertical]]),
    `${words(o.words)}, ${points(o.points)}. Goal ${points(o.goal)}.`,
    `At least ${
      letters(o.minLength)
    }; at most ${o.maxHorizontal} horizontally and ${o.maxVertical} vertically.`,
  ],
  invitation: (seconds) =>
    (seconds === undefined ? "" : `You have ${clockText(seconds)}. `) +
    "Type a word. For the commands: ?",
  resumed: (o) => [
    `Back where you were: ${words(o.found)}, ${points(o.score)}.`,
    ...(o.left === undefined
      ? []
      : [`The clock goes on from ${clockText(o.left)}: time away did not count.`]),
  ],
  tally: (o) =>
    `Found ${o.found}/${o.words}   Score ${count(o.score)} / ${count(o.goal)}` +
    (o.left === undefined ? "" : `   Time ${clockText(o.left)}`),
  gate: ({ seconds, goal, minLength }) => [
    `You have ${lasting(seconds)} to reach ${points(goal)}.`,
    `Join the tiles across or down into words of at least ${letters(minLength)}.`,
    "Longer words pay more. The guide (?) stops the clock.",
  ],
  score: (o) => `${bites.tally(o)}   ${o.bar} ${o.percent}% of goal`,
  extraTally: (o) =>
    `Extra: ${words(o.words)}, ${points(o.points)}${o.isApart ? " kept apart" : ""}`,
  noExtra: () => "No extra words yet.",
  listWhat: () => "You can say: list order, alphabet, length, extra",
  rules: (o) => [
    "Make words from the tiles, horizontally or vertically; each tile once per word.",
    "A horizontal tile (AB>) goes whole into a horizontal word; to a vertical one it lends one of its letters. A vertical tile (ABv) works the other way round.",
    `Every word has at least ${letters(o.minLength)}. Capitals and accents do not matter.`,
    "Inflected forms count; proper nouns, abbreviations and foreign words do not.",
    o.seconds === 0
      ? `The goal is ${o.goalPercent}% of the points of the core words, the commoner ones.`
      : `You have ${clockText(o.seconds)}; the goal is what a good player reaches in that time.`,
    o.isApart
      ? "Other valid words are extra: points of their own, none towards the goal."
      : "The count is of the core words; the others are extra, and pay as much.",
  ],
  points: (o) => [
    "Points by length, from 3 letters on:",
    `  ${o.byLength.map((n, i) => `${i + 3}: ${n}`).join("  ")}  beyond: ${o.byLength.at(-1)}`,
    `A hint costs ${o.hint}% of the word, its tiles another ${o.tilesHint}%.`,
    "A word that can be made both ways pays once.",
  ],
  won: (o) => [
    `GOAL! ${count(o.score)} / ${points(o.goal)}, ${o.found}/${o.words} words${
      hints(o) && `, ${hints(o)}`
    }.`,
    `${words(o.remaining)} left. Go on, or: restart, share, quit.`,
  ],
  complete: (o) =>
    `ALL OF THEM! ${o.found}/${o.words} words, ${points(o.score)}.${
      sentences([extra(o), hints(o)])
    }`,
  ended: (o) => [
    `${o.end === "time_up" ? "Time is up!" : "Game over."} Found ${o.found}/${o.words}, score ${
      count(o.score)
    } / ${count(o.goal)}.`,
    ...(o.missed === 0 ? [] : ["You missed, the best first (> horizontal, v vertical):"]),
  ],
  theRest: (o) => [
    `${o.shown} of ${words(o.all)}. All of them, extra ones too:`,
    `itbee bites solve "${o.puzzle}" --all${o.language}`,
  ],
  share: (o) => [
    ["itbee bites", o.seed && `seed ${o.seed}`].filter((part) => part).join("  "),
    `${o.found}/${o.words} words  ${o.score}/${o.goal}  ${o.bar}`,
    some([hints(o), extra(o), o.seconds === 0 ? "no clock" : `in ${clockText(o.seconds)}`]).join(
      "  ",
    ),
    `${o.puzzle}`,
    o.edition,
  ],
  ask: {
    single: "Single tiles (such as A E T; empty if there are none): ",
    horizontal: "Horizontal tiles (such as AB CD): ",
    vertical: "Vertical tiles (such as RT): ",
  },
  searched: ({ words: n, edition, limits, way }) => [
    `itbee: bites, ${words(n)}, lexicon ${edition}.`,
    `Longest horizontal word ${limits.maxHorizontal}, longest vertical ${limits.maxVertical}, ` +
    `shortest ${limits.minLength}. ${
      way === undefined ? "Both ways" : `${bites.wayTitle[way]} only`
    }.`,
    "",
  ],
  solved: (o) =>
    o.all === 0
      ? `${bites.wayTitle[o.way]}: no words`
      : `${bites.wayTitle[o.way]}: ${
        o.shown < o.all ? `${count(o.shown)} of ${words(o.all)}` : words(o.all)
      }, ${points(o.points)} in all`,
  bothWays: (n) => `* can be made both ways: ${words(n)}`,
  moreWith: () => "To see all of them: --all",
  cannotMake: (word) => `"${word}" cannot be made from these tiles`,
  beyondLimits: (word) => `"${word}" can be made, but its length is not allowed`,
  unknownWord: (word) => `"${word}" can be made, but it is not in the lexicon`,
  column: {
    tiles: "tiles",
    words: "words",
    horizontal: "horizontal",
    vertical: "vertical",
    points: "points",
  },
  columnNote: () => "Core words are counted, each once in the points",
  verbose: (o) => [
    `Draws: ${o.draws}, candidates ${o.candidates}. Rejected: ${o.rejected || "none"}.`,
    `Words ${o.words}, points ${count(o.points)}.`,
    `Time: ${o.ms} ms.`,
  ],
};

/** `> T+RE, also v`. */
function ways({ horizontal, vertical }: TilesByWay): string {
  if (horizontal === undefined) return `v ${laid(vertical ?? [])}`;
  return `> ${laid(horizontal)}${vertical ? ", also v" : ""}`;
}
