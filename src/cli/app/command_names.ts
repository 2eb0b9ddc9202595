import type { UsageFault } from "../../core/problem.ts";
import { nearest } from "../../core/text.ts";
import { TOPICS } from "../../messages/messages.ts";

/** A code or seven letters, right or wrong; anything else was meant to be a command. */
export function looksLikeBoard(text: string): boolean {
  if (/[-‐‑–—@]/u.test(text)) return true;
  if (!/^\p{L}{7}$/u.test(text)) return false;
  // A board with a letter twice is wrong, and a slip of `sessions` is likelier.
  return new Set(text.toLowerCase()).size === 7 || nearest(text, TOPICS) === undefined;
}

/** With the command that was meant, whole: `lexicon explain` where `explain` was typed. */
export function unknownCommand(text: string, group = ""): UsageFault {
  const names = TOPICS.filter((topic) => topic !== "itbee").map((topic) => topic.split(" "));
  const within = names.filter(([first, last]) => last !== undefined && first === group);
  const among = within.length > 0 ? within : names;
  // The names of whole commands first: `sesions` is `sessions`, not a member of some group.
  const guess = [among.filter((words) => words.length === 1), among]
    .map((some) => nearest(text, some.map((words) => words.at(-1)!)))
    .find((name) => name !== undefined);
  // `stats` is a whole command before it is one of a group.
  const meant = among.toSorted((a, b) => a.length - b.length)
    .find((words) => words.at(-1) === guess)?.join(" ");
  return { kind: "unknown_command", text, ...(meant !== undefined && { nearest: meant }) };
}
