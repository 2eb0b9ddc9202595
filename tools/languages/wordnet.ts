/** Words that mean the same, and what they mean. */
interface Synset {
  /** Where it is in its file: how the index names it. */
  readonly place: string;
  /** With capitals where they have them; one of several words has underscores. */
  readonly words: readonly string[];
  readonly gloss: string;
}

/**
 * The lines of one of WordNet's `data` files, described in wndb(5): place, file, part of speech,
 * how many words (hexadecimal), each with a number, pointers, a bar, the gloss.
 */
export function* synsetsOf(text: string): Generator<Synset> {
  for (const line of text.split("\n")) {
    // The licence at the start of the file is indented.
    if (!/^\d/.test(line)) continue;
    const bar = line.indexOf(" | ");
    const fields = line.slice(0, bar).split(" ");
    const count = parseInt(fields[3]!, 16);
    const words = Array.from({ length: count }, (_, i) => {
      // Adjectives may say where they stand: galore(ip).
      return fields[4 + 2 * i]!.replace(/\(\w+\)$/, "");
    });
    yield { place: fields[0]!, words, gloss: line.slice(bar + 3).trim() };
  }
}
