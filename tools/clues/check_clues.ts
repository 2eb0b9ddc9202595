import { normalize } from "../../src/core/letters.ts";
import { checkText } from "../../src/games/crossword/check.ts";
import { lemmasOf } from "../../src/games/crossword/clue_words.ts";
import { type Definition, parseDefinitions } from "../../src/games/crossword/definitions.ts";
import {
  type PairMechanism,
  type PairPhrase,
  parsePairs,
} from "../../src/games/crossword/pairs.ts";
import { parseTheme } from "../../src/games/crossword/theme.ts";
import { SLUR, VULGAR } from "../../src/lexicon/entry.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { disagreement } from "./check_agreement.ts";
import { PLATES, SYMBOLS } from "./pair_facts.ts";
import { givesPair } from "./gives_pair.ts";

/** What is wrong with a row of `data/clues`. */
interface RowFault {
  readonly file: string;
  readonly line: number;
  readonly fault: string;
  readonly text: string;
}

/** A file's name and text. */
interface ClueTable {
  readonly name: string;
  readonly text: string;
}

/** The phrases for pairs of letters; every other table has definitions of words. */
const PAIR_TABLE = "hosts.tsv";

const LENGTHS = { min: 2, max: 60 };
const MAX_WORDS = 10;
/** How many answers may share a definition: *Lo è il limone* fits more than one. */
const MAX_SHARED = 3;
/** A shared beginning shorter than this is chance. */
const MIN_FAMILY = 5;

