import type { CrosswordWebMessages } from "../crossword_web.ts";
import { letters } from "./counts.ts";

const TIER = { easy: "Facile", medium: "Medio", hard: "Difficile" } as const;

/** The crossword on a page, in Italian. */
export const crosswordWeb: CrosswordWebMessages = {
  way: { across: "Orizzontali", down: "Verticali" },
  about: ({ rows, cols, tier }) => `${rows} × ${cols}, ${TIER[tier].toLowerCase()}`,
  tier: TIER,
  noClue: "(senza definizione)",
  entry: ({ number, direction }, length) =>
    `${number} ${direction === "across" ? "orizzontale" : "verticale"}, ${letters(length)}`,
  previousClue: "Definizione precedente",
  nextClue: "Definizione successiva",
  grid: (rows, cols) => `Schema ${rows} per ${cols}`,
  black: "Casella nera",
  cell: ({ row, col, letter, isWrong, isRevealed, isPencil, clue }) =>
    [
      letter === "" ? "vuota" : letter.toUpperCase(),
      ...(isWrong ? ["sbagliata"] : []),
      ...(isRevealed ? ["svelata"] : []),
      ...(isPencil ? ["a matita"] : []),
      `riga ${row}, colonna ${col}`,
      ...(clue === undefined ? [] : [clue]),
    ].join(", "),
  wrote: (letter, { row, col }) => `${letter.toUpperCase()}, riga ${row}, colonna ${col}`,
  check: "Verifica",
  reveal: "Svela",
  pencil: "Matita",
  revealTitle: "Svela",
  letter: "Una lettera",
  letterNote: "La prima che manca o è sbagliata",
  word: "Tutta la parola",
  wordNote: "Quella della definizione",
  clearWord: "Cancella la parola",
  clearAll: "Cancella tutto",
  askGiveUp: "Vuoi vedere la soluzione? La partita finisce",
  turn: "Cambia verso",
  erase: "Cancella",
  keyboard: "Tastiera",
  clues: "Definizioni",
  sentence(o) {
    switch (o.kind) {
      case "lettered":
        return o.empty === 0 ? "Schema pieno, ma qualcosa non va: prova Verifica" : "";
      case "checked":
        return o.wrong === 0 && o.right === 0
          ? "Non c'è ancora niente da verificare"
          : o.wrong === 0
          ? `Tutto giusto finora: ${letters(o.right)}`
          : o.wrong === 1
          ? "1 lettera sbagliata, barrata"
          : `${o.wrong} lettere sbagliate, barrate`;
      case "cell_revealed":
        return "Questa lettera è già svelata";
      case "unchanged":
        return "Non cambia niente";
      case "cleared":
        return `Cancellate ${letters(o.letters)}`;
      case "revealed":
        return `${o.answer.toUpperCase()}, svelata`;
      case "already_solved":
        return "Il cruciverba è finito";
      default:
        return undefined;
    }
  },
  time: (clock) => `Tempo ${clock}`,
  print: "Stampa",
  printNote: "Un foglio A4",
  withSolution: "Soluzione",
  name: "Nome",
  timeTaken: "Tempo",
  waiting: "Preparo lo schema",
  solved: "Risolto",
  gaveUp: "Svelato",
  ended: ({ gaveUp, revealed, checks }) =>
    gaveUp
      ? "La soluzione è nello schema"
      : revealed === 0 && checks === 0
      ? "Senza nessun aiuto"
      : `Lettere svelate ${revealed}, verifiche ${checks}`,
  rules: [
    "Scegli una casella e scrivi: il cursore va avanti da solo.",
    "Spazio, o un altro tocco sulla casella, cambia verso. Le frecce si spostano, Backspace torna indietro.",
    "Alt con la freccia su o giù va alla definizione prima o dopo; Tab esce dallo schema.",
    "La matita scrive le lettere di cui non sei sicuro. Verifica barra quelle sbagliate.",
  ],
  done: "scritta",
};
