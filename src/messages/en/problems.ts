import { quotable } from "../../core/text.ts";
import { words } from "./counts.ts";
import { messages } from "./messages.ts";
import { config } from "./play.ts";
import { bytes } from "../numbers.ts";
import { at, failures, some, tile } from "../phrases.ts";
import { type Problems, PUZZLE_EXAMPLE } from "../problems.ts";
import { say } from "../say.ts";

/** Faults whose sentence says what to do. */
const SELF_EXPLAINING = ["bad_value", "bad_date", "crossed", "unusable_word", "small_theme"];

/** What is wrong and what to do about it, in English. */
export const problems: Problems = {
  problem: {
    bad_usage: (o) => {
      const fault = say(problems.usage, o.fault);
      // These already say what is wanted.
      if (SELF_EXPLAINING.includes(o.fault.kind)) return fault;
      return `${fault}${fault.endsWith("?") ? "" : "."} For the list of commands: itbee --help`;
    },
    bad_lexicon: (o) =>
      `Lexicon "${o.path}" cannot be used: ${say(problems.lexiconFault, o.fault)}`,
    bad_word_list: (o) =>
      `Word list "${o.path}" cannot be used: ${say(problems.wordListFault, o.fault)}`,
    bad_own_word: (o) => `"${o.text}" cannot be a word: two to 32 letters, and nothing else`,
    bad_own_reason: (o) => `A reason is one line of at most ${o.max} characters`,
    no_own_word: (o) => `"${o.word}" is neither in the lexicon nor on your list: nothing to remove`,
    no_strategy: (o) =>
      `There are no words for strategy "${o.strategy}": "${o.path}" is missing. To build it: deno task lexicon --strategy ${o.strategy} --output FILE`,
    no_words: (o) =>
      `The program has no words for "${o.language}": give it a word list or a .lex file ` +
      "with --dictionary FILE",
    list_in_daily: () =>
      "The day's own board is played with the program's words: leave out --dictionary",
    bad_puzzle: (o) =>
      `${o.text === "" ? "This" : `"${quotable(o.text)}"`} is not ${BOARD[o.game] ?? BOARD.bee}: ${
        say(problems.puzzleFault, o.fault)
      }. ` +
      `For example: ${PUZZLE_EXAMPLE[o.game] ?? PUZZLE_EXAMPLE.bee}`,
    bad_crossword: (o) =>
      `${o.text === "" ? "The crossword" : `"${o.text}"`} cannot be used: ${
        say(problems.crosswordFault, o.fault)
      }`,
    bad_language: (o) =>
      `${[o.path, o.field].filter((part) => part !== "").join(": ")}: ${
        say(problems.languageFault, o.fault)
      }`,
    no_puzzle_found: (o) =>
      `No puzzle meets the limits. ${
        o.attempts === 0
          ? ""
          : `Tried ${
            [messages.number(o.attempts), ...some([failures(o.failures, messages)])].join("; ")
          }. `
      }` +
      (o.game === "crossword"
        ? "Try another seed, grid or theme"
        : "Widen the limits and try again"),
    others_session: (o) =>
      `"${o.id}" is somebody else's game. To see it: itbee sessions show ${o.id}`,
    other_player: (o) =>
      `${
        o.games === 1 ? "One game" : `${o.games} games`
      } of "${o.path}" came from another device, and nothing was imported. Add --mine if you played them there, --theirs if somebody else did`,
    no_games: () => "The file is empty: there is no game in it to import",
    no_session: (o) => `There is no game "${o.id}". For the list: itbee sessions list`,
    bad_session: (o) =>
      `Game "${o.where}" cannot be opened: ${say(problems.sessionFault, o.fault)}`,
    bad_duel: (o) => say(problems.duelFault, o.fault),
    bad_setting: (o) => o.faults.map((fault) => say(problems.settingFault, fault)).join("\n"),
    unreadable: (o) => `Cannot read "${o.path}": ${messages.fileReason[o.reason]}${atMost(o)}`,
    unwritable: (o) =>
      `Cannot write "${o.path}": ${
        o.reason === "missing" ? "the folder does not exist" : messages.fileReason[o.reason]
      }`,
    no_site: (o) => `The pages are not in "${o.path}". To make them: npx --yes deno@2.9.6 task web`,
    bad_port: (o) =>
      o.reason === "taken"
        ? `Port ${o.port} is taken: try another number, or none`
        : `Port ${o.port} is not allowed: try a number from 1024 up, or none`,
    closed_pipe: () => "Nobody is reading the output any more",
    unsupported_deno: (o) =>
      `itbee needs Deno 2.9 or a later 2, and this is ${o.found}. For example: npx deno@2.9.6 task play`,
  },
  usage: {
    unknown_option: (o) => `There is no option "${o.text}"${perhaps(o.nearest)}`,
    unknown_command: (o) => `There is no command "${o.text}"${perhaps(o.nearest)}`,
    missing_argument: (o) => `Argument ${o.text} is missing`,
    missing_option: (o) => `Option ${o.text} is missing`,
    missing_value: (o) => `Option ${o.text} needs a value`,
    extra_argument: (o) => `Too many arguments: "${o.text}"`,
    crossed: (o) => `${o.low} cannot exceed ${o.high}`,
    case_sensitive: (o) =>
      `In "${o.language}" capitals are letters of their own: such boards are solved, not played`,
    not_together: (o) => `${o.text} and ${o.with} cannot be used together`,
    unusable_word: (o) =>
      `${o.option}: "${o.text}" cannot be on the board. It must be in the dictionary, and neither too short nor too long`,
    small_theme: (o) =>
      `Only ${
        words(o.words)
      } of the theme "${o.text}" can be on such a board, and ${o.least} are needed. ` +
      "Ask for fewer with --theme-words, or choose another theme",
    bad_date: (o) => `"${o.text}" is not a date: write it as 2025-11-17`,
    bad_value: (o) =>
      `${o.option} cannot be "${o.text}": it must be ${say(problems.allowed, o.allowed)}`,
  },
  lexiconFault: {
    not_a_lexicon: () =>
      "it is not an itbee .lex file. To make one from a word list: itbee lexicon compile",
    truncated: () => "the file is incomplete. Copy or download it again",
    newer_version: (o) => `its format is version ${o.version}, which needs a newer itbee`,
    checksum: (o) => `its part ${o.section} is damaged. Copy or download it again`,
    broken: (o) => `it is damaged (${o.detail}). Compile it again with: itbee lexicon compile`,
  },
  wordListFault: {
    unreadable: (o) => messages.fileReason[o.reason] + atMost(o),
    empty: () => "the file is empty. It should have one word per line",
    binary: () => "it is not text. It should be UTF-8 with one word per line, or a .lex file",
    not_utf8: (o) => `line ${o.line} is not UTF-8. Convert it, with iconv for example`,
    no_word: () => "no line is a word in the letters of the alphabet",
    bad_frequency: (o) => `line ${o.line} should be "word TAB number", not "${o.text}"`,
  },
  puzzleFault: {
    not_seven: () => "seven letters are needed, the required one first",
    repeated_letter: () => "each letter is written once",
    not_letters: () => "letters of the alphabet only",
    too_many_sections: () => "there are at most three parts separated by /",
    missing_marker: (o) => `after the first / every tile ends in > or v${tile(o)}`,
    empty_tile: () => "a tile is empty",
    bad_tile: (o) => `a tile has letters only${tile(o)}`,
    not_single: (o) => `a single tile has one letter${tile(o)}`,
    short_tile: (o) => `a tile of several letters has at least two${tile(o)}`,
    long_tile: (o) => `a tile has at most six letters${tile(o)}`,
    too_many_tiles: () => "there are at most 64 tiles",
    no_tiles: () => "at least one tile is needed",
    empty: () => "it has no cells",
    bad_letter: (o) => `"${o.found}" is not a letter of the alphabet, ${place(o.at)}`,
    bad_cell: (o) => `"${o.found}" is not a cell, ${place(o.at)}`,
    unknown_bonus: (o) =>
      `"${o.found}" is not a bonus (${o.allowed.join(", ")}, 4l to 9w), ${place(o.at)}`,
    ragged_row: (o) =>
      `row ${o.row} has ${
        o.cells === 1 ? "1 cell" : `${o.cells} cells`
      }, not ${o.expected} (in the text: ${place(o.at)})`,
    too_large: (o) => `at most ${messages.number(o.max)} ${o.what}, ${place(o.at)}`,
    too_many_paths: (o) =>
      `a word has more than ${messages.number(o.max)} paths: change some letters`,
  },
  crosswordFault: {
    no_picture: () => "it has no cells. Draw the template with # for black and . for white",
    unequal_rows: (o) => `row ${o.line} has ${o.length} cells, not ${o.expected}`,
    unknown_character: (o) =>
      `"${o.text}" at line ${o.line}, column ${o.column}, is neither # nor . nor a letter`,
    too_large: (o) => `${o.rows}x${o.cols} is too large, ${o.max}x${o.max} at most`,
    no_slots: () => "there is no room for any word",
    lonely_cell: (o) => `the cell at line ${o.line}, column ${o.column}, belongs to no word`,
    unfinished: () => "there are empty cells",
    theme_fits_nowhere: (o) =>
      `no word of the theme (${
        messages.number(o.words)
      } in all) fits the grid. Choose another theme or grid`,
    no_theme_words: () => "no row can be used. Each should be: word TAB clue TAB level",
    not_a_crossword: (o) =>
      o.field === ""
        ? "it is not a crossword in JSON, ipuz or text"
        : `field "${o.field}" is missing or wrong`,
    bad_density: (o) => `${o.value} is not a density: a number from 0.10 to 0.30 is needed`,
  },
  languageFault: {
    missing: () => "it is missing",
    unknown_field: (o) => `there is no such field. The fields are: ${o.allowed.join(", ")}`,
    bad_value: (o) =>
      `it cannot be "${o.text}": it must be ${say(problems.languageValue, o.allowed)}`,
  },
  languageValue: {
    map: () => 'lines of "key: value"',
    text: () => "a text",
    code: () => "a code of two or three letters",
    alphabet: () => "1 to 32 different letters",
    some_letters: () => "letters of the alphabet",
    file_name: (o) => `"${o.code}", as the file is named`,
    board: () => "a grid",
    whole: (o) => `a whole number from ${o.min} to ${o.max}`,
    some_weight: () => "at least one weight that is not zero",
    dice: (o) => `${o.count} dice`,
    faces: (o) => `${o.min} to ${o.max} faces`,
  },
  sessionFault: {
    not_json: () => "it is not in itbee's format",
    newer_version: (o) => `it is version ${o.version}, which needs a newer itbee`,
    bad_field: (o) => `its field "${o.field}" is wrong`,
    too_large: (o) =>
      `it is too large: ${messages.number(o.size)} bytes, ${messages.number(o.limit)} at most`,
    missing_moves: (o) => `moves are missing: ${o.found} of ${o.expected} are there`,
    too_many_faults: (o) =>
      `more than ${messages.number(o.limit)} lines are wrong, so the rest of the file was not read`,
  },
  duelFault: {
    not_a_duel: () =>
      "Name a game to challenge somebody (bee, grid or bites), or give a line of a duel, which begins with itbee-duel-",
    damaged: () =>
      "This line of a duel is damaged: a character was changed, or some are missing. Copy all of it again",
    newer_version: () => "This line of a duel needs another version of itbee",
    bad_field: (o) => `This line of a duel cannot be used: "${o.field}" is wrong`,
    other_words: (o) =>
      `This duel is played with the words ${o.theirs}, and yours are ${o.ours}: both players need the same itbee`,
    other_rules: () =>
      "This duel comes from an itbee with other rules: both players need the same version",
    unknown_duel: () => "This line belongs to a duel that is not saved here",
    answered_before: () =>
      "This invitation has already been answered. Your moves are no longer secret, so a new answer does not count",
    play_first: () => "Finish your own games of this duel first; then you will see the other's",
    too_long: () => "The lines of this duel are too long to save",
    broken_seal: () =>
      "These moves are not the ones sealed in the invitation: they were changed later, and the duel does not count",
  },
  settingFault: {
    unknown_key: (o) =>
      `${config.origin(o.from)}: there is no "${o.key}"${
        o.known
          ? `. There are: ${o.known.join(", ")}`
          : perhaps(o.nearest) || ". For the list: itbee config show"
      }`,
    bad_value: (o) =>
      `${config.origin(o.from)}: ${o.key} cannot be "${o.value}": it must be ${
        say(problems.allowed, o.allowed)
      }`,
    crossed: (o) =>
      `${o.low.key} (${o.low.value}, ${config.origin(o.low.from)}) cannot exceed ` +
      `${o.high.key} (${o.high.value}, ${config.origin(o.high.from)})`,
    not_a_mapping: (o) =>
      `${o.path}: lines of "key: value" are needed. For an example: itbee config init`,
    too_large: (o) => `${o.path}: it is too large, ${messages.number(o.limit)} bytes at most`,
    bad_yaml: (o) => `${at(o)}: it is not valid YAML (${o.detail})`,
  },
  allowed: {
    whole: (o) => `a whole number from ${o.min} to ${o.max}`,
    span: (o) => `a range such as 30..45, between ${o.min} and ${o.max}`,
    decimal: (o) => `a number from ${o.min} to ${o.max}`,
    size: (o) => `a size like 9x13, from ${o.min}x${o.min} to ${o.max}x${o.max}`,
    url: () => "an https address, or http on this machine",
    one_of: (o) => `one of: ${o.values.join(", ")}`,
    yes_no: () => "true or false",
    text: (o) => `a text of at most ${o.max} characters`,
  },
};

/** What a text that cannot be read was taken for. */
const BOARD: Readonly<Record<string, string>> = {
  bee: "a board",
  grid: "a grid",
  bites: "a set of tiles",
};

function perhaps(nearest: string | undefined): string {
  return nearest === undefined ? "" : `. Did you mean ${nearest}?`;
}

function place({ line, column }: { readonly line: number; readonly column: number }): string {
  return `line ${line}, column ${column}`;
}

function atMost({ limit }: { readonly limit?: number }): string {
  return limit === undefined ? "" : ` (${bytes(limit)} at most)`;
}
