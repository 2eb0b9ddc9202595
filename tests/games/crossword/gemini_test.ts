import assert from "node:assert/strict";
import { TIERS } from "../../../src/core/difficulty.ts";
import {
  cluePrompt,
  clueRequestBody,
  type GeminiFault,
  parseGeminiResponse,
} from "../../../src/games/crossword/gemini.ts";

const REQUESTS = [
  { slot: "1-across", answer: "gatto" },
  { slot: "2-down", answer: "perche" },
];

function response(text: unknown): string {
  return JSON.stringify({ candidates: [{ content: { parts: [{ text }] } }] });
}

Deno.test("cluePrompt() has the seed's rules, the level and the language", () => {
  for (const tier of TIERS) {
    const prompt = cluePrompt({ language: "Italian", tier, requests: REQUESTS });
    assert.ok(prompt.includes("Write all clues in Italian."));
    assert.ok(prompt.includes("exactly one DEFINITION"));
    assert.ok(prompt.includes(`Difficulty: ${tier.toUpperCase()}.`));
    assert.ok(prompt.includes(JSON.stringify(REQUESTS)));
  }
  const romanian = cluePrompt({ language: "Romanian", tier: "easy", requests: [] });
  assert.ok(!romanian.includes("Italian"));
});

Deno.test("clueRequestBody() asks for JSON", () => {
  const body = JSON.parse(
    JSON.stringify(clueRequestBody({ language: "Italian", tier: "hard", requests: REQUESTS })),
  );
  assert.equal(body.generationConfig.responseMimeType, "application/json");
  assert.match(body.contents[0].parts[0].text, /JSON list \[\{slot, clue\}\]/);
});

Deno.test("parseGeminiResponse() takes one clue for each slot", () => {
  const list = [{ slot: "2-down", clue: " Domanda dei bambini " }, {
    slot: "1-across",
    clue: "Fa le fusa",
  }];
  assert.deepEqual(parseGeminiResponse(response(JSON.stringify(list)), REQUESTS), {
    kind: "clues",
    clues: { "2-down": "Domanda dei bambini", "1-across": "Fa le fusa" },
  });
});

Deno.test("parseGeminiResponse() refuses anything else", () => {
  const good = { slot: "1-across", clue: "Fa le fusa" };
  const other = { slot: "2-down", clue: "Domanda dei bambini" };
  const list = (...items: unknown[]) => response(JSON.stringify(items));
  const cases: [body: string, fault: GeminiFault["kind"]][] = [
    ["", "not_json"],
    ["<html>503</html>", "not_json"],
    ["{}", "no_text"],
    ["null", "no_text"],
    [JSON.stringify({ promptFeedback: { blockReason: "SAFETY" } }), "no_text"],
    [response(7), "no_text"],
    [response("```json\n[]\n```"), "not_json"],
    [response('{"1-across": "Fa le fusa"}'), "not_a_list"],
    [list(), "missing_slot"],
    [list(good), "missing_slot"],
    [list(good, good), "repeated_slot"],
    [list(good, other, { slot: "3-down", clue: "Di troppo" }), "unknown_slot"],
    [list(good, { slot: "__proto__", clue: "Di troppo" }), "unknown_slot"],
    [list(good, "2-down"), "bad_item"],
    [list(good, null), "bad_item"],
    [list(good, { slot: "2-down" }), "bad_item"],
    [list(good, { slot: "2-down", clue: 5 }), "bad_item"],
    [list(good, { slot: "2-down", clue: "  " }), "bad_clue"],
    [list(good, { slot: "2-down", clue: "a\u001b[2Jb" }), "bad_clue"],
    [list(good, { slot: "2-down", clue: "x".repeat(500) }), "bad_clue"],
    [list(good, { slot: "2-down", clue: "Chi chiede «Perché?»" }), "gives_away"],
    [list(good, { slot: "2-down", clue: "x" }), "bad_clue"],
    [list(good, { slot: "2-down", clue: "a b c d e f g h i" }), "bad_clue"],
    [list(good, { slot: "2-down", clue: "Dice p e r c h é" }), "gives_away"],
    [list(good, { slot: "2-down", clue: "Dice p-e-r-c-h, manca poco" }), "gives_away"],
    [list(good, { slot: "2-down", clue: "Dice 𝐩𝐞𝐫𝐜𝐡𝐞 a tutti" }), "gives_away"],
    [list(good, { slot: "2-down", clue: "Viene per ché sa" }), "gives_away"],
    [list(good, { slot: "2-down", clue: "Ecco lo perchex" }), "gives_away"],
    [list(good, { slot: "2-down", clue: "Quasi un perch qui" }), "gives_away"],
    [list(good, { slot: "2-down", clue: "Vuole sapere percho" }), "gives_away"],
  ];
  for (const [body, kind] of cases) {
    const answer = parseGeminiResponse(body, REQUESTS);
    assert.ok(answer.kind === "refused", body);
    assert.equal(answer.fault.kind, kind, body);
  }
});
