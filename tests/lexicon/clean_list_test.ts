import assert from "node:assert/strict";
import { type Cleaning, cleanList } from "../../src/lexicon/clean_list.ts";

const LIST =
  "casa\nONU\nsig.\nbrr\nmmm\nkiwi\naiuola\ncaffè\nno\nprecipitevolissimevolmente\nmarmstrz";

function dropped(cleaning: Cleaning): string[] {
  const { text } = cleanList(LIST, cleaning, "aeiou");
  return LIST.split("\n").filter((word) => !text.split("\n").includes(word));
}

Deno.test("cleanList() leaves out what breaks a rule, and nothing else", () => {
  const cases: [Cleaning, string[]][] = [
    [{}, []],
    [{ minLength: 3 }, ["no"]],
    [{ maxLength: 8 }, ["precipitevolissimevolmente"]],
    [{ noAbbreviations: true }, ["ONU", "sig.", "brr", "mmm"]],
    [{ vowelsInRow: 2 }, ["aiuola"]],
    [{ consonantsInRow: 3 }, ["marmstrz"]],
    [{ sameInRow: 2 }, ["mmm"]],
    [{ withoutLetters: "WKX" }, ["kiwi"]],
    [{ withoutLetters: "è" }, []],
    [{ withoutParts: "pre-, -ola" }, ["aiuola", "precipitevolissimevolmente"]],
    [{ withoutParts: "ffe wi" }, ["kiwi", "caffè"]],
    [{ withoutParts: " - , " }, []],
  ];
  for (const [cleaning, expected] of cases) {
    assert.deepEqual(dropped(cleaning), expected, JSON.stringify(cleaning));
  }
});

Deno.test("cleanList() counts each line once, for the first rule it breaks", () => {
  const { dropped } = cleanList(
    LIST,
    { minLength: 4, sameInRow: 2, noAbbreviations: true },
    "aeiou",
  );
  assert.deepEqual([...dropped], [["minLength", 4], ["noAbbreviations", 1], ["sameInRow", 0]]);
});
