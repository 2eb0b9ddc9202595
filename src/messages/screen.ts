/** What only the live screen says; everything else it takes from line mode. */
export interface ScreenMessages {
  /** The keys along the bottom. */
  readonly key: Readonly<Record<KeyHelp, readonly [key: string, what: string]>>;
  /** What heads the parts of the guide. */
  readonly guide: Readonly<Record<"rules" | "points" | "keys" | "commands", string>>;
  /** The keys of each game, in full: what to press, and what it does. */
  readonly keyTable: Readonly<Record<string, readonly (readonly [key: string, what: string])[]>>;
  /** A window too small for a screen. */
  small(): string;
  /** When Ctrl-Z has given the terminal back. */
  paused(): string;
  /** Under a long answer: which of its lines are in sight. */
  paneFoot(from: number, to: number, lines: number): string;
  /** The tabs of the last screen, and what it says if nothing was missed. */
  readonly missedTitle: string;
  /** How a game ended, in one word. */
  readonly endOf: Readonly<Record<"time_up" | "gave_up" | "complete" | "won", string>>;
  readonly longest: string;
  /** Under how long it took. */
  readonly time: string;
  readonly foundTitle: string;
  readonly shareTitle: string;
  readonly noneMissed: string;
  /** Heads the signs of a board and what words pay. */
  readonly legend: string;
  /** Heads a count of the words of each length. */
  readonly byLength: string;
  /** Behind the price of what a key gives. */
  pressAgain(key: string): string;
  streak(days: number): string;
  /** At the end of a game, before the word. */
  readonly wonWord: string;
  readonly best: string;
  readonly rarest: string;
  pointsName(points: number): string;
  wordsName(words: number): string;
  /** Before the clock runs. */
  readonly gateTitle: string;
  readonly gateGo: string;
  readonly bee: BeeScreenMessages;
}

type KeyHelp =
  | "enter"
  | "shuffle"
  | "hints"
  | "panel"
  | "arrows"
  | "turn"
  | "next"
  | "pencil"
  | "commands"
  | "begin"
  | "walk"
  | "another"
  | "scroll"
  | "close"
  | "help"
  | "leave";

interface BeeScreenMessages {
  readonly panel: Readonly<Record<BeePanel, string>>;
  /** Behind the counts: `24/53 parole`. */
  pangrams(of: number): string;
  hints(used: number): string;
  /** The points to the next rank. */
  toNext(points: number, rank: string): string;
  /** Words of the board that are still hidden. */
  hidden(words: number): string;
  readonly goal: string;
  readonly rankTitle: string;
  pangram(kind: "pangram" | "perfect"): string;
  /** In place of a panel that counts as help until it is asked for. */
  closed(key: string): readonly string[];
}

export type BeePanel = "words" | "grid" | "pairs" | "families" | "extra";
