import type { ScreenMessages } from "../screen.ts";

/** What only the live screen says, in Italian. */
export const screen: ScreenMessages = {
  key: {
    enter: "Invio prova",
    shuffle: "Spazio mescola",
    hints: "1-6 aiuti",
    panel: "Tab pannello",
    help: "? guida",
    leave: "Ctrl-D esci",
  },
  small: () => "Finestra piccola: si gioca riga per riga. Allargala e torna lo schermo.",
  paused: () => "In pausa. Ctrl-Z ancora per tornare alla shell (poi: fg), Invio per giocare.",
  paneFoot: (from, to, lines) =>
    lines <= to - from + 1 ? "Esc chiude" : `${from}-${to} di ${lines}, PagGiù, Esc chiude`,
  panelFoot: (from, to, lines) => `${from}-${to} di ${lines}, PagGiù`,
  pressAgain: (key) => `ancora ${key} per averlo`,
  streak: (days) => `serie ${days}`,
  bee: {
    panel: {
      words: "parole",
      grid: "griglia",
      pairs: "coppie",
      families: "famiglie",
      extra: "extra",
    },
    found: (words, of) => `Trovate ${words}/${of} parole`,
    points: (score, goal) => `Punti   ${score} / ${goal}`,
    pangrams: (found, of) => `Pangrammi ${found}/${of}`,
    hints: (used, cost) => `Aiuti ${used} (-${cost})`,
    ofGoal: (percent) => `${percent}% dell'obiettivo`,
    closed: (key) => [
      `Con il tasto ${key} si apre: è gratis,`,
      'ma il risultato dirà "con griglia".',
    ],
  },
};
