import assert from "node:assert/strict";
import { TIERS } from "../../../src/core/difficulty.ts";
import { parseThemeResponse, themePrompt } from "../../../src/games/crossword/gemini_theme.ts";
import { lexiconOf } from "../../support/words.ts";

const WORDS = ["onda", "vela", "remo", "porto", "scoglio", "rete", "barca", "pesce", "sale"];
const LEXICON = lexiconOf([...WORDS, "isola", "faro", "nave"]);
const ALL = [...WORDS, "isola", "faro", "nave"];

function response(list: unknown): string {
  const text = JSON.stringify(list);
  return JSON.stringify({ candidates: [{ content: { parts: [{ text }] } }] });
}

function rows(words: readonly string[]): { word: string; clue: string }[] {
  return words.map((word) => ({ word, clue: "Cosa che si trova" }));
}

Deno.test("themePrompt() has the seed's sentences, the topic, the level and the language", () => {
  const says = { easy: "beginners", medium: "regular crossword", hard: "expert crossword" };
  for (const tier of TIERS) {
    const prompt = themePrompt({ topic: 'il "mare"', language: "Italian", tier });
    assert.ok(prompt.includes("You are assisting with a Italian cryptic crossword."));
    assert.ok(prompt.includes(`Theme: ${JSON.stringify('il "mare"')}.`));
    assert.ok(prompt.includes(says[tier]));
  }
  const german = themePrompt({ topic: "Meer", language: "German", tier: "easy" });
  assert.ok(german.includes("common German words") && !german.includes("Italian"));
});

Deno.test("parseThemeResponse() keeps words of the lexicon with a fair clue", () => {
  const bad = [
    { word: "xyzzy", clue: "Cosa che si trova" },
    { word: "onda", clue: "Un'altra volta la stessa" },
    { word: "Perché no", clue: "Cosa che si trova" },
    { word: "faro", clue: "Luce del faro acceso" },
    { word: "nave", clue: "Troppo poco" },
    { word: "nave", clue: "Con \\u001b[2J in mezzo qui".replace("\\u001b", "\u001b") },
    { word: "isola", clue: "Una definizione di troppe parole per questo livello" },
    { word: 7, clue: "Cosa che si trova" },
    null,
    "onda",
  ];
  const list = [...rows([...WORDS, "PORTO", "Isola"]), ...bad];
  const read = parseThemeResponse(response(list), { lexicon: LEXICON, tier: "easy" });
  assert.ok(read.kind === "theme");
  assert.deepEqual(read.words.map(({ word }) => word), [...WORDS, "isola"]);
  assert.ok(read.words.every(({ tier }) => tier === "easy"));
  assert.equal(read.refused, list.length - 10);
});

Deno.test("parseThemeResponse() refuses what is no theme", () => {
  const cases: [body: string, fault: string][] = [
    ["", "not_json"],
    ["{}", "no_text"],
    [response({ word: "onda" }), "not_a_list"],
    [response(rows(ALL.slice(0, 9))), "too_few"],
  ];
  for (const [body, fault] of cases) {
    const read = parseThemeResponse(body, { lexicon: LEXICON, tier: "hard" });
    assert.ok(read.kind === "refused", body);
    assert.equal(read.fault.kind, fault, body);
  }
});
