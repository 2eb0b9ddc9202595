import { gunzipSync, gzipSync } from "node:zlib";
import type { SenseRow } from "./rank_senses.ts";
import { SENSE_CLASSES } from "../sources/wordnets.ts";

const HEADER = "lemma\tclass\titalian\tenglish";

export function encodeMeaningTable(rows: readonly SenseRow[]): Uint8Array {
  const lines = rows.map((row) => [row.lemma, row.class, row.italian, row.english].join("\t"));
  const bytes = gzipSync(new TextEncoder().encode([HEADER, ...lines, ""].join("\n")), { level: 9 });
  // The tenth byte names the operating system; 255 is "unknown". The time is already 0.
  bytes[9] = 255;
  return bytes;
}

export function parseMeaningTable(bytes: Uint8Array): SenseRow[] {
  const lines = new TextDecoder().decode(gunzipSync(bytes)).split("\n");
  if (lines.shift() !== HEADER) throw new TypeError("Not a table of meanings");
  return lines.filter((line) => line !== "").map((line) => {
    const [lemma, letter, italian, english] = line.split("\t") as string[];
    const found = SENSE_CLASSES.find((it) => it === letter);
    if (!found || english === undefined) throw new TypeError(`Not a row of meanings: ${line}`);
    return { lemma: lemma!, class: found, italian: italian!, english };
  });
}
