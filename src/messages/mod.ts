import type { Problem } from "../core/problem.ts";
import type { GameName } from "../games/mod.ts";
import {
  type GameCommands,
  mergeWords,
  namesOf,
  type ProgramWord,
  type Words,
} from "./command_words.ts";
import { en } from "./en/mod.ts";
import { beeCommands as enBee } from "./en/bee_commands.ts";
import { bitesCommands as enBites } from "./en/bites_commands.ts";
import { crosswordCommands as enCrossword } from "./en/crossword_commands.ts";
import { gridCommands as enGrid } from "./en/grid_commands.ts";
import { it } from "./it/mod.ts";
import { beeCommands as itBee } from "./it/bee_commands.ts";
import { bitesCommands as itBites } from "./it/bites_commands.ts";
import { crosswordCommands as itCrossword } from "./it/crossword_commands.ts";
import { gridCommands as itGrid } from "./it/grid_commands.ts";
import { type CommonLanguage, type GameLanguage, gameLanguage } from "./ui_language.ts";
import type { Help, HelpMessages, Messages, ToolMessages } from "./messages.ts";
import type { Problems } from "./problems.ts";
import type { WebMessages } from "./web.ts";
import { say } from "./say.ts";

export type * from "./bee.ts";
export type * from "./bites.ts";
export type * from "./calendar.ts";
export type * from "./command_words.ts";
export type * from "./crossword.ts";
export type * from "./fit.ts";
export type * from "./grid.ts";
export type * from "./menu.ts";
export type * from "./messages.ts";
export type * from "./play.ts";
export type * from "./problems.ts";
export type * from "./review.ts";
export type * from "./screen.ts";

/** The games in Italian: the other languages must have the same. */
const IT_GAMES = {
  bee: gameLanguage(itBee, async () => (await import("./it/bee.ts")).bee),
  bites: gameLanguage(itBites, async () => (await import("./it/bites.ts")).bites),
  grid: gameLanguage(itGrid, async () => (await import("./it/grid.ts")).grid),
  crossword: gameLanguage(itCrossword, async () => (await import("./it/crossword.ts")).crossword),
} as const satisfies Record<GameName, GameLanguage>;

type Games = typeof IT_GAMES;

const EN_GAMES: Games = {
  bee: gameLanguage(enBee, async () => (await import("./en/bee.ts")).bee),
  bites: gameLanguage(enBites, async () => (await import("./en/bites.ts")).bites),
  grid: gameLanguage(enGrid, async () => (await import("./en/grid.ts")).grid),
  crossword: gameLanguage(enCrossword, async () => (await import("./en/crossword.ts")).crossword),
};

interface Language {
  readonly common: CommonLanguage;
  readonly games: Games;
}

/**
 * Every interface language. To add one, write its folder and name it here; to add a game, write its
 * two files in each folder and name them above.
 */
const LANGUAGES = {
  it: { common: it, games: IT_GAMES },
  en: { common: en, games: EN_GAMES },
} as const satisfies Readonly<Record<string, Language>>;

export type UiLanguage = keyof typeof LANGUAGES;

/** The sentences of each game. */
export type GameMessages = {
  readonly [G in GameName]: Awaited<ReturnType<Games[G]["sentences"]>>;
};

export type GameTopic = { [G in GameName]: keyof Games[G]["commands"]["help"] }[GameName];

export const UI_LANGUAGES = Object.keys(LANGUAGES) as readonly UiLanguage[];

const GAME_NAMES = Object.keys(IT_GAMES) as readonly GameName[];

const ALL: readonly Language[] = Object.values(LANGUAGES);

/** What else may be typed, in any language; most runs need none of these. */
export const COMMAND_WORDS = {
  get value() {
    return merged("value");
  },
  get listOrder() {
    return merged("listOrder");
  },
  get helpTopic() {
    return merged("helpTopic");
  },
  get direction() {
    return merged("direction");
  },
  get game() {
    return gameNames();
  },
};

/** What may be typed for a word of a command, in any language. */
export function programWords(word: ProgramWord): readonly string[] {
  return ALL.flatMap(({ common, games }) =>
    isGame(word) ? games[word].commands.names : common.commandWords.program[word]
  );
}

