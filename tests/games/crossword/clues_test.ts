import assert from "node:assert/strict";
import { type Tier, TIERS } from "../../../src/core/difficulty.ts";
import { rngFrom, shuffle } from "../../../src/core/random.ts";
import { checkClue, checkText, type ClueFault } from "../../../src/games/crossword/check.ts";
import { clueWordsOf, lemmasOf, stemOf } from "../../../src/games/crossword/clue_words.ts";
import { type Clue, GAMES, type Mechanism, wordsIn } from "../../../src/games/crossword/clues.ts";
import { type MadeClue, makeClues } from "../../../src/games/crossword/make_clues.ts";
import { eachCoreWord } from "../../../src/games/crossword/words.ts";
import { SLUR, VULGAR } from "../../../src/lexicon/entry.ts";
import { italianLexicon } from "../../support/crossword.ts";

const ANSWERS_PER_TIER = 800;

function sample(count: number): string[] {
  const lexicon = italianLexicon();
  const ids: number[] = [];
  eachCoreWord(lexicon, 2, (id, letters) => {
    if (letters.length <= 13) ids.push(id);
  });
  const some = shuffle(ids, rngFrom("clues/sample")).slice(0, count).map((id) => lexicon.text(id));
  const short: string[] = [];
  eachCoreWord(lexicon, 2, (id, letters) => {
    if (letters.length <= 3) short.push(lexicon.text(id));
  });
  return [...new Set([...some, ...short])];
}

const MADE = new Map<Tier, { answers: string[]; made: MadeClue[] }>();

function madeFor(tier: Tier): { answers: string[]; made: MadeClue[] } {
  let it = MADE.get(tier);
  if (!it) {
    const answers = sample(ANSWERS_PER_TIER);
    const made = makeClues(clueWordsOf(italianLexicon(), tier), answers, "test");
    MADE.set(tier, it = { answers, made });
  }
  return it;
}

Deno.test("makeClues() makes a fair clue for every answer", () => {
  const lexicon = italianLexicon();
  let count = 0;
  for (const tier of TIERS) {
    const { answers, made } = madeFor(tier);
    answers.forEach((answer, i) => {
      const { clue, text } = made[i]!;
      assert.equal(checkClue(lexicon, clue, answer), undefined, `${answer}: ${text}`);
      assert.equal(checkText(lexicon, text, answer), undefined, `${answer}: ${text}`);
      assert.match(text, /^[\p{Lu}«]/u);
      assert.ok(text.length <= 120, text);
      count++;
    });
  }
  assert.ok(count > 3000, `${count}`);
});

Deno.test("makeClues() never shows the answer, its stem, or a word not fit to show", () => {
  const lexicon = italianLexicon();
  for (const tier of TIERS) {
    const { answers, made } = madeFor(tier);
    answers.forEach((answer, i) => {
      const { clue, text } = made[i]!;
      const plain = text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
      const shown = plain.split(/[^a-z]+/);
      assert.ok(!shown.includes(answer), `${answer}: ${text}`);
      if (answer.length >= 3) {
        for (const lemma of lemmasOf(lexicon, lexicon.find(answer)!)) {
          const stem = stemOf(lemma);
          if (stem.length < 3 || !answer.includes(stem)) continue;
          assert.ok(!shown.some((word) => word.includes(stem)), `${answer}, ${stem}: ${text}`);
        }
      }
      for (const word of wordsIn(clue.mechanism)) {
        const id = lexicon.find(word.normalize("NFD").replace(/\p{Mn}/gu, ""));
        if (id !== undefined) assert.equal(lexicon.flagBits(id) & (VULGAR | SLUR), 0, word);
      }
    });
  }
});

Deno.test("makeClues() uses the games of the tier and no others", () => {
  const allowed: Record<Tier, Mechanism["kind"][]> = {
    easy: ["hidden", "anagram", "reading", "edges", "vowels", "initials", "letters"],
    medium: ["reversal", "palindrome", "dropped", "inserted", "changed", "charade", "container"],
    hard: ["inflected"],
  };
  const kinds: Mechanism["kind"][] = [];
  for (const tier of TIERS) {
    kinds.push(...allowed[tier]);
    const used = new Set(madeFor(tier).made.map(({ clue }) => clue.mechanism.kind));
    for (const kind of used) assert.ok(kinds.includes(kind), `${tier}: ${kind}`);
    for (const kind of allowed[tier]) assert.ok(used.has(kind), `${tier} lacks ${kind}`);
  }
  const nested = madeFor("hard").made.filter(({ clue }) => isNested(clue.mechanism)).length;
  assert.ok(nested / madeFor("hard").made.length > 0.5, `${nested}`);
  assert.ok(!madeFor("medium").made.some(({ clue }) => isNested(clue.mechanism)));
  assert.ok(GAMES.easy.flat().every((game) => !game.startsWith("mixed")));
});

Deno.test("makeClues() makes the same clues from the same seed", () => {
  const words = clueWordsOf(italianLexicon(), "medium");
  const answers = ["mare", "remo", "otto", "essi", "fu", "dimenticavano"];
  assert.deepEqual(makeClues(words, answers, "a"), makeClues(words, answers, "a"));
});

const word = (gives: string): Mechanism => ({ kind: "word", gives });

