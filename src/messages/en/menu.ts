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
  changeIn: (path) =>
    `They are changed in the file "${path}": itbee config init makes it, and explains every line.`,
  guide: [
    "Choose with the arrows and Enter, or type a name. In every game ? opens the rules and commands, and Esc goes back to the menu; every move is saved already.",
    "The command line can do more: itbee --help",
  ],
  unknown: (name) => `Nothing here is called "${name}". Try grid, daily, calendar…`,
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
