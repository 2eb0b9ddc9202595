import assert from "node:assert/strict";
import { neighboursOf } from "../../src/lexicon/neighbours.ts";
import { whyNotCore } from "../../src/lexicon/why_not_core.ts";
import { encodeLexicon } from "../../src/lexicon/encode.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { entry } from "../support/words.ts";

const reading = (lemma: string, tag: string) => ({ readings: [{ lemma, tag }] });

const LEXICON = Lexicon.open(sourceOf(encodeLexicon(
  [
    entry("lumaca", { zipf: 3.2, ...reading("lumaca", "NOUN-F:s") }),
    entry("lumache", { zipf: 2.4, ...reading("lumaca", "NOUN-F:p") }),
    entry("scoglio", { zipf: 3.1, ...reading("scoglio", "NOUN-M:s") }),
    entry("scogli", { zipf: 3.4, ...reading("scoglio", "NOUN-M:p") }),
    entry("stupro", { zipf: 3.9, flags: ["sensitive"], ...reading("stupro", "NOUN-M:s") }),
    entry("signor", { zipf: 4.5, flags: ["apocope"] }),
    entry("vederlo", { zipf: 4, flags: ["clitic"], ...reading("vedere", "VER:inf+pres+lo") }),
    entry("merda", { zipf: 4.9, flags: ["vulgar"] }),
    entry("alter", { zipf: 1.99, flags: ["rare"] }),
    entry("vedreste", { flags: ["rare"] }),
    entry("ubertoso", { zipf: 1.4, ...reading("ubertoso", "ADJ:pos+m+s") }),
  ],
  [],
  { language: "it" },
)));

Deno.test("whyNotCore() says what keeps a word out of the core", () => {
  const cases: [word: string, expected: ReturnType<typeof whyNotCore>][] = [
    ["lumaca", undefined],
    ["lumache", { kind: "rare_form", lemma: "lumaca", zipf: 2.4 }],
    ["stupro", { kind: "apart", flag: "sensitive" }],
    ["signor", { kind: "apart", flag: "apocope" }],
    ["vederlo", { kind: "apart", flag: "clitic" }],
    ["merda", { kind: "apart", flag: "vulgar" }],
    ["alter", { kind: "common_as_other", zipf: 1.99 }],
    ["vedreste", { kind: "never_written" }],
    ["ubertoso", { kind: "below_floor", zipf: 1.4 }],
  ];
  for (const [word, expected] of cases) {
    assert.deepEqual(whyNotCore(LEXICON, LEXICON.find(word)!, 3), expected, word);
  }
});

Deno.test("neighboursOf() finds what may have been meant", () => {
  const words = (ids: readonly number[]) => ids.map((id) => LEXICON.text(id));
  const near = (word: string, most = 5) => words(neighboursOf(LEXICON, word, most).near);
  const forms = (word: string) => words(neighboursOf(LEXICON, word, 5).forms);
  assert.deepEqual(near("lumachi"), ["lumache"]);
  assert.deepEqual(near("scolgio"), ["scoglio"], "two letters swapped");
  assert.deepEqual(near("scoglie"), ["scogli", "scoglio"], "the best known first");
  assert.deepEqual(near("scoglie", 1), ["scogli"]);
  assert.deepEqual(near("merdo"), [], "nothing vulgar is suggested");
  assert.deepEqual(near("stuprio"), [], "nothing sensitive is suggested");
  assert.deepEqual(near("a".repeat(1_000_000)), [], "no word is as long");
  assert.deepEqual(forms("lumache"), ["lumaca"]);
  assert.deepEqual(forms("lumachi"), [], "no word, no forms");
});
