import type { BitesCommand, BitesTopic } from "../bites.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const bitesCommands: GameCommands<BitesCommand, BitesTopic> = {
  names: ["tessere"],
  help: {
    "bites": "Le tessere: soluzioni, tessere nuove, il gioco.",
    "bites solve": "Tutte le parole che le tessere compongono, in orizzontale e in verticale: " +
      'tessere come "a e t / ab> / rtv", o con le opzioni, o chieste una per una.',
    "bites generate": "Tessere nuove, senza giocarle.",
    "bites daily": "Le tessere di oggi, le stesse per tutti.",
    "bites play": "Gioca con le tessere: riprende la partita, o ne comincia una.",
  },
  play: shared,
};
