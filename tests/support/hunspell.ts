/**
 * Enough of hunspell to say whether a word is in a dictionary: prefixes and suffixes with
 * conditions, crossed where both sides allow it. No compounding, no second suffix.
 */
export interface Hunspell {
  isWord(word: string): boolean;
}

interface Affix {
  readonly flag: string;
  readonly strip: string;
  readonly condition: RegExp;
  readonly crosses: boolean;
}

export function openHunspell(aff: string, dic: string): Hunspell {
  const words = readWords(dic);
  const { prefixes, suffixes } = readAffixes(aff);
  const has = (word: string, flags: readonly string[]) => {
    const own = words.get(word);
    return own !== undefined && flags.every((flag) => own.includes(flag));
  };
  const hasSuffixed = (word: string, prefix: Affix | undefined): boolean => {
    const flags = prefix ? [prefix.flag] : [];
    if (has(word, flags)) return true;
    for (let size = 0; size <= Math.min(word.length, suffixes.longest); size++) {
      const cut = word.length - size;
      for (const affix of suffixes.byText.get(word.slice(cut)) ?? []) {
        if (prefix && !affix.crosses) continue;
        const stem = word.slice(0, cut) + affix.strip;
        if (affix.condition.test(stem) && has(stem, [...flags, affix.flag])) return true;
      }
    }
    return false;
  };
  return {
    isWord(word) {
      if (hasSuffixed(word, undefined)) return true;
      for (let size = 1; size <= Math.min(word.length, prefixes.longest); size++) {
        for (const affix of prefixes.byText.get(word.slice(0, size)) ?? []) {
          const stem = affix.strip + word.slice(size);
          if (affix.condition.test(stem) && hasSuffixed(stem, affix)) return true;
        }
      }
      return false;
    },
  };
}

function readWords(dic: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const line of dic.split("\n").slice(1)) {
    const [word = "", flags = ""] = line.trim().split("/");
    if (word !== "") words.set(word, (words.get(word) ?? "") + flags);
  }
  return words;
}

interface Affixes {
  readonly byText: Map<string, Affix[]>;
  longest: number;
}

function readAffixes(aff: string): { prefixes: Affixes; suffixes: Affixes } {
  const prefixes: Affixes = { byText: new Map(), longest: 0 };
  const suffixes: Affixes = { byText: new Map(), longest: 0 };
  const crosses = new Map<string, boolean>();
  for (const line of aff.split("\n")) {
    const [kind, flag = "", strip = "", add = "", condition] = line.trim().split(/\s+/);
    if (kind !== "SFX" && kind !== "PFX") continue;
    // The first line of each flag says whether it crosses, and how many lines follow.
    if (condition === undefined) {
      crosses.set(kind + flag, strip === "Y");
      continue;
    }
    const text = add === "0" ? "" : add.split("/")[0]!;
    const affixes = kind === "SFX" ? suffixes : prefixes;
    const affix = {
      flag,
      strip: strip === "0" ? "" : strip,
      condition: new RegExp(kind === "SFX" ? `(?:${condition})$` : `^(?:${condition})`, "u"),
      crosses: crosses.get(kind + flag) ?? false,
    };
    affixes.byText.set(text, [...affixes.byText.get(text) ?? [], affix]);
    affixes.longest = Math.max(affixes.longest, text.length);
  }
  return { prefixes, suffixes };
}
