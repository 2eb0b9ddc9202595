import { namesOf } from "../command_words.ts";
import { beeCommands } from "./bee_commands.ts";
import type { Outside } from "../../games/bee/round.ts";
import type { BeeMessages } from "../bee.ts";
import { MONTHS, WEEKDAYS } from "./dates.ts";
import { reason } from "./terms.ts";
import {
  absent,
  charge,
  count,
  DAY_WORDS,
  extra,
  hints,
  letters,
  points,
  words,
} from "./counts.ts";
import { shortGuess } from "../../core/text.ts";
import { listed, sentences, some, spelled, suggest } from "../phrases.ts";
import { clockText, zipf } from "../numbers.ts";
import { sharedCommands, wordGame } from "./word_game.ts";

/** The bee's sentences in English. */
export const bee: BeeMessages = {
  ...wordGame,
  inMenu: {
    name: "Bee",
    day: DAY_WORDS,
    howTo: ["How many words can you", "make from seven letters?", "The middle one is a must"],
    standing: ({ found, words }) => `${count(found)}/${count(words)}`,
    missedIn: (puzzle = "") => `in the bee ${puzzle}`.trimEnd(),
  },
  outcome: {
    found: (o) => {
      const { word, length } = spelled(o.word);
      const known = o.word.zipf === 0 ? "" : `, zipf ${zipf(o.word.zipf)}`;
      const facts = `(length ${length}${known})`;
      if (o.hinted) return `+0  OK${word} ${facts}, it was revealed`;
      const praise = o.word.perfect ? "PERFECT PANGRAM!" : o.word.pangram ? "PANGRAM!" : "OK";
      return `+${o.points}  ${praise}${word} ${facts}`;
    },
    extra: (o) => {
      const apart = o.apart ? `. Extra points ${o.extraScore}, kept apart` : "";
      if (!o.listed) return `+${o.points}  EXTRA${apart}`;
      const { word } = spelled(o.word);
      const praise = o.word.pangram ? "EXTRA, PANGRAM!" : "EXTRA";
      return `+${o.points}  ${praise}${word} (${OUTSIDE[o.word.outside!]})${apart}`;
    },
    not_letters: () => "No: letters only, no apostrophes or hyphens.",
    already_found: (o) => `Already found: ${o.word.toUpperCase()} (${points(o.points)}).`,
    too_short: (o) =>
      `No: "${shortGuess(o.word)}" has ${letters(o.word.length)}; at least ${o.min} needed.`,
    bad_letters: (o) => {
      const missing = o.missing && `${o.missing.toUpperCase()} is missing`;
      return `No: ${[absent(o.letters), missing].filter((part) => part).join("; ")}.`;
    },
    not_in_lexicon: (o) =>
      `No: "${shortGuess(o.word)}" is not in the lexicon.${suggest("report", o.word)}`,
    excluded: (o) => `No: "${shortGuess(o.word)}" is ${reason[o.reason]}.`,
    hint: (o) => {
      const cost = charge(o.price.charged);
      const { hint } = o;
      switch (hint.rung) {
        case 1: {
          const counts = hint.lengths.map(({ length, count }, i) =>
            i === 0 ? `${words(count)} of ${letters(length)}` : `${count} of ${length}`
          );
          return `To find: ${counts.join(", ")}; ${pangrams(hint.pangrams)}.`;
        }
        case 2:
        case 3:
        case 5:
          return "";
        case 4: {
          const blanks = "_ ".repeat(Math.max(0, hint.length - 2));
          const shown = `${hint.first.toUpperCase()} ${blanks}${hint.last.toUpperCase()}`;
          return `${cost}: ${shown}, ${letters(hint.length)}.`;
        }
        case 6: {
          const letters = [...hint.anagram.toUpperCase()].join(" ");
          if (hint.word === undefined) {
            return `Hint: its letters are ${letters}. It now pays 0; 6 again to read it.`;
          }
          return `Hint: the word is ${hint.word.toUpperCase()}. It pays 0.`;
        }
      }
    },
    hint_none: () => "You have every core word.",
    shuffled: () => "",
    undone: (o) => `Taken back: ${o.word.word.toUpperCase()} (-${o.word.points}).`,
    nothing_to_undo: () => "There is no word to take back.",
    waited: () => "",
    gave_up: () => "",
    over: () => "This board is over. For another: restart. To leave: quit.",
  },
  hintForm: (o) => {
    const from = o.lemma === undefined ? "" : ` of "${o.lemma}"`;
    const kin = o.kin.length === 0 ? "" : `, like ${o.kin.join(", ")}`;
    return `${charge(o.charged)}: ${o.grammar}${from}${kin}, ${letters(o.length)}.`;
  },
  hintNoForm: (length) => `Hint: ${letters(length)}. This word list does not say which form it is.`,
  hintMeaning: (text) => `It means: ${text}`,
  rank: {
    beginner: "Beginner",
    good_start: "Good Start",
    moving_up: "Moving Up",
    good: "Good",
    solid: "Solid",
    nice: "Nice",
    great: "Great",
    amazing: "Amazing",
    genius: "Genius",
    queen_bee: "Queen Bee",
  },
  outsideCore: (why) => `outside the core: ${OUTSIDE[why]}`,
  command: {
    ...sharedCommands,
    help: 'commands; "? rules" for rules, "? points" for points and hints',
    shuffle: "reorder the six letters (an empty line does too)",
    hint: "how a word begins and ends; 1 to 6 is the ladder of hints",
    score: "score, goal, rank",
    list: "words found (list length, alphabet, families, extra)",
    grid: "how many words are left, by first letter and length",
    pairs: "how many words are left, by their first two letters",
    ranks: "the ladder of ranks",
    undo: "take back the last word accepted",
    yesterday: "yesterday's board, with its words",
    restart: "another board; this one stays saved",
    quit: "save and leave",
  },
  commandName: namesOf(beeCommands.play),
  daily: (date) => `bee of ${inWords(date)}`,
  seeded: (seed) => `bee of seed ${seed}`,
  board: () => "bee",
  opening: (o) => [
    `itbee: ${o.title}, code ${o.code}, lexicon ${o.edition}.`,
    `Required letter ${o.required}. Other letters: ${o.others}.`,
    `${words(o.words)}, ${points(o.points)}, ${pangrams(o.pangrams)}. Goal ${points(o.goal)}.`,
    `At least ${letters(o.minLength)}; each may be used again.`,
  ],
  invitation: () => "Type a word. For the commands: ?",
  resumed: (o) => `Back where you were: ${words(o.found)}, ${points(o.score)}.`,
  tally: (o) => `Found ${o.found}/${o.words}   Score ${o.score} / ${o.goal}`,
  score: (o) =>
    `Found ${o.found}/${o.words}   Score ${o.score} / ${o.goal}   ${o.bar} ${o.percent}% of goal`,
  rankLine: (rank, next) =>
    next === undefined ? `Rank ${rank}` : `Rank ${rank}, ${points(next.points)} to ${next.name}`,
  newRank: (rank, next) =>
    `New rank: ${rank}.` + (next ? ` ${points(next.points)} to ${next.name}.` : ""),
  extraTally: (o) => `Extra: ${words(o.words)}, ${points(o.points)}${o.apart ? " kept apart" : ""}`,
  noExtra: () => "No extra words yet.",
  families: (found, total) => `Families ${found}/${total}`,
  gridTotal: () => "all",
  left: (count, sum, perfect) => `${words(count)}, ${points(sum)}, ${pangrams(perfect)} left`,
  rules: (o) => [
    "Make words from the seven letters; each may be used more than once.",
    `Every word has at least ${letters(o.minLength)} and contains the required letter.`,
    "Inflected forms count; proper nouns, abbreviations and foreign words do not.",
    "Capitals and accents do not matter.",
    `The goal is ${o.goalPercent}% of the points of the core words, the commoner ones.`,
    o.apart
      ? "Other valid words are extra: points of their own, none towards the goal."
      : "Other valid words are extra: they pay too, but you never need them.",
    ...(o.apart ? [] : ["The last rank takes every core word."]),
  ],
  points: (o) => [
    `A word pays ${o.alpha} x (8 - zipf) points, rounded, at least 1, plus`,
    `1 for each letter past ${o.minLength} and ${o.pangram} for a pangram; ${o.cap} at most.`,
    "zipf is how common a word is: 6 very common, 3 uncommon.",
    "points" in o.extra
      ? `An extra word pays ${points(o.extra.points)}, kept apart.`
      : `An extra word pays the same way, but its zipf never counts as less than ${
        zipf(o.extra.zipf)
      }.`,
  ],
  tariffTitle: "Hints, and what they cost now; if you lack the points, you pay later:",
  tariff: (rung, price) => `${rung}  ${TARIFF[rung]}: ${price === 0 ? "free" : points(price)}`,
  listWhat: () => "You can say: list order, alphabet, length, families, extra",
  won: (o) => [
    `GENIUS! Goal reached: ${o.score} / ${o.goal} points, ${o.found}/${o.words} words, ` +
    `${listed([pangrams(o.pangrams), hints(o)])}.`,
    `${words(o.left)} and ${points(o.leftPoints)} to Queen Bee.`,
    ...(o.streak ? [streak(o.streak)] : []),
    "Go on, or: giveup to see the rest, restart, share, quit.",
  ],
  complete: (o) =>
    `QUEEN BEE! ${o.found}/${o.words} words, ${points(o.score)}.${sentences([extra(o), hints(o)])}${
      o.streak ? ` ${streak(o.streak)}` : ""
    }`,
  gaveUp: (o) => [
    `${
      o.isTimeUp ? "Time is up!" : "Game over."
    } Found ${o.found}/${o.words}, score ${o.score} / ${o.goal}, rank ${o.rank}.`,
    ...(o.missed === 0 ? [] : ["You missed, the commonest first:"]),
  ],
  timed: (seconds) => `You have ${clockText(seconds)} in all.`,
  review: (list) => `Worth a second look: ${list}.   why WORD to learn more.`,
  share: (o) => [
    ["itbee", o.title, o.rank].filter((part) => part).join("  "),
    `${o.found}/${o.words} words  ${o.score}/${o.total}  pangrams ${o.pangrams}/${o.pangramsTotal}`,
    [
      o.bar,
      ...some([listed([hints(o), o.gridSeen ? "with grid" : ""])]),
      ...some([extra(o)]),
      ...(o.streak > 0 ? [`streak ${o.streak}`] : []),
    ].join("  "),
    o.code,
  ],
  yesterday: (date, played) =>
    `Board of ${inWords(date)}${played ? ": + found, - missed" : ", not played"}`,
  boardLine: (o) =>
    `${o.code}  ${words(o.words)}, ${points(o.points)}, goal ${o.goal}, ${
      pangrams(o.pangrams)
    }, level ${o.level}`,
  certificate: (forms) =>
    forms === null
      ? "It is not known how many common forms reach the goal."
      : `The goal can be reached with the ${count(forms)} commonest forms.`,
  boardColumn: {
    code: "code",
    words: "words",
    points: "points",
    goal: "goal",
    pangrams: "pangrams",
    level: "level",
    forms: "forms",
  },
  formsNote: () => "forms: how many of the commonest forms it takes to reach the goal",
  atlas: (o) =>
    `Boards: ${count(o.boards)} of ${count(o.examined)}. ` +
    `Sets of seven letters: ${count(o.sets)}. Showing ${count(o.shown)}.`,
  record: {
    mostWords: "most words",
    fewestWords: "fewest words",
    mostPoints: "most points",
    mostPangrams: "most pangrams",
    widest: "most forms",
  },
  verbose: (o) => [
    `Draws: ${o.draws}, candidates ${o.candidates}. Rejected: ${o.rejected || "none"}.`,
    `Words ${o.words}, points ${o.points}. ${bee.certificate(o.certificate)}`,
    `Time: ${o.ms} ms.`,
  ],
};

const TARIFF = {
  1: "how many words are left, by length",
  2: "the grid by first letter and length",
  3: "the first two letters",
  4: "first and last letter of a word",
  5: "which form it is, and of which word",
  6: "its letters mixed up, then the word",
} as const;

const OUTSIDE: Readonly<Record<Outside, string>> = {
  clitic: "with a pronoun",
  apocope: "a shortened form",
  vulgar: "vulgar",
  sensitive: "sensitive",
  slur: "offensive",
  name: "a name or an abbreviation",
  rare: "rare for this level",
  own: "on your own list",
};

function inWords(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  const month = MONTHS[day.getUTCMonth()];
  return `${WEEKDAYS[day.getUTCDay()]} ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}

function streak({ current, best }: { readonly current: number; readonly best: number }): string {
  const days = `Streak ${current === 1 ? "1 day" : `${current} days`}`;
  if (best > current) return `${days} (best ${best}).`;
  return current === 1 ? `${days}.` : `${days}, your best!`;
}

function pangrams(n: number): string {
  return n === 1 ? "1 pangram" : `${n} pangrams`;
}
