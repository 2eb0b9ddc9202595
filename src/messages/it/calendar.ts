import type { CalendarMessages } from "../calendar.ts";
import { dayWords } from "./counts.ts";
import { MONTHS } from "./dates.ts";

/** The calendar, in Italian. */
export const calendar: CalendarMessages = {
  month: (month) => {
    const [year, number] = month.split("-").map(Number);
    return `${MONTHS[number! - 1]} ${year}`;
  },
  weekdays: ["lu", "ma", "me", "gi", "ve", "sa", "do"],
  legend: (games) => [
    `Per ogni giorno, nell'ordine: ${games.join(", ")}`,
    "* vinto   + finito   - cominciato   . non giocato",
  ],
  state: dayWords("o"),
  key: { day: ["←↑↓→", "giorno"], game: ["Tab", "gioco"], month: ["PagSu/Giù", "mese"] },
  streak: (game, { current, best }) =>
    `${game}: ${current === 1 ? "1 giorno" : `${current} giorni`} di fila, al massimo ${best}`,
  ask: () => "Quale giorno? 12, o 12 griglia; < o > per un altro mese, Invio per uscire",
  again: () => "Serve un giorno di questo mese, anche con il nome di un gioco",
  notYet: (day) => `Il giorno ${day} deve ancora venire`,
};
