import { type Alphabet, normalize } from "../../src/core/letters.ts";
import { type Reason, REASONS } from "../../src/lexicon/entry.ts";
import { oneOf } from "../files.ts";

/** What people have decided for one language; it overrides every rule. */
export interface Hand {
  /** Words that no source vouches for or that look foreign, by word as played, as written. */
  readonly allowed: ReadonlyMap<string, string>;
  readonly denied: ReadonlyMap<string, Reason>;
  /** Words whose frequency is a name's or a foreign word's: accepted, never required. */
  readonly rare: ReadonlySet<string>;
  /** Words that are first names too: so marked, and nothing else. */
  readonly names: ReadonlySet<string>;
  readonly vulgar: (word: string) => "vulgar" | "slur" | undefined;
  /** All words of two and three letters. */
  readonly short: ReadonlySet<string>;
}

/** The text of each file in a language's folder. */
interface HandTexts {
  /** `word`, then `yes`, `rare`, `first_name`, or why it is refused. */
  readonly words: string;
  /** `word`, then `vulgar` or `slur`; an asterisk at the end means all that begins so. */
  readonly vulgar: string;
  /** Words of two and three letters, separated by spaces. */
  readonly short: string;
}

export function parseHand(texts: HandTexts, alphabet: Alphabet): Hand {
  const played = (text: string): string => {
    const word = normalize(text, alphabet);
    if (word === undefined) throw new RangeError(`Not a word: ${text}`);
    return word;
  };
  const allowed = new Map<string, string>();
  const denied = new Map<string, Reason>();
  const rare = new Set<string>();
  const names = new Set<string>();
  for (const [text, what] of rowsOf(texts.words)) {
    if (what === "yes") allowed.set(played(text), text);
    else if (what === "rare") rare.add(played(text));
    else if (what === "first_name") names.add(played(text));
    else denied.set(played(text), oneOf(REASONS, what));
  }
  const whole = new Map<string, "vulgar" | "slur">();
  const starts: [string, "vulgar" | "slur"][] = [];
  for (const [text, what] of rowsOf(texts.vulgar)) {
    const level = oneOf(["vulgar", "slur"] as const, what);
    if (text.endsWith("*")) starts.push([played(text.slice(0, -1)), level]);
    else whole.set(played(text), level);
  }
  const vulgar = (word: string) =>
    whole.get(word) ?? starts.find(([start]) => word.startsWith(start))?.[1];
  const short = new Set(linesOf(texts.short).flatMap((line) => line.split(/\s+/)).map(played));
  return { allowed, denied, rare, names, vulgar, short };
}

/** Several words may share a line; what they are comes last, after a tab. */
function* rowsOf(text: string): Generator<[word: string, what: string]> {
  for (const line of linesOf(text)) {
    const [words = "", what = ""] = line.split("\t");
    if (what === "") throw new RangeError(`Bad line: ${line}`);
    for (const word of words.trim().split(/\s+/)) yield [word, what.trim()];
  }
}

function linesOf(text: string): string[] {
  return text.split("\n").map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
