/** How common a form must be, in hundredths of zipf, to be taken for what it looks like. */
const CLITIC = 130;
const DERIVED = 200;
/** And how common the word that it is made of. */
const VERB = 250;
const BASE = 330;
/** A word is commoner than what is made of it; else it is a name, as Pepito. */
const GAP = 40;

/** The zipf of a word, accents or not; 0 when no dictionary has it. */
type ZipfOfWord = (form: string) => number;

/**
 * What the Spanish dictionary has only for some words: verbs with pronouns (recordarle), small and
 * large things (cucharita, besazo) and superlatives (malísimo). They are made as they are said, so
 * the accents must be right: malisimo is none.
 */
export function spanishForm(
  token: string,
  zipf: number,
  zipfOfWord: ZipfOfWord,
): "clitic" | "derived" | undefined {
  if (zipf >= CLITIC && verbsOf(token).some((verb) => zipfOfWord(verb) >= VERB)) return "clitic";
  if (zipf < DERIVED || token.length < 6) return undefined;
  const least = Math.max(BASE, zipf + GAP);
  return basesOf(token).some((base) => zipfOfWord(base) >= least) ? "derived" : undefined;
}

const ONE = "(?:me|te|se|l[aeo]s?|nos|os)";
const TWO = "(?:me|te|se|nos|os)l[aeo]s?";
const INFINITIVE = new RegExp(`^(.{2,}[aeií]r)${ONE}$`);
const INFINITIVE_TWO = new RegExp(`^(.{2,}[áéí]r)${TWO}$`);
/** Orders, which get an accent: mándale, dejémoslo. */
const ORDER = /^(.*[áéíóú](?:[^áéíóú]*[ae]|mos))(?:me|te|nos|l[aeo]s?)$/;
const GERUND = new RegExp(`^(.{1,}(?:á|ié|yé)ndo)(?:${ONE}|${TWO})$`);

/** The form of the verb that pronouns are joined to, still with the accent it got from them. */
function verbsOf(token: string): string[] {
  return [INFINITIVE, INFINITIVE_TWO, GERUND, ORDER]
    .flatMap((pattern) => pattern.exec(token)?.[1] ?? []);
}

/** What a small or large thing, or a superlative, may be made of: corazoncito, casita, poquito. */
function basesOf(token: string): string[] {
  const [, stem = "", ending = "", vowel = ""] =
    /^(.{2,}?)(ecit|cit|it|ot|az|ísim)([oae])s?$/.exec(token) ?? [];
  if (stem === "" || (vowel === "e") !== (ending === "ot")) return [];
  const stems = new Set([
    stem,
    stem.replace(/qu$/, "c"),
    stem.replace(/gu$/, "g"),
    stem.replace(/c$/, "z"),
  ]);
  if (ending === "cit") return [...stems].filter((text) => /[nre]$/.test(text));
  if (ending === "ecit") return [...stems].flatMap((text) => [text, text + "e"]);
  return [...stems].flatMap((text) => [text + "o", text + "a", text + "e", text]);
}
