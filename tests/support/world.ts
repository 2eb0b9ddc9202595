import { sourceOf } from "../../src/lexicon/format.ts";
import { UserError } from "../../src/core/problem.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import type { StoreEvent } from "../../src/store/connection.ts";
import { SessionStore } from "../../src/store/store.ts";
import type { Line, World } from "../../src/world.ts";
import type { ScriptedLive } from "./live.ts";
import { playMeanings } from "./play_words.ts";

type Content = Uint8Array<ArrayBuffer> | string;

const DATA = new URL("../../data/", import.meta.url);

/** What comes with the program apart from its words, as a scripted world has it. */
const SHIPPED: ReadonlyMap<string, Content> = new Map([
  ["/itbee/data/it.meanings", playMeanings()],
  ["/itbee/data/it.crossword", Deno.readFileSync(new URL("it.crossword", DATA))],
  ...["languages", "templates", "themes", "clues"].flatMap((folder) =>
    [...Deno.readDirSync(new URL(folder, DATA))].map(({ name }): [string, Content] => [
      `/itbee/data/${folder}/${name}`,
      Deno.readTextFileSync(new URL(`${folder}/${name}`, DATA)),
    ])
  ),
]);

/** What a scripted world starts with. */
export interface Script {
  readonly args: readonly string[];
  readonly lexicon?: Lexicon;
  /** Typed before a screen was there. */
  readonly ahead?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The version of Deno; one that is supported unless given. */
  readonly deno?: string;
  /** What is typed; `^C` and `^D` are those keys, and at `^30s` half a minute passes. */
  readonly lines?: readonly string[];
  /** Whether a person sits there, and how wide the window is; 80 unless given. */
  readonly terminal?: { readonly columns?: number };
  /** A live terminal, for the screen. */
  readonly live?: ScriptedLive;
  /** Milliseconds since 1970; 17 November 2025, noon in Rome, unless given. */
  readonly now?: number;
  /** Files by path. */
  readonly files?: Readonly<Record<string, Content>>;
  /** What outlives one run: the saved games and the files that were written. */
  readonly shelf?: Shelf;
  /** Hears of everything in the order in which it happens. */
  readonly hear?: (event: Heard) => void;
}

export type Heard = { readonly kind: "out" | "err" | "asked" | "typed"; readonly text: string };

/** A world made of values: what was printed and written can be examined afterwards. */
export interface ScriptedWorld extends World {
  readonly printed: string[];
  readonly complained: string[];
  readonly written: Map<string, Uint8Array<ArrayBuffer>>;
  /** The files and folders that were read. */
  readonly read: Set<string>;
  /** Lines that were never asked for. */
  readonly unread: string[];
}

/** Saved games in memory, kept open until the shelf is closed. */
class KeptStore extends SessionStore {
  override close(): Promise<void> {
    return Promise.resolve();
  }
  async end(): Promise<void> {
    await super.close();
  }
}

export interface Shelf {
  readonly written: Map<string, Uint8Array<ArrayBuffer>>;
  readonly seeds: { count: number };
  store(path: string, clock: () => number, tell: (event: StoreEvent) => void): SessionStore;
  close(): Promise<void>;
}

export async function onShelf(work: (shelf: Shelf) => Promise<void>): Promise<void> {
  const shelf = openShelf();
  try {
    await work(shelf);
  } finally {
    await shelf.close();
  }
}

export function openShelf(): Shelf {
  const stores = new Map<string, KeptStore>();
  // For the run that is under way.
  let now: () => number;
  return {
    written: new Map(),
    seeds: { count: 0 },
    store(path, clock, tell) {
      now = clock;
      const known = stores.get(path);
      if (known) return known;
      const made = new KeptStore({ path: ":memory:", clock: () => now(), tell });
      stores.set(path, made);
      return made;
    },
    async close() {
      for (const store of stores.values()) await store.end();
    },
  };
}

