import assert from "node:assert/strict";
import { faultBeforeBoard, unknownWord } from "../../src/games/guess.ts";
import {
  EMPTY_SHEET,
  type FoundWord,
  isComplete,
  missing,
  type Sheet,
  withSums,
} from "../../src/games/score_sheet.ts";

const CORE: readonly FoundWord[] = [
  { word: "nero", tier: "core", points: 5 },
  { word: "neve", tier: "core", points: 7 },
];
const EXTRA: FoundWord = { word: "renne", tier: "extra", points: 2 };
const UNLISTED: FoundWord = { word: "bomone", tier: "unlisted", points: 3 };
const TARGET = { core: CORE, goal: 10 };

function hint(charged: number): Sheet["hints"][number] {
  return { word: "neve", rung: 1, charged };
}

Deno.test("withSums() pays core words less hints, and the others apart", () => {
  const cases: [change: Partial<Pick<Sheet, "found" | "hints">>, sums: unknown[]][] = [
    [{}, [0, 0, false]],
    [{ found: [CORE[0]!] }, [5, 0, false]],
    [{ found: [...CORE, EXTRA, UNLISTED] }, [12, 5, true]],
    [{ found: CORE, hints: [hint(1), hint(1)] }, [10, 0, true]],
    [{ found: CORE, hints: [hint(3)] }, [9, 0, false]],
    [{ found: [CORE[0]!], hints: [hint(9)] }, [0, 0, false]],
  ];
  for (const [change, sums] of cases) {
    const { score, extraScore, won } = withSums(TARGET, EMPTY_SHEET as Sheet, change);
    assert.deepEqual([score, extraScore, won], sums, JSON.stringify(change));
  }
});

Deno.test("withSums() pays every word into the one score where a game has one", () => {
  const change = { found: [CORE[0]!, EXTRA, UNLISTED], hints: [hint(1)] };
  const { score, extraScore, won } = withSums(
    { goal: 9, hasOneScore: true },
    EMPTY_SHEET as Sheet,
    change,
  );
  assert.deepEqual([score, extraScore, won], [9, 5, true]);
});

Deno.test("withSums() takes no goal back, and gives none away", () => {
  const won: Sheet = withSums(TARGET, EMPTY_SHEET as Sheet, { found: CORE });
  assert.equal(withSums(TARGET, won, { hints: [hint(12)] }).won, true);
  assert.equal(
    withSums({ goal: 0 }, EMPTY_SHEET as Sheet, { found: [EXTRA] }).won,
    false,
  );
});

Deno.test("isComplete() and missing() look at core words only", () => {
  const cases: [found: readonly FoundWord[], left: string[], complete: boolean][] = [
    [[], ["nero", "neve"], false],
    [[EXTRA, CORE[1]!], ["nero"], false],
    [[CORE[1]!, EXTRA, CORE[0]!], [], true],
  ];
  for (const [found, left, complete] of cases) {
    assert.deepEqual(missing(TARGET, { found }).map(({ word }) => word), left);
    assert.equal(isComplete(TARGET.core.length, { found }), complete);
  }
  assert.equal(isComplete(0, { found: [EXTRA] }), false);
});

Deno.test("faultBeforeBoard() says what is wrong in the order players expect", () => {
  const cases: [text: string, word: string | undefined, fault: unknown][] = [
    ["n3ve", undefined, { kind: "not_letters", text: "n3ve" }],
    ["Nero", "nero", { kind: "already_found", word: "nero", points: 5 }],
    ["neo", "neo", { kind: "too_short", word: "neo", min: 4 }],
    ["neve", "neve", undefined],
  ];
  for (const [text, word, fault] of cases) {
    assert.deepEqual(faultBeforeBoard({ text, word }, [CORE[0]!], 4), fault);
  }
});

Deno.test("unknownWord() tells a refused form from an unknown one", () => {
  assert.deepEqual(unknownWord("borneo", "name"), {
    kind: "excluded",
    word: "borneo",
    reason: "name",
  });
  assert.deepEqual(unknownWord("bornea", undefined), { kind: "not_in_lexicon", word: "bornea" });
});
