import { UserError } from "../../src/core/problem.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import type { World } from "../../src/world.ts";

/** What a scripted world starts with. */
export interface Script {
  readonly args: readonly string[];
  readonly lexicon?: Lexicon;
  readonly env?: Readonly<Record<string, string>>;
  /** Files by path. */
  readonly files?: Readonly<Record<string, Uint8Array<ArrayBuffer> | string>>;
}

/** A world made of values: what it was told to print and write can be looked at afterwards. */
export interface ScriptedWorld extends World {
  readonly printed: string[];
  readonly complained: string[];
  readonly written: Map<string, Uint8Array>;
}

export function scriptedWorld(script: Script): ScriptedWorld {
  const printed: string[] = [];
  const complained: string[] = [];
  const written = new Map<string, Uint8Array>();
  return {
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
