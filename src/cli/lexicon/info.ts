import { showableLines } from "../../core/text.ts";
import { type Level, LEVELS } from "../../core/level.ts";
import { FLAGS, REASONS } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Meanings } from "../../lexicon/meanings.ts";
import type { Messages } from "../../messages/mod.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { openWordMeanings } from "../app/open_meanings.ts";
import { table } from "../text/layout.ts";

export async function lexiconInfo(
  call: Call<"language" | "dictionary" | "json">,
): Promise<ExitCode> {
  const { world, t, options } = call;
  const lexicon = await openLexicon(call);
  const facts = factsOf(lexicon, await openWordMeanings(world, lexicon.language));
  world.out(options.json ? JSON.stringify(facts, null, 2) : inWords(facts, t));
  return 0;
}

type Counts = Record<string, number>;
type Facts = ReturnType<typeof factsOf>;

function factsOf(lexicon: Lexicon, meanings: Meanings | undefined) {
  const by_length: Counts = {};
  const by_floor: Counts = zeros(Object.keys(LEVELS));
  const by_flag: Counts = zeros(FLAGS);
  const by_source: Counts = zeros(lexicon.sources);
  const by_difficulty = new Array<number>(10).fill(0);
  for (let id = 0; id < lexicon.size; id++) {
    count(by_length, String(lexicon.text(id).length));
    for (const flag of lexicon.flags(id)) count(by_flag, flag);
    for (const source of lexicon.sourcesOf(id)) count(by_source, source);
    for (const level of Object.keys(LEVELS) as Level[]) {
      if (lexicon.isCore(id, LEVELS[level])) count(by_floor, level);
    }
    const tenth = Math.min(9, Math.floor(lexicon.difficulty(id) * 10));
    by_difficulty[tenth]!++;
  }
  const by_reason: Counts = zeros(REASONS);
  for (const { reason } of lexicon.refusals()) count(by_reason, reason);
  return {
    edition: lexicon.edition,
    language: lexicon.language,
    letters: lexicon.alphabet.letters,
    strategy: lexicon.strategy,
    words: lexicon.size,
    meanings: meanings?.size ?? 0,
    apart: lexicon.size - lexicon.inGraph,
    refused: Object.values(by_reason).reduce((sum, n) => sum + n, 0),
    by_length,
    by_floor,
    by_flag,
    by_source,
    by_reason,
    by_difficulty,
    credits: showableLines(lexicon.credits),
    meaning_credits: showableLines(meanings?.credits ?? ""),
  };
}

function inWords(facts: Facts, t: Messages): string {
  const { label, level, tier } = t.lexicon;
  const counted = (title: string, rows: readonly (readonly [string, number])[]) => [
    "",
    title,
    ...table(rows.filter(([, n]) => n > 0).map(([name, n]) => [name, t.number(n)])),
  ];
  const named = (counts: Counts, names: Readonly<Record<string, string>>) =>
    Object.entries(counts).map(([key, n]) => [names[key] ?? key, n] as const);
  const floors = Object.fromEntries(
    Object.entries(LEVELS).map(([name, floor]) =>
      [name, `${level[name as Level]} (zipf >= ${t.number(floor, 1)})`] as const
    ),
  );
  const tiers = [
    "easy",
    "easy",
    "easy",
    "medium",
    "medium",
    "medium",
    "hard",
    "hard",
    "hard",
    "hard",
  ] as const;
  const head: [string, string][] = [
    [label.edition, facts.edition],
    [label.language, facts.language],
    [label.letters, facts.letters],
    [label.strategy, facts.strategy],
    [label.words, t.number(facts.words)],
    [label.apart, t.number(facts.apart)],
    [label.refused, t.number(facts.refused)],
    [label.explained, t.number(facts.meanings)],
  ];
  const width = Math.max(...head.map(([name]) => name.length)) + 2;
  return [
    ...head.map(([name, value]) => name.padEnd(width) + value),
    ...counted(label.byFloor, named(facts.by_floor, floors)),
    ...counted(label.byLength, named(facts.by_length, {})),
    ...counted(label.byFlag, named(facts.by_flag, t.flag)),
    ...counted(label.bySource, named(facts.by_source, {})),
    ...counted(label.byReason, named(facts.by_reason, t.reason)),
    ...counted(
      label.byDifficulty,
      facts.by_difficulty.map((n, i) => [`${t.number(i / 10, 1)} ${tier[tiers[i]!]}`, n]),
    ),
    ...[facts.credits, facts.meaning_credits].flatMap((text, i) =>
      text === "" ? [] : ["", i === 0 ? label.credits : label.meaningCredits, text.trimEnd()]
    ),
  ].join("\n");
}

function zeros(names: readonly string[]): Counts {
  return Object.fromEntries(names.map((name) => [name, 0]));
}

function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
