import { weekdayOf } from "../../core/calendar.ts";
import type { MenuMessages } from "../menu.ts";
import { MONTHS } from "./dates.ts";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const LANGUAGES: Readonly<Record<string, string>> = {
  it: "Italian",
  en: "English",
  es: "Spanish",
  de: "German",
  fr: "French",
  nl: "Dutch",
  pt: "Portuguese",
};
/** Of settings; where it needs it, with the setting before. */
const VALUES: Readonly<Record<string, string>> = {
  "lang auto": "as the system",
  "background auto": "as the terminal",
  true: "yes",
  false: "no",
};

/** The menu, in English. */
export const menu: MenuMessages = {
  title: "Word games",
  day: (date) => {
    const [, month, day] = date.split("-").map(Number);
    return `${DAYS[weekdayOf(date)]} ${day} ${MONTHS[month! - 1]}`;
  },
  ofDay: (name, date) => `${name} of ${menu.day(date)}`,
  heading: { today: "TODAY", resume: "RESUME", new: "NEW" },
  ago: (days, date) =>
    days <= 0 ? "today" : days === 1 ? "yesterday" : days < 7 ? DAYS[weekdayOf(date)]! : date,
  choice: { level: "Level", rules: "Rules", language: "Words" },
  value: (_, value) => LANGUAGES[value] ?? value,
  more: {
    stats: "Statistics",
    calendar: "Calendar",
    duel: "Duel",
    review: "Review",
    settings: "Settings",
    guide: "Guide",
    leave: "Quit",
  },
  changeIn: (path) => `The others are changed in the file "${path}"; itbee config shows them all.`,
  settings: {
    name: {
      lang: "Messages",
      level: "Level",
      language: "Words",
      color: "Colours",
      background: "Background",
      mouse: "Mouse",
      motion: "Motion",
      emoji: "Emoji",
    },
    about: {
      lang: "The language that the program speaks",
      level: "How common the words to find are",
      language: "The language of the words in the games",
      color: "Whether to use colours",
      background: "Whether the window is dark or light",
      mouse: "Whether the screen uses the mouse",
      motion: "Whether anything moves on the screen",
      emoji: "Whether the text to share has emoji",
    },
    value: (setting, value) =>
      VALUES[`${setting} ${value}`] ?? VALUES[value] ?? menu.value("level", value),
    fixed: (by) => `${by} decides this: it cannot be changed here`,
    saved: () => "Saved",
    byHand: (setting) => `In config.yml ${setting} has no line of its own: change it there`,
  },
  guide: [
    "Choose with the arrows and Enter, or type a name. In every game ? opens the rules and commands, and Esc goes back to the menu; every move is saved already.",
    "The command line can do more: itbee --help",
  ],
  which: (names) => `Which: ${names.slice(0, -1).join(", ")} or ${names.at(-1)}?`,
  unknown: (name) => `Nothing here is called "${name}". Try grid, today, calendar…`,
  key: {
    choose: ["↑↓", "choose"],
    change: ["←→", "change"],
    play: ["Enter", "play"],
    name: ["a-z", "type a name"],
    answer: ["Enter", "answer"],
    guide: ["?", "guide"],
    leave: ["q", "quit"],
  },
};
