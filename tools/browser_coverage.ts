import type { Coverage } from "./coverage_gate.ts";

/** What a test in a browser has run: see `tests/browser/support/coverage.ts`. */
export interface BrowserRun {
  readonly scripts: readonly ScriptRun[];
  /** Scripts that ran apart from the page; which of their lines, no browser says. */
  readonly workers: readonly string[];
}

interface ScriptRun {
  readonly name: string;
  /** As V8 has them: within another range, the inner one counts. */
  readonly ranges: readonly Range[];
}

interface Range {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** A bundle as the browser gets it, and the map back to its sources. */
export interface MappedScript {
  readonly text: string;
  readonly map: { readonly sources: readonly string[]; readonly mappings: string };
}

/** Lines of the sources that the pages ran; a file of a worker has none, but was loaded. */
export function browserCoverage(
  runs: readonly BrowserRun[],
  script: (name: string) => MappedScript | undefined,
): Coverage[] {
  const lines = new Map<string, Map<number, boolean>>();
  const linesOf = (source: string) => {
    const path = new URL(source, "file:///dist/web/").pathname.slice(1);
    if (!lines.has(path)) lines.set(path, new Map());
    return lines.get(path)!;
  };
  for (const [name, ranges] of rangesByScript(runs)) {
    const { text, map } = script(name) ?? {};
    if (text === undefined || !map) continue;
    const hit = hitOffsets(text, ranges);
    for (const { offset, source, line } of segments(text, map.mappings)) {
      const seen = linesOf(map.sources[source]!);
      seen.set(line, seen.get(line) || hit[offset] === 1);
    }
  }
  for (const name of new Set(runs.flatMap(({ workers }) => workers))) {
    for (const source of script(name)?.map.sources ?? []) linesOf(source);
  }
  return [...lines].map(([path, seen]) => ({
    path,
    lines: seen.size,
    hit: [...seen.values()].filter((isHit) => isHit).length,
  }));
}

function rangesByScript(runs: readonly BrowserRun[]): Map<string, (readonly Range[])[]> {
  const out = new Map<string, (readonly Range[])[]>();
  for (const { name, ranges } of runs.flatMap(({ scripts }) => scripts)) {
    out.set(name, [...out.get(name) ?? [], ranges]);
  }
  return out;
}

/** 1 for each character that ran in any of the visits. */
function hitOffsets(text: string, visits: readonly (readonly Range[])[]): Uint8Array {
  const hit = new Uint8Array(text.length);
  const visit = new Uint8Array(text.length);
  for (const ranges of visits) {
    visit.fill(0);
    // Outer ranges first, so that the inner ones have the last word.
    for (
      const { start, end, count } of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)
    ) {
      visit.fill(count > 0 ? 1 : 0, start, end);
    }
    for (let at = 0; at < hit.length; at++) hit[at]! |= visit[at]!;
  }
  return hit;
}

interface Segment {
  readonly offset: number;
  readonly source: number;
  /** From 0. */
  readonly line: number;
}

/** What a source map (version 3) says: which place of a source each piece of the text is from. */
function* segments(text: string, mappings: string): Generator<Segment> {
  let source = 0;
  let line = 0;
  let start = 0;
  for (const row of mappings.split(";")) {
    let column = 0;
    for (const piece of row.split(",")) {
      const [columns, sources, lines] = decodeNumbers(piece);
      if (columns === undefined) continue;
      column += columns;
      if (sources === undefined) continue;
      source += sources;
      line += lines!;
      yield { offset: start + column, source, line };
    }
    start = text.indexOf("\n", start) + 1;
  }
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base 64, five bits a digit, the sixth saying that more follow; the lowest bit is the sign. */
function decodeNumbers(text: string): number[] {
  const out: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    out.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return out;
}
