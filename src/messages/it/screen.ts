import type { ScreenMessages } from "../screen.ts";
import { points } from "./counts.ts";

/** What only the live screen says, in Italian. */
export const screen: ScreenMessages = {
  key: {
    enter: ["Invio", "prova"],
    shuffle: ["Spazio", "mescola"],
    hints: ["1-6", "aiuti"],
    panel: ["Tab", "pannello"],
    arrows: ["Frecce", "muovi"],
    turn: ["Spazio", "gira"],
    next: ["Tab", "avanti"],
    pencil: [".", "matita"],
    commands: [":", "comandi"],
    begin: ["Invio", "parti"],
    walk: ["Su/Giù", "le parole mancate"],
    help: ["?", "guida"],
    leave: ["Esc", "menu"],
  },
  small: () => "Finestra piccola: si gioca riga per riga. Allargala e torna lo schermo.",
  paused: () => "In pausa. Ctrl-Z ancora per tornare alla shell (poi: fg), Invio per giocare.",
  paneFoot: (from, to, lines) =>
    lines <= to - from + 1 ? "Esc chiude" : `${from}-${to} di ${lines}, PagGiù, Esc chiude`,
  panelFoot: (from, to, lines) => `${from}-${to} di ${lines}, PagGiù`,
  legend: "Punti",
  byLength: "Per lunghezza",
  pressAgain: (key) => `ancora ${key} per averlo`,
  streak: (days) => `serie ${days}`,
  wonWord: "Vittoria!",
  endWord: "Fine",
  best: "La migliore",
  rarest: "La più rara",
  bee: {
    panel: {
      words: "Parole",
      grid: "Griglia",
      pairs: "Coppie",
      families: "Famiglie",
      extra: "Extra",
    },
    words: (found) => found === 1 ? "parola" : "parole",
    pangrams: (of) => of === 1 ? "pangramma" : "pangrammi",
    hints: (used) => used === 1 ? "aiuto" : "aiuti",
    toNext: (n, rank) => `${points(n)} ${/^[aA]/.test(rank) ? "ad" : "a"} ${rank}`,
    hidden: (words) => words === 0 ? "Le hai trovate tutte" : `${words} ancora da trovare`,
    goal: "obiettivo",
    rankTitle: "Grado",
    pangram: (kind) => kind === "perfect" ? "PANGRAMMA PERFETTO" : "PANGRAMMA",
    closed: (key) => [
      `Con il tasto ${key} si apre: è gratis,`,
      'ma il risultato dirà "con griglia".',
    ],
  },
};
