import type { CrosswordCommand, CrosswordTopic } from "../crossword.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const crosswordCommands: GameCommands<CrosswordCommand, CrosswordTopic> = {
  names: ["cruciverba"],
  help: {
    "crossword": "Il cruciverba: giocarlo, farlo, stamparlo, verificarlo.",
    "crossword daily":
      "Il cruciverba di oggi, lo stesso per tutti: piccolo il lunedì, grande la domenica.",
    "crossword play": "Gioca a un cruciverba: un file, uno schema, un seme, o quello in corso.",
    "crossword generate": "Un cruciverba nuovo: testo, JSON, ipuz o SVG.",
    "crossword print": "Stampa il cruciverba di un file: testo, JSON, ipuz o SVG.",
    "crossword verify": "Controlla un cruciverba: parole, incroci, definizioni, unicità.",
    "crossword templates": "Gli schemi, o il disegno di uno.",
    "crossword themes": "I temi, o le parole di uno.",
  },
  play: {
    ...shared,
    show: ["griglia", "schema"],
    list: ["definizioni", "lista"],
    clue: ["definizione"],
    check: ["controlla", "verifica"],
    letter: ["lettera", "indizio"],
    reveal: ["svela", "rivela"],
    clear: ["cancella"],
  },
};
