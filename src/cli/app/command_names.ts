import type { UsageFault } from "../../core/problem.ts";
import { nearest } from "../../core/text.ts";
import { programNames, type ProgramWord } from "../../messages/mod.ts";

/** A code or seven letters, right or wrong; anything else was meant to be a command. */
export function looksLikeBoard(text: string, topics: readonly string[]): boolean {
  if (/[-‐‑–—@]/u.test(text)) return true;
  if (!/^\p{L}{7}$/u.test(text)) return false;
  // A board never repeats a letter, so this is more likely a misspelt `sessions`.
  return new Set(text.toLowerCase()).size === 7 || nearest(text, topics) === undefined;
}

/** Suggests the whole command: `lexicon explain` for `explain`. */
export function unknownCommand(
  text: string,
  all: readonly string[],
  group = "",
): UsageFault {
  const inGroup = all.filter((topic) => topic.startsWith(`${group} `));
  const topics = (inGroup.length > 0 ? inGroup : all).filter((topic) => topic !== "itbee");
  // Whole commands first: `sesions` is `sessions`, and `stats` is not `grid stats`.
  const among = topics.map((topic) => topic.split(" ")).toSorted((a, b) => a.length - b.length);
  for (const names of programNames().toReversed()) {
    const spelled = among.map((words) => words.map((word) => names[word as ProgramWord]));
    for (const some of [spelled.filter((words) => words.length === 1), spelled]) {
      const guess = nearest(text, some.map((words) => words.at(-1)!));
      const meant = some.find((words) => words.at(-1) === guess);
      if (meant) return { kind: "unknown_command", text, nearest: meant.join(" ") };
    }
  }
  return { kind: "unknown_command", text };
}
