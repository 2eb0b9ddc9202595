import type { ReviewMessages } from "../review.ts";
import { MONTHS } from "./dates.ts";

/** The review, in Italian. */
export const review: ReviewMessages = {
  none: () =>
    "Niente da ripassare: qui arrivano le parole che ti sfuggono nelle partite finite, se se ne conosce il significato",
  nothingDue: (days) =>
    days === undefined
      ? "Per oggi non c'è niente da ripassare"
      : `Per oggi non c'è niente da ripassare: le prossime ${inDays(days)}`,
  opening: (due, fresh) => [
    `Da ripassare ${due}, nuove ${fresh}. Si va avanti al massimo cinque minuti`,
    "Scrivi q per uscire, ? per la prima lettera",
  ],
  askWord: (meaning, letters) => `${meaning} (${letters} lettere)`,
  askMeaning: (word) => `${word}: sai che cosa vuol dire? Invio per il significato`,
  askGrade: () => "La sapevi? 1 no, 2 quasi, 3 sì, 4 subito",
  gradeAgain: () => "Serve un numero da 1 a 4; Invio per 3",
  firstLetter: (letter) => `Comincia con ${letter}`,
  right: (word) => `Giusto: ${word}`,
  wrong: (word) => `Era: ${word}`,
  forms: (forms) => `Ti era sfuggita come ${forms.join(", ")}`,
  missedOn: (where, date) => {
    if (date === undefined) return `sfuggita ${where}`;
    const [year, month, day] = date.split("-").map(Number);
    return `sfuggita ${where} del ${day} ${MONTHS[month! - 1]} ${year}`;
  },
  again: (minutes) => `Torna ${inMinutes(minutes)}`,
  closing: (asked, right) =>
    `Fine del ripasso: ${asked === 1 ? "1 risposta" : `${asked} risposte`}, ${
      right === 1 ? "1 giusta" : `${right} giuste`
    }`,
  notSaved: () => "Attenzione: questa risposta non è salvata",
  forAnki,
  written: (cards, path) => `${forAnki(cards)} in "${path}"`,
  learned: (learned, learning) => `Parole imparate ${learned}, in ripasso ${learning}`,
  page: {
    letters: (n) => `${n} lettere`,
    known: "Sai che cosa vuol dire?",
    grade: { 1: "no", 2: "quasi", 3: "sì", 4: "subito" },
    count: {
      answers: (n) => n === 1 ? "risposta" : "risposte",
      right: (n) => n === 1 ? "giusta" : "giuste",
      learned: (n) => n === 1 ? "imparata" : "imparate",
      learning: () => "in ripasso",
    },
    key: {
      first: ["?", "prima lettera"],
      meaning: ["Invio", "significato"],
      grade: ["1-4", "la sapevi?"],
      leave: ["Esc", "fine"],
    },
  },
};

function forAnki(cards: number): string {
  return `${cards === 1 ? "Scritta 1 parola" : `Scritte ${cards} parole`} per Anki`;
}

function inDays(days: number): string {
  return days <= 1 ? "domani" : `fra ${days} giorni`;
}

function inMinutes(minutes: number): string {
  if (minutes < 2) return "fra un minuto";
  if (minutes < 90) return `fra ${Math.round(minutes)} minuti`;
  return minutes < 20 * 60 ? "fra qualche ora" : inDays(Math.round(minutes / 1440));
}
