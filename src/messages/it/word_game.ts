import type { WordGameMessages } from "../word_game.ts";

/** The commands that do the same in every game of words. */
export const sharedCommands = {
  why: "spiega una parola già provata",
  share: "il risultato da incollare in un messaggio",
  report: "annota una parola che manca o che non va",
  stats: "le tue statistiche",
  giveup: "mostra le parole mancanti e finisce",
};

/** What every game of words says, in Italian. */
export const wordGame: WordGameMessages = {
  whyWhat: () => "Quale parola? Per esempio: perche casa",
  reportWhat: () => "Quale parola? Per esempio: segnala casa",
  askGiveUp: () => "Vuoi finire e vedere le parole mancanti? [s/N] ",
  nothingFound: () => "Ancora nessuna parola.",
  helpTitle: "Scrivi una parola, o più parole sulla stessa riga. Oppure:",
  helpMore: ["Con : davanti è sempre un comando (:lista), con = sempre una parola (=lista)."],
};
