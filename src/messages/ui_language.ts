import type { Problem } from "../core/problem.ts";
import type { HelpMessages, Messages, UiLanguage } from "./messages.ts";
import { say } from "./say.ts";

/** One language only: the other's sentences are not even read. */
export async function messagesIn(uiLanguage: UiLanguage): Promise<Messages> {
  return uiLanguage === "it" ? (await import("./it/mod.ts")).it : (await import("./en/mod.ts")).en;
}

/** What `--help` shows, and no more. */
export async function helpIn(uiLanguage: UiLanguage): Promise<HelpMessages> {
  const help = uiLanguage === "it"
    ? (await import("./it/help.ts")).itHelp
    : (await import("./en/help.ts")).enHelp;
  return { help };
}

/** What is wrong, and what to do about it. */
export async function explained(problem: Problem, uiLanguage: UiLanguage): Promise<string> {
  const { problem: sentences } = uiLanguage === "it"
    ? (await import("./it/problems.ts")).itProblems
    : (await import("./en/problems.ts")).enProblems;
  return say(sentences, problem);
}

/**
 * The interface language, as other command-line programs choose it: what was asked for, else
 * Italian where the locale is Italian, else English.
 */
export function chooseUiLanguage(
  asked: string | undefined,
  locale: string | undefined,
): UiLanguage {
  if (asked === "it" || asked === "en") return asked;
  return locale?.toLowerCase().startsWith("it") ? "it" : "en";
}
