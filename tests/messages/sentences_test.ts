import assert from "node:assert/strict";
import { bee as englishBee } from "../../src/messages/en/bee.ts";
import { crossword as englishCrossword } from "../../src/messages/en/crossword.ts";
import { bee } from "../../src/messages/it/bee.ts";
import { crossword } from "../../src/messages/it/crossword.ts";

Deno.test("sentences agree in number and in sound", () => {
  const checked = (wrong: number, right: number) =>
    ({ kind: "checked", wrong, right, empty: 3, cells: [] }) as never;
  const queen = { name: bee.rank.queen_bee, points: 3 };
  const cases: [said: string, expected: RegExp][] = [
    [crossword.outcome.checked(checked(1, 1)), /^1 lettera sbagliata, 1 giusta\./],
    [crossword.outcome.checked(checked(2, 5)), /^2 lettere sbagliate, 5 giuste\./],
    [englishCrossword.outcome.checked(checked(1, 1)), /^1 letter wrong/],
    [bee.rankLine("Genio", queen), /^Grado Genio, 3 punti ad Ape Regina$/],
    [bee.newRank("Genio", queen), /^Nuovo grado: Genio\. 3 punti ad Ape Regina\.$/],
    [bee.newRank("Larva", { name: "Spazzina", points: 1 }), /1 punto a Spazzina\.$/],
    [englishBee.rankLine("Genius", { name: "Queen Bee", points: 1 }), /1 point to Queen Bee$/],
  ];
  for (const [said, expected] of cases) assert.match(said, expected);
});
