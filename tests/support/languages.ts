import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";

/** The languages whose words are packed; Italian has its own file. */
export const OTHERS = ["de", "en", "es", "fr", "nl", "pt"] as const;

const DATA = new URL("../../data/", import.meta.url);

export function packedBytes(code: string): Uint8Array<ArrayBuffer> {
  return Deno.readFileSync(new URL(`${code}.lex.gz`, DATA));
}

export function lexBytes(code: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(packedBytes(code)));
}

const opened = new Map<string, Lexicon>();

/** Opened once for all tests of a file. */
export function openWords(code: string): Lexicon {
  let lexicon = opened.get(code);
  if (!lexicon) opened.set(code, lexicon = Lexicon.open(sourceOf(lexBytes(code), code)));
  return lexicon;
}

/** The rows of `tests/words/<code>.tsv`. */
export function wordRows(code: string): { word: string; isWord: boolean; label: string }[] {
  const url = new URL(`../words/${code}.tsv`, import.meta.url);
  return Deno.readTextFileSync(url).trimEnd().split("\n").map((line) => {
    const [word, verdict, label] = line.split("\t");
    assert.ok(word && label && /^(yes|no)$/.test(verdict!), `Bad row for ${code}: ${line}`);
    return { word, isWord: verdict === "yes", label };
  });
}
