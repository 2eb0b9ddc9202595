import type { DuelFault } from "./duel_fault.ts";

/** Everything a user can get wrong, as data; `messages/` turns it into words. */
export type Problem =
  | { readonly kind: "bad_usage"; readonly fault: UsageFault }
  | { readonly kind: "bad_lexicon"; readonly path: string; readonly fault: LexiconFault }
  | { readonly kind: "bad_word_list"; readonly path: string; readonly fault: WordListFault }
  /** What cannot be put on the player's own list, or taken off it. */
  | { readonly kind: "bad_own_word"; readonly text: string }
  | { readonly kind: "bad_own_reason"; readonly max: number }
  | { readonly kind: "no_own_word"; readonly word: string }
  /** Words chosen by another recipe, which have to be made first. */
  | { readonly kind: "no_strategy"; readonly strategy: string; readonly path: string }
  /** A language the program has no words for, by its code. */
  | { readonly kind: "no_words"; readonly language: string }
  /** The board that everybody has that day, and words of the player's own. */
  | { readonly kind: "list_in_daily" }
  | {
    readonly kind: "bad_puzzle";
    readonly game: string;
    readonly text: string;
    readonly fault: PuzzleFault;
  }
  | {
    readonly kind: "bad_language";
    readonly path: string;
    /** Where in the file: `values.q`; empty for the whole of it. */
    readonly field: string;
    readonly fault: LanguageFault;
  }
  | { readonly kind: "bad_crossword"; readonly text: string; readonly fault: CrosswordFault }
  | {
    readonly kind: "no_puzzle_found";
    readonly game: string;
    /** How many puzzles were looked at. */
    readonly attempts: number;
    /** How many of them failed each limit. */
    readonly failures: { readonly [limit: string]: number };
  }
  | { readonly kind: "no_session"; readonly id: string }
  /** Only its player can go on with it. */
  | { readonly kind: "others_session"; readonly id: string }
  /** A file with games that another device exported; nobody has said whose they are. */
  | { readonly kind: "other_player"; readonly path: string; readonly games: number }
  /** A file to import with nothing in it. */
  | { readonly kind: "no_games" }
  | { readonly kind: "bad_session"; readonly where: string; readonly fault: SessionFault }
  /** A line of a duel that cannot be used. */
  | { readonly kind: "bad_duel"; readonly fault: DuelFault }
  | { readonly kind: "bad_setting"; readonly faults: readonly SettingFault[] }
  | {
    readonly kind: "unreadable";
    readonly path: string;
    readonly reason: FileReason;
    /** The most bytes we read, if the file has more. */
    readonly limit?: number;
  }
  | { readonly kind: "unwritable"; readonly path: string; readonly reason: FileReason }
  /** The files of the web page have not been built: where they would be. */
  | { readonly kind: "no_site"; readonly path: string }
  | { readonly kind: "bad_port"; readonly port: number; readonly reason: "taken" | "denied" }
  /** Nobody reads our output any more, as after `| head`. */
  | { readonly kind: "closed_pipe" }
  | { readonly kind: "unsupported_deno"; readonly found: string };

/** What was wrong on the command line. */
export type UsageFault =
  | { readonly kind: "unknown_option"; readonly text: string; readonly nearest?: string }
  | { readonly kind: "unknown_command"; readonly text: string; readonly nearest?: string }
  | { readonly kind: "missing_argument"; readonly text: string }
  | { readonly kind: "missing_option"; readonly text: string }
  | { readonly kind: "missing_value"; readonly text: string }
  | { readonly kind: "extra_argument"; readonly text: string }
  /** Two options that contradict each other. */
  | { readonly kind: "not_together"; readonly text: string; readonly with: string }
  | { readonly kind: "case_sensitive"; readonly language: string }
  /** Two options with their values: the first may not exceed the second. */
  | { readonly kind: "crossed"; readonly low: string; readonly high: string }
  | { readonly kind: "bad_date"; readonly text: string }
  /** Unknown, too short, or too long for the board. */
  | { readonly kind: "unusable_word"; readonly option: string; readonly text: string }
  /** Too few words of the theme can be on a board. */
  | {
    readonly kind: "small_theme";
    readonly text: string;
    readonly words: number;
    readonly least: number;
  }
  | {
    readonly kind: "bad_value";
    readonly option: string;
    readonly text: string;
    readonly allowed: Allowed;
  };

export type LexiconFault =
  | { readonly kind: "not_a_lexicon" }
  | { readonly kind: "truncated" }
  | { readonly kind: "newer_version"; readonly version: number }
  | { readonly kind: "checksum"; readonly section: string }
  | { readonly kind: "broken"; readonly detail: string };

export type WordListFault =
  | { readonly kind: "unreadable"; readonly reason: FileReason; readonly limit?: number }
  | { readonly kind: "empty" }
  | { readonly kind: "binary" }
  | { readonly kind: "not_utf8"; readonly line: number }
  | { readonly kind: "no_word" }
  | { readonly kind: "bad_frequency"; readonly line: number; readonly text: string };

/** What is wrong with a puzzle's text. */
export type PuzzleFault =
  | { readonly kind: "not_seven" | "repeated_letter" | "not_letters" }
  | TileFault
  | GridFault;

/** What is wrong with tiles; `part` is the one at fault. */
export interface TileFault {
  readonly kind:
    | "too_many_sections"
    | "missing_marker"
    | "empty_tile"
    | "bad_tile"
    | "not_single"
    | "short_tile"
    | "long_tile"
    | "too_many_tiles"
    | "no_tiles";
  readonly part?: string;
}

