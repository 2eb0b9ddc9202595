import assert from "node:assert/strict";
import { clueOf } from "../../tools/languages/gloss_text.ts";

const NOUNS = new Set("antelope bird barrier marsupial mushroom property writing".split(" "));
const clue = (answer: string, gloss: string, isNoun = true) =>
  clueOf({ answer, gloss, isNoun }, (word) => NOUNS.has(word));

const LONG = "of some kind or another that may well go on and on for ever and ever without an end";

Deno.test("clueOf() leaves out examples and remarks", () => {
  assert.equal(
    clue("breeze", 'a slight wind (usually refreshing); "it was cool"'),
    "A slight wind",
  );
  assert.equal(
    clue("bushy", "used of hair; thick and poorly groomed", false),
    "Thick and poorly groomed",
  );
  assert.equal(
    clue("afferent", "of nerves; conveying sensory information", false),
    "Conveying sensory information",
  );
  assert.equal(clue("echidna", `a mammal ${LONG}; native to New Guinea`), undefined);
});

Deno.test("clueOf() cuts a long gloss only where a phrase ends", () => {
  const gnu =
    "large African antelope having a head with horns like an ox and a long tufted tail that hangs down";
  assert.equal(clue("gnu", gnu), "Large African antelope");
  const door =
    "a swinging or sliding heavy barrier that will close the entrance to a room or building or vehicle";
  assert.equal(clue("door", door), "A swinging or sliding heavy barrier");
  const braille =
    "a point system of writing in which patterns of raised dots represent letters and numerals";
  assert.equal(clue("braille", braille), undefined);
  assert.equal(
    clue("gas", "the state of matter distinguished from the others by: low density"),
    undefined,
  );
  // A thing that could be anything.
  assert.equal(clue("slope", `the property that ${LONG}`), undefined);
});

Deno.test("clueOf() never has the answer, its stem or a part of it", () => {
  const cases: [answer: string, gloss: string][] = [
    ["beekeeper", "a farmer who keeps bees for their honey"],
    ["knitwear", "knitted clothing"],
    ["nonfiction", "prose writing that is not fictional"],
    ["unburied", "not buried"],
    ["megaton", "one million tons"],
    ["idly", "in an idle manner"],
    ["bedtime", "the time you go to bed"],
    ["useful", "being of use or service"],
  ];
  for (const [answer, gloss] of cases) assert.equal(clue(answer, gloss), undefined, answer);
  // What only looks so.
  assert.equal(clue("theme", "the main idea of a story"), "The main idea of a story");
});

Deno.test("clueOf() takes the next phrase instead of a crude one", () => {
  assert.equal(
    clue("luscious", "having strong sexual appeal; sweet and juicy", false),
    "Sweet and juicy",
  );
});
