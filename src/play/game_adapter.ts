import type { Game, Parts } from "../games/game.ts";
import type { OwnMark } from "../games/guess.ts";
import type { GameName } from "../games/mod.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Meanings } from "../lexicon/meanings.ts";
import type { Messages } from "../messages/messages.ts";
import type { Find, Label, Summary } from "../session/session.ts";
import type { BoardSource } from "./board_source.ts";
import type { GameEvent } from "./events.ts";
import type { ScoredWord } from "./explain.ts";
import type { GameStore } from "./game_store.ts";
import type { Pace } from "./fit/pace.ts";
import type { Memory } from "./memory.ts";
import type { OwnWords } from "./own_words.ts";

/** What a game is played with, however it is shown. */
export interface PlayContext {
  readonly lexicon: Lexicon;
  /** What words mean; `undefined` where nothing is known. Read when first asked for. */
  meanings?(): Promise<Meanings | undefined>;
  readonly store: GameStore;
  readonly t: Messages;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds on a clock that nobody can set. */
  elapsed(): number;
  /** A seed that was never used. */
  freshSeed(): string;
  /** Whether the text to share may have emoji. */
  readonly emoji: boolean;
  /** The player's own list, for the words of the lexicon's language; read when first asked for. */
  ownWords?(): Promise<OwnWords>;
  /** Saves a line of the player's reports and returns where; absent where nothing is saved. */
  report?(line: string): Promise<string>;
}

/** A game as it stands. */
export interface Position<T extends Parts> {
  readonly round: T["round"];
  readonly state: T["state"];
  readonly label: Label;
}

/** What a game needs to be played, apart from its rules. */
export interface GameAdapter<T extends Parts> {
  readonly name: GameName;
  readonly game: Game<T>;
  readonly boards: BoardSource<T>;
  /** `at`: milliseconds of the game played so far, for a game against time. */
  guess(text: string, position: Position<T>, at: number): T["move"];
  /** The move of an empty line, where it means one: new order of the letters, a look at the board. */
  emptyMove?(at: number): T["move"];
  /** In a game that takes the player's own words: see `own_words.ts`. */
  readonly ownGuess?: {
    /** The word of a guess as played; `undefined` for other moves. */
    word(move: T["move"], round: T["round"]): string | undefined;
    marked(move: T["move"], own: OwnMark): T["move"];
  };
  /** What a move came to, in one sentence; without sums and lists, which each front end adds. */
  sentence(outcome: T["outcome"], after: Position<T>, context: SentenceContext): string;
  /** Words of these moves that count no more, as with another edition of the lexicon. */
  lost(moves: readonly T["move"][], position: Position<T>): readonly string[];
  summary(position: Position<T>): GameSummary;
  /** What was found without help, for the statistics. */
  finds(position: Position<T>): readonly Find[];
  /** Every word that pays, and whether it was found; for review and for boards that fit. */
  sought?(position: Position<T>): readonly SoughtWord[];
  /** Throws `bad_lexicon` unless what the game has prepared in the file is sound. */
  verifyWords?(lexicon: Lexicon): Promise<void>;
  giveUp(at: number, position: Position<T>): T["move"];
  /** What `help rules` and `help points` say; without, there is only the list of commands. */
  help?(
    topic: HelpTopic,
    position: Position<T>,
    t: Messages,
  ): readonly string[] | Promise<readonly string[]>;
  /** For a game whose words can be explained and reported. */
  readonly words?: WordLookup<T>;
  readonly stats: ShownStats;
  /** The text to share, which gives no word away. */
  share?(
    position: Position<T>,
    context: PlayContext,
    memory: Memory,
  ): readonly string[] | Promise<readonly string[]>;
  readonly events: GameEvents<T>;
  /** How words are found, where no clock decides it. */
  readonly pace?: Pace;
  /** In a game against time. */
  readonly timer?: Timer<T>;
}

export interface SoughtWord {
  readonly word: string;
  readonly zipf: number;
  readonly points: number;
  /** Whether the game asked for it. */
  readonly isCore: boolean;
  /** By the player: not given away. */
  readonly found: boolean;
  /** Whether a hint gave something away. */
  readonly helped: boolean;
}

export type HelpTopic = "rules" | "points";

/** How the commands about one word look it up on a board. */
interface WordLookup<T extends Parts> {
  /** As played; `undefined` when it is not made of letters. */
  read(round: T["round"], text: string): string | undefined;
  isFound(state: T["state"], word: string): boolean;
  /** Words less frequent are extra. */
  floor(round: T["round"]): number;
  /** What it pays on this board, or would. */
  points(round: T["round"], word: ScoredWord): number | null;
  /** The board, with the edition of its words. */
  code(round: T["round"]): string;
}

/** What a game has a tally of. */
export interface ShownStats {
  readonly rows: readonly StatRow[];
  /** The ranks by name, from the lowest, in a game that has some. */
  rankNames?(t: Messages): readonly string[];
}

export type StatRow = Exclude<keyof Messages["stats"]["label"], "ranks" | "favourites" | "hardest">;

/** How a game stands; each game gives the counts that it has. */
export type GameSummary =
  & Pick<Summary, "score" | "goal" | "total" | "won" | "found" | "words">
  & Partial<Pick<Summary, "rank" | "extra" | "pangrams" | "hints">>;

export type SentenceContext = Pick<PlayContext, "t" | "lexicon">;

interface Timer<T extends Parts> {
  /** Milliseconds played when the game was last saved. */
  elapsed(state: T["state"]): number;
  /** Milliseconds that may be played; `undefined` without a limit. */
  limit(round: T["round"]): number | undefined;
  /** Gives the game its time: when it is up, and before the player leaves. */
  tick(at: number): T["move"];
}

/** The game for programs: facts, in English always. */
export interface GameEvents<T extends Parts> {
  opening(position: Position<T>, memory: Memory): GameEvent;
  answer(
    input: string,
    after: Position<T>,
    outcome: T["outcome"],
    context: EventContext,
  ): GameEvent;
  /** Commands that a program has a use for; `undefined` for the others. */
  command(name: string, position: Position<T>, memory: Memory): GameEvent | undefined;
}

export interface EventContext {
  readonly lexicon: Lexicon;
  readonly memory: Memory;
}
