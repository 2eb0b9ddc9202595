import { namesOf } from "../command_words.ts";
import { gridCommands } from "./grid_commands.ts";
import { bonusMarks, type GridMessages, type GridTally } from "../grid.ts";
import { clockText, zipf } from "../numbers.ts";
import { flag, reason } from "./terms.ts";
import { absent, count, dayWords, lasting, letters, points, words } from "./counts.ts";
import { shortGuess } from "../../core/text.ts";
import { spelled, suggest } from "../phrases.ts";
import { sharedCommands, wordGame } from "./word_game.ts";

/** The sentences of the grid in Italian. */
export const grid: GridMessages = {
  ...wordGame,
  inMenu: {
    name: "Griglia",
    day: dayWords("a"),
    howTo: ["Parole da una casella", "all'altra, prima che", "scada il tempo"],
    standing: ({ found, words }) => `${count(found)}/${count(words)}`,
    missedIn: () => "nella griglia",
  },
  outcome: {
    found: (o) => {
      const known = o.word.zipf === 0 || !o.listed ? "" : `, zipf ${zipf(o.word.zipf)}`;
      const name = o.listed && !o.word.isCore ? "EXTRA" : "OK";
      return `+${o.points}  ${name}${
        spelled(o.word).word
      } (lunghezza ${o.word.word.length}${known})`;
    },
    not_letters: () => "No: solo lettere, senza apostrofi o trattini.",
    too_short: (o) =>
      `No: "${shortGuess(o.word)}" ha ${letters(o.word.length)}, ne ${
        o.min === 1 ? "serve" : "servono"
      } almeno ${o.min}.`,
    already_found: (o) => `Già trovata: ${o.word.toUpperCase()} (${points(o.points)}).`,
    no_path: (o) =>
      `No: "${shortGuess(o.word)}" non si può tracciare: caselle vicine, ognuna una volta.`,
    excluded: (o) => `No: "${shortGuess(o.word)}" è una forma ${flag[o.reason]}.`,
    not_in_lexicon: (o) =>
      `No: "${shortGuess(o.word)}" non è nel lessico.${suggest("segnala", o.word)}`,
    waited: () => "",
    time_up: () => "",
    gave_up: () => "",
    over: () => "Questa griglia è finita. Per averne un'altra: nuova. Per uscire: esci.",
  },
  absent: (all) => `No: ${absent(all)}.`,
  refused: (word, why) => `No: "${shortGuess(word)}" è ${reason[why]}.`,
  command: {
    ...sharedCommands,
    help: 'i comandi; "? regole" le regole, "? punti" i punti',
    board: "la griglia e l'orologio (anche Invio a vuoto)",
    hint: "quante parole da trovare passano per ogni casella",
    score: "punti e orologio",
    list: "parole trovate (lista lunghezza, alfabeto, punti)",
    missed: "a partita finita, tutte le parole sfuggite",
    restart: "un'altra griglia; questa resta salvata",
    quit: "salva ed esce; l'orologio si ferma",
  },
  menu: "la griglia, come Ruzzle e Il Paroliere",
  commandName: namesOf(gridCommands.play),
  seeded: (seed) => `griglia del seme ${seed}`,
  board: () => "griglia",
  opening: (o) => [
    `itbee: ${o.title}, ${o.rows}x${o.cols}, regole ${o.rules}, lessico ${o.edition}.`,
    `${words(o.words)}${more(o.extra)}, ${points(o.points)}. ` +
    `Da ${o.minLength} a ${letters(o.longest)}.`,
  ],
  invitation: ({ left, goal }) =>
    (left === undefined ? "Senza orologio." : `Hai ${clockText(left)}.`) +
    (goal === undefined ? "" : ` Obiettivo: ${points(goal)}.`) +
    " Scrivi una parola. Per i comandi: ?",
  resumed: (o) => [
    `Riprendi da dove eri: ${words(o.found)}, ${points(o.score)}.`,
    ...(o.left === undefined
      ? []
      : [`L'orologio riparte da ${clockText(o.left)}: il tempo passato altrove non conta.`]),
  ],
  tally: (o) =>
    `Trovate ${o.found}/${o.words}${more(o.extra)}   Punti ${scored(o)}` +
    (o.left === undefined ? "" : `   Tempo ${clockText(o.left)}`),
  bonus: bonusMarks("L", "P"),
  bonusName: { dl: "lettera ×2", tl: "lettera ×3", dw: "parola ×2", tw: "parola ×3" },
  gate: ({ seconds, minLength, words: n, goal }) => [
    `Hai ${lasting(seconds)} per trovare più parole che puoi, di almeno ${letters(minLength)}.`,
    "Passa da una casella a quella accanto, anche in diagonale, mai due volte sulla stessa.",
    `Le parole sono ${count(n)}. La guida (?) ferma l'orologio.`,
    ...(goal === undefined ? [] : [`Vinci con ${points(goal)}.`]),
  ],
  score: (o) =>
    `Trovate ${o.found}/${o.words}${more(o.extra)}   Punti ${count(o.score)} / ${
      count(o.points)
    }   ${o.bar}` +
    (o.left === undefined ? "" : `   Tempo ${clockText(o.left)}`),
  listWhat: () => "Si può dire: lista ordine, alfabeto, lunghezza, punti",
  rules: (o) => [
    "Si va da una casella a quella accanto, anche in diagonale; nessuna due volte.",
    `Ogni parola ha almeno ${letters(o.minLength)}; una casella come Qu ne conta due.`,
    "Valgono le forme flesse; non valgono nomi propri, sigle e forme con pronome.",
    'Maiuscole e accenti non contano: "perche" vale "perché".',
    ...(o.hasExtra
      ? ["Il conto è delle parole più comuni; le altre sono extra, e pagano lo stesso."]
      : []),
    ...(o.seconds === 0 ? [] : [
      `La partita dura ${
        clockText(o.seconds)
      }. Quando esci l'orologio si ferma, e il tempo passato`,
      "altrove non conta.",
    ]),
  ],
  pointsByLetter: (values) => [
    `Lettere: ${values}.`,
    "dl e tl pagano la lettera due o tre volte, dw e tw la parola;",
    "dei percorsi di una parola conta quello che paga di più.",
  ],
  pointsByLength: () => ["Una parola paga solo per la sua lunghezza."],
  lengthTitle: "Punti per lunghezza:",
  heatTitle: (n) => `Parole da trovare, per casella (${words(n)} in tutto):`,
  ended: (o) => {
    const how = { time_up: "Tempo scaduto!", gave_up: "Partita finita.", complete: "TUTTE!" };
    return `${how[o.end]} Trovate ${o.found}/${o.words}${more(o.extra)}, punti ${
      count(o.score)
    } su ${count(o.points)}.` + goalEnd(o);
  },
  missedTitle: () => "Ti sono sfuggite, prima le migliori:",
  missedMore: (shown, all) => `${shown} di ${words(all)}. Tutte: sfuggite`,
  missedLater: () => "Lo saprai a partita finita.",
  allFound: () => "Hai trovato tutte le parole.",
  share: (o) => [
    ["itbee griglia", o.title, o.rules].filter((part) => part).join("  "),
    `${o.found}/${o.words} parole${more(o.extra)}  ${o.score}/${o.points}  ${o.bar}` +
    (o.seconds === 0 ? "  senza orologio" : `  in ${clockText(o.seconds)}`),
    o.puzzle,
    o.edition,
  ],
  solved: {
    words: "Numero di parole:          ",
    longest: "Lettere della più lunga:   ",
    points: "Punteggio massimo totale:  ",
  },
  noWord: () => "In questa griglia non c'è nessuna parola",
  notThere: (word) => `"${word}" non è fra le parole di questa griglia`,
  generated: (o) =>
    `Seme ${o.seed}` +
    (o.words === undefined
      ? ": solo lettere, nessuna parola richiesta"
      : o.words === 0
      ? ": nessuna parola"
      : `: ${words(o.words)}, la più lunga di ${letters(o.longest)}, ${points(o.points)}`),
  bestSeen: (attempts, reasons) =>
    `Nessuna di ${count(attempts)} griglie rispetta i limiti: questa è la migliore (${reasons})`,
  written: (path, boards) =>
    `${boards === 1 ? "Scritta 1 griglia" : `Scritte ${boards} griglie`} in "${path}"`,
  stats: {
    cells: "Caselle",
    letters: "Lettere diverse",
    counts: "Quante di ognuna",
    frequent: "La più frequente",
    words: "Parole",
    longest: "La più lunga",
    points: "Punti",
    byLength: "Parole per lunghezza",
  },
  languages: {
    column: {
      code: "codice",
      name: "nome",
      letters: "lettere",
      dice: "dadi",
      words: "parole",
      from: "da",
    },
    own: "tua",
    yes: "sì",
    no: "--dictionary",
    note: (folder) => [
      "parole: se il programma le ha, o se serve --dictionary",
      "Per cambiare una lingua o aggiungerne una, scrivi il suo file in",
      folder ?? "la cartella languages di --data-path",
      "Per vedere un file: itbee languages it",
    ],
  },
};

/** ` + 12 extra`, where there are any. */
function more(extra: number): string {
  return extra === 0 ? "" : ` + ${count(extra)} extra`;
}

/** `95`, or `95 / 320` towards a goal. */
function scored({ score, goal }: Pick<GridTally, "score" | "goal">): string {
  return count(score) + (goal === undefined ? "" : ` / ${count(goal)}`);
}

function goalEnd({ score, goal }: Pick<GridTally, "score" | "goal">): string {
  if (goal === undefined) return "";
  return score >= goal
    ? ` Obiettivo di ${points(goal)} raggiunto!`
    : ` L'obiettivo era di ${points(goal)}.`;
}
