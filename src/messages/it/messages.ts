import type { CleaningRule } from "../../lexicon/clean_list.ts";
import { describeGrammar, type GrammarWords } from "../grammar.ts";
import { config, play, sessions, stats } from "./play.ts";
import { rarity } from "./counts.ts";
import { flag, reason } from "./terms.ts";
import { calendar } from "./calendar.ts";
import { duel } from "./duel.ts";
import { fit } from "./fit.ts";
import { menu } from "./menu.ts";
import { review } from "./review.ts";
import { screen } from "./screen.ts";
import type { CommonMessages } from "../messages.ts";
import { formatNumber } from "../numbers.ts";

/** What a rule of `lexicon compile` is about. */
const CLEANING: Readonly<Record<CleaningRule, string>> = {
  minLength: "troppo corte",
  maxLength: "troppo lunghe",
  vowelsInRow: "troppe vocali di fila",
  consonantsInRow: "troppe consonanti di fila",
  sameInRow: "la stessa lettera troppe volte di fila",
  noAbbreviations: "abbreviazioni",
  withoutLetters: "lettere non volute",
  withoutParts: "parti non volute",
};

/** What `lexicon` calls its figures: the other languages must have the same. */
export const lexiconLabel = {
  edition: "Edizione",
  language: "Lingua",
  letters: "Lettere",
  strategy: "Ricetta",
  words: "Parole accettate",
  apart: "di cui con pronome o mai mostrate",
  refused: "Forme note e rifiutate",
  explained: "Voci con significato",
  byLength: "Per lunghezza",
  byFloor: "Nucleo per livello",
  byFlag: "Per contrassegno",
  bySource: "Per fonte",
  byReason: "Rifiutate, per motivo",
  byDifficulty: "Per difficoltà",
  core: "nucleo",
  credits: "Fonti e licenze",
  meaningCredits: "Fonti e licenze dei significati",
  written: "Si scrive",
  readings: "Forma",
  meanings: "Significato",
  zipf: "Frequenza",
  difficulty: "Difficoltà",
  points: "Punti",
  flags: "Segni",
  sources: "Fonti",
  forms: "Altre forme",
  near: "Vicine",
};

