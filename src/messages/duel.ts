/** What one player came to in a game. */
interface Side {
  readonly score: number;
  readonly words: number;
  readonly ms?: number;
}

interface Pair<T> {
  readonly mine: T;
  readonly theirs: T;
}

/** What a duel says. */
export interface DuelMessages {
  /** There are none: how to begin one. */
  none(): readonly string[];
  /** Below the list: how to go on with one. */
  listed(): string;
  /** A row of the list: the game, how many games of how many are played, what to do. */
  row(about: { readonly game: string; readonly played: number; readonly games: number }): string;
  readonly todo: Readonly<Record<"playing" | "invitation" | "answer" | "over", string>>;
  /** Before the inviter's first game, and before the friend's. */
  inviting(game: string, games: number): string;
  invited(game: string, games: number): string;
  /** Before each of several games. */
  game(n: number, games: number): string;
  /** Above the line to send: the invitation, the answer, or the player's moves. */
  readonly send: Readonly<Record<"invitation" | "answer" | "opening", string>>;
  /** One's own invitation, opened here. */
  own(): string;
  /** Above each game of the comparison. */
  board(n: number, games: number, board: string): string;
  mine(side: Side): string;
  theirs(side: Side): string;
  readonly words: Readonly<Record<"both" | "onlyMine" | "onlyTheirs" | "missed", string>>;
  /** How many more there are than are shown. */
  more(words: number): string;
  result(
    winner: "mine" | "theirs" | "nobody",
    about: { readonly won: Pair<number>; readonly points: Pair<number>; readonly games: number },
  ): string;
  /** What a duel proves and what it does not: said once, with the invitation. */
  limits(): string;
  /** Under what must stay in sight until it is read or copied. */
  toMenu(): string;
  /** On a screen. */
  readonly page: {
    /** Over the games, over the place for a line, over the list. */
    readonly heading: Readonly<Record<"new" | "line" | "list", string>>;
    /** What a duel is. */
    readonly about: string;
    /** Where a line is pasted. */
    readonly paste: string;
    readonly open: readonly [key: string, what: string];
    /** How it ended, in a word for big letters. */
    readonly end: Readonly<Record<"mine" | "theirs" | "nobody", string>>;
    /** Under the points of each player, and under the games won, in few letters. */
    readonly side: Pair<string>;
    readonly games: string;
    gameName(n: number): string;
    /** Over the words, in few letters. */
    readonly list: Readonly<Record<"both" | "onlyMine" | "onlyTheirs" | "missed", string>>;
    readonly key: Readonly<Record<"next" | "game" | "words", readonly [key: string, what: string]>>;
  };
}
