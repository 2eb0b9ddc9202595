import { BEE_DEFAULTS } from "../src/games/bee/rules.ts";
import type { Session } from "../src/session/session.ts";
import { SessionStore } from "../src/store/store.ts";
import { print } from "./figures.ts";

export interface StoreTimes {
  readonly command: string;
  /** In milliseconds, from the start of the process to its end; the best of some. */
  readonly few: number;
  readonly many: number;
}

/** Found in each game. */
const WORDS = 25;

const MAIN = new URL("../main.ts", import.meta.url).pathname;
const COMMANDS: readonly (readonly string[])[] = [
  [],
  ["stats"],
  ["sessions", "list"],
  ["sessions", "list", "--all", "--json"],
  ["O-BEMNRV"],
];

/** How long commands take with few games and with many, the one after the other. */
export async function measureStores(few: number, many: number, rounds = 5): Promise<StoreTimes[]> {
  const folder = await Deno.makeTempDir({ prefix: "itbee bench " });
  try {
    const paths = [`${folder}/few`, `${folder}/many`] as const;
    await fill(paths[0], few);
    await fill(paths[1], many);
    const times: StoreTimes[] = [];
    for (const args of COMMANDS) {
      let best: [number, number] = [Infinity, Infinity];
      for (let round = 0; round <= rounds; round++) {
        const now: [number, number] = [await timed(paths[0], args), await timed(paths[1], args)];
        // The first is for the disk's cache.
        if (round > 0) best = [Math.min(best[0], now[0]), Math.min(best[1], now[1])];
      }
      times.push({ command: ["itbee", ...args].join(" "), few: best[0], many: best[1] });
    }
    return times;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/**
 * Games as they are after some years: nearly all over, each with a board, a summary and twenty-five
 * words of its own.
 */
async function fill(path: string, count: number): Promise<void> {
  const tell = (event: unknown) => {
    throw new Error(JSON.stringify(event));
  };
  await using store = new SessionStore({ path: `${path}/sessions.kv`, clock: Date.now, tell });
  const words = madeUpWords();
  for (let at = 0; at < count; at += 100) {
    const some = Array.from({ length: Math.min(100, count - at) }, (_, i) => game(at + i, words));
    await store.createAll(some);
  }
  await store.setCurrent("bee-0");
}

/** As many different words as a player finds in years, each as long as a real one. */
function madeUpWords(): string[] {
  const ends = ["are", "ere", "ire", "ato", "ita", "oni", "ezza", "mento", "abile", "issimo"];
  const starts = [..."bcdfglmnprstvz"].flatMap((a) => [..."aeiou"].map((e) => a + e));
  return starts.flatMap((a) => starts.flatMap((b) => ends.map((end) => a + b + end))).slice(
    0,
    15_000,
  );
}

function game(i: number, all: readonly string[]): Session {
  const at = new Date(Date.UTC(2020, 0, 1, 12) + i * 3_600_000).toISOString();
  const words = Array.from({ length: WORDS }, (_, n) => all[(i * 7919 + n * n * 31) % all.length]!);
  const letters = "BEMORVSTLI";
  const board = [...letters].filter((_, n) => (i >> n & 1) === 0).slice(0, 6).join("");
  return {
    version: 1,
    id: `bee-${i}`,
    game: "bee",
    lexicon: "it-000000",
    puzzle: i === 0 ? "N-BEMORV" : `N-${board}-${i}`,
    rules: { ...BEE_DEFAULTS },
    label: { kind: "seed", seed: String(i) },
    startedAt: at,
    savedAt: at,
    over: i > 0,
    moves: words.map((word) => ({ kind: "guess", word })),
    summary: {
      ...{ score: 120, goal: 204, total: 272, won: i % 3 === 0, rank: 5, found: 8, words: 31 },
      ...{ extra: 1, pangrams: 1, hints: 0 },
    },
    finds: words.map((word, n) => [word, 2 + n % 40 / 10]),
  };
}

async function timed(path: string, args: readonly string[]): Promise<number> {
  const binary = Deno.env.get("ITBEE_BINARY");
  const source = ["run", "-A", "-q", "--cached-only", "--no-check", MAIN];
  const start = performance.now();
  const { code, stderr } = await new Deno.Command(binary ?? Deno.execPath(), {
    args: [...(binary === undefined ? source : []), "--data-path", path, ...args],
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).output();
  if (code !== 0) throw new Error(new TextDecoder().decode(stderr));
  return performance.now() - start;
}

/** `deno run -A --cached-only bench/store_bench.ts`; `ITBEE_BINARY` names a binary to measure. */
if (import.meta.main) {
  const lines = (await measureStores(10, 10_000)).map(({ command, few, many }) =>
    `${command.padEnd(36)}${few.toFixed(0).padStart(6)} ms with 10 games, ` +
    `${many.toFixed(0).padStart(6)} ms with 10,000: ${(many / few).toFixed(2)} times`
  );
  print(...lines);
}
