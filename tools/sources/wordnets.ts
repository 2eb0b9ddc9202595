/** Senses of the wordnets: which Italian and English words share one, and its Italian definitions. */
export interface Synset {
  /** WordNet 3.0's offset and class: `02084071-n`. */
  readonly id: string;
  readonly class: SenseClass;
  /** Each Italian word, and how many of the wordnets have it here. */
  readonly italian: ReadonlyMap<string, number>;
  /** With the wordnet that gives it, the first being the most careful. */
  readonly definitions: readonly string[];
  /** `sense` 1 is the word's commonest. */
  readonly english: readonly { readonly word: string; readonly sense: number }[];
}

export const SENSE_CLASSES = ["n", "v", "a", "r"] as const;
export type SenseClass = typeof SENSE_CLASSES[number];

/** `italian` are tab files of the Open Multilingual Wordnet, the most careful definitions first. */
export function readWordnets(italian: readonly string[], princeton: string): Synset[] {
  const synsets = new Map<string, {
    italian: Map<string, number>;
    definitions: string[];
    english: { word: string; sense: number }[];
  }>();
  const at = (id: string) => {
    const plain = id.replace(/-s$/, "-a");
    let one = synsets.get(plain);
    if (!one) synsets.set(plain, one = { italian: new Map(), definitions: [], english: [] });
    return one;
  };
  for (const text of italian) {
    for (const line of text.split("\n")) {
      const [id = "", kind, first = "", second = ""] = line.split("\t");
      if (kind === "ita:lemma") {
        const { italian } = at(id);
        const word = withAccents(first.replaceAll("_", " "));
        italian.set(word, (italian.get(word) ?? 0) + 1);
      } else if (kind === "ita:def") at(id).definitions.push(withAccents(second));
    }
  }
  for (const line of princeton.split("\n")) {
    const [id = "", words = ""] = line.split("\t");
    if (words === "") continue;
    at(id).english.push(
      ...words.split(" | ").map((text) => {
        const colon = text.lastIndexOf(":");
        return { word: text.slice(0, colon), sense: Number(text.slice(colon + 1)) };
      }),
    );
  }
  return [...synsets].map(([id, one]) => ({ id, class: classIn(id), ...one }));
}

function classIn(id: string): SenseClass {
  const found = SENSE_CLASSES.find((it) => id.endsWith(`-${it}`));
  if (!found) throw new TypeError(`No class in ${id}`);
  return found;
}

/** The wordnets write final accents as apostrophes, too: `habitue'`, `` piu` ``. */
function withAccents(text: string): string {
  return text.trim().replaceAll("`", "'").replace(
    /([aeiou])'(?=$|[\s,;.:)])/g,
    (_, vowel: string) => ACCENTED[vowel]!,
  );
}

const ACCENTED: Readonly<Record<string, string>> = { a: "à", e: "è", i: "ì", o: "ò", u: "ù" };
