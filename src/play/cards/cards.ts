import { normalize } from "../../core/letters.ts";
import { DEFAULT_LEVEL, LEVELS } from "../../core/level.ts";
import { HIDDEN, NEVER_CORE } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { kindOf, type Meanings } from "../../lexicon/meanings.ts";
import type { Messages } from "../../messages/messages.ts";
import { meaningsIn, type WordMeaning } from "../explain.ts";
import type { PlayContext } from "../game_adapter.ts";
import { adapterOf } from "../games.ts";
import { type FinishedGame, finishedGames } from "../finished_games.ts";
import { cardKey, lemmaOfKey, loadRatings, type Rating } from "./ratings.ts";

/** A word to learn: one for each dictionary form, whichever of its forms were missed. */
export interface Card {
  readonly key: string;
  readonly lemma: string;
  /** The forms that were missed, as written, the commonest first; the dictionary form if none. */
  readonly forms: readonly string[];
  readonly sense: WordMeaning;
  /** The zipf of its commonest form. */
  readonly zipf: number;
  /** Where it was missed, the newest first. */
  readonly boards: readonly MissedBoard[];
  /** The oldest first. */
  readonly ratings: readonly Rating[];
}

type MissedBoard = Omit<FinishedGame, "missed" | "evidence">;

interface CardSources {
  readonly games: readonly FinishedGame[];
  readonly ratings: ReadonlyMap<string, readonly Rating[]>;
  /** Words found without help, in whichever game: these are known. */
  readonly found: ReadonlySet<string>;
  readonly lexicon: Lexicon;
  readonly meanings: Meanings;
}

/** In milliseconds: how far the clocks of two devices may be apart. */
const CLOCKS_APART = 86_400_000;
/** A shorter word is mostly filler of a grid. */
const SHORTEST = 3;
/** A rarer word needs a second board before it is worth learning. */
const COMMON = LEVELS[DEFAULT_LEVEL];

/** Every card there is; none where nothing is known about what words mean. */
export async function loadCards(context: PlayContext): Promise<Card[]> {
  const { lexicon, store } = context;
  const [games, ratings, meanings] = await Promise.all([
    finishedGames(context),
    loadRatings(store, lexicon.language),
    context.meanings?.(),
  ]);
  const found = new Set<string>();
  for (const game of new Set(games.map(({ game }) => game))) {
    for (const word of (await store.tally(game)).found.keys()) found.add(word);
  }
  const past = ratingsBefore(ratings, context.now() + CLOCKS_APART);
  return meanings ? cardsOf({ games, ratings: past, found, lexicon, meanings }) : [];
}

/** By a clock that was years ahead, a word would not be asked for years. */
function ratingsBefore(
  all: ReadonlyMap<string, readonly Rating[]>,
  end: number,
): ReadonlyMap<string, readonly Rating[]> {
  return new Map([...all].map(([key, some]) => [key, some.filter(([at]) => at < end)]));
}

/** The words most worth learning first: those missed on most boards, then the commonest. */
export function cardsOf(sources: CardSources): Card[] {
  const { games, ratings, found, lexicon } = sources;
  const { language } = lexicon;
  const drafts = new Map<string, Draft>();
  for (const { missed, evidence: _, ...board } of games) {
    for (const word of missed) {
      const known = found.has(word) ? undefined : senseOf(sources, word);
      if (!known) continue;
      const { lemma, sense, zipf, written } = known;
      const draft = drafts.get(lemma) ?? { lemma, sense, forms: new Map(), boards: new Map() };
      draft.forms.set(written, zipf);
      draft.boards.set(board.id, board);
      drafts.set(lemma, draft);
    }
  }
  // A word that was rated stays, even if the game it came from was deleted.
  for (const key of ratings.keys()) {
    const lemma = lemmaOfKey(key, language);
    if (lemma === undefined || drafts.has(lemma)) continue;
    const known = senseOf(sources, lemma);
    if (known?.lemma !== lemma) continue;
    const forms = new Map([[lemma, known.zipf]]);
    drafts.set(lemma, { lemma, sense: known.sense, forms, boards: new Map() });
  }
  return [...drafts.values()].map(({ lemma, sense, forms, boards }): Card => ({
    key: cardKey(language, lemma),
    lemma,
    sense,
    forms: [...forms].sort((a, b) => b[1] - a[1]).map(([form]) => form),
    zipf: Math.max(...forms.values()),
    boards: [...boards.values()],
    ratings: ratings.get(cardKey(language, lemma)) ?? [],
  })).filter(isWorthLearning)
    .sort((a, b) =>
      b.boards.length - a.boards.length || b.zipf - a.zipf || (a.lemma < b.lemma ? -1 : 1)
    );
}

interface Draft {
  readonly lemma: string;
  readonly sense: WordMeaning;
  readonly forms: Map<string, number>;
  readonly boards: Map<string, MissedBoard>;
}

function isWorthLearning({ ratings, boards, zipf }: Card): boolean {
  return ratings.length > 0 || boards.length > 1 || zipf >= COMMON;
}

/** Nothing for what is mostly grammar, what should not be shown, and what has no known meaning. */
function senseOf({ lexicon, meanings }: CardSources, text: string) {
  const word = normalize(text, lexicon.alphabet);
  const id = word === undefined ? undefined : lexicon.find(word);
  if (id === undefined || word!.length < SHORTEST || lexicon.flagBits(id) & NEVER_CORE) {
    return undefined;
  }
  const reading = lexicon.reading(id);
  const sense = reading && meaningsIn(meanings, [reading])[0];
  if (!sense || kindOf(sense.class) === "p") return undefined;
  const own = lexicon.find(normalize(sense.lemma, lexicon.alphabet) ?? "");
  if (own !== undefined && lexicon.flagBits(own) & HIDDEN) return undefined;
  const written = lexicon.written(id, word)[0]!;
  return { lemma: sense.lemma, sense, zipf: lexicon.zipf(id), written };
}

/** Where a word was missed, in a sentence. */
export function missedOn({ game, puzzle, label }: MissedBoard, t: Messages): string {
  const date = label.kind === "daily" ? label.date : undefined;
  const name = adapterOf(game)?.name;
  const where = name ? t[name].inMenu.missedIn(date === undefined ? puzzle : undefined) : game;
  return t.review.missedOn(where, date);
}
