import type { Problem } from "../core/problem.ts";
import type { HelpMessages, Messages, Tongue } from "./messages.ts";
import { say } from "./say.ts";

/** One language only: the other's sentences are not even read. */
export async function messagesIn(tongue: Tongue): Promise<Messages> {
  return tongue === "it" ? (await import("./it.ts")).it : (await import("./en.ts")).en;
}

/** What `--help` shows, and no more. */
export async function helpIn(tongue: Tongue): Promise<HelpMessages> {
  const help = tongue === "it"
    ? (await import("./it_help.ts")).itHelp
    : (await import("./en_help.ts")).enHelp;
  return { help };
}

/** What is wrong, and what to do about it. */
export async function explained(problem: Problem, tongue: Tongue): Promise<string> {
  const { problem: sentences } = tongue === "it"
    ? (await import("./it_problems.ts")).itProblems
    : (await import("./en_problems.ts")).enProblems;
  return say(sentences, problem);
}

/**
 * The interface language, as other command-line programs choose it: what was asked for, else
 * Italian where the locale is Italian, else English.
 */
export function chooseTongue(asked: string | undefined, locale: string | undefined): Tongue {
  if (asked === "it" || asked === "en") return asked;
  return locale?.toLowerCase().startsWith("it") ? "it" : "en";
}
