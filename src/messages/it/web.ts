import { capital } from "../../core/text.ts";
import { weekdayOf } from "../../core/calendar.ts";
import type { WebMessages } from "../web.ts";
import { bitesWeb } from "./bites_web.ts";
import { crosswordWeb } from "./crossword_web.ts";
import { gridWeb } from "./grid_web.ts";
import { raceWeb } from "./race_web.ts";
import { count, letters, points, words } from "./counts.ts";
import { MONTHS, WEEKDAYS } from "./dates.ts";

const SHORT = ["lun", "mar", "mer", "gio", "ven", "sab", "dom"];

const DAY_WORD = {
  won: "vinto",
  over: "finito",
  begun: "cominciato",
  none: "non giocato",
} as const;

/** Words and short sentences: the other languages must have the same. */
export const word = {
  today: "Oggi",
  new: "Nuovo",
  stats: "Statistiche",
  games: "Partite",
  settings: "Impostazioni",
  licences: "Licenze e fonti delle parole",
  review: "Ripasso",
  sections: "Sezioni",
  howToPlay: "Come si gioca",
  back: "Torna a oggi",
  close: "Chiudi",
  more: "Altro",
  todaysGames: "I giochi di oggi",
  yourStreak: "La tua serie",
  resume: "Riprendi",
  newGame: "Gioco nuovo",
  continue: "Continua",
  play: "Gioca",
  done: "Fatto",
  level: "Livello",
  wordsLanguage: "Lingua delle parole",
  uiLanguage: "Lingua dell'interfaccia",
  theme: "Aspetto",
  seedOrCode: "Seme o codice, se ne hai uno",
  seedHelp: "Con lo stesso seme esce lo stesso gioco; un codice apre proprio quello",
  start: "Comincia",
  difficulty: "Parole",
  export: "Esporta le partite",
  import: "Importa partite",
  delete: "Elimina",
  cancel: "Annulla",
  confirm: "Conferma",
  share: "Condividi",
  copy: "Copia",
  copied: "Copiato",
  notCopied: "Il browser non permette di copiare: seleziona il testo e copialo a mano",
  giveUp: "Mi arrendo",
  loading: "Preparo il gioco",
  noGames: "Nessuna partita",
  allGames: "Tutte le partite",
  favourites: "Le più trovate",
  hardest: "Le più rare",
  ranks: "Gradi raggiunti",
  noStats: "Ancora nessuna partita",
  word: "Parola",
  send: "Invio",
  meanings: "Significato",
  readings: "Forma",
  points: "Punti",
  rarity: "Quanto è comune",
  why: "Perché",
  another: "Un'altra partita",
  notFound: "Questa pagina non c'è",
  update: "Aggiorna ora",
  emoji: "Emoji nel testo da condividere",
  whichGame: "Quale gioco",
  calendar: "Calendario",
  monthBefore: "Mese precedente",
  monthAfter: "Mese successivo",
  inCore: "Nel nucleo: conta per l'obiettivo",
};

