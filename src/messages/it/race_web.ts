import type { RaceWebMessages } from "../race_web.ts";

const MINUTES = ["", "Un minuto", "Due minuti", "Tre minuti", "Quattro minuti", "Cinque minuti"];

/** A game against time on a page, in Italian. */
export const raceWeb: RaceWebMessages = {
  timeLeft: (clock) => `Restano ${clock}`,
  secondsLeft: (seconds) => seconds === 60 ? "Resta un minuto" : `Restano ${seconds} secondi`,
  gateTitle: "Pronti?",
  pausedTitle: "In pausa",
  go: "Parti",
  goOn: "Riprendi",
  pause: "Pausa",
  pauseNote: "Pausa e aiuto fermano il tempo.",
  lasts(seconds) {
    if (seconds === 0) return "Senza orologio: con calma.";
    const minutes = seconds / 60;
    const time = Number.isInteger(minutes)
      ? MINUTES[minutes] ?? `${minutes} minuti`
      : `${seconds} secondi`;
    return `${time}. Il tempo parte quando parti tu.`;
  },
};
