import { type Game, type Mechanism, reversed } from "./clues.ts";
import { adjectivesStarting, type ClueWords, nounsEnding, playedOf, stemOf } from "./clue_words.ts";

/** Solvers do not see shorter parts as words. */
const MIN_PART = 2;
const MAX_FOUND = 24;

type Finder = (words: ClueWords, answer: string) => Iterable<Mechanism>;

/** Every way, up to a couple of dozen, to give the answer by one game. */
export function findGames(words: ClueWords, answer: string, game: Game): Mechanism[] {
  const out: Mechanism[] = [];
  for (const found of FINDERS[game](words, answer)) {
    out.push(found);
    if (out.length === MAX_FOUND) break;
  }
  return out;
}

const FINDERS: Readonly<Record<Game, Finder>> = {
  anagram: anagrams,
  pair_anagram: pairAnagrams,
  reversal: reversals,
  palindrome: palindromes,
  dropped,
  inserted,
  changed,
  charade: (words, answer) => charades(words, answer, plainWord),
  container: (words, answer) => containers(words, answer, plainWord),
  hidden,
  edges,
  vowels,
  initials,
  reading: readings,
  inflected,
  mixed_charade: (words, answer) => mixed(charades(words, answer, anyGame)),
  mixed_container: (words, answer) => mixed(containers(words, answer, anyGame)),
  mixed_reversal: mixedReversals,
};

function word(gives: string): Mechanism {
  return { kind: "word", gives };
}

function* anagrams(words: ClueWords, answer: string): Iterable<Mechanism> {
  for (const other of words.within(answer, answer.length)) {
    // What is only reversed is a game of its own.
    if (other === answer || other === reversed(answer)) continue;
    yield { kind: "anagram", gives: answer, of: [word(other)] };
  }
}

/** Two words whose letters together are the answer's. */
function* pairAnagrams(words: ClueWords, answer: string): Iterable<Mechanism> {
  if (answer.length < 6) return;
  const longest = answer.length - 3;
  for (const first of words.within(answer, Math.ceil(answer.length / 2))) {
    if (first.length > longest) continue;
    const rest = without(answer, first);
    if (rest === undefined) continue;
    for (const second of words.within(rest, rest.length)) {
      if (first + second === answer || second + first === answer) continue;
      yield { kind: "anagram", gives: answer, of: [word(first), word(second)] };
    }
  }
}

function* reversals(words: ClueWords, answer: string): Iterable<Mechanism> {
  const other = reversed(answer);
  if (other !== answer && words.has(other)) {
    yield { kind: "reversal", gives: answer, of: word(other) };
  }
}

function* palindromes(_: ClueWords, answer: string): Iterable<Mechanism> {
  if (answer.length < 3 || reversed(answer) !== answer) return;
  yield { kind: "palindrome", gives: answer, start: answer.slice(0, (answer.length + 1) >> 1) };
}

function* dropped(words: ClueWords, answer: string): Iterable<Mechanism> {
  for (let at = 0; at <= answer.length; at++) {
    for (const letter of words.lexicon.alphabet.letters) {
      const other = answer.slice(0, at) + letter + answer.slice(at);
      if (letter !== answer[at - 1] && words.has(other)) {
        yield { kind: "dropped", gives: answer, of: word(other), at };
      }
    }
  }
}

function* inserted(words: ClueWords, answer: string): Iterable<Mechanism> {
  if (answer.length < 4) return;
  for (let at = 0; at < answer.length; at++) {
    const other = answer.slice(0, at) + answer.slice(at + 1);
    if (answer[at] !== answer[at - 1] && words.has(other)) {
      yield { kind: "inserted", gives: answer, of: word(other), at };
    }
  }
}

function* changed(words: ClueWords, answer: string): Iterable<Mechanism> {
  if (answer.length < 3) return;
  for (let at = 0; at < answer.length; at++) {
    for (const letter of words.lexicon.alphabet.letters) {
      const other = answer.slice(0, at) + letter + answer.slice(at + 1);
      if (letter !== answer[at] && words.has(other)) {
        yield { kind: "changed", gives: answer, of: word(other), at };
      }
    }
  }
}

type PartFinder = (words: ClueWords, part: string) => Iterable<Mechanism>;

function* plainWord(words: ClueWords, part: string): Iterable<Mechanism> {
  if (part.length >= MIN_PART && words.has(part)) yield word(part);
}

/** The part as it is, reversed, or in another order. */
function* anyGame(words: ClueWords, part: string): Iterable<Mechanism> {
  yield* plainWord(words, part);
  if (part.length < 3) return;
  yield* reversals(words, part);
  yield* anagrams(words, part);
}

function* charades(words: ClueWords, answer: string, partsOf: PartFinder): Iterable<Mechanism> {
  for (let at = MIN_PART; at <= answer.length - MIN_PART; at++) {
    for (const first of partsOf(words, answer.slice(0, at))) {
      for (const second of partsOf(words, answer.slice(at))) {
        yield { kind: "charade", gives: answer, parts: [first, second] };
      }
    }
  }
}

