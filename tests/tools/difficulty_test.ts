import { deepStrictEqual as assertEquals, ok as assert } from "node:assert/strict";
import { difficultyOf } from "../../tools/lexicon/difficulty.ts";

const ALL = ["morphit", "wikdict", "multiwordnet", "italwordnet"];

Deno.test("difficultyOf() is frequency alone when nothing else is known", () => {
  assertEquals(difficultyOf({ zipf: 6 }), 0);
  assertEquals(difficultyOf({ zipf: 0 }), 1);
  const middle = difficultyOf({ zipf: 3.7 });
  assert(Math.abs(middle - 0.5) < 1e-9, `${middle}`);
});

Deno.test("difficultyOf() stays between 0 and 1 and adds up what is known", () => {
  const plain = { zipf: 4, lemmaZipf: 4.5, sources: ALL, flags: [], tags: ["VER:ind+pres+3+s"] };
  const base = difficultyOf(plain);
  const harder = [
    { ...plain, zipf: 3 },
    { ...plain, lemmaZipf: 3 },
    { ...plain, sources: ["verbs"] },
    { ...plain, flags: ["clitic"] },
    { ...plain, tags: ["VER:ind+past+1+p"] },
    { ...plain, tags: ["VER:sub+impf+3+p"] },
  ];
  for (const signals of harder) {
    const difficulty = difficultyOf(signals);
    assert(difficulty > base && difficulty <= 1, JSON.stringify(signals));
  }
  const both = { ...plain, tags: ["VER:ind+past+1+p", "NOUN-M:s"] };
  assertEquals(
    difficultyOf(both),
    base,
    "a bookish tense counts only when there is no other reading",
  );
});
