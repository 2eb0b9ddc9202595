/** How a phrase gives a pair of letters. */
const PAIR_MECHANISMS = [
  /** The first two letters: Inizio di primavera. */
  "beginning",
  /** The last two: In fondo al mare. */
  "end",
  /** The two in the middle: Il cuore di Roma. */
  "heart",
  /** The first and the last: I confini della Russia. */
  "ends",
  /** All the vowels, in order: Le vocali di oggi. */
  "vowels",
  "consonants",
  /** The first and the third of three or four: Le dispari di vela. */
  "odd",
  /** The second and the fourth of four or five: Le pari di sera. */
  "even",
  /** Either half of four letters: Mezza noce. */
  "half",
  /** The double letter: Le gemelle di Lucca. */
  "twins",
  /** The initials of a first name and a surname: Iniziali di Verdi. */
  "initials",
  /** A number in Roman letters. */
  "roman",
  /** A chemical element or a unit of measurement. */
  "symbol",
  /** The plate of an Italian province. */
  "plate",
] as const;
export type PairMechanism = typeof PAIR_MECHANISMS[number];

/** Two letters and a phrase that gives them. */
export interface PairPhrase {
  readonly pair: string;
  readonly text: string;
  /** What the letters are taken from, without accents; for plates and symbols, what they mean. */
  readonly host: string;
  readonly mechanism: PairMechanism;
}

interface PairFile {
  readonly phrases: readonly (PairPhrase & { readonly line: number })[];
  /** Rows that are not pair, phrase, host and mechanism with tabs between. */
  readonly faults: readonly { readonly line: number; readonly text: string }[];
}

/** Reads `pair TAB phrase TAB host TAB mechanism` rows; `#` starts a remark. */
export function parsePairs(text: string): PairFile {
  const phrases: (PairPhrase & { line: number })[] = [];
  const faults: { line: number; text: string }[] = [];
  text.split("\n").forEach((row, i) => {
    if (row.trim() === "" || row.startsWith("#")) return;
    const columns = row.split("\t");
    const [pair, phrase, host, name] = columns;
    const mechanism = PAIR_MECHANISMS.find((one) => one === name);
    const isWhole = columns.length === 4 && columns.every((column) => column.trim() === column);
    if (!pair || !phrase || !host || !mechanism || !isWhole) {
      faults.push({ line: i + 1, text: row });
    } else phrases.push({ line: i + 1, pair, text: phrase, host, mechanism });
  });
  return { phrases, faults };
}

/** The phrases of each pair. */
export function pairsBy(text: string): ReadonlyMap<string, readonly PairPhrase[]> {
  const found = new Map<string, PairPhrase[]>();
  for (const { line: _, ...phrase } of parsePairs(text).phrases) {
    found.set(phrase.pair, [...found.get(phrase.pair) ?? [], phrase]);
  }
  return found;
}
