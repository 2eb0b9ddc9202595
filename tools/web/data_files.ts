import { gzipSync } from "node:zlib";
import { gameTexts } from "./game_texts.ts";
import { splitLexicon } from "../../src/web/engine/split_lexicon.ts";

/** A file of words, packed. */
interface DataFile {
  readonly name: string;
  readonly packed: Uint8Array;
}

/** The words, meanings and clues that a page fetches, by the names it knows them under. */
export async function shippedFiles(root: URL): Promise<DataFile[]> {
  const data = new URL("data/", root);
  const files: DataFile[] = [];
  const [first, second] = splitLexicon(await Deno.readFile(new URL("it.lex", data)));
  files.push({ name: "it-1.lex", packed: packed(first) });
  files.push({ name: "it-2.lex", packed: packed(second) });
  const names = (await Array.fromAsync(Deno.readDir(data), ({ name }) => name)).sort();
  for (const name of names) {
    const bytes = () => Deno.readFile(new URL(name, data));
    if (/^[a-z]{2}\.lex\.gz$/.test(name)) {
      files.push({ name: name.slice(0, -".gz".length), packed: await bytes() });
    }
    if (/^[a-z]{2}\.(meanings|crossword)$/.test(name)) {
      files.push({ name, packed: packed(await bytes()) });
    }
  }
  for (const [name, text] of Object.entries(await gameTexts(data))) {
    files.push({ name, packed: packed(new TextEncoder().encode(text)) });
  }
  return files;
}

function packed(bytes: Uint8Array): Uint8Array {
  return gzipSync(bytes, { level: 9 });
}
