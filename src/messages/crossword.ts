import type { MenuEntry } from "./menu.ts";
import type { Tier } from "../core/difficulty.ts";
import type { ClueFault } from "../games/crossword/check.ts";
import type { ClueFileFault } from "../games/crossword/clue_file.ts";
import type { FactsFault } from "../games/crossword/puzzle_file.ts";
import type { GeminiFault, ServiceFault } from "../games/crossword/gemini.ts";
import type { CrosswordOutcome, SlotRef } from "../games/crossword/play.ts";
import type { ThemeFault } from "../games/crossword/theme.ts";
import type { EntryFault, Uniqueness } from "../games/crossword/verify.ts";
import type { Sentences } from "./say.ts";

/** What a player may type, apart from words. */
export type CrosswordCommand =
  | "help"
  | "show"
  | "list"
  | "clue"
  | "check"
  | "letter"
  | "reveal"
  | "clear"
  | "score"
  | "stats"
  | "giveup"
  | "restart"
  | "quit";

/** Its commands on the command line. */
export type CrosswordTopic =
  | "crossword"
  | "crossword play"
  | "crossword daily"
  | "crossword generate"
  | "crossword print"
  | "crossword verify"
  | "crossword templates"
  | "crossword themes";

/** How far a grid is filled. */
export interface FillTally {
  readonly filled: number;
  readonly cells: number;
  readonly done: number;
  readonly entries: number;
}

/** The crossword's sentences, apart from its clues. */
export interface CrosswordMessages {
  readonly inMenu: MenuEntry;
  readonly outcome: Sentences<CrosswordOutcome>;
  readonly command: Readonly<Record<CrosswordCommand, string>>;
  readonly commandName: Readonly<Record<CrosswordCommand, string>>;
  /** How a menu offers it. */
  readonly menu: string;
  readonly helpTitle: string;
  readonly helpMore: readonly string[];
  title(it: {
    readonly rows: number;
    readonly cols: number;
    readonly tier: Tier;
    readonly seed: string | undefined;
    readonly theme: string | undefined;
  }): string;
  /** How many entries are of each tier. */
  tiers(counts: Readonly<Record<Tier, number>>): string;
  readonly across: string;
  readonly down: string;
  readonly solution: string;
  /** `12 orizzontale`. */
  slot(slot: SlotRef): string;
  /** `12o`, as it is typed. */
  typed(slot: SlotRef): string;
  invitation(): string;
  resumed(): string;
  /** The window is narrower than the grid with its numbers. */
  narrow(columns: number): string;
  tally(tally: FillTally): string;
  /** A line that names no entry. */
  which(): string;
  noSuch(number: number): string;
  /** A command that needs an entry. */
  slotWanted(command: string): string;
  readonly noClue: string;
  /** The heading of the screen. */
  readonly name: string;
  sizeAndLevel(it: { readonly rows: number; readonly cols: number; readonly tier: Tier }): string;
  /** Seconds as a clock shows them. */
  time(seconds: number): string;
  readonly pencil: string;
  /** On the last screen: how it ended, its list, and what help was taken. */
  readonly solvedWord: string;
  readonly answersTitle: string;
  ownLetters(own: number, all: number): string;
  checksName(checks: number): string;
  revealsName(letters: number): string;
  readonly cellsName: string;
  readonly entriesName: string;
  askGiveUp(): string;
  /** The text to share. */
  share(it: {
    readonly rows: number;
    readonly cols: number;
    readonly tier: Tier;
    /** Its day or seed, where it has one. */
    readonly label: string;
    readonly isSolved: boolean;
    readonly done: number;
    readonly entries: number;
    readonly revealed: number;
    readonly checks: number;
    readonly seconds: number;
    readonly bar: string;
  }): readonly string[];
  written(path: string): string;
  readonly themeFault: Sentences<ThemeFault>;
  readonly clueFileFault: Sentences<ClueFileFault>;
  readonly factsFault: Sentences<FactsFault>;
  readonly entryFault: Sentences<EntryFault>;
  readonly clueFault: Sentences<ClueFault>;
  readonly serviceFault: Sentences<ServiceFault>;
  readonly geminiFault: Sentences<GeminiFault>;
  /** For a theme that a service gave, that was there already, or that it did not give. */
  themeMade(
    it: {
      readonly name: string;
      readonly words: number;
      readonly refused: number;
      readonly path: string;
    },
  ): string;
  themeKept(it: { readonly name: string; readonly words: number; readonly path: string }): string;
  noTheme(why: string): string;
  /** Why the service gave no clues, and what is used instead. */
  fallback(why: string): string;
  /** For words in a language that has no clues of its own. */
  lettersOnly(): string;
  verified(it: {
    readonly path: string;
    readonly entries: number;
    readonly faults: number;
    readonly proved: number;
    readonly defined: number;
  }): string;
  readonly uniqueness: Readonly<Record<Uniqueness, (steps: number, tier: Tier) => string>>;
  readonly column: Readonly<Record<"name" | "size" | "entries" | "black" | Tier | "from", string>>;
  readonly own: string;
  templatesNote(folder: string | undefined): readonly string[];
  themesNote(folder: string | undefined): readonly string[];
  /** Before the words that fit a place. */
  candidates(it: {
    readonly number: number;
    readonly direction: "across" | "down";
    /** What is there so far: `.` where nothing is. */
    readonly pattern: string;
    readonly count: number;
  }): string;
  verbose(it: {
    readonly entries: number;
    readonly difficulty: string;
    readonly ms: string;
  }): readonly string[];
}
