import { type Rng, rngFrom, shuffle } from "../../core/random.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { checkClue, checkText } from "./check.ts";
import { findGames } from "./clue_games.ts";
import { clueTexts, hasSentences } from "../../messages/clue_texts.ts";
import { type ClueWords, definitionOf } from "./clue_words.ts";
import { type Clue, type Game, GAMES, type Mechanism } from "./clues.ts";

export interface MadeClue {
  readonly text: string;
  readonly clue: Clue;
}

const MIX_TRIES = 60;

/**
 * A clue for every answer, no two alike in the same game more often than need be. The order is
 * fixed: the groups of the tier's games, in each the game used least so far, and when none gives
 * a fair clue the answer's letters, mixed.
 */
export function makeClues(words: ClueWords, answers: readonly string[], seed: string): MadeClue[] {
  const used = new Map<Game, number>();
  return answers.map((answer) => {
    const rng = rngFrom(`${seed}/clue/${answer}`);
    if (!hasSentences(words.lexicon.language)) return byLetters(words, answer, rng);
    for (const group of GAMES[words.tier]) {
      const games = shuffle(group, rng).sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
      for (const game of games) {
        const made = byGame(words, answer, { game, rng });
        if (!made) continue;
        used.set(game, (used.get(game) ?? 0) + 1);
        return made;
      }
    }
    return byLetters(words, answer, rng);
  });
}

function byGame(
  words: ClueWords,
  answer: string,
  { game, rng }: { game: Game; rng: Rng },
): MadeClue | undefined {
  for (const mechanism of shuffle(findGames(words, answer, game), rng)) {
    const made = fairClue(words, mechanism, rng);
    if (made) return made;
  }
  return undefined;
}

/** Games that a meaning goes well with, and that do not spell the answer out. */
const GAMES_BESIDE_MEANINGS: readonly (readonly Game[])[] = [
  ["changed", "reversal", "charade", "anagram", "dropped", "inserted"],
  ["container", "pair_anagram"],
  ["mixed_charade", "mixed_container"],
];

/** A word game with a meaning beside it, if one is found that is fair. */
export function gameWithMeaning(
  words: ClueWords,
  answer: string,
  { meaning, tag, seed }: { meaning: string; tag?: string; seed: string },
): string | undefined {
  const rng = rngFrom(`${seed}/clue/${answer}`);
  const { lexicon } = words;
  for (const game of GAMES_BESIDE_MEANINGS.flatMap((group) => shuffle(group, rng))) {
    for (const mechanism of shuffle(findGames(words, answer, game), rng)) {
      const clue: Clue = { mechanism, meaning, ...(tag !== undefined && { definition: tag }) };
      if (checkClue(lexicon, clue, answer)) continue;
      for (const text of clueTexts(clue, sentencesOf(lexicon), rng)) {
        if (!checkText(lexicon, text, answer)) return text;
      }
    }
  }
  return undefined;
}

/** Mixed letters that hold neither the answer nor its stem. */
function byLetters(words: ClueWords, answer: string, rng: Rng): MadeClue {
  for (let i = 0; i < MIX_TRIES; i++) {
    const mixed = shuffle([...answer], rng).join("");
    if (mixed === answer) continue;
    const made = fairClue(words, { kind: "letters", gives: answer, mixed }, rng);
    if (made) return made;
  }
  // A short word whose every order contains its stem: use the order of the alphabet.
  const mixed = [...answer].sort().join(" ");
  const clue: Clue = {
    mechanism: { kind: "letters", gives: answer, mixed: mixed.replaceAll(" ", "") },
  };
  const text = `${mixed.toUpperCase()}`;
  return { text, clue };
}

/** The first sentence that is fair, if the mechanism is. */
function fairClue(words: ClueWords, mechanism: Mechanism, rng: Rng): MadeClue | undefined {
  const { lexicon } = words;
  const answer = mechanism.gives;
  const id = lexicon.find(answer);
  const definition = id === undefined ? undefined : definitionOf(lexicon, id);
  const clue: Clue = { mechanism, ...(definition ? { definition } : {}) };
  if (checkClue(lexicon, clue, answer)) return undefined;
  for (const text of clueTexts(clue, sentencesOf(lexicon), rng)) {
    if (!checkText(lexicon, text, answer)) return { text, clue };
  }
  return undefined;
}

function sentencesOf(lexicon: Lexicon) {
  const written = (word: string) => {
    const found = lexicon.find(word);
    return found === undefined ? word : lexicon.written(found)[0]!;
  };
  return { language: lexicon.language, written };
}
