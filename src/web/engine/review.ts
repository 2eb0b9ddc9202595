import { grammarOf } from "../../lexicon/tag.ts";
import { ankiFile } from "../../play/cards/anki.ts";
import { type Card, loadCards, missedOn } from "../../play/cards/cards.ts";
import { addRatings, type Grade, type Rating, type Schedule } from "../../play/cards/ratings.ts";
import {
  dueCards,
  gradeOfTyped,
  isRight,
  maskedMeaning,
  nextCard,
  questionOf,
  rated,
  type Review,
  REVIEW_TIME,
  startReview,
} from "../../play/cards/review.ts";
import type { PlayContext } from "../../play/game_adapter.ts";
import { untilComplete, type Words } from "./assets.ts";

/** A review of missed words, as far as it has come. */
export interface ReviewFacts {
  /** Whether there are words to learn at all. */
  readonly isEmpty: boolean;
  readonly due: number;
  readonly fresh: number;
  readonly asked: number;
  readonly right: number;
  /** Whether it ended because five minutes are over. */
  readonly isTimeUp: boolean;
  /** What to ask next; absent when it is over. */
  readonly card?: ReviewCard;
  /** How the last answer went, where it was typed. */
  readonly last?: { readonly word: string; readonly isRight: boolean };
}

export interface ReviewCard {
  readonly key: string;
  readonly word: string;
  readonly forms: readonly string[];
  readonly question: "type" | "know";
  readonly grammar: string;
  readonly rarity: string;
  readonly meaning: string;
  /** Without the word. */
  readonly masked: string;
  /** Where it was missed last. */
  readonly missedOn: string;
  /** When it comes back after each answer, in minutes. */
  readonly back: readonly (readonly [grade: Grade, minutes: number])[];
}

/** An answer: how well it was known, or the word as it was typed. */
export type ReviewAnswer =
  | { readonly kind: "grade"; readonly grade: Grade }
  | { readonly kind: "typed"; readonly text: string; readonly wasHelped: boolean };

interface Asked {
  readonly words: Words;
  readonly context: PlayContext;
}

interface UnderWay extends Asked {
  readonly review: Review;
  readonly schedule: Schedule;
}

/** The grades a page offers. */
const OFFERED = [1, 2, 3] as const satisfies readonly Grade[];
const MINUTE = 60_000;

/** Begins a review, and holds it while it lasts. */
export function openReviews() {
  let current: UnderWay | undefined;
  return {
    async begin(asked: Asked): Promise<ReviewFacts> {
      const { words, context } = asked;
      const { fsrsSchedule } = await import("../../schedule.ts");
      const cards = await untilComplete(words, () => loadCards(context));
      current = { ...asked, review: startReview(cards, context.now()), schedule: fsrsSchedule() };
      return factsOf(current);
    },
    async answer(key: string, answer: ReviewAnswer): Promise<ReviewFacts> {
      if (!current) throw new Error("no review was begun");
      const { review, context } = current;
      const card = review.cards.find((one) => one.key === key);
      if (!card) throw new TypeError("no card of this review");
      const isTyped = answer.kind === "typed";
      const wasRight = isTyped && isRight(card, answer.text, context.lexicon.alphabet);
      const grade = isTyped ? gradeOfTyped(wasRight, answer.wasHelped) : answer.grade;
      const rating: Rating = [context.now(), grade];
      await addRatings(context.store, key, [rating]);
      current = { ...current, review: rated(review, card, rating) };
      const facts = factsOf(current);
      return isTyped ? { ...facts, last: { word: card.lemma, isRight: wasRight } } : facts;
    },
  };
}

/** All the cards there are, for Anki. */
export async function ankiExport({ words, context }: Asked) {
  const cards = await untilComplete(words, () => loadCards(context));
  return { text: ankiFile(cards, context.t), sentence: context.t.review.forAnki(cards.length) };
}

function factsOf({ review, schedule, context }: UnderWay): ReviewFacts {
  const now = context.now();
  const { due, fresh } = dueCards(review.cards, schedule, now);
  const card = nextCard(review, schedule, now);
  return {
    isEmpty: review.cards.length === 0,
    due: due.length,
    fresh: fresh.length,
    asked: review.rated.length,
    right: review.right,
    isTimeUp: now >= review.startedAt + REVIEW_TIME,
    ...(card && { card: shownCard(card, schedule, context) }),
  };
}

function shownCard(card: Card, schedule: Schedule, { t, now, lexicon }: PlayContext): ReviewCard {
  const { lemma, forms, sense, zipf, boards, ratings } = card;
  const meaning = t.lexicon.meaning(sense);
  const id = lexicon.find(forms[0] ?? lemma);
  const reading = id === undefined ? undefined : lexicon.reading(id);
  const [board] = boards;
  return {
    key: card.key,
    word: lemma,
    forms: forms.filter((form) => form !== lemma),
    question: questionOf(card),
    grammar: reading ? t.grammar({ category: grammarOf(reading.tag).category }) : "",
    rarity: t.lexicon.rarity(zipf),
    meaning,
    masked: maskedMeaning(card, meaning),
    missedOn: board ? missedOn(board, t) : "",
    back: OFFERED.map((grade) => {
      const { due } = schedule([...ratings, [now(), grade]]);
      return [grade, Math.max(0, due - now()) / MINUTE] as const;
    }),
  };
}