function isGame(word: ProgramWord): word is GameName {
  return Object.hasOwn(IT_GAMES, word);
}

/** Which of these values a text means: `facile` is `easy`, whichever language is spoken. */
export function valueMeant(values: readonly string[], text: string): string | undefined {
  const words: Readonly<Record<string, readonly string[]>> = COMMAND_WORDS.value;
  const typed = text.toLowerCase();
  return values.find((value) => value === typed || words[value]?.includes(typed));
}

/** What may be typed in one game. */
export function playWords<G extends GameName>(game: G): PlayWords<G> {
  return mergeWords(ALL.map(({ games }): Words<string> => games[game].commands.play)) as PlayWords<
    G
  >;
}

type PlayWords<G extends GameName> = Games[G]["commands"]["play"];

type CommonWords = CommonLanguage["commandWords"];

function merged<P extends keyof CommonWords>(part: P): CommonWords[P] {
  const all = ALL.map(({ common }): Words<string> => common.commandWords[part]);
  return mergeWords(all) as CommonWords[P];
}

function gameNames(): Words<GameName> {
  return mergeWords(ALL.map(({ games }) => namesIn(games)));
}

function namesIn(games: Readonly<Record<GameName, { readonly commands: GameCommands }>>) {
  const names = GAME_NAMES.map((game) => [game, games[game].commands.names]);
  return Object.fromEntries(names) as Words<GameName>;
}

/** What each word of a command is called, by language. */
export function programNames(): Readonly<Record<ProgramWord, string>>[] {
  return ALL.map(({ common, games }) =>
    namesOf({ ...common.commandWords.program, ...namesIn(games) })
  );
}

/**
 * The sentences of one language; those of the others are not loaded. With `of`, only the sentences
 * of those games: loading all of them takes longer than most commands.
 */
export async function messagesIn(
  uiLanguage: UiLanguage,
  of: readonly GameName[] = GAME_NAMES,
): Promise<Messages> {
  const { common } = LANGUAGES[uiLanguage];
  const [playing, rest] = await Promise.all([common.playing(), toolMessagesIn(uiLanguage, of)]);
  return { ...playing, ...rest };
}

/** The same without what is said in play. */
export async function toolMessagesIn<G extends GameName>(
  uiLanguage: UiLanguage,
  of: readonly G[],
): Promise<ToolMessages<G>> {
  const { common, games } = LANGUAGES[uiLanguage];
  const sections = of.map(async (game) => [game, await games[game].sentences()]);
  const [messages, ...rest] = await Promise.all([common.messages(), ...sections]);
  return { ...messages, ...Object.fromEntries(rest) };
}

/** What only the page says. */
export async function webMessagesIn(uiLanguage: UiLanguage): Promise<WebMessages> {
  return await LANGUAGES[uiLanguage].common.web();
}

export async function helpIn(uiLanguage: UiLanguage): Promise<HelpMessages> {
  const { common, games } = LANGUAGES[uiLanguage];
  const help = await common.help();
  const topics = GAME_NAMES.map((game) => games[game].commands.help);
  return { help: { ...help, topic: Object.assign({}, help.topic, ...topics) as Help["topic"] } };
}

/** What is wrong, and what to do about it. */
export async function explained(problem: Problem, uiLanguage: UiLanguage): Promise<string> {
  const { problem: sentences } = await LANGUAGES[uiLanguage].common.problems();
  return say(sentences, problem);
}

/**
 * The interface language, chosen as other command-line programs do: the one asked for, else the
 * locale's, else English.
 */
export function chooseUiLanguage(
  asked: string | undefined,
  locale: string | undefined,
): UiLanguage {
  const named = (text: string | undefined) => UI_LANGUAGES.find((code) => code === text);
  return named(asked) ?? named(locale?.toLowerCase().slice(0, 2)) ?? "en";
}

type EveryMessage = Messages & Problems & HelpMessages;

/** All sentences of all languages, for tools and tests. */
export async function allMessages(): Promise<Readonly<Record<UiLanguage, EveryMessage>>> {
  const all = UI_LANGUAGES.map(async (code) => {
    const problems = await LANGUAGES[code].common.problems();
    return [code, { ...await messagesIn(code), ...problems, ...await helpIn(code) }] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as Record<UiLanguage, EveryMessage>;
}
