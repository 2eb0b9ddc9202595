import type { ScreenMessages } from "../screen.ts";
import { points } from "./counts.ts";

/** In every game where words are typed. */
const TYPING = [
  ["Tab", "il pannello dopo; con Maiusc, quello prima"],
  ["↑", "riprende l'ultima parola scritta"],
  ["Esc", "cancella quel che è scritto, poi il menu"],
] as const;

/** What only the live screen says, in Italian. */
export const screen: ScreenMessages = {
  key: {
    enter: ["Invio", "prova"],
    shuffle: ["Spazio", "mescola"],
    hints: ["1-6", "aiuti"],
    panel: ["Tab", "pannello"],
    arrows: ["←↑↓→", "muovi"],
    turn: ["Spazio", "gira"],
    next: ["Tab", "avanti"],
    pencil: [".", "matita"],
    commands: [":", "comandi"],
    begin: ["Invio", "parti"],
    walk: ["↑↓", "parole"],
    another: ["n Invio", "nuova"],
    scroll: ["PagGiù", "scorri"],
    close: ["Esc", "chiudi"],
    help: ["?", "guida"],
    leave: ["Esc", "menu"],
  },
  guide: { rules: "COME SI GIOCA", points: "PUNTI", keys: "TASTI", commands: "COMANDI" },
  keyTable: {
    bee: [
      ["Invio", "prova la parola scritta"],
      ["Spazio", "mescola le lettere"],
      ["1-6", "gli aiuti, dal più leggero; il prezzo si dice prima"],
      ...TYPING,
    ],
    grid: [["Invio", "prova la parola scritta"], ...TYPING],
    bites: [["Invio", "prova la parola scritta"], ["Spazio", "mescola le tessere"], ...TYPING],
    crossword: [
      ["a-z", "scrive la lettera e va avanti"],
      ["←↑↓→", "muove il cursore, o cambia verso"],
      ["Spazio", "cambia verso: orizzontale o verticale"],
      ["Tab", "la parola dopo; con Maiusc, quella prima"],
      ["Canc", "cancella la lettera; Backspace torna anche indietro"],
      ["Inizio", "la prima casella della parola; Fine, l'ultima"],
      [".", "matita: le lettere incerte, in piccolo"],
      [":", "un comando, come :controlla; o una parola: :12o casa"],
      ["Esc", "il menu; la partita resta salvata"],
    ],
  },
  small: () => "Finestra piccola: si gioca riga per riga. Allargala e torna lo schermo.",
  paused: () => "In pausa. Ctrl-Z ancora per tornare alla shell (poi: fg), Invio per giocare.",
  paneFoot: (from, to, lines) =>
    lines <= to - from + 1 ? "Esc chiude" : `${from}-${to} di ${lines}, PagGiù, Esc chiude`,
  panelFoot: (from, to, lines) => `${from}-${to} di ${lines}, PagGiù`,
  endOf: { time_up: "Tempo!", gave_up: "Resa", complete: "Tutte!" },
  longest: "La più lunga",
  time: "tempo",
  missedTitle: "Sfuggite",
  foundTitle: "Trovate",
  shareTitle: "Condividi",
  noneMissed: "Nessuna",
  legend: "Punti",
  byLength: "Per lunghezza",
  pressAgain: (key) => `ancora ${key} per averlo`,
  streak: (days) => `serie ${days}`,
  wonWord: "Vittoria!",
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
