import assert from "node:assert/strict";
import { sourceOf } from "../../src/lexicon/format.ts";
import { openMeanings } from "../../src/lexicon/meanings.ts";
import { ankiFile } from "../../src/play/cards/anki.ts";
import { type Card, cardsOf, loadCards } from "../../src/play/cards/cards.ts";
import type { FinishedGame } from "../../src/play/finished_games.ts";
import {
  addRatings,
  cardKey,
  formatRatings,
  learnedAmong,
  loadRatings,
  mergeRatings,
  parseRatings,
  type Rating,
} from "../../src/play/cards/ratings.ts";
import {
  dueCards,
  isRight,
  maskedMeaning,
  nextCard,
  questionOf,
  rated,
  REVIEW_TIME,
  startReview,
} from "../../src/play/cards/review.ts";
import { isCardLine } from "../../src/play/cards/transfer.ts";
import { exportSessions, importSessions, type Reading } from "../../src/play/transfer.ts";
import { fsrsSchedule } from "../../src/schedule.ts";
import { memoryStore } from "../support/memory_store.ts";
import { messages } from "../support/messages.ts";
import { playLexicon, playMeanings } from "../support/play_words.ts";

const NOW = Date.parse("2025-11-17T11:00:00Z");
const MINUTE = 60_000;
const DAY = 86_400_000;
const lexicon = playLexicon();
const schedule = fsrsSchedule();

function game(id: string, ...words: string[]): FinishedGame {
  const label = { kind: "board" } as const;
  const savedAt = new Date(NOW).toISOString();
  return { id, game: "bee", puzzle: "N-BEMORV", label, savedAt, missed: words };
}

function cards(
  games: readonly FinishedGame[],
  ratings: ReadonlyMap<string, readonly Rating[]> = new Map(),
  found: readonly string[] = [],
): Card[] {
  const meanings = openMeanings(sourceOf(playMeanings()));
  return cardsOf({ games, ratings, found: new Set(found), lexicon, meanings });
}

const READING: Reading = {
  daysBoard: () => Promise.resolve(undefined),
  summarise: () => ({}),
  whose: () => "theirs",
  duels: () => assert.fail("there are none"),
};

Deno.test("cardsOf() makes one card for each dictionary form with a meaning", () => {
  const made = cards([game("bee-a", "nere", "nero", "bene"), game("bee-b", "nero", "venne")]);
  assert.deepEqual(made.map(({ lemma, forms, boards }) => [lemma, forms, boards.length]), [
    ["nero", ["nero", "nere"], 2],
    ["bene", ["bene"], 1],
    ["venire", ["venne"], 1],
  ]);
  assert.equal(made[0]!.key, "card-it-nero");
  assert.equal(made[0]!.sense.english, "black");
});

Deno.test("cardsOf() leaves out what is not worth learning or not to be shown", () => {
  // A slur, a word with a pronoun, one that is mostly grammar, one without a meaning, no word.
  const odd = ["bomone", "moverne", "perche", "enorme", "zzzz"];
  assert.deepEqual(cards([game("bee-a", ...odd), game("bee-b", ...odd)]), []);
  // What was found in another game is known.
  assert.deepEqual(cards([game("bee-a", "bene")], new Map(), ["bene"]), []);
  // A rare word of one board only; on a second board it counts.
  assert.deepEqual(cards([game("bee-a", "onorerebbero")]), []);
  assert.equal(cards([game("bee-a", "onorerebbero"), game("b", "onorerebbero")]).length, 1);
});

Deno.test("cardsOf() keeps a rated word whose game is gone", () => {
  const others = [cardKey("it", "neve"), cardKey("de", "bene"), cardKey("it", "nere")];
  assert.deepEqual(cards([], new Map(others.map((key) => [key, [[NOW, 3]]]))), []);
  const [kept] = cards([], new Map([[cardKey("it", "bene"), [[NOW, 3]]]]));
  assert.deepEqual([kept!.lemma, kept!.forms, kept!.ratings], ["bene", ["bene"], [[NOW, 3]]]);
});

Deno.test("mergeRatings() loses none, in whichever order, however often", () => {
  const a: Rating[] = [[1, 3], [5, 1]];
  const b: Rating[] = [[3, 2], [5, 1], [5, 4]];
  const both = mergeRatings(a, b);
  assert.deepEqual(both, [[1, 3], [3, 2], [5, 1], [5, 4]]);
  assert.deepEqual(mergeRatings(b, a), both);
  assert.deepEqual(mergeRatings(both, a), both);
});

