import { capital } from "../../core/text.ts";
import { weekdayOf } from "../../core/calendar.ts";
import type { WebMessages } from "../web.ts";
import { bitesWeb } from "./bites_web.ts";
import { crosswordWeb } from "./crossword_web.ts";
import { gridWeb } from "./grid_web.ts";
import { raceWeb } from "./race_web.ts";
import { count, letters, points, words } from "./counts.ts";
import { MONTHS, WEEKDAYS } from "./dates.ts";

const SHORT = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const DAY_WORD = { won: "won", over: "finished", begun: "begun", none: "not played" } as const;

/** What only the page says, in English. */
export const web: WebMessages = {
  title: "itbee, word games",
  description: "Bee, grid, tiles and crossword in Italian, every day",
  day,
  fullDay: (date) => `${day(date)} ${date.slice(0, 4)}`,
  weekdays: SHORT,
  word: {
    today: "Today",
    new: "New",
    stats: "Statistics",
    games: "Games",
    settings: "Settings",
    licences: "Licences, and where the words come from",
    review: "Review",
    sections: "Sections",
    howToPlay: "How to play",
    back: "Back to today",
    close: "Close",
    more: "More",
    todaysGames: "Today's games",
    yourStreak: "Your streak",
    resume: "Resume",
    newGame: "New game",
    continue: "Continue",
    play: "Play",
    done: "Done",
    level: "Level",
    wordsLanguage: "Language of the words",
    uiLanguage: "Language of the interface",
    theme: "Appearance",
    seedOrCode: "Seed or code, if you have one",
    seedHelp: "The same seed gives the same game; a code opens exactly that one",
    start: "Start",
    difficulty: "Words",
    export: "Export games",
    import: "Import games",
    delete: "Delete",
    cancel: "Cancel",
    confirm: "Confirm",
    share: "Share",
    copy: "Copy",
    copied: "Copied",
    notCopied: "The browser does not allow copying: select the text and copy it by hand",
    giveUp: "Give up",
    loading: "Preparing the game",
    noGames: "No games",
    allGames: "All games",
    favourites: "Found most often",
    hardest: "The rarest",
    ranks: "Ranks reached",
    noStats: "No games yet",
    word: "Word",
    send: "Enter",
    meanings: "Meaning",
    readings: "Form",
    points: "Points",
    rarity: "How common",
    why: "Why",
    another: "Another one",
    notFound: "There is no such page",
    update: "Update now",
    emoji: "Emoji in the text to share",
    calendar: "Calendar",
    monthBefore: "Previous month",
    monthAfter: "Next month",
    inCore: "A core word: it counts towards the goal",
    whichGame: "Which game",
  },
  home: {
    streak: (days) => `streak ${days}`,
    record: (days) => `best ${days}`,
    dayState: (name, state) => `${name}: ${DAY_STATE[state]}`,
    dayWord: DAY_WORD,
    calendarDay: (date, state) => `${day(date)}: ${DAY_WORD[state]}`,
    words: (found, all) => `${count(found)} of ${count(all)} words`,
    points,
    pointsOf: (score, goal) => `${points(score)} of ${count(goal)}`,
    seed: (seed) => `seed ${seed}`,
  },
  level: { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert", auto: "Fitted" },
  offerFit: "Five games finished: at the level Fitted, boards follow what you know",
  fitted: (percent) => `Fitted to you: you reach the goal about ${percent} times in 100`,
  difficulty: { any: "All", easy: "Easy", medium: "Medium", hard: "Hard" },
  choice: { rules: "Rules", size: "Size", minutes: "Time", theme: "Theme" },
  choiceValue(choice, value) {
    if (choice === "minutes") return value === "0" ? "No limit" : `${value} min`;
    if (value === "") return "None";
    return choice === "size" ? value.replace("x", " × ") : capital(value);
  },
  theme: { auto: "Automatic", light: "Light", dark: "Dark" },
  uiLanguage: { it: "Italiano", en: "English" },
  settings: {
    exported: (n) => n === 1 ? "1 game exported" : `${count(n)} games exported`,
    askDelete: (name) => `Delete ${name}? This cannot be undone`,
    askWhose: (n) =>
      n === 1
        ? "One game comes from another device or another player. Is it yours?"
        : `${count(n)} games come from another device or another player. Are they yours?`,
    mine: "They are mine",
    theirs: "Another player's",
    newVersion: "There is a new version",
    transferNote: "The terminal uses the same file: each can import what the other exports",
    offline: "Works offline too",
  },
  own: {
    title: "Your own words",
    about:
      "From now on they count as extra words, except in the games of the day and in duels; boards and goals do not change",
    word: "A word that is missing",
    reason: "Why, if you want to note it",
    add: "Add",
    remove: (word) => `Take ${word} off your list`,
  },
  duel: {
    title: "Duel",
    about:
      "The same boards for two, without a server: you play, send the invitation with your moves sealed, and your friend plays blind",
    challenge: "Challenge somebody",
    length: (games) => games === 1 ? "1 game" : `best of ${games}`,
    steps: [
      "You both play the same boards, without seeing each other's moves",
      "Whoever was challenged sends an answer",
      "The challenger opens the seal: you both see words, points and times",
    ],
    bestOf: "Games",
    invite: "Begin",
    received: "The line or link that you were sent",
    open: "Open",
    playGame: (n, games) => games === 1 ? "Play" : `Play game ${n} of ${games}`,
    mine: "Your duels",
    send: {
      invitation:
        "Send this text to the one person you want to challenge. When they answer, open here what they send",
      answer: "Send this text to whoever invited you. Then open what they send you: their moves",
      opening: "Send this text with your moves, so that the other player sees the comparison too",
    },
    goOn: "On with the duel",
  },
  review: {
    title: "Review",
    about: "The words you missed, for five minutes at most",
    words: (due, fresh) => `${count(due)} to review, ${count(fresh)} new`,
    know: "Did you know it?",
    show: "Show the meaning",
    grade: { 1: "No", 2: "Almost", 3: "Yes" },
    back: (minutes) => {
      if (minutes < 90) return `in ${Math.max(1, Math.round(minutes))} min`;
      if (minutes < 20 * 60) return "in a few hours";
      const days = Math.round(minutes / 1440);
      return days <= 1 ? "tomorrow" : `in ${days} days`;
    },
    whichWord: "Which word is it?",
    letters: (n) => letters(n),
    check: "Check",
    firstLetter: "First letter",
    dontKnow: "I don't know",
    right: (word) => `Right: ${word}`,
    wrong: (word) => `It was: ${word}`,
    forms: (forms) => `As ${forms.join(", ")}`,
    none: "Nothing to review: the words you miss in finished games will appear here",
    timeUp: "Five minutes: enough for today",
    anki: "All the words in a file for Anki",
    nothingDue: "That is all for today",
    closing: (asked, right) => `${asked === 1 ? "1 answer" : `${asked} answers`}, ${right} right`,
  },
  problem: {
    failure: (message) => `Something is wrong: ${message}. Reload the page`,
    unsaved: (reason) => `Games are not being saved: ${reason}. You can still play`,
    savedAgain: () => "Games are being saved again",
    offline: () => "This needs a network: these words have not been downloaded yet",
    noEngine: () => "The game did not start: reload the page",
  },
  number: count,
  bites: bitesWeb,
  grid: gridWeb,
  race: raceWeb,
  crossword: crosswordWeb,
  bee: {
    how:
      "Make words of these letters, repeated as you like; the one in the middle is always needed",
    hints: "Hints",
    hintsNote: "You see the price first; it is taken from your points",
    hintTitle: {
      1: "How many are left",
      2: "Grid",
      3: "Pairs",
      4: "First and last letter",
      5: "What word it is",
      6: "Anagram, then the word",
    },
    hintAbout: {
      1: "By length, and pangrams",
      2: "First letters by length",
      3: "The first two letters",
      4: "Of one word",
      5: "Form and meaning of the same word",
      6: "Found this way it pays 0",
    },
    free: "free",
    price: (n) => `−${n}`,
    priceSaid: (title, n) => n === 0 ? `${title}, free` : `${title}, costs ${points(n)}`,
    again: "Show the word",
    erase: "Delete",
    shuffle: "Shuffle",
    enter: "Enter",
    letters: "Letters of the bee",
    required: (letter) => `${letter}, required`,
    rank: "Rank",
    goal: "goal",
    points,
    toNext: (n, rank) => `${count(n)} to ${rank}`,
    found: "Found",
    of: (found, all) => `${count(found)} of ${count(all)}`,
    families: "Families",
    byTime: "Latest",
    byAlphabet: "A-Z",
    familyOf: (found, total) => `${found} of ${total}`,
    mark: { pangram: "pangram", extra: "extra", hinted: "revealed" },
    nothingFound: "No words yet",
    typing: "You are typing",
    outside: "is not in the bee",
    pangram: "pangram!",
    rankUp: (rank) => `New rank: ${rank}`,
    said: (o) =>
      [
        `${o.word === "" ? "Accepted" : capital(o.word)}, ${points(o.points)}`,
        ...(o.isPangram ? ["pangram"] : []),
        ...(o.isWon ? ["goal reached"] : o.rank ? [`new rank ${o.rank}`] : []),
      ].join(", "),
    shuffled: (all) => `Letters: ${all.join(", ")}`,
    unknown: (word) => `"${word}" is not in the lexicon`,
    gaveUp: (n, sum) => `You gave up: ${words(n)} missed, ${points(sum)}`,
    over: () => "This bee is over",
    form: (o) => {
      const from = o.lemma === undefined ? "" : ` of "${o.lemma}"`;
      const kin = o.kin.length === 0 ? "" : `, like ${o.kin.join(", ")}`;
      return `${capital(o.grammar)}${from}${kin}, ${letters(o.length)}`;
    },
    lengths: (length, n) => `${words(n)} of ${letters(length)}`,
    pangramsLeft: (n) => n === 1 ? "1 pangram" : `${n} pangrams`,
    total: "all",
    initial: "First letter",
    anagram: "Anagram",
    undo: "Take back the last word",
    yesterday: "Yesterday's bee",
    askGiveUp: "Do you really want to give up? You will see the missing words",
    seeEnding: "How it went",
    ending: {
      reached: "Goal reached",
      gaveUp: "The end",
      complete: "Every word",
      left: (n, sum) => `${words(n)} and ${points(sum)} to Queen Bee`,
      words: "Words",
      points: "Points",
      hints: "Hints",
      pangrams: "Pangrams",
      rarest: "Rarest",
      streak: "Streak",
      missed: "You missed",
      commonFirst: "the commonest first",
      toShare: "To share",
      keepPlaying: "Continue",
      showAll: (n) => `Show all (${count(n)})`,
    },
  },
};

const DAY_STATE = {
  won: "goal reached",
  played: "played",
  missed: "skipped",
  today: "under way",
} as const;

function day(date: string): string {
  const [, month, number] = date.split("-").map(Number);
  return `${WEEKDAYS[(weekdayOf(date) + 1) % 7]} ${number} ${MONTHS[month! - 1]}`;
}
