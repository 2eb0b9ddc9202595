import { UserError } from "../../src/core/problem.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { SessionStore } from "../../src/store/store.ts";
import type { World } from "../../src/world.ts";

/** What a scripted world starts with. */
export interface Script {
  readonly args: readonly string[];
  readonly lexicon?: Lexicon;
  readonly env?: Readonly<Record<string, string>>;
  /** Files by path. */
  readonly lines?: readonly string[];
  /** Milliseconds since 1970; 17 November 2025, noon in Rome, unless given. */
  readonly now?: number;
  readonly files?: Readonly<Record<string, Uint8Array<ArrayBuffer> | string>>;
}

/** A world made of values: what it was told to print and write can be looked at afterwards. */
export interface ScriptedWorld extends World {
  readonly printed: string[];
  readonly complained: string[];
  readonly written: Map<string, Uint8Array>;
  /** Lines that were never asked for. */
  readonly unread: string[];
}

export function scriptedWorld(script: Script): ScriptedWorld {
  const now = script.now ?? Date.UTC(2025, 10, 17, 11);
  const printed: string[] = [];
  const complained: string[] = [];
  const written = new Map<string, Uint8Array>();
  const unread = [...script.lines ?? []];
  let seeds = 0;
  const store = new SessionStore({ path: ":memory:", clock: () => now, tell: () => {} });
  return {
    unread,
    now: () => now,
    freshSeed: () => `fresh-${++seeds}`,
    input: () => ({
      isTerminal: false,
      columns: 80,
      read() {
        const text = unread.shift();
        return Promise.resolve(text === undefined ? { kind: "end" } : { kind: "line", text });
      },
      close() {},
    }),
    store: () => store,
    appendLine(path, line) {
      const before = written.get(path) ?? new Uint8Array();
      written.set(path, new TextEncoder().encode(new TextDecoder().decode(before) + line + "\n"));
      return Promise.resolve();
    },
    printed,
    complained,
    written,
    args: script.args,
    env: (name) => script.env?.[name],
    out: (text) => void printed.push(text),
    err: (text) => void complained.push(text),
    platform: "Deno 0.0.0, test",
    lexicon() {
      if (!script.lexicon) throw new Error("This test has no lexicon");
      return script.lexicon;
    },
    readFile(path, maxBytes) {
      const content = script.files?.[path];
      const fail = (reason: "missing" | "too_large") =>
        Promise.reject(new UserError({ kind: "unreadable", path, reason }));
      if (content === undefined) return fail("missing");
      const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
      return bytes.length > maxBytes ? fail("too_large") : Promise.resolve(bytes);
    },
    writeFile(path, bytes) {
      written.set(path, bytes);
      return Promise.resolve();
    },
  };
}