Deno.test("checkClue() proves what holds", () => {
  const cases: Mechanism[] = [
    { kind: "anagram", gives: "armi", of: [word("mari")] },
    { kind: "anagram", gives: "timore", of: [word("rito"), word("me")] },
    { kind: "reversal", gives: "roma", of: word("amor") },
    { kind: "reversal", gives: "enoteca", of: word("acetone") },
    { kind: "palindrome", gives: "otto", start: "ot" },
    { kind: "palindrome", gives: "anilina", start: "anil" },
    { kind: "dropped", gives: "cara", of: word("carta"), at: 3 },
    { kind: "inserted", gives: "carta", of: word("cara"), at: 3 },
    { kind: "changed", gives: "mela", of: word("tela"), at: 0 },
    { kind: "charade", gives: "portamonete", parts: [word("porta"), word("monete")] },
    { kind: "container", gives: "sprone", outer: word("sne"), inner: word("pro"), at: 1 },
    { kind: "hidden", gives: "sole", words: ["passo", "lento"], at: 3 },
    { kind: "edges", gives: "re", of: "rione" },
    { kind: "vowels", gives: "io", of: "pino" },
    { kind: "initials", gives: "in", words: ["isola", "nuova"] },
    { kind: "letters", gives: "gatto", mixed: "ttoga" },
    { kind: "reading", gives: "fu", lemma: "essere", tag: "VER:ind+past+3+s" },
    {
      kind: "charade",
      gives: "roare",
      parts: [{ kind: "reversal", gives: "ro", of: word("or") }, word("are")],
    },
  ];
  const lexicon = italianLexicon();
  const letters = (clue: Clue, answer: string) => {
    const fault = checkClue(lexicon, clue, answer);
    return fault?.kind === "wrong_letters" ? fault : undefined;
  };
  const wrong = cases.filter((mechanism) => letters({ mechanism }, mechanism.gives));
  assert.deepEqual(wrong, []);
});

Deno.test("checkClue() refuses what does not hold", () => {
  const cases: [answer: string, mechanism: Mechanism, kind: ClueFault["kind"]][] = [
    ["mare", { kind: "anagram", gives: "rame", of: [word("arme")] }, "wrong_letters"],
    ["rame", { kind: "anagram", gives: "rame", of: [word("rana")] }, "wrong_letters"],
    ["rame", { kind: "anagram", gives: "rame", of: [word("rame")] }, "wrong_letters"],
    ["otto", { kind: "reversal", gives: "otto", of: word("otto") }, "wrong_letters"],
    ["mare", { kind: "palindrome", gives: "mare", start: "ma" }, "wrong_letters"],
    ["cara", { kind: "dropped", gives: "cara", of: word("carta"), at: 2 }, "wrong_letters"],
    ["mela", { kind: "changed", gives: "mela", of: word("tela"), at: 1 }, "wrong_letters"],
    ["sole", { kind: "hidden", gives: "sole", words: ["sole", "lento"], at: 0 }, "wrong_letters"],
    ["sole", { kind: "hidden", gives: "sole", words: ["passo", "le"], at: 3 }, "wrong_letters"],
    ["re", { kind: "edges", gives: "re", of: "re" }, "wrong_letters"],
    [
      "barca",
      { kind: "container", gives: "barca", outer: word("ba"), inner: word("rca"), at: 2 },
      "wrong_letters",
    ],
    ["gatti", { kind: "changed", gives: "gatti", of: word("gatto"), at: 4 }, "gives_away"],
    ["arpa", { kind: "dropped", gives: "arpa", of: word("carpa"), at: 0 }, "gives_away"],
    ["porto", { kind: "reversal", gives: "porto", of: word("otrop") }, "bad_word"],
    [
      "amai",
      { kind: "reading", gives: "amai", lemma: "amare", tag: "VER:ind+past+1+s" },
      "gives_away",
    ],
    [
      "fu",
      { kind: "reading", gives: "fu", lemma: "avere", tag: "VER:ind+past+3+s" },
      "not_a_reading",
    ],
    [
      "pericoloso",
      { kind: "charade", gives: "pericoloso", parts: [word("pericolo"), word("so")] },
      "gives_away",
    ],
    [
      "gatti",
      { kind: "inflected", gives: "gatti", lemma: word("gatto"), tag: "NOUN-M:p" },
      "gives_away",
    ],
  ];
  for (const [answer, mechanism, kind] of cases) {
    const fault = checkClue(italianLexicon(), { mechanism }, answer);
    assert.equal(fault?.kind, kind, `${answer}: ${JSON.stringify(mechanism)}`);
  }
  const clue: Clue = {
    mechanism: { kind: "letters", gives: "gatto", mixed: "ottag" },
    definition: "ADV",
  };
  assert.equal(checkClue(italianLexicon(), clue, "gatto")?.kind, "not_a_reading");
});

Deno.test("checkText() finds the answer and its stem in a sentence", () => {
  const lexicon = italianLexicon();
  const cases: [text: string, answer: string, isFair: boolean][] = [
    ["Fa le fusa", "gatto", true],
    ["Il gatto fa le fusa", "gatto", false],
    ["Una gattaia", "gatto", false],
    ["Un gattino", "gatto", false],
    ["Sta in passo lento", "sole", true],
    ["Perché sì", "perche", false],
    ["Di qui", "di", false],
    ["Dire", "di", true],
  ];
  for (const [text, answer, isFair] of cases) {
    assert.equal(checkText(lexicon, text, answer) === undefined, isFair, `${answer}: ${text}`);
  }
});

function isNested(it: Mechanism): boolean {
  switch (it.kind) {
    case "anagram":
      return it.of.some((part) => part.kind !== "word");
    case "reversal":
    case "dropped":
    case "inserted":
    case "changed":
      return it.of.kind !== "word";
    case "charade":
      return it.parts.some((part) => part.kind !== "word");
    case "container":
      return it.outer.kind !== "word" || it.inner.kind !== "word";
    case "inflected":
      return true;
    default:
      return false;
  }
}
