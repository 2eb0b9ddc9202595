import type { BitesWebMessages } from "../bites_web.ts";
import { capital } from "../../core/text.ts";
import { absent, count, letters, points, words } from "./counts.ts";

const WAY = { horizontal: "orizzontale", vertical: "verticale" } as const;

/** Bites on a page, in Italian. */
export const bitesWeb: BitesWebMessages = {
  tiles: "Tessere",
  tileCount: (n) => n === 1 ? "1 pezzo" : `${count(n)} pezzi`,
  covered: "Tessere coperte",
  how: "Tocca le tessere, o scrivi: in riga o in colonna, ognuna una volta.",
  least: (n) => `Parole di almeno ${letters(n)}.`,
  timeUp: "Tempo!",
  tile: ({ text, kind, step }) =>
    [
      `Tessera ${kind === "single" ? "" : `${WAY[kind]} `}${text.toUpperCase()}`,
      ...(step > 0 ? [`usata, posto ${step}`] : []),
    ].join(", "),
  answer: (word, way) => `Risposta in ${WAY[way]}: ${word}`,
  noAnswer: "Tocca le tessere o scrivi",
  clear: "Cancella",
  submit: "Invio",
  shuffle: "Mescola",
  turn: (to) => `In ${WAY[to]}`,
  words: "parole",
  wordCount: words,
  goal: (n) => `Obiettivo ${count(n)}`,
  points: "punti",
  foundOf: (found, all) => `${count(found)} su ${words(all)}`,
  found: "Trovate",
  extra: "extra",
  hintTitle: "Indizi",
  hintFirst: "Inizio e fine",
  hintFirstNote: "Della parola più comune che manca",
  hintTiles: "Le sue tessere",
  hintTilesNote: "Della stessa parola",
  price: (n) => `−${count(n)}`,
  free: "gratis",
  won: "Obiettivo!",
  askGiveUp: "Vuoi arrenderti? Vedrai tutte le parole",
  hints: "Indizi",
  hinted: ({ first, last, length, tiles }) =>
    `${letters(length)}, da ${first.toUpperCase()} a ${last.toUpperCase()}` +
    (tiles.length > 0 ? `, tessere ${tiles.join(", ").toUpperCase()}` : ""),
  ended: "Fine",
  complete: "Tutte!",
  missed: "Sfuggite",
  missedNote: (n) => n === 0 ? "Nessuna" : `${words(n)}, prima le migliori`,
  sentence(o) {
    switch (o.kind) {
      case "found":
        return `${o.word.written[0] ?? o.word.word}, ${points(o.word.points)}`;
      case "extra": {
        const word = o.listed ? `${o.word.written[0] ?? o.word.word}, ` : "";
        return `${word}parola extra, ${points(o.word.points)}${o.apart ? " a parte" : ""}`;
      }
      case "already_found":
        return `Già trovata: ${o.word}`;
      case "too_short":
        return `${o.word}: servono almeno ${letters(o.min)}`;
      case "too_long":
        return `${o.word}: al massimo ${letters(o.max)}`;
      case "no_tiles":
        return o.letters.length > 0 ? capital(absent(o.letters)) : `${o.word} non si compone`;
      case "not_in_lexicon":
        return `${o.word} non è nel lessico`;
      case "hint":
        return bitesWeb.hinted({ ...o.hint, tiles: o.hint.tiles ?? [] });
      case "time_up":
        return "Tempo scaduto";
      case "gave_up":
        return "Partita finita";
      case "over":
        return "Questa partita è finita";
      case "shuffled":
        return "Tessere mescolate";
      default:
        return undefined;
    }
  },
};
