import { clockText } from "../numbers.ts";
import type { DuelMessages } from "../duel.ts";
import { points, words } from "./counts.ts";

/** The duel, in Italian. */
export const duel: DuelMessages = {
  none: () => [
    "Nessun duello. Per sfidare qualcuno: itbee duello griglia, o alveare, o tessere",
    "Per rispondere a un invito: itbee duello RIGA",
  ],
  listed: () => "Per andare avanti, o rivedere la riga da mandare: itbee duello NOME",
  row: ({ game, played, games }) => `${game} ${played}/${games}`,
  todo: {
    playing: "da giocare",
    invitation: "attende la risposta",
    answer: "attende le sue mosse",
    over: "finito",
  },
  inviting: (game, games) =>
    `Duello, ${game}, ${
      partite(games)
    }: giochi prima tu, poi mandi l'invito con le tue mosse sigillate`,
  invited: (game, games) =>
    `Duello, ${game}, ${partite(games)}: vedrai le mosse dell'altro solo dopo aver finito le tue`,
  game: (n, games) => `Partita ${n} di ${games}. Quando è finita, con q si va avanti`,
  send: {
    invitation:
      "Manda questa riga a chi vuoi sfidare, a una persona sola: la apre con itbee duello RIGA, o la incolla nella pagina Duello. Poi apri allo stesso modo la sua risposta",
    answer:
      "Manda questa riga a chi ti ha invitato. Poi apri quella che ti manda con: itbee duello RIGA",
    opening: "Manda questa riga, con le tue mosse: così anche l'altro vede il confronto",
  },
  own: () => "Questo invito è tuo: lo deve aprire chi vuoi sfidare",
  board: (n, games, board) => games === 1 ? board : `Partita ${n} di ${games}: ${board}`,
  mine: (side) => `Tu: ${sideText(side)}`,
  theirs: (side) => `Avversario: ${sideText(side)}`,
  words: {
    both: "Di tutti e due",
    onlyMine: "Solo tue",
    onlyTheirs: "Solo sue",
    missed: "Di nessuno",
  },
  more: (n) => `e altre ${n}`,
  result: (winner, { won, points: { mine, theirs }, games }) => {
    const sums = `${points(mine)} a ${points(theirs)}`;
    const what = winner === "mine"
      ? "Hai vinto il duello"
      : winner === "theirs"
      ? "Ha vinto il tuo avversario"
      : "Pari";
    return games === 1 ? `${what}: ${sums}` : `${what}: ${won.mine} a ${won.theirs}, ${sums}`;
  },
  limits: () =>
    "Il sigillo prova che le mosse non cambiano dopo; che nessuno si sia aiutato, o che i tempi siano veri, non lo prova niente",
  toMenu: () => "Invio per il menu, q per uscire",
  page: {
    heading: { new: "SFIDA QUALCUNO", line: "HAI RICEVUTO UNA RIGA", list: "I TUOI DUELLI" },
    about: "Tu e un amico giocate gli stessi schemi, ognuno per conto suo. Non serve un server: " +
      "alla fine vi mandate una riga di testo.",
    paste: "Incollala qui e premi Invio",
    open: ["Invio", "apri"],
    end: { mine: "Vittoria", theirs: "Sconfitta", nobody: "Pari" },
    side: { mine: "tu", theirs: "l'altro" },
    games: "partite",
    gameName: (n) => `Partita ${n}`,
    list: {
      both: "Di entrambi",
      onlyMine: "Solo tue",
      onlyTheirs: "Solo sue",
      missed: "Di nessuno",
    },
    key: {
      next: ["Invio", "avanti"],
      game: ["Tab", "partita"],
      words: ["←→", "liste"],
    },
  },
};

function partite(games: number): string {
  return games === 1 ? "una partita" : `al meglio di ${games}`;
}

function sideText({ score, words: found, ms }: Parameters<DuelMessages["mine"]>[0]): string {
  const time = ms === undefined ? "" : `, ${clockText(Math.round(ms / 1000))}`;
  return `${points(score)}, ${words(found)}${time}`;
}
