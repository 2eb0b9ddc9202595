import { type GridWebMessages, timesOf } from "../grid_web.ts";
import { count, letters, points, words } from "./counts.ts";

/** The grid on a page, in Italian. */
export const gridWeb: GridWebMessages = {
  board: (rows, cols) => `Griglia ${rows} per ${cols}`,
  covered: "Griglia coperta",
  cell: ({ place, letters, bonus, step, heat }) =>
    [
      ...(letters === undefined ? [] : [letters.toUpperCase()]),
      place,
      ...(bonus ? [gridWeb.bonusName(bonus)] : []),
      ...(step > 0 ? [`passo ${step}`] : []),
      ...(heat === undefined ? [] : [words(heat)]),
    ].join(", "),
  bonusLabel: (bonus) => `${timesOf(bonus)}${bonus.endsWith("l") ? "L" : "P"}`,
  bonusName(bonus) {
    const isLetter = bonus.endsWith("l");
    const times = timesOf(bonus);
    const name = isLetter ? "lettera" : "parola";
    return times === 2 ? `doppia ${name}` : times === 3 ? `tripla ${name}` : `${name} per ${times}`;
  },
  extra: "extra",
  path: (word) => `Percorso: ${word}`,
  goal: (goal) => `obiettivo ${count(goal)}`,
  won: "Obiettivo raggiunto",
  foundOf: (found, all) => `${count(found)} su ${words(all)}`,
  hiddenWords: "parole",
  how: "Passa il dito da una lettera alla vicina, anche in diagonale; o scrivi.",
  least: (n) => `Parole di almeno ${letters(n)}.`,
  askGiveUp: "Vuoi arrenderti? Vedrai tutte le parole",
  points,
  best: "La migliore",
  found: "Trovate",
  submit: "Invio",
  clear: "Cancella",
  hint: "Quante parole passano di qui",
  ended: { time_up: "Tempo!", gave_up: "Fine", complete: "Tutte!" },
  missed: "Sfuggite",
  missedNote: (all) => all === 0 ? "Nessuna" : `${words(all)}. Toccane una per vederne il percorso`,
  showPath: (word) => `${word}: mostra il percorso`,
  rulesTitle: "Regole",
  rulesName: { ruzzle: "Ruzzle", elzzur: "Elzzur", boggle: "Boggle", paroliere: "Paroliere" },
  sentence(o) {
    switch (o.kind) {
      case "found":
        return `${o.listed ? `${o.word.written[0] ?? o.word.word}, ` : ""}${points(o.points)}`;
      case "no_path":
        return `Per ${o.word} non c'è un percorso`;
      case "not_in_lexicon":
        return `${o.word} non è nel lessico`;
      case "too_short":
        return `${o.word}: servono almeno ${letters(o.min)}`;
      case "already_found":
        return `Già trovata: ${o.word}`;
      case "over":
        return "Questa griglia è finita";
      case "time_up":
        return "Tempo scaduto";
      case "gave_up":
        return "Partita finita";
      default:
        return undefined;
    }
  },
};
