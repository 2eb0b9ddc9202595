import { deepStrictEqual as assertEquals, ok as assert } from "node:assert/strict";
import { affinity, blend, type Tier, tierOf, TIERS } from "../../src/core/difficulty.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";

Deno.test("tierOf() cuts at 0.30 and 0.60", () => {
  const cases: [number, Tier][] = [[0, "easy"], [0.29, "easy"], [0.3, "medium"], [0.59, "medium"], [
    0.6,
    "hard",
  ], [1, "hard"]];
  for (const [difficulty, tier] of cases) assertEquals(tierOf(difficulty), tier);
});

Deno.test("affinity() is 1 at a tier's centre and 0 from two fifths away", () => {
  const cases: [number, Tier, number][] = [
    [0.15, "easy", 1],
    [0.45, "medium", 1],
    [0.8, "hard", 1],
    [0.35, "easy", 0.5],
    [0.55, "easy", 0],
    [0, "hard", 0],
  ];
  for (const [difficulty, tier, value] of cases) {
    assert(Math.abs(affinity(difficulty, tier) - value) < 1e-9, `${difficulty} ${tier}`);
  }
  assertEquals(blend(1, 0), 0.6);
  assertEquals(blend(0, 1), 0.4);
});

const NAMED: Readonly<Record<Tier, string>> = {
  easy: `casa mare acqua libro amore giorno mangiare scuola strada gatto cane mamma bambino tavolo
    pane parlare grande bello felice notte lettera giardino finestra montagna telefono musica amici`,
  medium: `grondaia dondolare borbottare candelabro tintinnio scarabeo sbadigliare baldoria
    zaffiro parlammo dissero amassero ineffabile bellissimi scoiattolo altalena cerotto grembiule`,
  hard: `garrulo mellifluo esiziale
    abbacinare ubertoso procrastinerebbe fattosi sciabordare obnubilare redigessero affrettarsi
    alamaro tamerice`,
};

Deno.test("the built lexicon gives words the difficulty that people expect", () => {
  const file = new URL("../../data/it.lex", import.meta.url);
  const lexicon = Lexicon.open(sourceOf(Deno.readFileSync(file)));
  for (const tier of TIERS) {
    for (const word of NAMED[tier].split(/\s+/)) {
      const id = lexicon.find(word);
      assert(id !== undefined, word);
      assertEquals(tierOf(lexicon.difficulty(id)), tier, `${word} ${lexicon.difficulty(id)}`);
    }
  }
});

Deno.test("each tier of the core holds a sensible share", () => {
  const file = new URL("../../data/it.lex", import.meta.url);
  const lexicon = Lexicon.open(sourceOf(Deno.readFileSync(file)));
  const counts: Record<Tier, number> = { easy: 0, medium: 0, hard: 0 };
  let core = 0;
  for (let id = 0; id < lexicon.size; id++) {
    if (!lexicon.isCore(id, 2)) continue;
    counts[tierOf(lexicon.difficulty(id))]++;
    core++;
  }
  for (const tier of TIERS) {
    assert(counts[tier] > core * 0.05, `${tier}: ${counts[tier]} of ${core}`);
  }
});
