/** What only the live screen says; everything else it takes from line mode. */
export interface ScreenMessages {
  /** The keys along the bottom. */
  readonly key: Readonly<Record<KeyHelp, string>>;
  /** A window too small for a screen. */
  small(): string;
  /** When Ctrl-Z has given the terminal back. */
  paused(): string;
  /** Under a long answer: which of its lines are in sight. */
  paneFoot(from: number, to: number, lines: number): string;
  /** Under a panel that does not fit. */
  panelFoot(from: number, to: number, lines: number): string;
  /** Behind the price of what a key gives. */
  pressAgain(key: string): string;
  streak(days: number): string;
  readonly bee: BeeScreenMessages;
}

export type KeyHelp = "enter" | "shuffle" | "hints" | "panel" | "help" | "leave";

export interface BeeScreenMessages {
  readonly panel: Readonly<Record<BeePanel, string>>;
  found(words: number, of: number): string;
  points(score: number, goal: number): string;
  pangrams(found: number, of: number): string;
  hints(used: number, cost: number): string;
  ofGoal(percent: number): string;
  /** In place of a panel that counts as help until it is asked for. */
  closed(key: string): readonly string[];
}

export type BeePanel = "words" | "grid" | "pairs" | "families" | "extra";
