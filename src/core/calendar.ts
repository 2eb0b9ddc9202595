/** A calendar day as `2025-11-17`. */
export type DateText = string;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The calendar day in Rome at that instant (milliseconds since 1970, UTC). */
export function romeDate(epochMs: number): DateText {
  return dateOf(Math.floor((epochMs + romeOffset(epochMs)) / DAY));
}

/** The last day whose year has four digits, in every time zone. */
const LAST = Date.UTC(9999, 11, 30);

/** A time that can be written as we write times: a clock beyond that is wrong. */
export function knownTime(epochMs: number): number {
  return Math.max(0, Math.min(epochMs, LAST));
}

/** The day that comes `days` after, or before when negative. */
export function addDays(date: DateText, days: number): DateText {
  return dateOf(ordinalOf(date)! + days);
}

/** The days from 1970-01-01; `undefined` when there is no such day. */
export function ordinalOf(date: DateText): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return undefined;
  const ordinal = ordinal1970(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return dateOf(ordinal) === date ? ordinal : undefined;
}

/** From 0, Monday, to 6, Sunday. */
export function weekdayOf(date: DateText): number {
  return weekday(ordinalOf(date)!);
}

/** 1970-01-01 was a Thursday; days before it have negative numbers. */
function weekday(ordinal: number): number {
  return ((ordinal + 3) % 7 + 7) % 7;
}

/**
 * Summer time of the European Union, as it has been since 1996: from one o'clock UTC on the last
 * Sunday of March to one o'clock UTC on the last Sunday of October. Computed, so that it is the
 * same on a machine without time zones.
 */
function romeOffset(epochMs: number): number {
  const year = Number(dateOf(Math.floor(epochMs / DAY)).slice(0, 4));
  const starts = lastSunday(year, 3) * DAY + HOUR;
  const ends = lastSunday(year, 10) * DAY + HOUR;
  return epochMs >= starts && epochMs < ends ? 2 * HOUR : HOUR;
}

/** March and October have 31 days. */
function lastSunday(year: number, month: 3 | 10): number {
  const last = ordinal1970(year, month, 31);
  return last - (weekday(last) + 1) % 7;
}

/** Days from 1970-01-01 in the Gregorian calendar (Hinnant, "chrono-compatible date algorithms"). */
function ordinal1970(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * 146_097 + yearOfEra * 365 + leaps + dayOfYear - 719_468;
}

function dateOf(ordinal: number): DateText {
  const days = ordinal + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra -
    (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(n: number, width: number): string {
  return String(n).padStart(width, "0");
}