Deno.test("parseRatings() refuses what it did not write", () => {
  assert.deepEqual(parseRatings(formatRatings([[7, 2]]), "x"), [[7, 2]]);
  for (
    const text of [
      "",
      "null",
      "[]",
      '{"version":2,"ratings":[]}',
      '{"version":1,"ratings":[[1,5]]}',
      '{"version":1,"ratings":[[-1,2]]}',
      '{"version":1,"ratings":[[1.5,2]]}',
      // After the year 9999, where no calendar goes.
      '{"version":1,"ratings":[[253402300800000,2]]}',
      '{"version":1,"ratings":[[9007199254740991,2]]}',
      '{"version":1,"ratings":[[1,2,3]]}',
      '{"version":1,"ratings":{}}',
    ]
  ) assert.throws(() => parseRatings(text, "x"), text);
});

Deno.test("two devices lose no rating, whichever imports the other first", async () => {
  const [one, two] = [memoryStore(() => NOW), memoryStore(() => NOW)];
  await addRatings(one, "card-it-bene", [[NOW, 3]]);
  await addRatings(one, "card-it-nero", [[NOW + 1, 1]]);
  await addRatings(two, "card-it-bene", [[NOW + DAY, 2]]);
  const exported = async (store: typeof one) => {
    const lines: string[] = [];
    for await (const line of exportSessions(store, () => {})) lines.push(line);
    return new TextEncoder().encode(lines.join("\n"));
  };
  const [fromOne, fromTwo] = [await exported(one), await exported(two)];
  for (const [store, bytes] of [[one, fromTwo], [two, fromOne], [two, fromOne]] as const) {
    assert.deepEqual((await importSessions(store, bytes, READING)).faults, []);
  }
  for (const store of [one, two]) {
    assert.deepEqual([...await loadRatings(store)], [
      ["card-it-bene", [[NOW, 3], [NOW + DAY, 2]]],
      ["card-it-nero", [[NOW + 1, 1]]],
    ]);
  }
  const bad = [
    '{"version":1,"card":"../x","ratings":[]}',
    '{"version":1,"card":"card-it-a","ratings":[[1,9]]}',
    '{"version":1,"card":',
  ].join("\n");
  const { faults } = await importSessions(one, new TextEncoder().encode(bad), READING);
  assert.deepEqual(faults.map(({ line }) => line), [1, 2, 3]);
});

Deno.test("a damaged card stops no export, no review and no rating", async () => {
  for (const text of ["", "{", "null", '{"version":1,"ratings":[[1,9]]}', '{"version":7}']) {
    const store = memoryStore(() => NOW);
    await addRatings(store, "card-it-bene", [[NOW, 3]]);
    await store.changeNotes({ keys: ["card-it-nero"], to: () => text });
    const reported: string[] = [];
    const lines: string[] = [];
    for await (const line of exportSessions(store, (key) => reported.push(key))) lines.push(line);
    assert.deepEqual([reported, lines.length], [["card-it-nero"], 1], text);
    assert.deepEqual([...(await loadRatings(store, "it")).keys()], ["card-it-bene"]);
    const card = '{"version":1,"card":"card-it-nero","ratings":[[5,2]]}';
    const { faults } = await importSessions(store, new TextEncoder().encode(card), READING);
    assert.deepEqual(faults, []);
    await addRatings(store, "card-it-nero", [[NOW, 4]]);
    assert.deepEqual((await loadRatings(store)).get("card-it-nero"), [[5, 2], [NOW, 4]]);
  }
});

Deno.test("a card with more ratings than a note holds keeps the newest, and can be read", async () => {
  const store = memoryStore(() => NOW);
  await addRatings(store, "card-it-bene", [[NOW, 3], [NOW + 1, 2]]);
  const ratings = Array.from({ length: 2_500 }, (_, i) => [i, 1]);
  const line = JSON.stringify({ version: 1, card: "card-it-bene", ratings });
  assert.equal(isCardLine(line), true);
  assert.deepEqual(
    (await importSessions(store, new TextEncoder().encode(line), READING)).faults,
    [],
  );
  const kept = (await loadRatings(store)).get("card-it-bene")!;
  assert.deepEqual([kept.length, kept[0], kept.at(-1)], [2_500, [2, 1], [NOW + 1, 2]]);
  assert.ok(Number.isFinite(schedule(kept).due));
});

