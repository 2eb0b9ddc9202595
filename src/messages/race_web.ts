/** What a page says about any game against time. */
export interface RaceWebMessages {
  timeLeft(clock: string): string;
  /** Said while the clock runs, at few moments. */
  secondsLeft(seconds: number): string;
  readonly gateTitle: string;
  readonly pausedTitle: string;
  readonly go: string;
  readonly goOn: string;
  readonly pause: string;
  readonly pauseNote: string;
  /** How long it lasts, and when the clock starts; 0 seconds have no limit. */
  lasts(seconds: number): string;
}
