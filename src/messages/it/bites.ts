import { clockText } from "../numbers.ts";
import { namesOf } from "../command_words.ts";
import { bitesCommands } from "./bites_commands.ts";
import type { TilesByWay } from "../../games/bites/play.ts";
import { type BitesMessages, kinds, laid } from "../bites.ts";
import { reason } from "./terms.ts";
import {
  absent,
  charge,
  count,
  dayWords,
  extra,
  hints,
  lasting,
  letters,
  points,
  words,
} from "./counts.ts";
import { shortGuess } from "../../core/text.ts";
import { sentences, some, spelled, suggest } from "../phrases.ts";
import { sharedCommands, wordGame } from "./word_game.ts";

/** The sentences of bites in Italian. */
export const bites: BitesMessages = {
  ...wordGame,
  inMenu: {
    name: "Tessere",
    day: dayWords("e"),
    howTo: ["Tessere da accostare", "in riga o in colonna:", "più lunga, più punti"],
    standing: ({ score }) => points(score),
    missedIn: () => "nelle tessere",
  },
  outcome: {
    found: (o) => `+${o.word.points}  OK${spelled(o.word).word} (${ways(o.tiles)})`,
    extra: (o) => {
      const sum = o.apart ? `. Punti extra ${count(o.extraScore)}` : "";
      if (!o.listed) return `+${o.word.points}  EXTRA${sum}${o.apart ? ", a parte" : ""}`;
      // Short, because the line also has the tiles.
      return `+${o.word.points}  EXTRA${spelled(o.word).word} (${
        ways(o.tiles)
      }): fuori dal nucleo${sum}`;
    },
    already_found: (o) => `Già trovata: ${o.word.toUpperCase()} (${points(o.points)}).`,
    too_short: (o) =>
      `No: "${shortGuess(o.word)}" ha ${letters(o.word.length)}, ne servono almeno ${o.min}.`,
    too_long: (o) =>
      `No: "${shortGuess(o.word)}" ha ${letters(o.word.length)}, il massimo è ${o.max}.`,
    no_tiles: (o) =>
      o.letters.length > 0
        ? `No: ${absent(o.letters)}.`
        : `No: "${
          shortGuess(o.word)
        }" non si compone: ogni tessera una volta; di traverso, una lettera.`,
    not_in_lexicon: (o) =>
      `No: "${shortGuess(o.word)}" non è nel lessico.${suggest("segnala", o.word)}`,
    excluded: (o) => `No: "${shortGuess(o.word)}" è ${reason[o.reason]}.`,
    not_letters: () => "No: solo lettere, senza apostrofi o trattini.",
    shuffled: () => "",
    hint: ({ hint, charged }) => {
      const blanks = "_ ".repeat(Math.max(0, hint.length - 2));
      const shown = `${hint.first.toUpperCase()} ${blanks}${hint.last.toUpperCase()}`;
      const where = hint.ways.map((way) => bites.way[way]).join(" e ");
      const more = hint.tiles
        ? `in ${bites.way[hint.ways[0]!]}, tessere ${hint.tiles.join(", ").toUpperCase()}`
        : `${letters(hint.length)}, in ${where}`;
      return `${charge(charged)}: ${shown}, ${more}.`;
    },
    hint_none: () => "Hai già tutte le parole del nucleo.",
    waited: () => "",
    time_up: () => "",
    gave_up: () => "",
    over: () => "Questa partita è finita. Per averne un'altra: nuova. Per uscire: esci.",
  },
  way: { horizontal: "orizzontale", vertical: "verticale" },
  wayTitle: { horizontal: "Orizzontali", vertical: "Verticali" },
  across: "in riga",
  down: "in colonna",
  command: {
    ...sharedCommands,
    help: 'i comandi; "? regole" le regole, "? punti" i punti e gli indizi',
    shuffle: "mescola le tessere (anche Invio a vuoto)",
    hint: "inizio e fine di una parola; ancora, le sue tessere",
    score: "punti e obiettivo",
    list: "parole trovate (lista lunghezza, alfabeto, extra)",
    restart: "altre tessere; queste restano salvate",
    quit: "salva ed esce; l'orologio si ferma",
  },
  menu: "le tessere, come Word Bites",
  commandName: namesOf(bitesCommands.play),
  seeded: (seed) => `tessere del seme ${seed}`,
  board: () => "tessere",
  opening: (o) => [
    `itbee: ${o.title}, lessico ${o.edition}.`,
    ...kinds([["Singole", o.single], ["Orizzontali", o.horizontal], ["Verticali", o.vertical]]),
    `${words(o.words)}, ${points(o.points)}. Obiettivo ${points(o.goal)}.`,
    `Minimo ${
      letters(o.minLength)
    }, massimo ${o.maxHorizontal} in orizzontale e ${o.maxVertical} in verticale.`,
  ],
  invitation: (seconds) =>
    (seconds === undefined ? "" : `Hai ${clockText(seconds)}. `) +
    "Scrivi una parola. Per i comandi: ?",
  resumed: (o) => [
    `Riprendi da dove eri: ${words(o.found)}, ${points(o.score)}.`,
    ...(o.left === undefined
      ? []
      : [`L'orologio riparte da ${clockText(o.left)}: il tempo passato altrove non conta.`]),
  ],
  tally: (o) =>
    `Trovate ${o.found}/${o.words}   Punti ${count(o.score)} / ${count(o.goal)}` +
    (o.left === undefined ? "" : `   Tempo ${clockText(o.left)}`),
  gate: ({ seconds, goal, minLength }) => [
    `Hai ${lasting(seconds)} per arrivare a ${points(goal)}.`,
    `Accosta le tessere in riga o in colonna: parole di almeno ${letters(minLength)}.`,
    "Più sono lunghe, più valgono. La guida (?) ferma l'orologio.",
  ],
  score: (o) => `${bites.tally(o)}   ${o.bar} ${o.percent}% dell'obiettivo`,
  extraTally: (o) => `Extra: ${words(o.words)}, ${points(o.points)}${o.isApart ? " a parte" : ""}`,
  noExtra: () => "Ancora nessuna parola extra.",
  listWhat: () => "Si può dire: lista ordine, alfabeto, lunghezza, extra",
  rules: (o) => [
    "Componi parole con le tessere, in orizzontale o in verticale; ognuna una volta.",
    "Una tessera orizzontale (AB>) sta intera in una parola orizzontale; in una verticale dà una sola delle sue lettere. Una verticale (ABv), il contrario.",
    `Ogni parola ha almeno ${letters(o.minLength)}. Maiuscole e accenti non contano.`,
    "Valgono le forme flesse; non valgono nomi propri, sigle e parole straniere.",
    o.seconds === 0
      ? `L'obiettivo è il ${o.goalPercent}% dei punti delle parole del nucleo, le più comuni.`
      : `Hai ${clockText(o.seconds)}; l'obiettivo è quanto fa in quel tempo chi gioca bene.`,
    o.isApart
      ? "Le altre parole valide sono extra: punti a parte, fuori dall'obiettivo."
      : "Il conto è delle parole del nucleo; le altre sono extra, e pagano lo stesso.",
  ],
  points: (o) => [
    "Punti per lunghezza, da 3 lettere in su:",
    `  ${o.byLength.map((n, i) => `${i + 3}: ${n}`).join("  ")}  oltre: ${o.byLength.at(-1)}`,
    `Un indizio costa il ${o.hint}% della parola, le sue tessere un altro ${o.tilesHint}%.`,
    "Una parola fatta nei due versi vale una volta.",
  ],
  won: (o) => [
    `OBIETTIVO! ${count(o.score)} / ${points(o.goal)}, ${o.found}/${o.words} parole${
      hints(o) && `, ${hints(o)}`
    }.`,
    `${o.remaining === 1 ? "Resta" : "Restano"} ${
      words(o.remaining)
    }. Continua, oppure: resa per vederle, nuova, condividi, esci.`,
  ],
  complete: (o) =>
    `TUTTE! ${o.found}/${o.words} parole, ${points(o.score)}.${sentences([extra(o), hints(o)])}`,
  ended: (o) => [
    `${
      o.end === "time_up" ? "Tempo scaduto!" : "Partita finita."
    } Trovate ${o.found}/${o.words}, punti ${count(o.score)} / ${count(o.goal)}.`,
    ...(o.missed === 0
      ? []
      : ["Ti sono sfuggite, prima le migliori (> orizzontale, v verticale):"]),
  ],
  theRest: (o) => [
    `Sono ${o.shown} di ${words(o.all)}. Tutte, anche le extra:`,
    `itbee bites solve "${o.puzzle}" --all${o.language}`,
  ],
  share: (o) => [
    ["itbee tessere", o.seed && `seme ${o.seed}`].filter((part) => part).join("  "),
    `${o.found}/${o.words} parole  ${o.score}/${o.goal}  ${o.bar}`,
    some([hints(o), extra(o), o.seconds === 0 ? "senza orologio" : `in ${clockText(o.seconds)}`])
      .join("  "),
    `${o.puzzle}`,
    o.edition,
  ],
  ask: {
    single: "Tessere singole (come A E T; vuoto se non ce ne sono): ",
    horizontal: "Tessere orizzontali (come AB CD): ",
    vertical: "Tessere verticali (come RT): ",
  },
  searched: ({ words: n, edition, limits, way }) => [
    `itbee: bites, ${words(n)}, lessico ${edition}.`,
    `Orizzontali fino a ${limits.maxHorizontal} lettere, verticali fino a ${limits.maxVertical}, ` +
    `da ${limits.minLength} in su. ${
      way === undefined
        ? "Nei due sensi"
        : `Solo ${way === "horizontal" ? "orizzontali" : "verticali"}`
    }.`,
    "",
  ],
  solved: (o) =>
    o.all === 0
      ? `${bites.wayTitle[o.way]}: nessuna parola`
      : `${bites.wayTitle[o.way]}: ${
        o.shown < o.all ? `${count(o.shown)} di ${words(o.all)}` : words(o.all)
      }, in tutto ${points(o.points)}`,
  bothWays: (n) => `* si compone nei due versi: ${words(n)}`,
  moreWith: () => "Per vederle tutte: --all",
  cannotMake: (word) => `"${word}" non si compone con queste tessere`,
  beyondLimits: (word) => `"${word}" si compone, ma è fuori dalle lunghezze ammesse`,
  unknownWord: (word) => `"${word}" si compone, ma non è nel lessico`,
  column: {
    tiles: "tessere",
    words: "parole",
    horizontal: "orizzontali",
    vertical: "verticali",
    points: "punti",
  },
  columnNote: () => "Contano le parole del nucleo, ognuna una volta nei punti",
  verbose: (o) => [
    `Estrazioni: ${o.draws}, candidati ${o.candidates}. Scartati: ${o.rejected || "nessuno"}.`,
    `Parole ${o.words}, punti ${count(o.points)}.`,
    `Tempo: ${o.ms} ms.`,
  ],
};

/** `> T+RE, anche v`. */
function ways({ horizontal, vertical }: TilesByWay): string {
  if (horizontal === undefined) return `v ${laid(vertical ?? [])}`;
  return `> ${laid(horizontal)}${vertical ? ", anche v" : ""}`;
}
