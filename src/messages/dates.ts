import { ordinalOf } from "../core/calendar.ts";

/** From 0, Monday, to 6, Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(date: string): number {
  return ((ordinalOf(date) ?? 0) + 3) % 7;
}
