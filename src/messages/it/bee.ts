import { namesOf } from "../command_words.ts";
import { beeCommands } from "./bee_commands.ts";
import type { Outside } from "../../games/bee/round.ts";
import type { BeeMessages } from "../bee.ts";
import { MONTHS, WEEKDAYS } from "./dates.ts";
import { reason } from "./terms.ts";
import { absent, charge, count, dayWords, extra, hints, letters, points, words } from "./counts.ts";
import { shortGuess } from "../../core/text.ts";
import { listed, sentences, some, spelled, suggest } from "../phrases.ts";
import { clockText, zipf } from "../numbers.ts";
import { sharedCommands, wordGame } from "./word_game.ts";

/** The bee's sentences in Italian. */
export const bee: BeeMessages = {
  ...wordGame,
  inMenu: {
    name: "Alveare",
    day: dayWords("o"),
    howTo: ["Quante parole sai fare", "con sette lettere?", "Il centro è d'obbligo"],
    standing: ({ found, words }) => `${count(found)}/${count(words)}`,
    missedIn: (puzzle = "") => `nell'alveare ${puzzle}`.trimEnd(),
  },
  outcome: {
    found: (o) => {
      const { word, length } = spelled(o.word);
      const known = o.word.zipf === 0 ? "" : `, zipf ${zipf(o.word.zipf)}`;
      const facts = `(lunghezza ${length}${known})`;
      if (o.hinted) return `+0  OK${word} ${facts}, era svelata`;
      const praise = o.word.perfect ? "PANGRAMMA PERFETTO!" : o.word.pangram ? "PANGRAMMA!" : "OK";
      return `+${o.points}  ${praise}${word} ${facts}`;
    },
    extra: (o) => {
      const apart = o.apart ? `. Punti extra ${o.extraScore}, a parte` : "";
      if (!o.listed) return `+${o.points}  EXTRA${apart}`;
      const { word } = spelled(o.word);
      const praise = o.word.pangram ? "EXTRA, PANGRAMMA!" : "EXTRA";
      return `+${o.points}  ${praise}${word} (${OUTSIDE[o.word.outside!]})${apart}`;
    },
    not_letters: () => "No: solo lettere, senza apostrofi o trattini.",
    already_found: (o) => `Già trovata: ${o.word.toUpperCase()} (${points(o.points)}).`,
    too_short: (o) =>
      `No: "${shortGuess(o.word)}" ha ${letters(o.word.length)}, ne servono almeno ${o.min}.`,
    bad_letters: (o) => {
      const missing = o.missing && `manca la ${o.missing.toUpperCase()}`;
      return `No: ${[absent(o.letters), missing].filter((part) => part).join("; ")}.`;
    },
    not_in_lexicon: (o) =>
      `No: "${shortGuess(o.word)}" non è nel lessico.${suggest("segnala", o.word)}`,
    excluded: (o) => `No: "${shortGuess(o.word)}" è ${reason[o.reason]}.`,
    hint: (o) => {
      const cost = charge(o.price.charged);
      const { hint } = o;
      switch (hint.rung) {
        case 1: {
          const counts = hint.lengths.map(({ length, count }, i) =>
            i === 0 ? `${words(count)} di ${letters(length)}` : `${count} di ${length}`
          );
          return `Da trovare: ${counts.join(", ")}; ${pangrams(hint.pangrams)}.`;
        }
        case 2:
        case 3:
        case 5:
          return "";
        case 4: {
          const blanks = "_ ".repeat(Math.max(0, hint.length - 2));
          const shown = `${hint.first.toUpperCase()} ${blanks}${hint.last.toUpperCase()}`;
          return `${cost}: ${shown}, ${letters(hint.length)}.`;
        }
        case 6: {
          const letters = [...hint.anagram.toUpperCase()].join(" ");
          if (hint.word === undefined) {
            return `Indizio: le sue lettere sono ${letters}. Ora vale 0 punti; 6 ancora per leggerla.`;
          }
          return `Indizio: la parola è ${hint.word.toUpperCase()}. Vale 0 punti.`;
        }
      }
    },
    hint_none: () => "Hai già tutte le parole del nucleo.",
    shuffled: () => "",
    undone: (o) => `Tolta: ${o.word.word.toUpperCase()} (-${o.word.points}).`,
    nothing_to_undo: () => "Non c'è nessuna parola da togliere.",
    waited: () => "",
    gave_up: () => "",
    over: () => "Questo alveare è finito. Per averne un altro: nuova. Per uscire: esci.",
  },
  hintForm: (o) => {
    const from = o.lemma === undefined ? "" : ` di "${o.lemma}"`;
    const kin = o.kin.length === 0 ? "" : `, come ${o.kin.join(", ")}`;
    return `${charge(o.charged)}: ${o.grammar}${from}${kin}, ${letters(o.length)}.`;
  },
  hintNoForm: (length) =>
    `Indizio: ${letters(length)}. Questo elenco di parole non dice che forma è.`,
  hintMeaning: (text) => `Vuol dire: ${text}`,
  rank: {
    beginner: "Uovo",
    good_start: "Larva",
    moving_up: "Spazzina",
    good: "Nutrice",
    solid: "Ceraiola",
    nice: "Magazziniera",
    great: "Guardiana",
    amazing: "Bottinatrice",
    genius: "Genio",
    queen_bee: "Ape Regina",
  },
  outsideCore: (why) => `fuori dal nucleo: ${OUTSIDE[why]}`,
  command: {
    ...sharedCommands,
    help: 'i comandi; "? regole" le regole, "? punti" i punti e gli indizi',
    shuffle: "mescola le sei lettere (anche Invio a vuoto)",
    hint: "inizio e fine di una parola; da 1 a 6 la scala degli indizi",
    score: "punti, obiettivo, grado",
    list: "parole trovate (lista lunghezza, alfabeto, famiglie, extra)",
    grid: "quante parole restano, per iniziale e lunghezza",
    pairs: "quante parole restano, per le prime due lettere",
    ranks: "la scala dei gradi",
    undo: "toglie l'ultima parola accettata",
    yesterday: "l'alveare di ieri, con le parole",
    restart: "un altro alveare; questo resta salvato",
    quit: "salva ed esce",
  },
  commandName: namesOf(beeCommands.play),
  daily: (date) => `alveare di ${inWords(date)}`,
  seeded: (seed) => `alveare del seme ${seed}`,
  board: () => "alveare",
  opening: (o) => [
    `itbee: ${o.title}, codice ${o.code}, lessico ${o.edition}.`,
    `Lettera obbligatoria ${o.required}. Altre lettere: ${o.others}.`,
    `${words(o.words)}, ${points(o.points)}, ${pangrams(o.pangrams)}. Obiettivo ${points(o.goal)}.`,
    `Minimo ${letters(o.minLength)}, si possono ripetere.`,
  ],
  invitation: () => "Scrivi una parola. Per i comandi: ?",
  resumed: (o) => `Riprendi da dove eri: ${words(o.found)}, ${points(o.score)}.`,
  tally: (o) => `Trovate ${o.found}/${o.words}   Punti ${o.score} / ${o.goal}`,
  score: (o) =>
    `Trovate ${o.found}/${o.words}   Punti ${o.score} / ${o.goal}   ${o.bar} ${o.percent}% dell'obiettivo`,
  rankLine: (rank, next) => next === undefined ? `Grado ${rank}` : `Grado ${rank}, ${toRank(next)}`,
  newRank: (rank, next) => `Nuovo grado: ${rank}.` + (next ? ` ${toRank(next)}.` : ""),
  extraTally: (o) => `Extra: ${words(o.words)}, ${points(o.points)}${o.apart ? " a parte" : ""}`,
  noExtra: () => "Ancora nessuna parola extra.",
  families: (found, total) => `Famiglie ${found}/${total}`,
  gridTotal: () => "tot",
  left: (count, sum, perfect) => `Restano ${words(count)}, ${points(sum)}, ${pangrams(perfect)}`,
  rules: (o) => [
    "Componi parole con le sette lettere; ognuna si può ripetere.",
    `Ogni parola ha almeno ${letters(o.minLength)} e contiene la lettera obbligatoria.`,
    "Valgono le forme flesse; non valgono nomi propri, sigle e parole straniere.",
    'Maiuscole e accenti non contano: "perche" vale "perché".',
    `L'obiettivo è il ${o.goalPercent}% dei punti delle parole del nucleo, le più comuni.`,
    o.apart
      ? "Le altre parole valide sono extra: punti a parte, fuori dall'obiettivo."
      : "Le altre parole valide sono extra: danno punti anche loro, ma non servono mai.",
    ...(o.apart ? [] : ["Per l'ultimo grado servono tutte le parole del nucleo."]),
  ],
  points: (o) => [
    `Una parola vale ${o.alpha} x (8 - zipf) punti, arrotondati, almeno 1; in più`,
    `1 per ogni lettera oltre la ${o.minLength}a e ${o.pangram} se è un pangramma; al massimo ${o.cap}.`,
    "zipf dice quanto è comune: 6 comunissima, 3 poco comune.",
    "points" in o.extra
      ? `Una parola extra vale ${points(o.extra.points)}, a parte.`
      : `Una parola extra vale altrettanto, ma il suo zipf non conta mai meno di ${
        zipf(o.extra.zipf)
      }.`,
  ],
  tariffTitle: "Indizi, e quanto costano adesso; se i punti non bastano, si pagano dopo:",
  tariff: (rung, price) => `${rung}  ${TARIFF[rung]}: ${price === 0 ? "gratis" : points(price)}`,
  whyWhat: () => "Quale parola? Per esempio: perche nome",
  listWhat: () => "Si può dire: lista ordine, alfabeto, lunghezza, famiglie, extra",
  won: (o) => [
    `GENIO! Obiettivo raggiunto: ${o.score} / ${o.goal} punti, ${o.found}/${o.words} parole, ` +
    `${listed([pangrams(o.pangrams), hints(o)])}.`,
    `Mancano ${words(o.left)} e ${points(o.leftPoints)} ad Ape Regina.`,
    ...(o.streak ? [streak(o.streak)] : []),
    "Continua, oppure: resa per vedere le altre, nuova, condividi, esci.",
  ],
  complete: (o) =>
    `APE REGINA! ${o.found}/${o.words} parole, ${points(o.score)}.${
      sentences([extra(o), hints(o)])
    }${o.streak ? ` ${streak(o.streak)}` : ""}`,
  gaveUp: (o) => [
    `${
      o.isTimeUp ? "Tempo scaduto!" : "Partita finita."
    } Trovate ${o.found}/${o.words}, punti ${o.score} / ${o.goal}, grado ${o.rank}.`,
    ...(o.missed === 0 ? [] : ["Ti sono sfuggite, dalla più comune:"]),
  ],
  timed: (seconds) => `Hai ${clockText(seconds)} in tutto.`,
  review: (list) => `Da ripassare: ${list}.   perche PAROLA per saperne di più.`,
  share: (o) => [
    ["itbee", o.title, o.rank].filter((part) => part).join("  "),
    `${o.found}/${o.words} parole  ${o.score}/${o.total}  pangrammi ${o.pangrams}/${o.pangramsTotal}`,
    [
      o.bar,
      ...some([listed([hints(o), o.gridSeen ? "con griglia" : ""])]),
      ...some([extra(o)]),
      ...(o.streak > 0 ? [`serie ${o.streak}`] : []),
    ].join("  "),
    o.code,
  ],
  reportWhat: () => "Quale parola? Per esempio: segnala nermo",
  yesterday: (date, played) =>
    `Alveare di ${inWords(date)}${played ? ": + trovata, - sfuggita" : ", non giocato"}`,
  boardLine: (o) =>
    `${o.code}  ${words(o.words)}, ${points(o.points)}, obiettivo ${o.goal}, ${
      pangrams(o.pangrams)
    }, livello ${o.level}`,
  certificate: (forms) =>
    forms === null
      ? "Non è noto quante forme comuni bastino per l'obiettivo."
      : `Obiettivo raggiungibile con le ${count(forms)} forme più comuni.`,
  boardColumn: {
    code: "codice",
    words: "parole",
    points: "punti",
    goal: "obiettivo",
    pangrams: "pangrammi",
    level: "livello",
    forms: "forme",
  },
  formsNote: () => "forme: quante delle forme più comuni bastano per l'obiettivo",
  atlas: (o) =>
    `Alveari: ${count(o.boards)} su ${count(o.examined)}. ` +
    `Gruppi di sette lettere: ${count(o.sets)}. Ne mostro ${count(o.shown)}.`,
  record: {
    mostWords: "più parole",
    fewestWords: "meno parole",
    mostPoints: "più punti",
    mostPangrams: "più pangrammi",
    widest: "più forme",
  },
  verbose: (o) => [
    `Estrazioni: ${o.draws}, candidati ${o.candidates}. Scartati: ${o.rejected || "nessuno"}.`,
    `Parole ${o.words}, punti ${o.points}. ${bee.certificate(o.certificate)}`,
    `Tempo: ${o.ms} ms.`,
  ],
};

