import { quotable } from "../../core/text.ts";
import { words } from "./counts.ts";
import { messages } from "./messages.ts";
import { config } from "./play.ts";
import { bytes } from "../numbers.ts";
import { at, failures, some, tile } from "../phrases.ts";
import { type Problems, PUZZLE_EXAMPLE } from "../problems.ts";
import { say } from "../say.ts";

/** Faults whose sentence says what to do. */
const SELF_EXPLAINING = ["bad_value", "bad_date", "crossed", "unusable_word", "small_theme"];

/** What is wrong and what to do about it, in Italian. */
export const problems: Problems = {
  problem: {
    bad_usage: (o) => {
      const fault = say(problems.usage, o.fault);
      // These already say what is wanted.
      if (SELF_EXPLAINING.includes(o.fault.kind)) return fault;
      return `${fault}${fault.endsWith("?") ? "" : "."} Per l'elenco dei comandi: itbee --help`;
    },
    bad_lexicon: (o) =>
      `Il lessico "${o.path}" non si può usare: ${say(problems.lexiconFault, o.fault)}`,
    bad_word_list: (o) =>
      `L'elenco "${o.path}" non si può usare: ${say(problems.wordListFault, o.fault)}`,
    bad_own_word: (o) =>
      `"${o.text}" non può essere una parola: da due a 32 lettere, e nient'altro`,
    bad_own_reason: (o) => `Il motivo è una riga di al massimo ${o.max} caratteri`,
    no_own_word: (o) => `"${o.word}" non è nel lessico né nel tuo elenco: niente da togliere`,
    no_strategy: (o) =>
      `Mancano le parole della strategia "${o.strategy}": "${o.path}". Per farle: deno task lexicon --strategy ${o.strategy} --output FILE`,
    no_words: (o) =>
      `Il programma non ha parole per "${o.language}": indica un elenco di parole o un file .lex ` +
      "con --dictionary FILE",
    list_in_daily: () =>
      "Lo schema del giorno si gioca con le parole del programma: togli --dictionary",
    bad_puzzle: (o) =>
      `${o.text === "" ? "Questo" : `"${quotable(o.text)}"`} non è ${BOARD[o.game] ?? BOARD.bee}: ${
        say(problems.puzzleFault, o.fault)
      }. ` +
      `Per esempio: ${PUZZLE_EXAMPLE[o.game] ?? PUZZLE_EXAMPLE.bee}`,
    bad_crossword: (o) =>
      `${o.text === "" ? "Il cruciverba" : `"${o.text}"`} non si può usare: ${
        say(problems.crosswordFault, o.fault)
      }`,
    bad_language: (o) =>
      `${[o.path, o.field].filter((part) => part !== "").join(": ")}: ${
        say(problems.languageFault, o.fault)
      }`,
    no_puzzle_found: (o) =>
      `Nessuno schema rispetta i limiti. ${
        o.attempts === 0
          ? ""
          : `Provati ${
            [messages.number(o.attempts), ...some([failures(o.failures, messages)])].join("; ")
          }. `
      }` +
      (o.game === "crossword"
        ? "Prova un altro seme, schema o tema"
        : "Allarga i limiti e riprova"),
    others_session: (o) =>
      `La partita "${o.id}" è di un altro. Per vederla: itbee sessions show ${o.id}`,
    other_player: (o) =>
      `${
        o.games === 1
          ? `Una partita di "${o.path}" viene`
          : `${o.games} partite di "${o.path}" vengono`
      } da un altro dispositivo: non ho importato niente. Aggiungi --mine se le hai giocate tu, --theirs se le ha giocate un altro`,
    no_games: () => "Il file è vuoto: non contiene partite da importare",
    no_session: (o) => `La partita "${o.id}" non c'è. Per l'elenco: itbee sessions list`,
    bad_session: (o) =>
      `La partita "${o.where}" non si può aprire: ${say(problems.sessionFault, o.fault)}`,
    bad_duel: (o) => say(problems.duelFault, o.fault),
    bad_setting: (o) => o.faults.map((fault) => say(problems.settingFault, fault)).join("\n"),
    unreadable: (o) =>
      `Non posso leggere "${o.path}": ${messages.fileReason[o.reason]}${atMost(o)}`,
    unwritable: (o) =>
      `Non posso scrivere "${o.path}": ${
        o.reason === "missing" ? "la cartella non esiste" : messages.fileReason[o.reason]
      }`,
    no_site: (o) => `Le pagine non sono in "${o.path}". Per farle: npx --yes deno@2.9.6 task web`,
    bad_port: (o) =>
      o.reason === "taken"
        ? `La porta ${o.port} è già usata: prova un altro numero, o nessuno`
        : `La porta ${o.port} non è permessa: prova un numero dal 1024 in su, o nessuno`,
    closed_pipe: () => "Nessuno legge più quel che scrivo",
    unsupported_deno: (o) =>
      `itbee richiede Deno 2.9 o un 2 successivo, e questo è ${o.found}. Per esempio: npx deno@2.9.6 task play`,
  },
  usage: {
    unknown_option: (o) => `L'opzione "${o.text}" non esiste${perhaps(o.nearest)}`,
    unknown_command: (o) => `Il comando "${o.text}" non esiste${perhaps(o.nearest)}`,
    missing_argument: (o) => `Manca l'argomento ${o.text}`,
    missing_option: (o) => `Manca l'opzione ${o.text}`,
    missing_value: (o) => `L'opzione ${o.text} vuole un valore`,
    extra_argument: (o) => `Argomento di troppo: "${o.text}"`,
    crossed: (o) => `${o.low} non può superare ${o.high}`,
    case_sensitive: (o) =>
      `In "${o.language}" le maiuscole sono lettere a sé: queste griglie si risolvono, non si giocano`,
    not_together: (o) => `${o.text} e ${o.with} non vanno insieme`,
    unusable_word: (o) =>
      `${o.option}: "${o.text}" non può stare nella griglia. Deve essere nel dizionario, né troppo corta né troppo lunga`,
    small_theme: (o) =>
      `In una griglia così possono stare solo ${
        words(o.words)
      } del tema "${o.text}", e ne servono ${o.least}. ` +
      "Chiedine meno con --theme-words, o cambia tema",
    bad_date: (o) => `"${o.text}" non è una data: scrivila come 2025-11-17`,
    bad_value: (o) =>
      `${o.option} non può essere "${o.text}": serve ${say(problems.allowed, o.allowed)}`,
  },
  lexiconFault: {
    not_a_lexicon: () =>
      "non è un file .lex di itbee. Per farne uno da un elenco di parole: itbee lexicon compile",
    truncated: () => "il file è incompleto. Copialo o scaricalo di nuovo",
    newer_version: (o) => `è della versione ${o.version} del formato. Serve un itbee più recente`,
    checksum: (o) => `la parte ${o.section} è rovinata. Copialo o scaricalo di nuovo`,
    broken: (o) => `è rovinato (${o.detail}). Ricompilalo con: itbee lexicon compile`,
  },
  wordListFault: {
    unreadable: (o) => messages.fileReason[o.reason] + atMost(o),
    empty: () => "il file è vuoto. Serve una parola per riga",
    binary: () => "non è un testo. Serve un file UTF-8 con una parola per riga, o un file .lex",
    not_utf8: (o) => `la riga ${o.line} non è in UTF-8. Convertilo, per esempio con iconv`,
    no_word: () => "nessuna riga contiene una parola fatta di sole lettere dell'alfabeto",
    bad_frequency: (o) => `alla riga ${o.line} serve "parola TAB numero", non "${o.text}"`,
  },
  puzzleFault: {
    not_seven: () => "servono sette lettere, la prima obbligatoria",
    repeated_letter: () => "ogni lettera si scrive una volta sola",
    not_letters: () => "solo lettere dell'alfabeto",
    too_many_sections: () => "le parti separate da / sono al massimo tre",
    missing_marker: (o) => `dopo la prima / ogni tessera finisce con > o con v${tile(o)}`,
    empty_tile: () => "una tessera è vuota",
    bad_tile: (o) => `in una tessera ci sono solo lettere${tile(o)}`,
    not_single: (o) => `una tessera singola ha una lettera sola${tile(o)}`,
    short_tile: (o) => `una tessera doppia ha almeno due lettere${tile(o)}`,
    long_tile: (o) => `una tessera ha al massimo sei lettere${tile(o)}`,
    too_many_tiles: () => "le tessere sono al massimo 64",
    no_tiles: () => "serve almeno una tessera",
    empty: () => "non c'è nessuna casella",
    bad_letter: (o) => `"${o.found}" non è una lettera dell'alfabeto, ${place(o.at)}`,
    bad_cell: (o) => `"${o.found}" non è una casella, ${place(o.at)}`,
    unknown_bonus: (o) =>
      `"${o.found}" non è un bonus (${o.allowed.join(", ")}, da 4l a 9w), ${place(o.at)}`,
    ragged_row: (o) =>
      `la riga ${o.row} ha ${
        o.cells === 1 ? "1 casella" : `${o.cells} caselle`
      } e non ${o.expected} (nel testo: ${place(o.at)})`,
    too_large: (o) => `al massimo ${messages.number(o.max)} ${PARTS[o.what]}, ${place(o.at)}`,
    too_many_paths: (o) =>
      `una parola ha più di ${messages.number(o.max)} percorsi: cambia qualche lettera`,
  },
  crosswordFault: {
    no_picture: () =>
      "non c'è nessuna casella. Disegna lo schema con # per le nere e . per le bianche",
    unequal_rows: (o) => `la riga ${o.line} ha ${o.length} caselle e non ${o.expected}`,
    unknown_character: (o) =>
      `"${o.text}" alla riga ${o.line}, colonna ${o.column}, non è # né . né una lettera`,
    too_large: (o) => `${o.rows}x${o.cols} è troppo grande, al massimo ${o.max}x${o.max}`,
    no_slots: () => "non c'è posto per nessuna parola",
    lonely_cell: (o) =>
      `la casella alla riga ${o.line}, colonna ${o.column}, non fa parte di nessuna parola`,
    unfinished: () => "ci sono caselle vuote",
    theme_fits_nowhere: (o) =>
      `nessuna parola del tema (${
        messages.number(o.words)
      } in tutto) entra nello schema. Cambia tema o schema`,
    no_theme_words: () => "nessuna riga è buona. Serve: parola TAB definizione TAB livello",
    not_a_crossword: (o) =>
      o.field === ""
        ? "non è un cruciverba in JSON, ipuz o testo"
        : `il campo "${o.field}" manca o non va`,
    bad_density: (o) => `${o.value} non è una densità: serve un numero da 0.10 a 0.30`,
  },
  languageFault: {
    missing: () => "manca",
    unknown_field: (o) => `non esiste. Ci sono: ${o.allowed.join(", ")}`,
    bad_value: (o) => `non può essere "${o.text}": serve ${say(problems.languageValue, o.allowed)}`,
  },
  languageValue: {
    map: () => 'righe "chiave: valore"',
    text: () => "un testo",
    code: () => "un codice di due o tre lettere",
    alphabet: () => "da 1 a 32 lettere diverse",
    some_letters: () => "lettere dell'alfabeto",
    file_name: (o) => `"${o.code}", come il nome del file`,
    board: () => "una griglia",
    whole: (o) => `un numero intero da ${o.min} a ${o.max}`,
    some_weight: () => "almeno un peso diverso da zero",
    dice: (o) => `${o.count} dadi`,
    faces: (o) => `da ${o.min} a ${o.max} facce`,
  },
  sessionFault: {
    not_json: () => "non è scritta come itbee la scrive",
    newer_version: (o) => `è della versione ${o.version}. Serve un itbee più recente`,
    bad_field: (o) => `il campo "${o.field}" non va`,
    too_large: (o) =>
      `è troppo grande: ${messages.number(o.size)} byte, al massimo ${messages.number(o.limit)}`,
    missing_moves: (o) => `mancano delle mosse: ${o.found} su ${o.expected}`,
    too_many_faults: (o) =>
      `più di ${
        messages.number(o.limit)
      } righe sono sbagliate, e il resto del file non è stato letto`,
  },
  duelFault: {
    not_a_duel: () =>
      "Serve un gioco per sfidare qualcuno (alveare, griglia, tessere), o la riga di un duello, che comincia con itbee-duel-",
    damaged: () =>
      "Questa riga di un duello è rovinata: un carattere è cambiato, o ne mancano. Copiala di nuovo, tutta",
    newer_version: () => "Questa riga di un duello non è di questa versione: serve un altro itbee",
    bad_field: (o) => `Questa riga di un duello non si può usare: "${o.field}" non va`,
    other_words: (o) =>
      `Questo duello si gioca con le parole ${o.theirs}, e qui ci sono ${o.ours}: serve lo stesso itbee da tutte e due le parti`,
    other_rules: () =>
      "Questo duello viene da un itbee con altre regole: serve la stessa versione da tutte e due le parti",
    unknown_duel: () => "Questa riga risponde a un duello che qui non c'è",
    answered_before: () =>
      "A questo invito c'è già un'altra risposta: dopo quella le tue mosse non sono più un segreto, e una nuova non vale",
    play_first: () => "Prima finisci le tue partite di questo duello, poi vedrai quelle dell'altro",
    too_long: () => "Le righe di questo duello sono troppo lunghe per salvarle",
    broken_seal: () =>
      "Queste mosse non sono quelle sigillate nell'invito: sono state cambiate dopo, e il duello non vale",
  },
  settingFault: {
    unknown_key: (o) =>
      `${config.origin(o.from)}: "${o.key}" non esiste${
        o.known
          ? `. Ci sono: ${o.known.join(", ")}`
          : perhaps(o.nearest) || ". Per l'elenco: itbee config show"
      }`,
    bad_value: (o) =>
      `${config.origin(o.from)}: ${o.key} non può essere "${o.value}": serve ${
        say(problems.allowed, o.allowed)
      }`,
    crossed: (o) =>
      `${o.low.key} (${o.low.value}, ${config.origin(o.low.from)}) non può superare ` +
      `${o.high.key} (${o.high.value}, ${config.origin(o.high.from)})`,
    not_a_mapping: (o) =>
      `${o.path}: servono righe "chiave: valore". Per un esempio: itbee config init`,
    too_large: (o) => `${o.path}: è troppo grande, al massimo ${messages.number(o.limit)} byte`,
    bad_yaml: (o) => `${at(o)}: non è YAML corretto (${o.detail})`,
  },
  allowed: {
    whole: (o) => `un numero intero da ${o.min} a ${o.max}`,
    span: (o) => `un intervallo come 30..45, fra ${o.min} e ${o.max}`,
    decimal: (o) => `un numero da ${o.min} a ${o.max}`,
    size: (o) => `una misura come 9x13, da ${o.min}x${o.min} a ${o.max}x${o.max}`,
    url: () => "un indirizzo https, o http su questa macchina",
    one_of: (o) => `uno di: ${o.values.join(", ")}`,
    yes_no: () => "true o false",
    text: (o) => `un testo di al massimo ${o.max} caratteri`,
  },
};

/** What a text that cannot be read was taken for. */
const BOARD: Readonly<Record<string, string>> = {
  bee: "un alveare",
  grid: "una griglia",
  bites: "un insieme di tessere",
};

function perhaps(nearest: string | undefined): string {
  return nearest === undefined ? "" : `. Forse ${nearest}?`;
}

const PARTS = { rows: "righe", columns: "colonne", cells: "caselle" } as const;

function place({ line, column }: { readonly line: number; readonly column: number }): string {
  return `riga ${line}, colonna ${column}`;
}

function atMost({ limit }: { readonly limit?: number }): string {
  return limit === undefined ? "" : ` (al massimo ${bytes(limit)})`;
}
