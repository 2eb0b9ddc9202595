import assert from "node:assert/strict";
import { replayTranscript } from "./support/transcript.ts";

const FOLDER = new URL("./transcripts/", import.meta.url);
const WIDTH = 80;
// deno-lint-ignore no-control-regex
const COLOUR = /\x1b\[\d+m/g;

for (const { name } of [...Deno.readDirSync(FOLDER)].sort((a, b) => a.name < b.name ? -1 : 1)) {
  if (!name.endsWith(".txt")) continue;
  const path = new URL(name, FOLDER);
  Deno.test(`transcript ${name}`, async () => {
    const text = Deno.readTextFileSync(path);
    const replayed = await replayTranscript(text);
    if (Deno.env.get("UPDATE")) {
      Deno.writeTextFileSync(path, replayed);
      return;
    }
    assert.deepEqual(replayed.split("\n"), text.split("\n"));
  });
  Deno.test(`transcript ${name} has no line over ${WIDTH} columns`, () => {
    const lines = Deno.readTextFileSync(path).split("\n");
    // A line of a duel is to be copied whole, JSON is for programs; problems quote what was given, however long.
    const long = lines.filter((line) =>
      line.replaceAll(COLOUR, "").length > WIDTH &&
      !/^[[{%$!>]|^itbee-duel-|^ *["\]}]|\/home\/anna\//.test(line)
    );
    assert.deepEqual(long, []);
  });
}
