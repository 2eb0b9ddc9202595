import type { CommandWords } from "../command_words.ts";

const shared = {
  help: ["aiuto"],
  shuffle: ["mescola"],
  hint: ["indizio"],
  score: ["punti"],
  list: ["lista"],
  why: ["perche", "perché"],
  share: ["condividi"],
  report: ["segnala"],
  stats: ["stato"],
  giveup: ["resa"],
  restart: ["nuova"],
  quit: ["esci"],
};

export const commandWords: CommandWords = {
  bee: {
    ...shared,
    grid: ["griglia"],
    pairs: ["coppie"],
    ranks: ["gradi"],
    undo: ["annulla"],
    yesterday: ["ieri"],
  },
  bites: shared,
  grid: { ...shared, board: ["griglia"], hint: ["indizio", "calore"], missed: ["sfuggite"] },
  crossword: {
    ...shared,
    show: ["griglia", "schema"],
    list: ["definizioni", "lista"],
    clue: ["definizione"],
    check: ["controlla", "verifica"],
    letter: ["lettera", "indizio"],
    reveal: ["svela", "rivela"],
    clear: ["cancella"],
  },
  listOrder: {
    found: ["ordine"],
    alphabet: ["alfabeto"],
    length: ["lunghezza"],
    families: ["famiglie"],
    extra: ["extra"],
    points: ["punti"],
  },
  helpTopic: { rules: ["regole"], points: ["punti"] },
  direction: {
    across: ["o", "oriz", "orizz", "orizontale", "orizontali", "orizzontale", "orizzontali"],
    down: ["v", "vert", "verticale", "verticali"],
  },
};
