import type { PlayMessages } from "./play.ts";

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
