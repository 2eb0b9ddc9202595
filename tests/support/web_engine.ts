import { type Assets, openAssets } from "../../src/web/engine/assets.ts";
import { type Engine, openEngine } from "../../src/web/engine/engine.ts";
import type { CallName, Calls } from "../../src/web/engine/protocol.ts";
import { splitLexicon } from "../../src/web/engine/split_lexicon.ts";
import type { GameStore } from "../../src/play/game_store.ts";
import { memoryStore } from "./memory_store.ts";

const DATA = new URL("../../data/", import.meta.url);

/** The program's own words in two files, as a page fetches them, and what was fetched so far. */
export function shippedAssets(): { readonly assets: Assets; readonly fetched: readonly string[] } {
  const fetched: string[] = [];
  const parts = splitLexicon(Deno.readFileSync(new URL("it.lex", DATA)));
  const files: Readonly<Record<string, () => Promise<Uint8Array<ArrayBuffer>>>> = {
    "it-1.lex": () => Promise.resolve(parts[0]),
    "it-2.lex": () => Promise.resolve(parts[1]),
    "it.meanings": () => Deno.readFile(new URL("it.meanings", DATA)),
  };
  const assets = openAssets(Object.keys(files), (name) => {
    fetched.push(name);
    return files[name]!();
  });
  return { assets, fetched };
}

/** 2026-11-16 at noon in Rome. */
export const NOON = Date.UTC(2026, 10, 16, 11);

/** An engine with the program's words; every answer must be fit to be posted to a page. */
export async function startEngine(
  { store = memoryStore(() => NOON), ...given }: {
    readonly store?: GameStore;
    readonly assets?: Assets;
    readonly uiLanguage?: "it" | "en";
    elapsed?(): number;
    every?(ms: number, work: () => void): () => void;
  } = {},
): Promise<Pick<Engine, "answer"> & { readonly store: GameStore }> {
  const { assets = shippedAssets().assets, uiLanguage = "en" } = given;
  let seeds = 0;
  const duels = memoryStore(() => NOON);
  const engine = openEngine({
    assets,
    openStore: () => Promise.resolve(store),
    openDuels: () => Promise.resolve(duels),
    now: () => NOON,
    elapsed: given.elapsed ?? (() => NOON),
    every: given.every ?? (() => () => {}),
    freshSeed: () => `fresh ${++seeds}`,
  });
  const answer = async <K extends CallName>(kind: K, ask: Calls[K]["ask"]) =>
    structuredClone(await engine.answer(kind, structuredClone(ask)));
  await answer("begin", {
    home: "browser",
    base: "http://localhost/",
    uiLanguage,
    emoji: false,
    language: "it",
  });
  return { answer, store };
}
