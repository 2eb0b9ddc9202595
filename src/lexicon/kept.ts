import type { Lexicon } from "./lexicon.ts";

/**
 * What is made once of a lexicon and a key, and kept as long as the lexicon: tables that take
 * longer to make than to use.
 */
export function keptBy<K, V>(
  make: (lexicon: Lexicon, key: K) => V,
): (lexicon: Lexicon, key: K) => V {
  const all = new WeakMap<Lexicon, Map<K, V>>();
  return (lexicon, key) => {
    let known = all.get(lexicon);
    if (!known) all.set(lexicon, known = new Map());
    if (!known.has(key)) known.set(key, make(lexicon, key));
    return known.get(key)!;
  };
}