export function scriptedWorld(script: Script): ScriptedWorld {
  let now = script.now ?? Date.UTC(2025, 10, 17, 11);
  const shelf = script.shelf;
  const printed: string[] = [];
  const complained: string[] = [];
  const written = shelf?.written ?? new Map<string, Uint8Array<ArrayBuffer>>();
  const read = new Set<string>();
  const unread = [...script.lines ?? []];
  const seeds = shelf?.seeds ?? { count: 0 };
  const hear = (kind: Heard["kind"], text: string) => script.hear?.({ kind, text });
  const store = new SessionStore({ path: ":memory:", clock: () => now, tell: () => {} });
  const input = {
    isTerminal: script.terminal !== undefined,
    columns: script.terminal?.columns ?? 80,
    read(prompt: string, _complete?: () => readonly string[], within = Infinity): Promise<Line> {
      if (script.terminal && prompt !== "> ") hear("asked", prompt.trimEnd());
      const deadline = now + within;
      let text = unread.shift();
      for (
        let pause;
        text !== undefined && (pause = /^\^(\d+)s$/.exec(text));
        text = unread.shift()
      ) {
        hear("typed", text);
        now += Number(pause[1]) * 1000;
        if (now >= deadline) return Promise.resolve({ kind: "time_out" });
      }
      if (text === undefined) return Promise.resolve({ kind: "end" });
      hear("typed", text);
      if (text === "^D") return Promise.resolve({ kind: "end" });
      return Promise.resolve(text === "^C" ? { kind: "interrupt" } : { kind: "line", text });
    },
    close: () => script.ahead ?? "",
  };
  const contentOf = (path: string): Content | undefined =>
    written.get(path) ?? script.files?.[path] ?? SHIPPED.get(path);
  return {
    read,
    unread,
    now: () => now,
    elapsed: () => now,
    every: () => () => {},
    limitNetwork: () => {},
    freshSeed: () => `fresh-${++seeds.count}`,
    input: () => input,
    live: () => script.live,
    store: ({ path }, tell) => Promise.resolve(shelf?.store(path, () => now, tell) ?? store),
    appendLine(path, line) {
      const before = written.get(path) ?? new Uint8Array();
      written.set(path, new TextEncoder().encode(new TextDecoder().decode(before) + line + "\n"));
      return Promise.resolve();
    },
    alone: (_, work) => work(),
    printed,
    complained,
    written,
    args: script.args,
    env: (name) => script.env?.[name] ?? (name === "ITBEE_MOTION" ? still(script) : undefined),
    out(text) {
      if (script.live?.isOpen) return script.live.remark(text);
      printed.push(text);
      hear("out", text);
    },
    err(text) {
      if (script.live?.isOpen) return script.live.remark(text);
      complained.push(text);
      hear("err", text);
    },
    platform: "Deno 0.0.0, test",
    deno: script.deno ?? "2.9.6",
    shipped: "/itbee/data",
    listFolder(path) {
      read.add(path);
      const known = [...written.keys(), ...Object.keys(script.files ?? {}), ...SHIPPED.keys()];
      const names = known.filter((file) => file.startsWith(`${path}/`))
        .map((file) => file.slice(path.length + 1).split("/")[0]!);
      return Promise.resolve([...new Set(names)].sort());
    },
    edition: "it-000000",
    lexicon() {
      if (!script.lexicon) return Promise.reject(new Error("This test has no lexicon"));
      return Promise.resolve(script.lexicon);
    },
    openShipped(name) {
      const path = `/itbee/data/${name}`;
      read.add(path);
      const content = contentOf(path);
      return content === undefined ? undefined : sourceOf(bytesOf(content), name);
    },
    readFile(path, maxBytes) {
      read.add(path);
      const content = contentOf(path);
      const fail = (reason: "missing" | "too_large") =>
        Promise.reject(new UserError({ kind: "unreadable", path, reason }));
      if (content === undefined) return fail("missing");
      const bytes = bytesOf(content);
      return bytes.length > maxBytes ? fail("too_large") : Promise.resolve(bytes);
    },
    progress() {},
    async writeFile(path, content) {
      const chunks = content instanceof Uint8Array ? [content] : await Array.fromAsync(content);
      written.set(
        path,
        new Uint8Array(await new Blob(chunks.map((it) => it.slice())).arrayBuffer()),
      );
    },
  };
}

function bytesOf(content: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}

/** Nothing moves on the screen of a test, unless the test is about it. */
function still({ live }: Script): string | undefined {
  return live ? "false" : undefined;
}
