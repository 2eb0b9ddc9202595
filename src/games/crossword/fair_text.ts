/** Longer texts are not clues. */
const MAX_CLUE = 160;
/** A fragment of this share of the answer says the rest. */
const MOST = 0.6;

/** Letters without parts, and signs that stand for a letter within a word, as in `p3la`. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ æ: "ae", œ: "oe", ß: "ss", ø: "o", ð: "d", đ: "d", þ: "p", ł: "l", ħ: "h", ŧ: "t", ı: "i" },
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "@": "a", "$": "s" },
};

/**
 * Brief, of one line, and without anything that is drawn like a letter and is none of ours: letters
 * of another script, small capitals, letters in boxes, marks that strike a letter out.
 */
export function isShowable(clue: string): boolean {
  return clue !== "" && clue.length <= MAX_CLUE && !/[\p{Cc}\p{Cf}]/u.test(clue) &&
    /^[a-z0-9\p{P}\p{Zs}\p{Sc}\p{Sm}\p{Sk}°]*$/u.test(folded(clue));
}

/** The words of a clue, in plain letters. */
export function wordsOf(clue: string): string[] {
  return folded(clue).split(/[^a-z0-9@$]+/).flatMap((word) => {
    if (!/[a-z]/.test(word)) return [];
    return word.replace(/[^a-z]/g, (sign) => ALIKE[sign] ?? "");
  });
}

/** The answer, its letters one by one, most of it, or a word that has it within. */
export function tellsAnswer(words: readonly string[], played: string): boolean {
  const answer = folded(played);
  const isPart = (word: string) => {
    if (word === answer) return true;
    // Nearly every sentence has a short answer somewhere within its words.
    if (answer.length < 4 || word.length < 4) return false;
    return word.includes(answer) ||
      answer.includes(word) && word.length >= answer.length * MOST ||
      sharedStart(word, answer) >= Math.max(5, answer.length - 2);
  };
  // A word hidden across two others is fair; whole words that spell it are not.
  const spells = words.some((_, from) => {
    let text = "";
    for (let i = from; i < words.length && text.length < answer.length; i++) text += words[i];
    return text === answer;
  });
  return spells || words.some(isPart) || spelledOut(words).some(isMost);

  function isMost(letters: string): boolean {
    return answer.includes(letters) && letters.length >= answer.length * MOST;
  }
}

/** Runs of three or more words of one letter, each as one text. */
function spelledOut(words: readonly string[]): string[] {
  const runs = words.map((word) => word.length === 1 ? word : " ").join("").split(" ");
  return runs.filter(({ length }) => length >= 3);
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** In plain letters, whatever they are drawn like. */
function folded(text: string): string {
  const parts = text.normalize("NFKD").toLowerCase();
  const plain = parts.replace(/(?<=[a-z])[\u0300-\u0331]+/g, "");
  return plain.replace(/[æœßøðđþłħŧı]/gu, (letter) => ALIKE[letter]!);
}