function* containers(words: ClueWords, answer: string, partsOf: PartFinder): Iterable<Mechanism> {
  for (let at = 1; at < answer.length - 2; at++) {
    for (let end = at + MIN_PART; end < answer.length; end++) {
      for (const outer of partsOf(words, answer.slice(0, at) + answer.slice(end))) {
        for (const inner of partsOf(words, answer.slice(at, end))) {
          yield { kind: "container", gives: answer, outer, inner, at };
        }
      }
    }
  }
}

/** Only those that combine games. */
function* mixed(found: Iterable<Mechanism>): Iterable<Mechanism> {
  for (const one of found) {
    const parts = one.kind === "charade"
      ? one.parts
      : one.kind === "container"
      ? [one.outer, one.inner]
      : [];
    if (parts.filter((part) => part.kind !== "word").length === 1) yield one;
  }
}

/** A word that loses, gains or changes a letter and is then read from the right. */
function* mixedReversals(words: ClueWords, answer: string): Iterable<Mechanism> {
  const turned = reversed(answer);
  if (turned === answer || answer.length < 4) return;
  for (const finder of [dropped, inserted, changed]) {
    for (const of of finder(words, turned)) yield { kind: "reversal", gives: answer, of };
  }
}

function* hidden(words: ClueWords, answer: string): Iterable<Mechanism> {
  for (let cut = 1; cut < answer.length; cut++) {
    for (const agreement of AGREEMENTS) {
      const nouns = nounsEnding(words, agreement, answer.slice(0, cut));
      if (nouns.length === 0) continue;
      const adjectives = adjectivesStarting(words, agreement, answer.slice(cut));
      for (const noun of nouns.slice(0, 3)) {
        for (const adjective of adjectives.slice(0, 2)) {
          const at = noun.length - cut;
          yield { kind: "hidden", gives: answer, words: [noun, adjective], at };
        }
      }
    }
  }
}

const AGREEMENTS = ["m+s", "f+s", "m+p", "f+p"];

function* edges({ phrases }: ClueWords, answer: string): Iterable<Mechanism> {
  if (answer.length !== 2) return;
  for (const of of phrases.nounsByEdges.get(answer) ?? []) {
    yield { kind: "edges", gives: answer, of };
  }
}

function* vowels({ phrases }: ClueWords, answer: string): Iterable<Mechanism> {
  if (answer.length !== 2 || !/^[aeiou]+$/.test(answer)) return;
  for (const nouns of phrases.nounsByEdges.values()) {
    for (const of of nouns) {
      if (of.replace(/[^aeiou]/g, "") === answer) yield { kind: "vowels", gives: answer, of };
    }
  }
}

/** The initials of a noun and an adjective that agree. */
function* initials(words: ClueWords, answer: string): Iterable<Mechanism> {
  if (answer.length !== 2) return;
  for (const agreement of AGREEMENTS) {
    const adjective = adjectivesStarting(words, agreement, answer[1]!)[0];
    if (!adjective) continue;
    for (const [key, nouns] of words.phrases.nounsByEnd) {
      if (!key.startsWith(agreement)) continue;
      for (const noun of nouns) {
        if (noun[0] !== answer[0]) continue;
        yield { kind: "initials", gives: answer, words: [noun, adjective] };
      }
    }
  }
}

/** `fu` of `essere`: the lemma may be named when its stem is nowhere in the answer. */
function* readings({ lexicon }: ClueWords, answer: string): Iterable<Mechanism> {
  const id = lexicon.find(answer);
  if (id === undefined) return;
  for (const { lemma, tag } of lexicon.readings(id)) {
    const played = playedOf(lemma, lexicon.alphabet);
    if (!/^(VER|AUX|MOD|CAU|ASP):/.test(tag) || answer[0] === played[0]) continue;
    if (answer.includes(stemOf(played)) || played.includes(answer)) continue;
    yield { kind: "reading", gives: answer, lemma, tag };
  }
}

/** A form whose dictionary word is given by a game. */
function* inflected(words: ClueWords, answer: string): Iterable<Mechanism> {
  const { lexicon } = words;
  const id = lexicon.find(answer);
  if (id === undefined) return;
  for (const { lemma, tag } of lexicon.readings(id).slice(0, 3)) {
    const base = playedOf(lemma, lexicon.alphabet);
    if (base === answer || base.length < 3 || !/^(VER|NOUN|ADJ)/.test(tag)) continue;
    for (const finder of [anagrams, reversals, inserted, dropped, changed]) {
      for (const of of finder(words, base)) {
        yield { kind: "inflected", gives: answer, lemma: of, tag };
      }
    }
    for (const of of charades(words, base, plainWord)) {
      yield { kind: "inflected", gives: answer, lemma: of, tag };
    }
  }
}

/** The letters of `word` without those of `part`, or nothing when it lacks one. */
function without(word: string, part: string): string | undefined {
  let rest = word;
  for (const letter of part) {
    const at = rest.indexOf(letter);
    if (at < 0) return undefined;
    rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return rest;
}
