import { tierOf, TIERS } from "../../src/core/difficulty.ts";
import { FLAGS, REASONS } from "../../src/lexicon/entry.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";

const FLOORS = [2, 2.5, 3, 3.5];

/** The table of counts printed after a build: status, floors, flags, tiers, sources, reasons. */
export function countsOf(lexicon: Lexicon): string {
  const floors = new Map(FLOORS.map((floor) => [floor, 0]));
  const flags = tally(FLAGS);
  const tiers = tally(TIERS);
  const coreTiers = tally(TIERS);
  const combinations = new Map<string, number>();
  const reasons = tally(REASONS);
  for (let id = 0; id < lexicon.size; id++) {
    for (const floor of FLOORS) if (lexicon.isCore(id, floor)) add(floors, floor);
    for (const flag of lexicon.flags(id)) add(flags, flag);
    const tier = tierOf(lexicon.difficulty(id));
    add(tiers, tier);
    if (lexicon.isCore(id, 3)) add(coreTiers, tier);
    add(combinations, lexicon.sourcesOf(id).join(" ") || "none");
  }
  let refused = 0;
  for (const { reason } of lexicon.refusals()) {
    add(reasons, reason);
    refused++;
  }
  const common = [...combinations].sort((a, b) => b[1] - a[1]);
  return [
    `edition ${lexicon.edition}, strategy ${lexicon.strategy}`,
    line("accepted", lexicon.size),
    ...FLOORS.map((floor) => line(`core, zipf ${floor} and up`, floors.get(floor)!)),
    line("refused", refused),
    ...[...reasons].map(([name, n]) => line(`refused: ${name}`, n)),
    ...[...flags].map(([name, n]) => line(`flag: ${name}`, n)),
    ...[...tiers].map(([name, n]) => line(`tier: ${name}`, n)),
    ...[...coreTiers].map(([name, n]) => line(`tier in core at 3: ${name}`, n)),
    ...common.slice(0, 20).map(([name, n]) => line(`sources: ${name}`, n)),
    line("sources: other combinations", sum(common.slice(20))),
  ].join("\n");
}

function tally<T>(names: readonly T[]): Map<T, number> {
  return new Map(names.map((name) => [name, 0]));
}

function add<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sum(counts: readonly [string, number][]): number {
  return counts.reduce((total, [, n]) => total + n, 0);
}

function line(name: string, n: number): string {
  return `${String(n).padStart(8)}  ${name}`;
}
