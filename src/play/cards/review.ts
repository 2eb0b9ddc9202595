import { type Alphabet, normalize } from "../../core/letters.ts";
import type { Card } from "./cards.ts";
import { type Grade, mergeRatings, type Rating, type Schedule } from "./ratings.ts";

/** A few minutes of review, as far as it has come. */
export interface Review {
  readonly startedAt: number;
  readonly cards: readonly Card[];
  /** Keys of the cards rated in it, each as often as it was. */
  readonly rated: readonly string[];
  /** How many answers were right. */
  readonly right: number;
}

/** What a card asks: to type the word that means this, or whether its meaning is known. */
type Question = "type" | "know";

/** In milliseconds. */
export const REVIEW_TIME = 5 * 60_000;
/** Words never asked before, in one review. */
export const MOST_NEW = 10;

export function startReview(cards: readonly Card[], now: number): Review {
  return { startedAt: now, cards, rated: [], right: 0 };
}

/** The cards that are due, how many others wait to be asked for the first time. */
export function dueCards(
  cards: readonly Card[],
  schedule: Schedule,
  now: number,
): { readonly due: readonly Card[]; readonly fresh: readonly Card[] } {
  const dated = cards.filter(({ ratings }) => ratings.length > 0)
    .map((card) => ({ card, due: schedule(card.ratings).due }))
    .filter(({ due }) => due <= now)
    .sort((a, b) => a.due - b.due);
  return {
    due: dated.map(({ card }) => card),
    fresh: cards.filter(({ ratings }) => ratings.length === 0),
  };
}

/** What to ask next; `undefined` when five minutes are over, or nothing is left to ask. */
export function nextCard(review: Review, schedule: Schedule, now: number): Card | undefined {
  const end = review.startedAt + REVIEW_TIME;
  if (now >= end) return undefined;
  const { due, fresh } = dueCards(review.cards, schedule, now);
  const last = review.rated.at(-1);
  const first = due.find(({ key }) => key !== last);
  if (first) return first;
  const begun = review.cards.filter(({ key, ratings }) =>
    review.rated.includes(key) && ratings[0]![0] >= review.startedAt
  );
  if (fresh.length > 0 && begun.length < MOST_NEW) return fresh[0];
  if (due.length > 0) return due[0];
  // Nothing else to do: one that would be due before the time is over comes a little early.
  return review.cards.filter(({ key }) => review.rated.includes(key) && key !== last)
    .map((card) => ({ card, due: schedule(card.ratings).due }))
    .filter((it) => it.due < end)
    .sort((a, b) => a.due - b.due)[0]?.card;
}

/** A player who has known a word once is asked to find it. */
export function questionOf({ ratings }: Card): Question {
  return ratings.length > 0 && ratings.at(-1)![1] >= 3 ? "type" : "know";
}

/** Any form of the word is right, with or without accents. */
export function isRight(card: Card, typed: string, alphabet: Alphabet): boolean {
  const answer = normalize(typed.trim(), alphabet);
  return answer !== undefined &&
    [card.lemma, ...card.forms].some((form) => normalize(form, alphabet) === answer);
}

/** The review after a rating; the caller saves the rating. */
export function rated(review: Review, card: Card, [at, grade]: Rating): Review {
  const cards = review.cards.map((one) =>
    one.key === card.key ? { ...one, ratings: mergeRatings(one.ratings, [[at, grade]]) } : one
  );
  return {
    ...review,
    cards,
    rated: [...review.rated, card.key],
    right: review.right + (grade >= 2 ? 1 : 0),
  };
}

/** What typing the word is worth: with its first letter shown, less. */
export function gradeOfTyped(isRight: boolean, wasHelped: boolean): Grade {
  return !isRight ? 1 : wasHelped ? 2 : 3;
}

/** A meaning without the word itself, which would answer the question. */
export function maskedMeaning(card: Card, text: string): string {
  const forms = [card.lemma, ...card.forms].sort((a, b) => b.length - a.length);
  const escaped = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.replaceAll(new RegExp(`(?<!\\p{L})(?:${escaped.join("|")})(?!\\p{L})`, "giu"), "…");
}
