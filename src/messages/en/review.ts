import type { ReviewMessages } from "../review.ts";
import { MONTHS } from "./dates.ts";

/** The review, in English. */
export const review: ReviewMessages = {
  none: () =>
    "Nothing to review: the words you miss in finished games will appear here, if their meaning is known",
  nothingDue: (days) =>
    days === undefined
      ? "Nothing to review today"
      : `Nothing to review today: the next words come ${inDays(days)}`,
  opening: (due, fresh) => [
    `${due} to review, ${fresh} new. It takes five minutes at most`,
    "Type q to leave, ? for the first letter",
  ],
  askWord: (meaning, letters) => `${meaning} (${letters} letters)`,
  askMeaning: (word) => `${word}: do you know what it means? Enter for the meaning`,
  askGrade: () => "Did you know it? 1 no, 2 nearly, 3 yes, 4 at once",
  gradeAgain: () => "Type a number from 1 to 4; Enter for 3",
  firstLetter: (letter) => `It begins with ${letter}`,
  right: (word) => `Right: ${word}`,
  wrong: (word) => `It was: ${word}`,
  forms: (forms) => `You missed it as ${forms.join(", ")}`,
  missedOn: (where, date) => {
    if (date === undefined) return `missed ${where}`;
    const [year, month, day] = date.split("-").map(Number);
    return `missed ${where} of ${day} ${MONTHS[month! - 1]} ${year}`;
  },
  again: (minutes) => `It comes back ${inMinutes(minutes)}`,
  closing: (asked, right) =>
    `Review over: ${asked === 1 ? "1 answer" : `${asked} answers`}, ${right} right`,
  notSaved: () => "Warning: this answer is not saved",
  forAnki,
  written: (cards, path) => `${forAnki(cards)} to "${path}"`,
  learned: (learned, learning) => `Words learned ${learned}, in review ${learning}`,
  page: {
    letters: (n) => `${n} letters`,
    known: "Do you know what it means?",
    grade: { 1: "no", 2: "nearly", 3: "yes", 4: "at once" },
    count: {
      answers: (n) => n === 1 ? "answer" : "answers",
      right: () => "right",
      learned: () => "learned",
      learning: () => "in review",
    },
    key: {
      first: ["?", "first letter"],
      meaning: ["Enter", "meaning"],
      grade: ["1-4", "did you know it?"],
      leave: ["Esc", "end"],
    },
  },
};

function inDays(days: number): string {
  return days <= 1 ? "tomorrow" : `in ${days} days`;
}

function inMinutes(minutes: number): string {
  if (minutes < 2) return "in a minute";
  if (minutes < 90) return `in ${Math.round(minutes)} minutes`;
  return minutes < 20 * 60 ? "in a few hours" : inDays(Math.round(minutes / 1440));
}

function forAnki(cards: number): string {
  return `Wrote ${cards === 1 ? "1 word" : `${cards} words`} for Anki`;
}
