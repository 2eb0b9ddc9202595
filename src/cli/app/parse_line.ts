import { nearest } from "../../core/text.ts";
import type { Words } from "../../messages/command_words.ts";

/** What a typed line asks for. */
export type ParsedLine<C extends string> =
  | { readonly kind: "nothing" }
  | { readonly kind: "command"; readonly name: C; readonly rest: string }
  | { readonly kind: "guess"; readonly text: string }
  | { readonly kind: "unknown_command"; readonly text: string; readonly nearest?: string };

/** One command of a game and the ways to type it. */
export interface CommandWords<C extends string> {
  readonly name: C;
  /** Always a command, bare: one of the eight words every player learns. */
  readonly always?: string;
  /** A command unless it could be played on this board. */
  readonly aliases: readonly string[];
  /** One to three characters, too short to be a guess. */
  readonly short: readonly string[];
  /** Whether what follows on the line belongs to it. */
  readonly takesRest?: boolean;
}

/** How the commands that games share are typed, apart from their names in each language. */
const SHARED = {
  help: { always: "help", short: ["?", "h"], takesRest: true },
  shuffle: { always: "shuffle", short: ["m"] },
  hint: { always: "hint", short: ["i"] },
  score: { always: "score", short: ["p"] },
  list: { always: "list", short: ["l"], takesRest: true },
  why: { short: ["w"], takesRest: true },
  share: { short: ["s"] },
  report: { short: [], takesRest: true },
  stats: { short: [] },
  giveup: { always: "giveup", short: [] },
  restart: { always: "restart", short: ["n"] },
  quit: { always: "quit", short: ["q"] },
} as const satisfies Record<string, Omit<CommandWords<string>, "name" | "aliases">>;

type OwnCommand<C extends string> = Omit<CommandWords<C>, "aliases">;

/** A game's commands in the order of its help: shared ones by name, its own with their keys. */
export function commandRows<C extends string>(
  words: Words<C>,
  rows: readonly ((NoInfer<C> & keyof typeof SHARED) | OwnCommand<NoInfer<C>>)[],
): readonly CommandWords<C>[] {
  return rows.map((row) => {
    const own: OwnCommand<C> = typeof row === "string" ? { name: row, ...SHARED[row] } : row;
    return { ...own, aliases: words[own.name] };
  });
}

export interface LineRules<C extends string> {
  readonly commands: readonly CommandWords<C>[];
  /** The shortest guess: short keys of this length or more are off. */
  readonly minLength: number;
  /** Whether this could be a word of the board, by its letters. */
  mayPlay(word: string): boolean;
  /** What a whole line means, if a guess is more than a word; `undefined` to read it word by word. */
  whole?(line: string): ParsedLine<C> | undefined;
}

/**
 * What a line means, in this order: `:word` and `/word` are commands; `=word` is a guess; the
 * eight words are commands; an alias is one if it cannot be played here; a short key is one; the
 * rest are guesses. Several words on a line are read one by one.
 */
export function parseLine<C extends string>(line: string, rules: LineRules<C>): ParsedLine<C>[] {
  const words = line.trim().split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return [{ kind: "nothing" }];
  const whole = rules.whole?.(line);
  if (whole) return [whole];
  const typed: ParsedLine<C>[] = [];
  for (const [i, word] of words.entries()) {
    const one = readWord(word, rules);
    if (one.kind === "command" && commandOf(one.name, rules).takesRest) {
      return [...typed, { ...one, rest: words.slice(i + 1).join(" ") }];
    }
    typed.push(one);
  }
  return typed;
}

/** How to type a command on this board: its alias, or with a colon when that could be a guess. */
export function parsedAs<C extends string>(alias: string, rules: LineRules<C>): string {
  return rules.mayPlay(alias) ? `:${alias}` : alias;
}

function readWord<C extends string>(word: string, rules: LineRules<C>): ParsedLine<C> {
  const lower = word.toLowerCase();
  const command = (name: C) => ({ kind: "command", name, rest: "" }) as const;
  if (/^[:/]/.test(word)) {
    const bare = lower.slice(1);
    const found = rules.commands.find((it) => spellings(it).includes(bare));
    if (found) return command(found.name);
    const all = rules.commands.flatMap((it) => [...(it.always ? [it.always] : []), ...it.aliases]);
    const guess = nearest(bare, all);
    return {
      kind: "unknown_command",
      text: word,
      ...(guess !== undefined && { nearest: word[0] + guess }),
    };
  }
  if (word.startsWith("=")) return { kind: "guess", text: word.slice(1) };
  const always = rules.commands.find((it) => it.always === lower);
  if (always) return command(always.name);
  const alias = rules.commands.find((it) => it.aliases.includes(lower));
  if (alias && !rules.mayPlay(lower)) return command(alias.name);
  const short = rules.commands.find((it) => it.short.includes(lower));
  // Something without a letter is not a guess, however short guesses may be.
  if (short && (lower.length < rules.minLength || !/\p{L}/u.test(lower))) {
    return command(short.name);
  }
  return { kind: "guess", text: word };
}

function spellings<C extends string>(words: CommandWords<C>): string[] {
  return [...(words.always ? [words.always] : []), ...words.aliases, ...words.short];
}

function commandOf<C extends string>(name: C, rules: LineRules<C>): CommandWords<C> {
  return rules.commands.find((it) => it.name === name)!;
}
