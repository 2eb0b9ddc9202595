import assert from "node:assert/strict";
import { bee as englishBee } from "../../src/messages/en/bee.ts";
import { crossword as englishCrossword } from "../../src/messages/en/crossword.ts";
import { bee } from "../../src/messages/it/bee.ts";
import { hints } from "../../src/messages/it/counts.ts";
import { crossword } from "../../src/messages/it/crossword.ts";
import { explained } from "../../src/messages/mod.ts";

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

Deno.test("sentences leave out what there is not, and shorten what is too long", async () => {
  const none = { kind: "no_puzzle_found", game: "bee", attempts: 0, failures: {} } as const;
  const some = { ...none, attempts: 7, failures: { words: 7, pangrams: 0 } };
  const long = { kind: "not_in_lexicon", word: "a".repeat(60) } as const;
  const short = { ...long, word: "nermo" };
  const cases: [said: string, expected: RegExp][] = [
    [await explained(none, "it"), /^Nessuno schema rispetta i limiti\. Allarga/],
    [await explained(none, "en"), /^No puzzle meets the limits\. Widen/],
    [await explained({ ...none, attempts: 7 }, "it"), /limiti\. Provati 7\. Allarga/],
    [await explained(some, "en"), /limits\. Tried 7; [^;]*: 7\. Widen/],
    [bee.outcome.not_in_lexicon(long), /^No: "a{20}…" non è nel lessico\.$/],
    [englishBee.outcome.not_in_lexicon(long), /^No: "a{20}…" is not in the lexicon\.$/],
    [bee.outcome.not_in_lexicon(short), /^No: "nermo" non è nel lessico\. \(segnala nermo\)$/],
    [hints({ hints: 0, hintCost: 0 }), /^$/],
    [hints({ hints: 2, hintCost: 3 }), /^aiuti 2 \(-3\)$/],
  ];
  for (const [said, expected] of cases) assert.match(said, expected);
});
