import assert from "node:assert/strict";
import { parseBites } from "../../../src/games/bites/puzzle.ts";
import { layTiles } from "../../../src/play/bites/laid_tiles.ts";
import {
  hangingOf,
  NO_ANSWER,
  takeBack,
  tapTile,
  turnAnswer,
  typeWord,
  wordOf,
} from "../../../src/web/page/bites/answer.ts";

const TILES = parseBites("A M / CA> RE> / NOv TAv");

function tile(text: string) {
  return layTiles(TILES, 4).tiles.find((one) => one.text === text)!;
}

Deno.test("tapped tiles make a word: along it whole, across it one letter", () => {
  let answer = tapTile(NO_ANSWER, tile("ca"));
  answer = tapTile(answer, tile("no"));
  answer = tapTile(answer, tile("ta"));
  assert.equal(wordOf(answer), "cant");
  assert.deepEqual(hangingOf(answer.pieces[1]!), ["", "o"]);
  // The last split tile gives its other letter, then comes back.
  answer = tapTile(answer, tile("ta"));
  assert.equal(wordOf(answer), "cana");
  assert.deepEqual(hangingOf(answer.pieces[2]!), ["t", ""]);
  answer = tapTile(answer, tile("ta"));
  assert.equal(wordOf(answer), "can");
  // A letter of a tile can be tapped itself.
  assert.equal(wordOf(tapTile(answer, tile("ta"), 1)), "cana");
  assert.equal(wordOf(tapTile(answer, tile("ca"))), "n");
  assert.equal(wordOf(takeBack(answer)), "ca");
});

Deno.test("a typed word finds its tiles, and the rest is marked", () => {
  const answer = typeWord(TILES, "cantarez", { way: "horizontal" });
  assert.deepEqual(answer.pieces.map(({ text }) => text), ["ca", "n", "t", "a", "re"]);
  assert.equal(answer.rest, "z");
  assert.equal(wordOf(takeBack(answer)), "cantare");
});

Deno.test("an answer is turned where the tiles allow it", () => {
  const answer = typeWord(TILES, "nota", { way: "vertical" });
  assert.equal(answer.way, "vertical");
  assert.deepEqual(answer.pieces.map(({ text }) => text), ["no", "ta"]);
  const turned = turnAnswer(TILES, answer);
  assert.equal(turned.way, "horizontal");
  // Across, a standing tile has one letter to give.
  assert.equal(wordOf(turned), "");
});