/** Grammar is not a definition. */
const GRAMMAR =
  /\b(plurale|singolare|maschile|femminile|preposizion[ei]|congiunzion[ei]|avverbio|pronom[ei]|participio|gerundio|congiuntivo|imperativo|passato remoto|coniug\w+|verb[oi]|aggettivo|sostantivo|apostrofo|con l'accento|accentat[oa]|anagramma)\b/i;

/** Nothing to smile at. */
const SENSITIVE =
  /\b(stupr\w+|suicid\w+|cancro|tumor[ei]|nazis\w+|fascis\w+|hitler|mussolini|negr[oaie]|ebre[oaie]|zingar[oaie]|handicap\w*|mongoloid[ei]|aborto|pedofil\w+|terroris\w+|lager|sess(o|uale|uali)|prostitut\w+|orgasmo|tortura\w*)\b/i;

/** What a phrase has to say for its mechanism. */
const CUES: Readonly<Record<PairMechanism, RegExp>> = {
  beginning:
    /iniz|prim|princip|test[ae]|cap[oi]\b|apr(e|ono)|avvi|esord|debutt|preludi|partenza|ingress|davanti|alba|sogli|attacc|fronte|vertic|cim[ae]|accenn|assaggi|antipast|imbocc|punta|prua|muso/i,
  end:
    /fin[ei]\b|final|fondo|fondi|ultim|cod[ae]|chiu[ds]|termin|conclu|tramonto|arrivo|dietro|epilogo|foce|pied[ei]|tacc(o|hi)|uscit|capolinea|poppa|bas[ei]\b|rest[io]|strascic/i,
  heart:
    /cuor|mezzo|centr|intern|nucle[oi]|tuorl|metà|pien[oa]|dentro|anim[ae]|seno|ombelico|nocciol|polpa|midollo/i,
  ends:
    /confin|estrem|lati\b|limit|bord|sponde|margin|ali\b|fianchi|bucc|scorz|crost|gusc|pelle|cornic|rive|argin|paret|poli\b|orl[oi]/i,
  vowels: /vocali/i,
  consonants: /consonanti/i,
  odd: /dispari/i,
  even: /pari/i,
  half: /mezz|metà|dimezza|parte/i,
  twins: /gemell|doppi|due /i,
  initials: /inizial|sigla|monogramma/i,
  roman: /roma|Cesare|Cicerone|Augusto|Nerone|Traiano|latin|Foro|Urbe|antichi/i,
  symbol: /simbol|sigla|in breve|chimic|abbrevia|etichetta|formula/i,
  plate: /targa/i,
};

/** How a definition of two letters begins that means the letters of another word in it. */
const LETTERS_OF =
  /^(Inizio d|Fine |Cuore d|Nel mezzo d|Prim[ei] |Ultim[ei] |In (fondo|cima|coda|testa) |Confini d|Estrem[ie] |Ai piedi |Coda d|Testa d|Pari )/;

const LETTER_MECHANISMS = Object.keys(CUES).filter((name) =>
  !["initials", "roman", "symbol", "plate"].includes(name)
) as PairMechanism[];

/** Every fault of every row. */
export function checkTables(lexicon: Lexicon, tables: readonly ClueTable[]): RowFault[] {
  const faults: RowFault[] = [];
  const rows = new Map<string, string>();
  const answersOf = new Map<string, Set<string>>();
  for (const { name, text } of tables) {
    const add = (line: number, fault: string, shown: string) =>
      faults.push({ file: name, line, fault, text: shown });
    const isPairs = name === PAIR_TABLE;
    const read = isPairs ? parsePairs(text) : parseDefinitions(text);
    for (const { line, text } of read.faults) add(line, "columns or level", text);
    const found = "phrases" in read ? read.phrases : read.definitions;
    for (const one of found) {
      const answer = "pair" in one ? one.pair : one.answer;
      const shown = `${answer}: ${one.text}`;
      const all = "pair" in one ? pairFaults(lexicon, one) : definitionFaults(lexicon, one);
      for (const fault of all) add(one.line, fault, shown);
      const key = `${answer}\t${one.text.toLowerCase()}`;
      if (rows.has(key)) add(one.line, `also in ${rows.get(key)}`, shown);
      rows.set(key, name);
      const answers = answersOf.get(one.text.toLowerCase()) ?? new Set();
      answersOf.set(one.text.toLowerCase(), answers.add(answer));
      if (answers.size > (isPairs ? 1 : MAX_SHARED)) {
        add(one.line, `the same for ${[...answers].join(", ")}`, shown);
      }
    }
  }
  return faults;
}

function definitionFaults(lexicon: Lexicon, { answer, text, written }: Definition): string[] {
  const faults = textFaults(lexicon, text);
  const id = lexicon.find(answer);
  if (!/^[a-z]+$/.test(answer) || id === undefined) return [...faults, "answer not a word"];
  if (lexicon.flagBits(id) & (VULGAR | SLUR)) faults.push("answer not to be shown");
  if (written !== undefined && !lexicon.written(id).includes(written)) faults.push("spelling");
  const given = checkText(lexicon, text, answer);
  if (given) faults.push(`gives away${"word" in given ? ` (${given.word})` : ""}`);
  const relative = relativeIn(lexicon, text, answer);
  if (!given && relative !== undefined) faults.push(`same family (${relative})`);
  // The readings do not say which spelling they are of, and lack some: a spelling settles both.
  const unlike = written === undefined ? disagreement(lexicon, text, answer) : undefined;
  if (unlike !== undefined) faults.push(`does not agree in ${unlike}`);
  if (answer.length === 2 && LETTERS_OF.test(text) && !hasHost(text, answer)) {
    faults.push("no word gives the letters");
  }
  return faults;
}

/** A word of the definition with the answer's dictionary form, or with most of its beginning. */
function relativeIn(lexicon: Lexicon, text: string, answer: string): string | undefined {
  const id = lexicon.find(answer);
  const lemmas = id === undefined ? new Set<string>() : lemmasOf(lexicon, id);
  return text.split(/[^\p{L}]+/u).find((shown) => {
    const word = normalize(shown) ?? "";
    // Short forms of essere, avere, fare are everywhere and prove nothing.
    if (word.length <= 3) return false;
    const start = Math.max(MIN_FAMILY, Math.ceil(answer.length * 0.6));
    if (answer.length >= start && word.startsWith(answer.slice(0, start))) return true;
    const other = lexicon.find(word);
    if (other === undefined) return false;
    return answer.length > 3 && [...lemmasOf(lexicon, other)].some((lemma) => lemmas.has(lemma));
  });
}

function pairFaults(lexicon: Lexicon, one: PairPhrase): string[] {
  const { pair, text, host, mechanism } = one;
  const faults = textFaults(lexicon, text);
  if (!/^[a-z]{2}$/.test(pair)) faults.push("not a pair");
  const facts = mechanism === "plate" ? PLATES : mechanism === "symbol" ? SYMBOLS : undefined;
  const isProved = facts ? facts[host] === pair : givesPair(one);
  if (!isProved) faults.push(`${mechanism} of ${host} is not ${pair}`);
  if (!CUES[mechanism].test(text)) faults.push(`does not say ${mechanism}`);
  // For a person the surname is enough, and a Roman number is written in words.
  const named = mechanism === "initials" ? host.split(" ").at(-1)! : host;
  const isNamed = mechanism === "roman" || plain(text).includes(plain(named));
  if (!isNamed) faults.push(`does not name ${named}`);
  return faults;
}

/** Whether some word of the phrase gives the pair, in any way. */
function hasHost(text: string, pair: string): boolean {
  return plain(text).trim().split(" ").some((host) =>
    LETTER_MECHANISMS.some((mechanism) => givesPair({ pair, text, host, mechanism }))
  );
}

/** Without accents, and only letters and single spaces between words. */
function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${bare.replace(/[^a-z]+/g, " ").trim()} `;
}

function textFaults(lexicon: Lexicon, text: string): string[] {
  const faults: string[] = [];
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  if (text.length < LENGTHS.min || text.length > LENGTHS.max) faults.push("length");
  if (words.length > MAX_WORDS) faults.push("too many words");
  if (!/^[\p{Lu}\p{N}«…]/u.test(text)) faults.push("no capital");
  if (/[.;]$|\s{2}|["’“”]|\.\.\./.test(text)) faults.push("punctuation");
  if (GRAMMAR.test(text)) faults.push("grammar");
  if (SENSITIVE.test(text)) faults.push("sensitive word");
  for (const shown of words) {
    const id = lexicon.find(normalize(shown) ?? "");
    if (id !== undefined && lexicon.flagBits(id) & (VULGAR | SLUR)) {
      faults.push(`not to be shown (${shown})`);
    }
  }
  return faults;
}

/** Every fault of the clues of themes, whose words need not be in the lexicon. */
export function checkThemes(lexicon: Lexicon, tables: readonly ClueTable[]): RowFault[] {
  return tables.flatMap(({ name, text }) => {
    const { words, faults } = parseTheme(text);
    const ofRows = faults.map(({ line, kind, text }) => ({ file: name, line, fault: kind, text }));
    const ofWords = words.flatMap(({ word, clue }) => {
      const given = checkText(lexicon, clue, word) ? ["gives away"] : [];
      const line = text.slice(0, text.indexOf(clue)).split("\n").length;
      return [...textFaults(lexicon, clue), ...given]
        .map((fault) => ({ file: name, line, fault, text: `${word}: ${clue}` }));
    });
    return [...ofRows, ...ofWords];
  });
}

/** The tables of `data/clues`, or of another folder of `data`, by name. */
export function clueTables(kind: "clues" | "themes" = "clues"): ClueTable[] {
  const folder = new URL(`../../data/${kind}/`, import.meta.url);
  return [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) =>
    name.endsWith(".tsv")
  ).sort().map((name) => ({ name, text: Deno.readTextFileSync(new URL(name, folder)) }));
}

if (import.meta.main) {
  const lexicon = Lexicon.open(
    sourceOf(Deno.readFileSync(new URL("../../data/it.lex", import.meta.url))),
  );
  const only = new Set(Deno.args);
  const faults = [
    ...checkTables(lexicon, clueTables()),
    ...checkThemes(lexicon, clueTables("themes")),
  ].filter(({ file }) => only.size === 0 || only.has(file));
  const lines = faults.map(({ file, line, fault, text }) => `${file}:${line}: ${fault}: ${text}\n`);
  Deno.stdout.writeSync(new TextEncoder().encode(`${lines.join("")}${faults.length} faults\n`));
  Deno.exitCode = faults.length > 0 ? 1 : 0;
}
