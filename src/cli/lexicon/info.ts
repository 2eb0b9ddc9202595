import { showableLines } from "../../core/text.ts";
import { type Level, LEVELS } from "../../core/level.ts";
import { FLAGS, listOf, NEVER_CORE, REASONS } from "../../lexicon/entry.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Meanings } from "../../lexicon/meanings.ts";
import type { WordMessages } from "../../messages/mod.ts";
import type { ExitCode, ToolCall } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { openWordMeanings } from "../app/open_meanings.ts";
import { table } from "../text/layout.ts";

export async function lexiconInfo(
  call: ToolCall<"language" | "dictionary" | "json">,
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
  const { zipf, flags, length } = lexicon.columns;
  const by_length: Counts = {};
  const by_floor: Counts = zeros(Object.keys(LEVELS));
  const by_flag: Counts = zeros(FLAGS);
  const by_source: Counts = zeros(lexicon.sources);
  const by_difficulty = new Array<number>(10).fill(0);
  const lengths = new Uint32Array(256);
  const sets = new Map<number, number>();
  const sources = new Map<number, number>();
  const floors = Object.entries(LEVELS).map(([level, floor]) =>
    [level, Math.round(floor * 100)] as const
  );
  for (let id = 0; id < lexicon.size; id++) {
    lengths[length[id]!]!++;
    sets.set(flags[id]!, (sets.get(flags[id]!) ?? 0) + 1);
    const bits = lexicon.sourceBits(id);
    sources.set(bits, (sources.get(bits) ?? 0) + 1);
    if (!(flags[id]! & NEVER_CORE)) {
      for (const [level, floor] of floors) {
        if (!lexicon.hasFrequencies || zipf[id]! >= floor) by_floor[level]!++;
      }
    }
    by_difficulty[Math.min(9, Math.floor(lexicon.difficulty(id) * 10))]!++;
  }
  lengths.forEach((n, letters) => n > 0 && count(by_length, String(letters), n));
  for (const [bits, n] of sets) for (const flag of listOf(FLAGS, bits)) count(by_flag, flag, n);
  for (const [bits, n] of sources) {
    for (const source of listOf(lexicon.sources, bits)) count(by_source, source, n);
  }
  const by_reason: Counts = { ...zeros(REASONS), ...Object.fromEntries(lexicon.refusalCounts()) };
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

function inWords(facts: Facts, t: WordMessages): string {
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
  ];
  if (facts.meanings > 0) head.push([label.explained, t.number(facts.meanings)]);
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

function count(counts: Counts, name: string, n: number): void {
  counts[name] = (counts[name] ?? 0) + n;
}
