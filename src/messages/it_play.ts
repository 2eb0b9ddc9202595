import type { PlayMessages, StatsMessages } from "./play.ts";

/** What is said in every game alike, in Italian. */
export const itPlay: PlayMessages = {
  yes: "s",
  kept: () => "Si continua.",
  saved: (code) => `Salvato. Riprendi con: itbee ${code}`,
  otherEdition: (was, now, dropped) =>
    `Questa partita è cominciata con il lessico ${was}; ora è ${now}. ` +
    (dropped === 0
      ? "Tutte le tue parole valgono ancora."
      : `Non valgono più ${dropped} delle tue mosse.`),
  continuedElsewhere: () => "La partita è andata avanti in un'altra finestra: ecco come sta ora.",
  unknownCommand: (text, nearest) =>
    `Comando sconosciuto: ${text}.${nearest === undefined ? "" : ` Forse ${nearest}?`}`,
  menu: {
    title: "itbee, giochi di parole in italiano",
    today: "l'alveare di oggi",
    fresh: "un alveare nuovo",
    resume: "riprendi una partita",
    stats: "statistiche",
    leave: "esci",
    ask: "Scegli [1]: ",
  },
  store: {
    setAside: (path) =>
      `Il file delle partite era rovinato: ora è in "${path}", e si ricomincia con uno nuovo`,
    unsaved: (path, reason) =>
      `Attenzione: non posso salvare in "${path}" (${reason}). Si gioca lo stesso; riprovo a ogni mossa`,
    savedAgain: (path) => `Salvato di nuovo in "${path}"`,
    noHome: () =>
      "Attenzione: manca HOME, la partita non sarà salvata. Per salvarla: --data-path CARTELLA",
  },
};

export const itStats: StatsMessages = {
  none: () => "Ancora nessuna partita. Per cominciare: itbee",
  label: {
    games: "Partite",
    finished: "Finite",
    wins: "Vinte",
    streak: "Serie di giorni vinti",
    bestStreak: "Serie più lunga",
    best: "Punteggio migliore",
    average: "Media dei punti possibili",
    words: "Parole trovate",
    extra: "Parole extra",
    pangrams: "Pangrammi",
    hints: "Aiuti",
    ranks: "Gradi raggiunti",
    favourites: "Le parole che trovi più spesso",
    hardest: "Le più rare che hai trovato",
  },
};
