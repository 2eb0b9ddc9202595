import type { CleaningRule } from "../lexicon/clean_list.ts";
import type { OwnMark } from "../games/guess.ts";
import type { FileReason } from "../core/problem.ts";
import type { GameName } from "../games/mod.ts";
import type { GameMessages, GameTopic, UiLanguage } from "./mod.ts";
import type { CalendarMessages } from "./calendar.ts";
import type { DuelMessages } from "./duel.ts";
import type { FitMessages } from "./fit.ts";
import type { MenuMessages } from "./menu.ts";
import type { ReviewMessages } from "./review.ts";
import type { ScreenMessages } from "./screen.ts";
import type { ConfigMessages, PlayMessages, SessionsMessages, StatsMessages } from "./play.ts";
import type { Flag, Reason } from "../lexicon/entry.ts";
import type { Grammar } from "../lexicon/tag.ts";
import type { option, topic } from "./it/help.ts";
import type { lexiconLabel } from "./it/messages.ts";

/** The commands that belong to no game, by their full name; `cli` keys its table by them. */
type CommonTopic = keyof typeof topic;

export type Topic = CommonTopic | GameTopic;

export type OptionName = keyof typeof option;

/** What becomes of a word in play. `slur` has no name here: nothing is said about those. */
export type Status = "core" | "extra" | "refused" | "unknown";

/** All that is said, in one language, apart from help and problems. */
export type Messages = WordMessages & PlayingMessages & GameMessages;

/** What a tool says that speaks of these games. */
export type ToolMessages<G extends GameName = never> = WordMessages & Pick<GameMessages, G>;

/** What is said about words: all that a command needs which plays nothing. */
export interface WordMessages {
  readonly uiLanguage: UiLanguage;
  /** Which limit of a game a puzzle failed. */
  readonly limit: Readonly<Record<string, string>>;
  readonly fileReason: Readonly<Record<FileReason, string>>;
  readonly flag: Readonly<Record<Flag, string>>;
  readonly reason: Readonly<Record<Reason, string>>;
  readonly status: Readonly<Record<Status, string>>;
  /** `passato remoto, 3a sing.`; empty when the tag says no more than its category. */
  grammar(grammar: Grammar): string;
  readonly lexicon: LexiconMessages;
  /** A number with the language's own separators. */
  number(value: number, decimals?: number): string;
}

/** What is said to somebody who plays, whichever game it is. */
export interface PlayingMessages {
  readonly play: PlayMessages;
  readonly stats: StatsMessages;
  readonly sessions: SessionsMessages;
  readonly config: ConfigMessages;
  readonly screen: ScreenMessages;
  readonly menu: MenuMessages;
  readonly calendar: CalendarMessages;
  readonly review: ReviewMessages;
  readonly duel: DuelMessages;
  readonly fit: FitMessages;
}

interface LexiconMessages {
  readonly label: Readonly<Record<keyof typeof lexiconLabel, string>>;
  readonly level: Readonly<Record<"easy" | "medium" | "hard" | "expert" | "auto", string>>;
  readonly tier: Readonly<Record<"easy" | "medium" | "hard", string>>;
  /** Why a word is extra and not core. */
  belowFloor(zipf: string, floor: string): string;
  /** Accepted, but never required, for what it is: `con pronome`. */
  apartAs(flag: string): string;
  /** Its letters are common, but as a name or a foreign word. */
  commonAsOther(): string;
  neverWritten(): string;
  rareForm(lemma: string, zipf: string, floor: string): string;
  accepted(): string;
  unknown(): string;
  notLetters(): string;
  /** For a list without frequencies. */
  listed(): string;
  coreAt(zipf: string, floor: string): string;
  /** How common it is, in a word. */
  rarity(zipf: number): string;
  /** One sense; one of the two is there. With both, that of the other language comes last. */
  meaning(sense: { readonly meaning: string | null; readonly english: string | null }): string;
  checked(path: string, edition: string, words: string): string;
  compiled(path: string, words: string, edition: string): string;
  /** How many lines of a list a rule left out. */
  cleaned(rule: CleaningRule, lines: string): string;
  skipped(lines: string): string;
  /** The player's own words; a reason may be empty. */
  ownAdded(reason: string): string;
  ownHidden(reason: string): string;
  nowAdded(word: string): string;
  nowHidden(word: string): string;
  /** No longer on the player's list. */
  nowForgotten(word: string): string;
  alreadyWord(word: string): string;
  noneOwn(): string;
  readonly ownMark: Readonly<Record<OwnMark, string>>;
  /** No file has the letters of this language. */
  latinOnly(language: string): string;
}

/** What `--help`, the manual and completions show. */
export interface HelpMessages {
  readonly help: Help;
}

export interface Help extends CommonHelp {
  readonly topic: Readonly<Record<Topic, string>>;
}

/** Without the commands of the games, which each game describes. */
export interface CommonHelp {
  readonly title: {
    readonly usage: string;
    readonly placeholder: { readonly options: string; readonly command: string };
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
  };
  readonly helpOption: string;
  readonly versionOption: string;
  readonly topic: Readonly<Record<CommonTopic, string>>;
  readonly option: Readonly<Record<OptionName, string>>;
  /** Stands after the list of commands. */
  readonly more: string;
}
