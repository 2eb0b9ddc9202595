import { UI_LANGUAGES } from "../mod.ts";
import type { ConfigMessages, PlayMessages, SessionsMessages, StatsMessages } from "../play.ts";

/** What is said in every game alike, in Italian. */
export const play: PlayMessages = {
  yes: ["s", "si", "sì", "y", "yes"],
  tryFirst: () => "Provala prima.",
  reported: (word, path) => `Annotata "${word}" in ${path}`,
  kept: () => "Si continua.",
  saved: (code) => `Salvato. Riprendi con: itbee ${code}`,
  notSaved: () => "Questa partita non è salvata.",
  waiting: () => "Salvata su questo computer; il server la riceve appena risponde.",
  otherEdition: (o) => [
    `Questa partita è cominciata con il lessico ${o.was}; ora è ${o.now}.`,
    o.lost.length === 0
      ? "Tutte le tue parole valgono ancora."
      : `Non valgono più: ${o.lost.join(", ")}.`,
  ],
  unusedOptions: (options) =>
    `Questa partita tiene le regole con cui è cominciata: ${
      options.join(", ")
    } non cambia niente. Per una nuova: --new`,
  sharedEdition: (theirs, ours) =>
    `Il codice è del lessico ${theirs}, questo è ${ours}: parole e punti possono essere diversi`,
  continuedElsewhere: () => "La partita è andata avanti in un'altra finestra: ecco come sta ora.",
  unknownCommand: (text, nearest) =>
    `Comando sconosciuto: ${text}. ${
      nearest === undefined ? "Per i comandi: ?" : `Forse ${nearest}?`
    }`,
  menu: {
    title: "itbee, giochi di parole in italiano",
    today: "l'alveare di oggi",
    fresh: "un alveare nuovo",
    resume: "riprendi una partita",
    which: "Quale partita?",
    stats: "statistiche",
    leave: "esci",
    ask: "Scegli [1]: ",
    again: (choices) => `Serve un numero da 1 a ${choices}; Invio per il primo.`,
  },
  served: (address) =>
    `Apri questo indirizzo in un browser, su questo computer:\n${address}\nLe partite sono quelle del terminale. Ctrl-C per finire`,
  store: {
    setAside: (path) =>
      `Il file delle partite era rovinato: ora è in "${path}", e si ricomincia con uno nuovo`,
    cutShort: (path) =>
      `Attenzione: le ultime mosse salvate non ci sono più, forse per un'interruzione di corrente. Si continua con quel che resta, e le mosse perse si possono rigiocare; una copia del file com'era è in "${path}"`,
    unsaved: (path, reason) =>
      `Attenzione: non posso salvare in "${path}" (${reason}). Si gioca lo stesso; riprovo a ogni mossa`,
    savedAgain: (path) => `Salvato di nuovo in "${path}"`,
    noHome: () =>
      "Attenzione: manca HOME, la partita non sarà salvata. Per salvarla: --data-path CARTELLA",
  },
};

export const stats: StatsMessages = {
  none: (command) => `Ancora nessuna partita. Per cominciare: ${command}`,
  label: {
    games: "Partite",
    finished: "Finite",
    wins: "Vinte",
    streak: "Serie di giorni vinti",
    bestStreak: "Serie più lunga",
    best: "Punteggio migliore",
    average: "Media dei punti possibili",
    words: "Parole trovate",
    extra: "Parole extra",
    pangrams: "Pangrammi",
    hints: "Aiuti",
    ranks: "Gradi raggiunti",
    favourites: "Le parole che trovi più spesso, e in quante partite",
    hardest: "Le più rare che hai trovato",
  },
};

export const sessions: SessionsMessages = {
  none: () => "Nessuna partita aperta. Con --all anche quelle finite",
  over: "finita",
  column: {
    id: "partita",
    puzzle: "schema",
    saved: "salvata",
    words: "parole",
    points: "punti",
  },
  askDelete: (id) => `Cancello per sempre la partita ${id}? [s/N] `,
  deleted: (id) => `Cancellata: ${id}`,
  kept: (id) => `Non ho cancellato niente: ${id} è ancora lì`,
  exported: (games, path) =>
    `${games === 1 ? "Scritta 1 partita" : `Scritte ${games} partite`} in "${path}"`,
  nothingToExport: (path) => `Nessuna partita da scrivere: non ho toccato "${path}"`,
  imported: (o) => `Partite aggiunte ${o.added}, completate ${o.merged}, già presenti ${o.same}`,
  unproved: (games) =>
    `${
      games === 1
        ? "Lo schema di una partita del giorno non si può ricostruire"
        : `Gli schemi di ${games} partite del giorno non si possono ricostruire`
    } con le parole di questa versione: ${
      games === 1 ? "resta salvata, ma non conta" : "restano salvate, ma non contano"
    } per le serie`,
  dayStays: () => "Il suo giorno resta com'era: un'altra partita non conta per le serie",
  progress: (games) => `${games} partite`,
  others: "di un altro",
  askWhose: (games) =>
    `${
      games === 1 ? "Una partita viene" : `${games} partite vengono`
    } da un altro dispositivo. Tue o di un altro? [mie/sue] `,
  mine: ["mie", "mia", "m", "tue", "tua", "mine"],
  theirs: ["sue", "sua", "s", "di un altro", "theirs"],
};

export const config: ConfigMessages = {
  about: {
    min_len: "lunghezza minima di una parola",
    alpha: "quanto vale la rarità: i punti sono alpha x (8 - zipf)",
    pangram_bonus_points: "punti in più per un pangramma",
    points_cap: "punti al massimo per una parola",
    min_valid_words: "parole del nucleo, al minimo",
    max_valid_words: "parole del nucleo, al massimo",
    min_total_points: "punti in tutto, al minimo",
    max_total_points: "punti in tutto, al massimo",
    win_fraction: "parte dei punti che è l'obiettivo",
    level: "livello: easy, medium, hard, expert o auto; quanto è comune il nucleo",
    allow_rare_letters: "se possono uscire J K W X Y",
    allow_proper_nouns: "se valgono nomi propri e sigle, come parole extra",
    require_pangram: "se un alveare deve avere un pangramma",
    family_cap: "parte delle parole che possono essere forme di una stessa parola",
    hint_share: "costo del quarto indizio, come parte dei punti della parola",
    family_hint_share: "costo del quinto indizio, come parte dei punti della parola",
    language: "lingua delle parole: it, de, en, es, fr, nl o pt",
    lexicon_strategy: "quali parole valgono in italiano: joined (a voti), wordfreq o morphit",
    lang: `lingua dei messaggi: auto, ${UI_LANGUAGES.join(" o ")}`,
    color: "se usare i colori",
    background: "lo sfondo della finestra: auto (lo chiede al terminale), dark o light",
    mouse: "se lo schermo usa il mouse",
    motion: "se qualcosa si muove sullo schermo",
    emoji: "se usare le faccine nel testo da condividere",
    seed: "il seme di ogni alveare nuovo; null per uno sempre diverso",
    data_path: "la cartella delle partite, o l'indirizzo di un server che le tiene",
  },
  origin(from) {
    switch (from.kind) {
      case "default":
        return "predefinito";
      case "file":
        return from.line === undefined ? from.path : `${from.path}:${from.line}`;
      case "env":
      case "flag":
        return from.name;
    }
  },
  exists: (path) => `"${path}" c'è già: non lo tocco. Per vederlo: itbee config show`,
  written: (path) => `Scritto "${path}"`,
};
