import assert from "node:assert/strict";
import { sourceOf } from "../../src/lexicon/format.ts";
import { openMeanings } from "../../src/lexicon/meanings.ts";
import { ankiFile } from "../../src/play/cards/anki.ts";
import { cardsOf } from "../../src/play/cards/cards.ts";
import { italianLexicon } from "../support/crossword.ts";
import { messages } from "../support/messages.ts";

/** A Python that has PyPI's `anki`; named by hand, or the usual one if it has it. */
const PYTHON = Deno.env.get("ANKI_PYTHON") ?? "python3";
const SCRIPT = new URL("../support/anki_import.py", import.meta.url).pathname;
const CARDS = 1_000;

async function run(...args: string[]): Promise<Deno.CommandOutput | undefined> {
  try {
    return await new Deno.Command(PYTHON, { args, stdout: "piped", stderr: "piped" }).output();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

const hasAnki = (await run("-c", "import anki.collection"))?.success === true;
const name = "Anki takes a thousand cards, and importing them again adds none";

Deno.test({
  name: hasAnki ? name : `${name} (not tried: ${PYTHON} has no package anki)`,
  ignore: !hasAnki,
  fn: async () => {
    const lexicon = italianLexicon();
    const bytes = Deno.readFileSync(new URL("../../data/it.meanings", import.meta.url));
    const words: string[] = [];
    for (let id = 0; id < lexicon.size; id += 3) {
      if (lexicon.isCore(id, 3)) words.push(lexicon.text(id));
    }
    const label = { kind: "board" } as const;
    const game = {
      id: "bee-a",
      game: "bee",
      puzzle: "N-BEMORV",
      label,
      savedAt: "",
      missed: words,
    };
    const cards = cardsOf({
      games: [game],
      ratings: new Map(),
      found: new Set(),
      lexicon,
      meanings: openMeanings(sourceOf(bytes)),
    }).slice(0, CARDS);
    assert.equal(cards.length, CARDS);
    const path = await Deno.makeTempFile({ suffix: ".txt" });
    try {
      const text = ankiFile(cards, messages.it);
      await Deno.writeTextFile(path, text);
      const output = await run(SCRIPT, path);
      assert.equal(output!.success, true, new TextDecoder().decode(output!.stderr));
      const { first, second, notes } = JSON.parse(new TextDecoder().decode(output!.stdout));
      const faults = {
        conflicting: 0,
        missing_notetype: 0,
        missing_deck: 0,
        empty_first_field: 0,
      };
      assert.deepEqual({ ...first, ...faults }, first);
      assert.deepEqual([first.found, first.new], [CARDS, CARDS]);
      assert.deepEqual({ ...second, ...faults }, second);
      assert.deepEqual([second.found, second.new], [CARDS, 0]);
      assert.equal(notes.length, CARDS);
      const rows = text.split("\n").filter((line) => line.startsWith("itbee-"));
      const written = rows.map((row) => row.replaceAll('""', "\0").replaceAll('"', ""))
        .map((row) => row.replaceAll("\0", '"')).sort();
      // Anki keeps its fields as HTML.
      const kept = notes.map((note: string[]) =>
        note.join("\t").replaceAll("&#x27;", "'").replaceAll("&quot;", '"')
          .replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")
      );
      assert.deepEqual(kept.sort(), written);
    } finally {
      await Deno.remove(path);
    }
  },
});