/** What is wrong with a grid. */
type GridFault =
  | { readonly kind: "empty" }
  | { readonly kind: "bad_letter"; readonly found: string; readonly at: TextPlace }
  | { readonly kind: "bad_cell"; readonly found: string; readonly at: TextPlace }
  | {
    readonly kind: "unknown_bonus";
    readonly found: string;
    readonly allowed: readonly string[];
    readonly at: TextPlace;
  }
  | {
    readonly kind: "ragged_row";
    readonly row: number;
    readonly cells: number;
    readonly expected: number;
    readonly at: TextPlace;
  }
  | {
    readonly kind: "too_large";
    readonly what: "rows" | "columns" | "cells";
    readonly max: number;
    readonly at: TextPlace;
  }
  /** A word has so many paths that the search would never end. */
  | { readonly kind: "too_many_paths"; readonly max: number };

/** Counted in characters, from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export type LanguageFault =
  | { readonly kind: "missing" }
  | { readonly kind: "unknown_field"; readonly allowed: readonly string[] }
  | { readonly kind: "bad_value"; readonly text: string; readonly allowed: LanguageValue };

/** What a field of a language file has to be. */
export type LanguageValue =
  | { readonly kind: "map" | "text" | "code" | "alphabet" | "some_letters" | "board" }
  /** The name of the file, without its ending. */
  | { readonly kind: "file_name"; readonly code: string }
  | { readonly kind: "whole"; readonly min: number; readonly max: number }
  /** Not all weights may be zero. */
  | { readonly kind: "some_weight" }
  | { readonly kind: "dice"; readonly count: number }
  | { readonly kind: "faces"; readonly min: number; readonly max: number };

/** What was wrong with a saved game: in the store, or on a line of an import. */
export type SessionFault =
  | { readonly kind: "not_json" }
  | { readonly kind: "newer_version"; readonly version: number }
  | { readonly kind: "bad_field"; readonly field: string }
  | { readonly kind: "too_large"; readonly size: number; readonly limit: number }
  | { readonly kind: "missing_moves"; readonly expected: number; readonly found: number }
  /** The rest of the file was not read. */
  | { readonly kind: "too_many_faults"; readonly limit: number };

/** What was wrong with the settings: all faults, not just the first. */
export type SettingFault =
  | {
    readonly kind: "unknown_key";
    readonly from: Origin;
    readonly key: string;
    readonly nearest?: string;
    /** What there is, in a file that is not the configuration. */
    readonly known?: readonly string[];
  }
  | {
    readonly kind: "bad_value";
    readonly from: Origin;
    readonly key: string;
    readonly value: string;
    readonly allowed: Allowed;
  }
  /** The value of `low` exceeds that of `high`. */
  | { readonly kind: "crossed"; readonly low: Given; readonly high: Given }
  | { readonly kind: "not_a_mapping"; readonly path: string }
  | { readonly kind: "too_large"; readonly path: string; readonly limit: number }
  | {
    readonly kind: "bad_yaml";
    readonly path: string;
    readonly line?: number;
    readonly column?: number;
    readonly detail: string;
  };

/** Where a setting's value came from. */
export type Origin =
  | { readonly kind: "default" }
  | { readonly kind: "file"; readonly path: string; readonly line?: number }
  | { readonly kind: "env"; readonly name: string }
  | { readonly kind: "flag"; readonly name: string };

export interface Given {
  readonly key: string;
  readonly value: string;
  readonly from: Origin;
}

/** What an option or a setting may be. */
export type Allowed =
  | { readonly kind: "whole"; readonly min: number; readonly max: number }
  /** Two whole numbers, as in `30..45`. */
  | { readonly kind: "span"; readonly min: number; readonly max: number }
  | { readonly kind: "decimal"; readonly min: number; readonly max: number }
  | { readonly kind: "yes_no" }
  /** Rows and columns, as in `9x13`. */
  | { readonly kind: "size"; readonly min: number; readonly max: number }
  /** A web address: https, or http on this machine. */
  | { readonly kind: "url" }
  | { readonly kind: "one_of"; readonly values: readonly string[] }
  | { readonly kind: "text"; readonly max: number };

/** What is wrong with a crossword's picture, or with what should go into it. Lines start at 1. */
export type CrosswordFault =
  | { readonly kind: "no_picture" }
  | {
    readonly kind: "unequal_rows";
    readonly line: number;
    readonly length: number;
    readonly expected: number;
  }
  | {
    readonly kind: "unknown_character";
    readonly line: number;
    readonly column: number;
    readonly text: string;
  }
  | {
    readonly kind: "too_large";
    readonly rows: number;
    readonly cols: number;
    readonly max: number;
  }
  | { readonly kind: "no_slots" }
  /** A white cell that belongs to no entry. */
  | { readonly kind: "lonely_cell"; readonly line: number; readonly column: number }
  | { readonly kind: "unfinished" }
  | { readonly kind: "theme_fits_nowhere"; readonly words: number }
  | { readonly kind: "bad_density"; readonly value: number }
  /** No good row in a theme's file. */
  | { readonly kind: "no_theme_words" }
  /** Not one of our files, an ipuz file or a picture; for JSON, the field that is wrong. */
  | { readonly kind: "not_a_crossword"; readonly field: string };

export type FileReason =
  | "missing"
  | "directory"
  /** A pipe, a socket or a device. */
  | "special"
  | "denied"
  | "too_large"
  | "disk_full"
  /** It would lose what is in it. */
  | "not_utf8"
  | "saved_games"
  /** Where a server keeps the games. */
  | "unreachable"
  | "no_token"
  | "bad_token"
  | "insecure"
  | "proxied"
  | "other";

/** Thrown where input enters the program, caught once in `cli/app/run.ts`. */
export class UserError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
    this.name = "UserError";
  }
}
