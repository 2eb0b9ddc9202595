import { fileURLToPath } from "node:url";
import { languageFrom } from "../../src/core/language.ts";
import type { ClueTables } from "../../src/web/engine/clue_texts.ts";
import { parseYaml } from "../../src/yaml.ts";

type YamlMap = Readonly<Record<string, unknown>>;

/** The texts that games read apart from the words, by their names on the page. */
export async function gameTexts(
  folder: string | URL,
): Promise<Readonly<Record<string, string>>> {
  const data = folder instanceof URL ? fileURLToPath(folder) : folder;
  return {
    "it.clues.json": JSON.stringify(await clueTables(data)),
    "en.clues.tsv": await unpacked(`${data}/en.clues.tsv.gz`),
    "languages.json": JSON.stringify(await languages(`${data}/languages`)),
  };
}

/** Byte for byte: a book of words knows the places of definitions in them. */
async function clueTables(data: string): Promise<ClueTables> {
  const tables: Record<string, string> = {};
  for (const folder of ["clues", "themes"]) {
    for (const name of await namesIn(`${data}/${folder}`)) {
      if (!name.endsWith(".tsv")) continue;
      tables[`${folder}/${name}`] = await Deno.readTextFile(`${data}/${folder}/${name}`);
    }
  }
  return tables;
}

/** As they are written: the page reads them as the terminal does. */
async function languages(folder: string): Promise<YamlMap> {
  const all: Record<string, unknown> = {};
  for (const name of await namesIn(folder)) {
    const path = `${folder}/${name}`;
    const raw = await parseYaml(await Deno.readTextFile(path), path) as YamlMap;
    const language = { ...raw, weights: figures(raw.weights), values: figures(raw.values) };
    languageFrom(language, path);
    all[name.replace(/\.yaml$/, "")] = language;
  }
  return all;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await Array.fromAsync(Deno.readDir(folder), ({ name }) => name)).sort();
}

/** Our YAML has only texts. */
function figures(map: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(map as YamlMap);
  return Object.fromEntries(entries.map(([letter, text]) => [letter, Number(text)]));
}

async function unpacked(path: string): Promise<string> {
  const file = await Deno.open(path);
  return await new Response(file.readable.pipeThrough(new DecompressionStream("gzip"))).text();
}