/** Every sentence in Italian. */
export const messages: CommonMessages = {
  uiLanguage: "it",
  limit: {
    vowels: "troppo poche vocali o consonanti",
    foreign_letters: "lettere J K W X Y",
    no_pangram: "nessun pangramma",
    too_few_words: "troppo poche parole",
    too_many_words: "troppe parole",
    too_few_points: "troppo pochi punti",
    too_many_points: "troppi punti",
    families: "troppe parole della stessa famiglia",
    impossible: "schemi che nessuna parola riempie",
    gave_up: "schemi lasciati dopo troppi tentativi",
    too_few_horizontal: "troppo poche parole orizzontali",
    too_few_vertical: "troppo poche parole verticali",
    too_many_horizontal: "troppe parole orizzontali",
    too_many_vertical: "troppe parole verticali",
    min_words: "troppo poche parole",
    must: "le parole chieste non ci stavano",
    min_core: "poche parole comuni",
    min_longest: "nessuna parola abbastanza lunga",
    min_vowels: "troppo poche vocali",
  },
  fileReason: {
    missing: "non esiste",
    directory: "è una cartella",
    denied: "manca il permesso",
    too_large: "è troppo grande",
    unreachable: "il server non risponde",
    no_token: "manca il token in DENO_KV_ACCESS_TOKEN",
    bad_token: "il server rifiuta il token in DENO_KV_ACCESS_TOKEN",
    insecure: "senza https il token viaggerebbe in chiaro",
    proxied: "un proxy vedrebbe il token: usa https, o togli HTTP_PROXY e ALL_PROXY",
    disk_full: "il disco è pieno",
    other: "il sistema ha risposto con un errore",
  },
  flag,
  reason,
  status: { core: "nucleo", extra: "extra", refused: "rifiutata", unknown: "sconosciuta" },
  grammar: (grammar) => describeGrammar(GRAMMAR, grammar),
  lexicon: {
    label: lexiconLabel,
    level: {
      easy: "facile",
      medium: "medio",
      hard: "difficile",
      expert: "esperto",
      auto: "su misura",
    },
    tier: { easy: "facile", medium: "media", hard: "difficile" },
    belowFloor: (zipf, floor) => `valida ma fuori dal nucleo: zipf ${zipf}, sotto ${floor}`,
    apartAs: (flag) => `valida ma fuori dal nucleo: ${flag}`,
    commonAsOther: () => "valida ma fuori dal nucleo: comune solo come nome o parola straniera",
    neverWritten: () => "valida ma fuori dal nucleo: nessun testo contato la contiene",
    rareForm: (lemma, zipf, floor) =>
      `valida ma fuori dal nucleo: forma rara di "${lemma}", zipf ${zipf}, sotto ${floor}`,
    accepted: () => "valida ma fuori dal nucleo",
    unknown: () => "non è nel lessico",
    notLetters: () => "solo lettere, senza apostrofi o trattini",
    listed: () => "è nell'elenco",
    coreAt: (zipf, floor) => `zipf ${zipf}, ne basta ${floor}`,
    rarity,
    meaning: ({ meaning, english }) =>
      meaning === null ? `in inglese ${english}` : meaning + (english ? ` (ingl. ${english})` : ""),
    checked: (path, edition, words) => `"${path}" è integro: edizione ${edition}, ${words} parole`,
    compiled: (path, words, edition) => `Scritto "${path}": ${words} parole, edizione ${edition}`,
    cleaned: (rule, lines) => `Righe escluse, ${CLEANING[rule]}: ${lines}`,
    skipped: (lines) => `Righe saltate perché non sono parole: ${lines}`,
    ownAdded: (reason) => `è nel tuo elenco${reason && `: ${reason}`}`,
    ownHidden: (reason) => `l'hai tolta tu${reason && `: ${reason}`}`,
    nowAdded: (word) => `"${word}" ora vale come parola extra, tranne nei giochi del giorno`,
    nowHidden: (word) =>
      `"${word}" non vale più come parola extra; dove uno schema la richiede, vale ancora`,
    nowForgotten: (word) => `"${word}" non è più nel tuo elenco`,
    alreadyWord: (word) => `"${word}" vale già`,
    noneOwn: () => "Il tuo elenco è vuoto: itbee lessico aggiungi PAROLA",
    ownMark: { added: "aggiunta", hidden: "tolta" },
    latinOnly: (language) =>
      `Nessun file dice le lettere di "${language}": uso quelle dalla a alla z`,
  },
  play,
  stats,
  sessions,
  config,
  screen,
  menu,
  calendar,
  review,
  duel,
  fit,
  number: (value, decimals = 0) => formatNumber(value, decimals, { group: ".", point: "," }),
};

const GRAMMAR: GrammarWords = {
  category: {
    noun: "sostantivo",
    adjective: "aggettivo",
    verb: "verbo",
    adverb: "avverbio",
    pronoun: "pronome",
    determiner: "determinante",
    article: "articolo",
    preposition: "preposizione",
    conjunction: "congiunzione",
    interjection: "interiezione",
    number: "numerale",
    name: "nome proprio",
    other: "parola",
  },
  tense: {
    "ind pres": "presente",
    "ind impf": "imperfetto",
    "ind past": "passato remoto",
    "ind fut": "futuro",
    "cond pres": "condizionale",
    "sub pres": "congiuntivo presente",
    "sub impf": "congiuntivo imperfetto",
    "impr pres": "imperativo",
    "inf pres": "infinito",
    "ger pres": "gerundio",
    "part pres": "participio presente",
    "part past": "participio passato",
  },
  degree: { superlative: "superlativo", comparative: "comparativo" },
  person: { 1: "1a", 2: "2a", 3: "3a" },
  gender: { m: "masch.", f: "femm." },
  number: { s: "sing.", p: "pl." },
  clitic: (pronouns) => `con -${pronouns}`,
};
