import type { GridCommand, GridTopic } from "../grid.ts";
import type { GameCommands } from "../command_words.ts";
import { shared } from "./command_words.ts";

export const gridCommands: GameCommands<GridCommand, GridTopic> = {
  names: ["griglia"],
  help: {
    "grid": "La griglia: Ruzzle, Boggle e Il Paroliere.",
    "grid play":
      "Gioca a una griglia contro il tempo: riprende la partita, o ne comincia un'altra.",
    "grid daily": "La griglia di oggi, la stessa per tutti.",
    "grid solve": "Tutte le parole di una griglia, con i punti e il percorso.",
    "grid demo": "Risolve la griglia d'esempio di una lingua.",
    "grid generate": "Griglie nuove, con dadi veri dove la lingua ne ha.",
    "grid stats": "Che cosa c'è in una griglia: lettere, parole, punti.",
    "languages": "Le lingue della griglia, o il file di una lingua.",
  },
  play: { ...shared, board: ["griglia"], hint: ["indizio", "calore"], missed: ["sfuggite"] },
};
