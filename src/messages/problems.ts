import type { DuelFault } from "../core/duel_fault.ts";
import type {
  Allowed,
  CrosswordFault,
  LanguageFault,
  LanguageValue,
  LexiconFault,
  Problem,
  PuzzleFault,
  SessionFault,
  SettingFault,
  UsageFault,
  WordListFault,
} from "../core/problem.ts";
import type { Sentences } from "./say.ts";

/** A sentence for every problem and each of its causes, in one language. */
export interface Problems {
  readonly problem: Sentences<Problem>;
  readonly usage: Sentences<UsageFault>;
  readonly lexiconFault: Sentences<LexiconFault>;
  readonly wordListFault: Sentences<WordListFault>;
  readonly puzzleFault: Sentences<PuzzleFault>;
  readonly crosswordFault: Sentences<CrosswordFault>;
  readonly languageFault: Sentences<LanguageFault>;
  readonly languageValue: Sentences<LanguageValue>;
  readonly sessionFault: Sentences<SessionFault>;
  readonly duelFault: Sentences<DuelFault>;
  readonly settingFault: Sentences<SettingFault>;
  readonly allowed: Sentences<Allowed>;
}

/** A puzzle's one-line text, by game: the same in every language. */
export const PUZZLE_EXAMPLE: Readonly<Record<string, string>> = {
  bee: "N-BEMORV",
  bites: "a e t / ab> / rtv",
  grid: "C A S A / M A R E",
};
