/** Common ends of names of places and families, which look like compounds: Rosenberg. */
const OF_NAMES =
  /(?:berge?r?|burge?r?|steine?r?|manns?|dorf|bache?r?|felde?r?|hausen|heim|bauer|hofe?r?|hofen|stadt|wald|thal|tal|brück|furt|mühle|see|au|hagen|rode|kirchen?|meiere?|müller|scheid|horst|land)$/;

const LINKS = ["", "s", "n", "en", "es", "e", "er"];

/**
 * Whether a German form is a noun made of two that are in use: Menschen-rechte, Regierung-s-chef.
 * `zipfOf` tells how common a noun is, 0 for what is none.
 */
export function isGermanCompound(word: string, zipfOf: (part: string) => number): boolean {
  if (word.length < 8 || OF_NAMES.test(word)) return false;
  for (let cut = 3; cut <= word.length - 4; cut++) {
    const end = word.slice(cut);
    if (zipfOf(end) < 350) continue;
    for (const link of LINKS) {
      const start = word.slice(0, cut);
      if (!start.endsWith(link)) continue;
      const first = start.slice(0, start.length - link.length);
      if (first.length >= 3 && zipfOf(first) >= 350) return true;
    }
  }
  return false;
}
