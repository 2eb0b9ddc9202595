import type { BeeCommand, BeeTopic } from "../bee.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const beeCommands: GameCommands<BeeCommand, BeeTopic> = {
  names: ["ape", "alveare"],
  help: {
    "play": "Gioca all'alveare: riprende la partita, o comincia quella di oggi.",
    "daily": "L'alveare del giorno, oggi o in una data (AAAA-MM-GG).",
    "bee": "L'alveare: soluzioni, alveari nuovi, l'atlante.",
    "bee solve":
      "Tutte le parole di un alveare: un codice, o sette lettere con l'obbligatoria prima.",
    "bee generate": "Alveari nuovi, senza giocarli.",
    "bee atlas": "Tutti gli alveari che rispettano i limiti.",
  },
  play: {
    ...shared,
    grid: ["griglia"],
    pairs: ["coppie"],
    ranks: ["gradi"],
    undo: ["annulla"],
    yesterday: ["ieri"],
  },
};
