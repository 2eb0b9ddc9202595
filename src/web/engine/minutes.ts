const MAX_MINUTES = 60;

/** How long a game should last; 0 for no limit, `undefined` if the text is not a time. */
export function minutesIn(text: string | undefined): number | undefined {
  const minutes = text === undefined || text === "" ? NaN : Number(text);
  return minutes >= 0 && minutes <= MAX_MINUTES ? minutes : undefined;
}
