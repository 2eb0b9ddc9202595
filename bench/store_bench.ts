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

/** Games as they are after some years: nearly all over, each with its summary and finds. */
async function fill(path: string, count: number): Promise<void> {
  const tell = (event: unknown) => {
    throw new Error(JSON.stringify(event));
  };
  await using store = new SessionStore({ path: `${path}/sessions.kv`, clock: Date.now, tell });
  for (let i = 0; i < count; i++) await store.create(game(i));
  await store.setCurrent("bee-0");
}

function game(i: number): Session {
  const at = new Date(Date.UTC(2020, 0, 1, 12) + i * 3_600_000).toISOString();
  const words = ["nome", "neve", "novembre", "nonno", "venne", "bene", "meno", "nero"];
  return {
    version: 1,
    id: `bee-${i}`,
    game: "bee",
    lexicon: "it-000000",
    puzzle: "N-BEMORV",
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
    finds: words.map((word) => [word, 5]),
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
