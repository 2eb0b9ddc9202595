import assert from "node:assert/strict";
import { RARITIES, type Rarity, rarityOf } from "../../src/core/rarity.ts";
import { messages } from "../support/messages.ts";

Deno.test("rarityOf() names how common a word is", () => {
  const cases: [zipf: number, rarity: Rarity][] = [
    [6.1, "very_common"],
    [4.8, "very_common"],
    [4.79, "common"],
    [3.4, "common"],
    [3.39, "uncommon"],
    [3, "uncommon"],
    [2.99, "rare"],
    [2, "rare"],
    [1.99, "very_rare"],
    [0, "very_rare"],
  ];
  for (const [zipf, rarity] of cases) assert.equal(rarityOf(zipf), rarity, `${zipf}`);
});

Deno.test("every rarity has its word in every language", () => {
  for (const t of Object.values(messages)) {
    const words = [5, 4, 3.1, 2.5, 1].map((zipf) => t.lexicon.rarity(zipf));
    assert.equal(new Set(words).size, RARITIES.length);
  }
});
