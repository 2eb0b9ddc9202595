import type { Problem } from "../core/problem.ts";
import { mergeWords, namesOf } from "./command_words.ts";
import { en } from "./en/mod.ts";
import { it } from "./it/mod.ts";
import type { Language } from "./language.ts";
import type { HelpMessages, Messages } from "./messages.ts";
import type { Problems } from "./problems.ts";
import { say } from "./say.ts";

export type * from "./bee.ts";
export type * from "./bites.ts";
export type * from "./command_words.ts";
export type * from "./crossword.ts";
export type * from "./grid.ts";
export type * from "./messages.ts";
export type * from "./play.ts";
export type * from "./problems.ts";
export type * from "./screen.ts";

/** Every interface language. To add one, write its folder and name it here. */
const LANGUAGES = { it, en } as const satisfies Readonly<Record<string, Language>>;

export type UiLanguage = keyof typeof LANGUAGES;

export const UI_LANGUAGES = Object.keys(LANGUAGES) as readonly UiLanguage[];

/** What may be typed, in whichever language it was learnt. */
export const COMMAND_WORDS = mergeWords(
  Object.values(LANGUAGES).map(({ commandWords }) => commandWords),
);

/** What each word of a command is called, by language. */
export const PROGRAM_NAMES = Object.values(LANGUAGES)
  .map(({ commandWords }) => namesOf(commandWords.program));

/** The sentences of one language; those of the others are not loaded. */
export async function messagesIn(uiLanguage: UiLanguage): Promise<Messages> {
  return await LANGUAGES[uiLanguage].messages();
}

export async function helpIn(uiLanguage: UiLanguage): Promise<HelpMessages> {
  return { help: await LANGUAGES[uiLanguage].help() };
}

/** What is wrong, and what to do about it. */
export async function explained(problem: Problem, uiLanguage: UiLanguage): Promise<string> {
  const { problem: sentences } = await LANGUAGES[uiLanguage].problems();
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
    const { messages, help, problems } = LANGUAGES[code];
    const every = { ...await messages(), ...await problems(), help: await help() };
    return [code, every] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as Record<UiLanguage, EveryMessage>;
}
