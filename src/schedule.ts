import { createEmptyCard, fsrs, type Grade as FsrsGrade } from "ts-fsrs";
import type { Rating, Schedule } from "./play/cards/ratings.ts";

/**
 * When to ask again, by FSRS as ts-fsrs has it with its usual weights. Without its random spread, so
 * that two devices with the same ratings agree. Load this file only to review.
 */
export function fsrsSchedule(): Schedule {
  const scheduler = fsrs({ enable_fuzz: false });
  return (ratings: readonly Rating[]) => {
    let card = createEmptyCard(new Date(ratings[0]?.[0] ?? 0));
    for (const [at, grade] of ratings) {
      card = scheduler.next(card, new Date(at), grade as FsrsGrade).card;
    }
    return { due: card.due.getTime(), stability: card.stability };
  };
}
