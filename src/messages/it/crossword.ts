import { namesOf } from "../command_words.ts";
import { crosswordCommands } from "./crossword_commands.ts";
import type { CrosswordMessages } from "../crossword.ts";
import { count, dayWords, letters } from "./counts.ts";
import { shortGuess } from "../../core/text.ts";
import { say } from "../say.ts";
import { clockText, formatNumber } from "../numbers.ts";

const TIER = { easy: "facile", medium: "medio", hard: "difficile" } as const;

/** The crossword in Italian. */
export const crossword: CrosswordMessages = {
  inMenu: {
    name: "Cruciverba",
    day: dayWords("o"),
    howTo: ["Definizioni, incroci,", "e nessuna fretta"],
    standing: ({ found, words }) => `${count(found)}/${count(words)}`,
    missedIn: () => "nel cruciverba",
  },
  outcome: {
    lettered: (o) =>
      o.empty === 0 ? "Schema pieno, ma qualcosa non va: prova controlla" : cells(o.empty),
    waited: () => "",
    cell_revealed: () => "No: questa lettera è già svelata.",
    entered: (o) =>
      `${crossword.typed(o.slot)}  ${o.word.toUpperCase()}   ${
        o.empty === 0 ? "Schema pieno, ma qualcosa non va: prova controlla" : cells(o.empty)
      }`,
    unchanged: () => "Non cambia niente.",
    no_such_slot: (o) => `No: non c'è nessun ${crossword.slot(o.slot)}.`,
    not_letters: (o) => `No: "${shortGuess(o.text)}" non è fatta di sole lettere.`,
    wrong_length: (o) =>
      `No: "${shortGuess(o.word)}" ha ${letters(o.length)}, ne servono ${o.expected}.`,
    against_revealed: (o) => `No: la lettera ${o.place + 1} è già svelata ed è un'altra.`,
    cleared: (o) => `Cancellate ${letters(o.letters)}.`,
    checked: (o) =>
      o.wrong === 0
        ? `Tutto giusto finora: ${letters(o.right)}. ${cells(o.empty)}`
        : `${letters(o.wrong)} ${o.wrong === 1 ? "sbagliata" : "sbagliate"}, ${o.right} ${
          o.right === 1 ? "giusta" : "giuste"
        }. ${cells(o.empty)}`,
    revealed: (o) => `${crossword.typed(o.slot)}  ${o.answer.toUpperCase()} (svelata)`,
    revealed_letter: (o) =>
      `${crossword.slot(o.slot)}: la lettera ${o.place + 1} è ${o.letter.toUpperCase()}`,
    solved: (o) =>
      o.revealed === 0 && o.checks === 0
        ? "RISOLTO, e senza nessun aiuto! Complimenti."
        : `RISOLTO! ${
          o.revealed === 0 ? "Senza svelare niente" : `Svelate ${letters(o.revealed)}`
        }, controlli ${o.checks}.`,
    gave_up: (o) =>
      `Soluzione svelata: ${o.letters === 1 ? "mancava" : "mancavano"} ${letters(o.letters)}.`,
    already_solved: () => "Il cruciverba è finito. Per un altro: nuova",
  },
  command: {
    help: "questo aiuto",
    show: "lo schema",
    list: "tutte le definizioni, o solo o / v",
    clue: "una definizione e quel che c'è scritto: 12o",
    check: "dice quante lettere sono sbagliate e le segna",
    letter: "svela una lettera: lettera 12o",
    reveal: "svela una parola: svela 12o",
    clear: "cancella una parola (cancella 12o) o tutto",
    score: "quanto manca",
    stats: "le tue statistiche",
    giveup: "svela tutto e finisce, dopo conferma",
    restart: "un altro cruciverba; questo resta salvato",
    quit: "salva ed esce",
  },
  menu: "il cruciverba",
  commandName: namesOf(crosswordCommands.play),
  helpTitle: "Scrivi numero, o (orizzontale) o v (verticale) e la parola: 12o casa. Comandi:",
  helpMore: ["Nello schema ! è una lettera sbagliata, ~ una svelata."],
  title: ({ rows, cols, tier, seed, theme }) =>
    `Cruciverba ${rows}x${cols}, livello ${TIER[tier]}` +
    (theme === undefined ? "" : `, tema ${theme}`) +
    (seed === undefined ? "" : `, seme ${seed}`),
  tiers: ({ easy, medium, hard }) => `Parole facili ${easy}, medie ${medium}, difficili ${hard}`,
  across: "Orizzontali",
  down: "Verticali",
  solution: "Soluzione",
  slot: ({ number, direction }) =>
    `${number} ${direction === "across" ? "orizzontale" : "verticale"}`,
  typed: ({ number, direction }) => `${number}${direction === "across" ? "o" : "v"}`,
  invitation: () => "Per rispondere: 12o casa (orizzontale), 3v mare (verticale). Comandi: ?",
  narrow: (columns) => `Per vedere i numeri la finestra deve avere ${columns} colonne.`,
  resumed: () => "Riprendi da dove eri. Comandi: ?",
  tally: ({ filled, cells, done, entries }) =>
    `Parole scritte ${done}/${entries}   Caselle ${filled}/${cells}`,
  which: () => "Scrivi prima dove: 12o casa (orizzontale) o 12v casa (verticale). Comandi: ?",
  noSuch: (number) => `No: non c'è nessun ${number}.`,
  slotWanted: (command) => `Scrivi anche quale: ${command} 12o`,
  name: "Cruciverba",
  sizeAndLevel: ({ rows, cols, tier }) => `${rows}×${cols}, ${TIER[tier]}`,
  time: clockText,
  pencil: "matita",
  solvedWord: "Risolto!",
  answersTitle: "Risposte",
  ownLetters: (own, all) => `${own} / ${all} lettere tue`,
  checksName: (n) => n === 1 ? "controllo" : "controlli",
  revealsName: (n) => n === 1 ? "svelata" : "svelate",
  cellsName: "caselle",
  entriesName: "parole",
  noClue: "(senza definizione)",
  askGiveUp: () => "Vuoi davvero vedere la soluzione? [s/N] ",
  share: (o) => [
    `itbee cruciverba ${o.rows}x${o.cols} ${TIER[o.tier]}  ${o.label}`.trimEnd(),
    (o.isSolved ? `risolto in ${clockText(o.seconds)}` : `${o.done}/${o.entries} parole`) +
    `  ${o.bar}`,
    `svelate ${o.revealed}  verifiche ${o.checks}`,
  ],
  written: (path) => `Scritto "${path}"`,
  themeFault: {
    bad_row: (o) => `riga ${o.line}: serve "parola TAB definizione TAB livello"`,
    not_a_word: (o) => `riga ${o.line}: "${o.text}" non è fatta di sole lettere`,
    bad_length: (o) => `riga ${o.line}: "${o.text}" è troppo corta o troppo lunga`,
    no_clue: (o) => `riga ${o.line}: "${o.text}" non ha definizione`,
    unknown_level: (o) => `riga ${o.line}: "${o.text}" non è un livello: easy, medium o hard`,
    repeated: (o) => `riga ${o.line}: "${o.text}" c'è già`,
    clue_has_word: (o) => `riga ${o.line}: la definizione contiene "${o.text}"`,
  },
  clueFileFault: {
    bad_row: (o) => `riga ${o.line}: serve "12o TAB definizione"`,
    unknown_slot: (o) => `riga ${o.line}: "${o.text}" non è in questo schema`,
    repeated_slot: (o) => `riga ${o.line}: "${o.text}" c'è già`,
  },
  factsFault: {
    not_json: () => "non è JSON",
    bad_field: (o) => `il campo "${o.field}" manca o non va`,
    outside: (o) => `${o.slot}: esce dallo schema`,
    crossing: (o) =>
      `riga ${o.row}, colonna ${o.col}: si incrociano ${o.letters[0].toUpperCase()} e ${
        o.letters[1].toUpperCase()
      }`,
    not_a_slot: (o) => `${o.slot}: nello schema non c'è, o ha un altro posto`,
  },
  entryFault: {
    not_a_word: (o) => `${o.slot}: "${o.answer}" non è nel lessico`,
    repeated: (o) => `${o.slot}: "${o.answer}" c'è due volte`,
    bad_clue: (o) => `${o.slot}: ${say(crossword.clueFault, o.fault)}`,
    sensitive: (o) =>
      `${o.slot}: "${o.answer}" è una parola che offende: non sta in un cruciverba facile o medio`,
  },
  clueFault: {
    wrong_letters: (o) => `il gioco (${o.mechanism}) non dà "${o.gives}"`,
    bad_word: (o) => `"${o.word}" non può stare nella definizione`,
    not_a_reading: (o) => `la parola non si legge così (${o.tag})`,
    gives_away: (o) => `"${o.word}" dice la soluzione`,
  },
  serviceFault: {
    no_key: () => "manca la chiave: metti GEMINI_API_KEY nell'ambiente",
    bad_key: () =>
      "la chiave in GEMINI_API_KEY ha uno spazio, un a capo o un altro carattere che nessuna chiave ha",
    not_allowed: (o) =>
      `il programma può collegarsi solo al servizio e a questa macchina, non a ${o.host}`,
    unreachable: (o) => `${o.host} non risponde`,
    timed_out: (o) => `nessuna risposta in ${o.seconds} secondi`,
    redirected: (o) => `il servizio rimanda altrove (${o.status})`,
    bad_status: (o) => `il servizio risponde ${o.status}`,
    too_large: (o) => `la risposta passa ${formatNumber(o.limit, 0, SEPARATORS)} byte`,
    malformed: (o) => `risposta rifiutata: ${say(crossword.geminiFault, o.fault)}`,
  },
  geminiFault: {
    not_json: () => "non è JSON",
    no_text: (o) => `non c'è testo${o.reason === "" ? "" : ` (${o.reason})`}`,
    not_a_list: () => "non è un elenco",
    bad_item: (o) => `la voce ${o.index + 1} non ha slot e clue`,
    unknown_slot: (o) => `"${o.slot}" non era chiesta`,
    repeated_slot: (o) => `"${o.slot}" c'è due volte`,
    missing_slot: (o) => `manca "${o.slot}"`,
    bad_clue: (o) => `la definizione di "${o.slot}" non va`,
    gives_away: (o) => `la definizione di "${o.slot}" contiene la soluzione`,
    too_few: (o) => `solo ${o.count} parole utili, ne servono almeno ${o.least}`,
  },
  lettersOnly: () =>
    "In questa lingua ogni definizione è solo le lettere della risposta, mescolate",
  themeMade: ({ name, words, refused, path }) =>
    `Tema «${name}»: ${words} parole conservate, ${refused} scartate. In ${path}`,
  themeKept: ({ name, words, path }) =>
    `Il tema «${name}» ha già ${words} parole di questo livello. Per chiederle di nuovo, togli ${path}`,
  noTheme: (why) => `Nessun tema dal servizio: ${why}`,
  fallback: (why) => `Niente definizioni dal servizio: ${why}. Uso quelle di itbee`,
  verified: ({ path, entries, faults, proved, defined }) =>
    `"${path}": ${entries} parole, ${
      faults === 0 ? "tutto a posto" : faults === 1 ? "1 errore" : `${faults} errori`
    }; definizioni: ${defined}, giochi dimostrati: ${proved}`,
  uniqueness: {
    unique: (_, tier) => `È l'unico riempimento possibile con le parole del livello ${TIER[tier]}`,
    not_unique: (_, tier) =>
      `Lo stesso schema si riempie anche in altri modi con le parole del livello ${TIER[tier]}`,
    not_proven: (steps) =>
      `Non dimostrato che sia l'unico riempimento: provate ${
        formatNumber(steps, 0, SEPARATORS)
      } parole`,
    no_words: () => "Non tutte le voci sono parole, quindi non si sono cercati altri riempimenti",
  },
  column: {
    name: "nome",
    size: "misura",
    entries: "parole",
    black: "nere",
    easy: "facili",
    medium: "medie",
    hard: "difficili",
    from: "da",
  },
  own: "tuo",
  templatesNote: (folder) => [
    "Uno schema tuo: un file con # per le nere e . per le bianche (--template FILE)" +
    (folder === undefined ? "" : `, o in ${folder}`),
  ],
  themesNote: (folder) => [
    "Un tema tuo: righe «parola TAB definizione TAB livello» (--theme FILE)" +
    (folder === undefined ? "" : `, o in ${folder}`),
  ],
  candidates: ({ number, direction, pattern, count }) =>
    `${number} ${direction === "across" ? "orizzontale" : "verticale"}, ${pattern}: ` +
    (count === 0
      ? "nessuna parola possibile"
      : count === 1
      ? "1 parola possibile"
      : `${count} parole possibili`),
  verbose: ({ entries, difficulty, ms }) => [
    `${entries} parole, difficoltà media ${difficulty}, ${ms} ms`,
  ],
};

const SEPARATORS = { group: ".", point: "," };

function cells(n: number): string {
  return n === 1 ? "Resta 1 casella" : `Restano ${n} caselle`;
}