Deno.test("a review asks what is due first, then new words, and ends after five minutes", () => {
  const all = cards(
    [game("bee-a", "bene", "nero", "venne")],
    new Map([[
      cardKey("it", "venire"),
      [[NOW - 9 * DAY, 3]],
    ]]),
  );
  let review = startReview(all, NOW);
  const { due, fresh } = dueCards(all, schedule, NOW);
  assert.deepEqual([due.length, fresh.length], [1, 2]);
  const first = nextCard(review, schedule, NOW)!;
  assert.equal(first.lemma, "venire");
  assert.equal(questionOf(first), "type");
  review = rated(review, first, [NOW, 3]);
  const second = nextCard(review, schedule, NOW + 1)!;
  assert.equal(second.lemma, "bene");
  assert.equal(questionOf(second), "know");
  // Not known: it comes back after a minute, and not at once.
  review = rated(review, second, [NOW + 1, 1]);
  assert.equal(nextCard(review, schedule, NOW + 2)!.lemma, "nero");
  assert.equal(nextCard(review, schedule, NOW + 2 * MINUTE)!.lemma, "nero");
  review = rated(review, nextCard(review, schedule, NOW + 2 * MINUTE)!, [NOW + 2 * MINUTE, 4]);
  assert.equal(nextCard(review, schedule, NOW + 3 * MINUTE)!.lemma, "bene");
  assert.equal(nextCard(review, schedule, NOW + REVIEW_TIME), undefined);
  assert.deepEqual([review.rated.length, review.right], [3, 2]);
});

Deno.test("a review has ten new words at most", () => {
  const [card] = cards([game("bee-a", "bene")]);
  const many = Array.from({ length: 30 }, (_, i) => ({ ...card!, key: `card-it-${i}` }));
  let review = startReview(many, NOW);
  let asked = 0;
  for (let at = NOW; asked < 100; at += 1000) {
    const next = nextCard(review, schedule, at);
    if (!next) break;
    review = rated(review, next, [at, 4]);
    asked++;
  }
  assert.equal(asked, 10);
});

Deno.test("isRight() takes every form, with accents or without", () => {
  const card: Card = { ...cards([game("bee-a", "nere")])[0]!, lemma: "città" };
  const { alphabet } = lexicon;
  for (const text of ["città", "citta", " CITTA ", "nere"]) {
    assert.equal(isRight(card, text, alphabet), true, text);
  }
  for (const text of ["", "citt", "nero"]) assert.equal(isRight(card, text, alphabet), false, text);
});

Deno.test("maskedMeaning() does not give the word away", () => {
  const [card] = cards([game("bee-a", "nere")]);
  assert.equal(
    maskedMeaning(card!, "Nero come le nere, non annerire"),
    "… come le …, non annerire",
  );
});

Deno.test("words that stay known for three weeks are learned", () => {
  const ratings: Rating[] = [];
  let at = NOW;
  const counts: number[] = [];
  for (let i = 0; i < 5; i++) {
    ratings.push([at, 3]);
    at = schedule(ratings).due;
    counts.push(learnedAmong([ratings, []], schedule).learned);
  }
  assert.deepEqual(counts, [0, 0, 0, 1, 1]);
  ratings.push([at, 1]);
  assert.deepEqual(learnedAmong([ratings], schedule), { learned: 0, learning: 1 });
});

Deno.test("the schedule is the same on every device", () => {
  // The dates of ts-fsrs 5.4.2 without its random spread: ten minutes, then 2 and 11 days.
  const days = [10 / 1440, 2, 11];
  const ratings: Rating[] = [];
  let at = NOW;
  for (const day of days) {
    ratings.push([at, 3]);
    const { due } = schedule(ratings);
    assert.equal(due, at + Math.round(day * DAY));
    at = due;
  }
});

Deno.test("ankiFile() is Anki's text format, with a guid that stays", () => {
  const [card] = cards([game("bee-a", "nere")]);
  const odd = { ...card!, sense: { ...card!.sense, meaning: 'detto "scuro"\tqui' } };
  assert.equal(
    ankiFile([odd], messages.it),
    [
      "#separator:tab",
      "#html:false",
      "#guid column:1",
      "#tags column:4",
      'itbee-it-nero\t"detto ""scuro""\tqui · ingl. black"\tnero (nere) · sfuggita nell\'alveare N-BEMORV\titbee',
      "",
    ].join("\n"),
  );
});

Deno.test("a rating by a clock that was years ahead hides no word", async () => {
  const store = memoryStore(() => NOW);
  await addRatings(store, "card-it-bene", [[NOW + 70 * 365 * DAY, 4]]);
  await addRatings(store, "card-it-nero", [[NOW - 9 * DAY, 3], [NOW + 70 * 365 * DAY, 4]]);
  const meanings = openMeanings(sourceOf(playMeanings()));
  const context = {
    ...{ store, lexicon: playLexicon(), t: messages.en, emoji: false },
    ...{ now: () => NOW, elapsed: () => 0, freshSeed: () => "seed" },
    meanings: () => Promise.resolve(meanings),
  };
  const { due, fresh } = dueCards(await loadCards(context), schedule, NOW);
  assert.deepEqual(due.map(({ lemma }) => lemma), ["nero"]);
  assert.deepEqual(fresh.map(({ lemma }) => lemma), ["bene"]);
  // They stay where they are.
  assert.equal((await loadRatings(store)).get("card-it-bene")?.length, 1);
});