const TARIFF = {
  1: "quante parole restano, per lunghezza",
  2: "griglia per iniziale e lunghezza",
  3: "prime due lettere",
  4: "prima e ultima lettera di una parola",
  5: "che forma è, e di quale parola",
  6: "le sue lettere in disordine, poi la parola",
} as const;

const OUTSIDE: Readonly<Record<Outside, string>> = {
  clitic: "con pronome",
  apocope: "tronca",
  vulgar: "volgare",
  sensitive: "delicata",
  slur: "offensiva",
  name: "nome proprio o sigla",
  rare: "rara per questo livello",
  own: "del tuo elenco",
};

function inWords(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  const month = MONTHS[day.getUTCMonth()];
  const first = day.getUTCDate() === 1 ? "1º" : day.getUTCDate();
  return `${WEEKDAYS[day.getUTCDay()]} ${first} ${month} ${day.getUTCFullYear()}`;
}

function streak({ current, best }: { readonly current: number; readonly best: number }): string {
  const days = `Serie ${current === 1 ? "1 giorno" : `${current} giorni`}`;
  if (best > current) return `${days} (record ${best}).`;
  return current === 1 ? `${days}.` : `${days}, il tuo record!`;
}

function toRank({ name, points: left }: { readonly name: string; readonly points: number }) {
  return `${points(left)} ${/^a/i.test(name) ? "ad" : "a"} ${name}`;
}

function pangrams(n: number): string {
  return n === 1 ? "1 pangramma" : `${n} pangrammi`;
}
