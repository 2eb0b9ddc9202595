const LONGEST_CLUE = 80;
const SHORTEST_CLUE = 4;

/** Whether a word of a gloss is more of a noun than of anything else. */
type LooksNoun = (word: string) => boolean;

/** A sense that a clue is wanted for. */
interface Meaning {
  readonly gloss: string;
  readonly answer: string;
  readonly isNoun: boolean;
}

/**
 * What a gloss of WordNet says, as a clue: without examples and remarks, the first of its phrases
 * that is short enough, or can be cut where a phrase ends, and does not give the answer away.
 */
export function clueOf(
  { gloss, answer, isNoun }: Meaning,
  looksNoun: LooksNoun,
): string | undefined {
  const phrases = gloss.split(/[;:]? "|--/)[0]!.split(/[;:]/).map(tidied);
  for (const [i, phrase] of phrases.entries()) {
    if (REMARK.test(phrase) || CRUDE.test(phrase)) continue;
    if (i < phrases.length - 1 && OF_WHAT.test(phrase)) continue;
    // What comes later may be any remark on a thing: native to Africa.
    if (isNoun && i > 0 && !THING.test(phrase)) continue;
    const clue = phrase.length > LONGEST_CLUE ? shortened(phrase, looksNoun) : phrase;
    if (clue === undefined || clue.length < SHORTEST_CLUE || /[()/=]|^\d/.test(clue)) continue;
    if ((isNoun ? HANGING_NOUN : HANGING).test(clue)) continue;
    if (!givesAway(clue, answer)) return clue.charAt(0).toUpperCase() + clue.slice(1);
  }
  return undefined;
}

/** How a word is used: no meaning. */
const REMARK =
  /^(?:(?:usually|often|sometimes|especially|is|are|was) (?:used|said|spoken|followed|plural|in|of|with)|used (?:of|in|as|to|when|with|for|before|after|only|especially|informally)|(?:said|spoken|followed|preceded|plural|is|are|was|abbreviat\w*|see|as|e\.g|i\.e|not to be|but|also|called|formerly|broadly|literally|archaic|obsolete|quantifier|originally|now))\b(?!-)/i;
/** What it is said about, before what it means: of persons. */
const OF_WHAT = /^of (?!or )\S+(?: \S+){0,4}$/;
const THING = /^(?:an?|the|any|some|one|someone|something|anyone|anything|act) /;
const CRUDE =
  /sexual|\bsex\b|genital|copulat|intercourse|excret|urin|feces|defecat|vomit|prostitut|nazi|\brap(?:e|ist)|whore|\ba(?:nus|nal)\b|offensive|disparag|derogat|slur\b|insulting|vagina|penis|semen|breast/i;

function tidied(part: string): string {
  return part.replace(/\([^)]*\)/g, " ").replace(/[`"]/g, "").replace(/\s+/g, " ")
    .replace(/ ([,.'])/g, "$1").trim().replace(/^(?:[,.]|(?:or|and) )\s*|[,.]+$/g, "");
}

/** What may follow a whole phrase and be left out, after a noun or after anything. */
const AFTER_NOUN =
  / (?:that|which|who|whom|whose|where|having|used|made|consisting|containing|resembling|characterized|native|found|grown|with) /g;
const AFTER_ANY =
  /, (?:especially|usually|often|typically|sometimes|particularly|such as|including|as) | (?:especially|such as|so as to|so that|in order to|as if) /g;

/** After these a cut would leave half of what they open. */
const OPENED =
  /\b(?:that|which|who|whose|where|having|has|have|had|with|without|between|both|either|neither|not|is|are|such|so|used|made|consisting|containing|resembling|characterized|found)\b/;
const UNFINISHED =
  /\b(?:an?|the|of|in|on|at|to|by|for|from|into|and|or|as|than|very|more|most|be|being|its|their|his|one's|one)$|\b(?:at|in) [a-z]+$/;

/** What no phrase ends with; verbs may end with a preposition: engage in. */
const HANGING = /\b(?:an?|the|and|or|by|than|as)$/;
const HANGING_NOUN = /\b(?:an?|the|and|or|by|than|as|of|in|to|with|for|from|on|at)$/;

/** Up to where a phrase ends, as late as it fits; `undefined` where that says too little. */
function shortened(text: string, looksNoun: LooksNoun): string | undefined {
  const starts = (ends: Iterable<{ index: number }>) =>
    Array.from(ends, ({ index }) => text.slice(0, index));
  return [
    ...starts(text.matchAll(AFTER_NOUN)).filter((start) =>
      looksNoun(/[a-z]+$/.exec(start)?.[0] ?? "") && !OPENED.test(start)
    ),
    ...starts(text.matchAll(AFTER_ANY)),
  ].sort((a, b) => b.length - a.length).find((start) =>
    start.length <= LONGEST_CLUE && !UNFINISHED.test(start) && !/,[^,]*$/.test(start) &&
    saysEnough(start)
  );
}

const VAGUE = new Set(
  ("any one some various several certain kind type sort form person someone somebody something thing object device act action " +
    "quality state condition process part piece member group instance place way very small large people area " +
    "substance material branch study writing writer instrument structure system building vehicle tool machine plant animal property event apparatus organism make cause become give take move put have")
    .split(" "),
);

/** A device, a small plant and a kind of person could be anything; what is African is less so. */
function saysEnough(phrase: string): boolean {
  const telling = phrase.split(/[^a-z-]+/i).filter((word) =>
    word.length > 2 && !VAGUE.has(word) && !SMALL.has(word)
  );
  return telling.length + telling.filter((word) => /^[A-Z]/.test(word)).length >= 3;
}

const SMALL = new Set(
  "the and for from into its their his her that with who are was not".split(" "),
);

const ENDINGS =
  /(?:ation|ition|tion|sion|ness|ment|ings?|ings|ably|able|ible|ally|ity|ence|ance|ious|ous|ative|ive|ized?|ised?|ers?|ors?|ists?|ism|ical|ic|al|ful|less|ship|ly|ies|ied|es|ed|s|y|e)$/;

/** Whether a word of the clue shares its stem with the answer, or is a part of it. */
function givesAway(clue: string, answer: string): boolean {
  const own = stemOf(answer);
  return clue.toLowerCase().split(/[^a-z]+/).some((word) => {
    if (word === answer) return true;
    if (word.length < 3 || SMALL.has(word)) return false;
    const stem = stemOf(word);
    if (stem === own) return true;
    // A short one may be there by chance: the and theme, age and rage.
    const isLong = stem.length >= 4 || (stem.length === 3 && answer.length >= 6);
    if (isLong && [stem, word].some((it) => isEndOf(it, answer))) return true;
    const shared = sharedLetters(own, stem);
    if (own.length <= 4 && shared >= 3 && word.startsWith(answer.slice(0, 3))) return true;
    return shared >= 5 || shared >= 4 && 2 * shared >= own.length;
  });
}

function isEndOf(part: string, answer: string): boolean {
  return answer.startsWith(part) || answer.endsWith(part);
}

function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, "");
  return stem.length >= 3 ? stem : word;
}

/** The length of the longest run of letters that both have. */
function sharedLetters(a: string, b: string): number {
  let longest = 0;
  for (let start = 0; start + longest < a.length; start++) {
    while (start + longest < a.length && b.includes(a.slice(start, start + longest + 1))) longest++;
  }
  return longest;
}