/** What only the page says, in Italian. */
export const web: WebMessages = {
  title: "itbee, giochi di parole",
  description: "Alveare, griglia, tessere e cruciverba in italiano, ogni giorno",
  day,
  fullDay: (date) => `${day(date)} ${date.slice(0, 4)}`,
  weekdays: SHORT,
  word,
  home: {
    streak: (days) => `serie ${days}`,
    record: (days) => `record ${days}`,
    dayState: (name, state) => `${name}: ${DAY_STATE[state]}`,
    dayWord: DAY_WORD,
    calendarDay: (date, state) => `${day(date)}: ${DAY_WORD[state]}`,
    words: (found, all) => `${count(found)} parole su ${count(all)}`,
    points,
    pointsOf: (score, goal) => `${points(score)} su ${count(goal)}`,
    seed: (seed) => `seme ${seed}`,
  },
  level: {
    easy: "Facile",
    medium: "Medio",
    hard: "Difficile",
    expert: "Esperto",
    auto: "Su misura",
  },
  offerFit: "Cinque partite finite: con il livello Su misura gli schemi seguono quello che sai",
  fitted: (percent) => `Su misura per te: l'obiettivo si raggiunge circa ${percent} volte su 100`,
  difficulty: { any: "Tutte", easy: "Facili", medium: "Medie", hard: "Difficili" },
  choice: { rules: "Regole", size: "Grandezza", minutes: "Tempo", theme: "Tema" },
  choiceValue(choice, value) {
    if (choice === "minutes") return value === "0" ? "Senza tempo" : `${value} min`;
    if (value === "") return "Nessuno";
    return choice === "size" ? value.replace("x", " × ") : capital(value);
  },
  theme: { auto: "Automatico", light: "Chiaro", dark: "Scuro" },
  uiLanguage: { it: "Italiano", en: "English" },
  settings: {
    exported: (n) => n === 1 ? "1 partita esportata" : `${count(n)} partite esportate`,
    askDelete: (name) => `Eliminare ${name}? Non si può annullare`,
    askWhose: (n) =>
      n === 1
        ? "Una partita viene da un altro dispositivo o da un'altra persona. È tua?"
        : `${count(n)} partite vengono da un altro dispositivo o da un'altra persona. Sono tue?`,
    mine: "Sono mie",
    theirs: "Di un'altra persona",
    newVersion: "C'è una versione nuova",
    transferNote: "Il terminale usa lo stesso file: ognuno importa quello che l'altro esporta",
    offline: "Pronto anche senza rete",
  },
  own: {
    title: "Le tue parole",
    about:
      "Da adesso valgono come parole extra, tranne nei giochi del giorno e nei duelli; schemi e obiettivi non cambiano",
    word: "Una parola che manca",
    reason: "Perché, se vuoi annotarlo",
    add: "Aggiungi",
    remove: (word) => `Togli ${word} dal tuo elenco`,
  },
  duel: {
    title: "Duello",
    about:
      "Gli stessi schemi per due, senza server: giochi, mandi l'invito con le mosse sigillate, e chi riceve gioca alla cieca",
    challenge: "Sfida qualcuno",
    bestOf: "Partite",
    length: (games) => games === 1 ? "1 partita" : `al meglio di ${games}`,
    steps: [
      "Tutti e due giocano gli stessi schemi, senza vedere le mosse dell'altro",
      "Chi è stato sfidato manda la sua risposta",
      "Chi ha sfidato apre il sigillo: ognuno vede parole, punti e tempi di tutti e due",
    ],
    invite: "Comincia",
    received: "La riga o il link che hai ricevuto",
    open: "Apri",
    playGame: (n, games) => games === 1 ? "Gioca" : `Gioca la partita ${n} di ${games}`,
    mine: "I tuoi duelli",
    send: {
      invitation:
        "Manda questo testo a chi vuoi sfidare, a una persona sola. Quando risponde, apri qui quello che ti manda",
      answer:
        "Manda questo testo a chi ti ha invitato. Poi apri quello che ti manda: sono le sue mosse",
      opening: "Manda questo testo, con le tue mosse: così anche l'altro vede il confronto",
    },
    goOn: "Avanti con il duello",
  },
  review: {
    title: "Ripasso",
    about: "Le parole che ti erano sfuggite, cinque minuti al massimo",
    words: (due, fresh) => `${count(due)} da ripassare, ${count(fresh)} nuove`,
    know: "La sapevi?",
    show: "Mostra il significato",
    grade: { 1: "No", 2: "Quasi", 3: "Sì" },
    back: (minutes) => {
      if (minutes < 90) return `fra ${Math.max(1, Math.round(minutes))} min`;
      if (minutes < 20 * 60) return "fra qualche ora";
      const days = Math.round(minutes / 1440);
      return days <= 1 ? "domani" : `fra ${days} giorni`;
    },
    whichWord: "Quale parola è?",
    letters: (n) => letters(n),
    check: "Controlla",
    firstLetter: "Prima lettera",
    dontKnow: "Non lo so",
    right: (word) => `Giusto: ${word}`,
    wrong: (word) => `Era: ${word}`,
    forms: (forms) => `${forms.length === 1 ? "Nella forma" : "Nelle forme"} ${forms.join(", ")}`,
    none: "Niente da ripassare: qui arrivano le parole che ti sfuggono nelle partite finite",
    timeUp: "Cinque minuti: per oggi basta così",
    anki: "Tutte le parole in un file per Anki",
    nothingDue: "Per oggi non c'è altro da ripassare",
    closing: (asked, right) =>
      `${asked === 1 ? "1 risposta" : `${asked} risposte`}, ${
        right === 1 ? "1 giusta" : `${right} giuste`
      }`,
  },
  problem: {
    failure: (message) => `Qualcosa non va: ${message}. Ricarica la pagina`,
    unsaved: (reason) => `Le partite non si salvano: ${reason}. Puoi giocare lo stesso`,
    savedAgain: () => "Le partite si salvano di nuovo",
    offline: () => "Senza rete non si può: queste parole non sono ancora state scaricate",
    noEngine: () => "Il gioco non parte: ricarica la pagina",
  },
  number: count,
  bites: bitesWeb,
  grid: gridWeb,
  race: raceWeb,
  crossword: crosswordWeb,
  bee: {
    how: "Forma parole con queste lettere, anche ripetute: quella al centro ci vuole sempre",
    hints: "Indizi",
    hintsNote: "Il prezzo si vede prima e si toglie dai punti",
    hintTitle: {
      1: "Quante ne restano",
      2: "Griglia",
      3: "Coppie",
      4: "Prima e ultima lettera",
      5: "Che parola è",
      6: "Anagramma, poi la parola",
    },
    hintAbout: {
      1: "Per lunghezza, e i pangrammi",
      2: "Iniziali per lunghezza",
      3: "Le prime due lettere",
      4: "Di una parola",
      5: "Forma e significato della stessa parola",
      6: "Trovata così vale 0",
    },
    free: "gratis",
    price: (n) => `−${n}`,
    priceSaid: (title, n) => n === 0 ? `${title}, gratis` : `${title}, costa ${points(n)}`,
    again: "Mostra la parola",
    erase: "Cancella",
    shuffle: "Mescola",
    enter: "Invio",
    letters: "Lettere dell'alveare",
    required: (letter) => `${letter}, obbligatoria`,
    rank: "Grado",
    goal: "obiettivo",
    points,
    toNext: (n, rank) => `${count(n)} ${/^a/i.test(rank) ? "ad" : "a"} ${rank}`,
    found: "Trovate",
    of: (found, all) => `${count(found)} su ${count(all)}`,
    families: "Famiglie",
    byTime: "Ultime",
    byAlphabet: "A-Z",
    familyOf: (found, total) => `${found} su ${total}`,
    mark: { pangram: "pangramma", extra: "extra", hinted: "svelata" },
    nothingFound: "Ancora nessuna parola",
    typing: "Stai scrivendo",
    outside: "non è nell'alveare",
    pangram: "pangramma!",
    rankUp: (rank) => `Nuovo grado: ${rank}`,
    said: (o) =>
      [
        `${o.word === "" ? "Accettata" : capital(o.word)}, ${points(o.points)}`,
        ...(o.isPangram ? ["pangramma"] : []),
        ...(o.isWon ? ["obiettivo raggiunto"] : o.rank ? [`nuovo grado ${o.rank}`] : []),
      ].join(", "),
    shuffled: (all) => `Lettere: ${all.join(", ")}`,
    unknown: (word) => `"${word}" non è nel lessico`,
    gaveUp: (n, sum) => `Partita finita: ti sono sfuggite ${words(n)}, ${points(sum)}`,
    over: () => "Questo alveare è finito",
    form: (o) => {
      const from = o.lemma === undefined ? "" : ` di "${o.lemma}"`;
      const kin = o.kin.length === 0 ? "" : `, come ${o.kin.join(", ")}`;
      return `${capital(o.grammar)}${from}${kin}, ${letters(o.length)}`;
    },
    lengths: (length, n) => `${words(n)} di ${letters(length)}`,
    pangramsLeft: (n) => n === 1 ? "1 pangramma" : `${n} pangrammi`,
    total: "tot",
    initial: "Iniziale",
    anagram: "Anagramma",
    undo: "Togli l'ultima parola",
    yesterday: "L'alveare di ieri",
    askGiveUp: "Vuoi davvero arrenderti? Vedrai le parole che mancano",
    seeEnding: "Com'è andata",
    ending: {
      reached: "Obiettivo raggiunto",
      gaveUp: "Fine",
      complete: "Tutte le parole",
      left: (n, sum) => `Mancano ${words(n)} e ${points(sum)} ad Ape Regina`,
      words: "Parole",
      points: "Punti",
      hints: "Aiuti",
      pangrams: "Pangrammi",
      rarest: "Più rara",
      streak: "Serie",
      missed: "Ti sono sfuggite",
      commonFirst: "dalla più comune",
      toShare: "Da condividere",
      keepPlaying: "Continua",
      showAll: (n) => `Mostra tutte (${count(n)})`,
    },
  },
};

const DAY_STATE = {
  won: "obiettivo raggiunto",
  played: "giocato",
  missed: "saltato",
  today: "in corso",
} as const;

function day(date: string): string {
  const [, month, number] = date.split("-").map(Number);
  return `${WEEKDAYS[(weekdayOf(date) + 1) % 7]} ${number} ${MONTHS[month! - 1]}`;
}
