import assert from "node:assert/strict";
import { isShowable, tellsAnswer, wordsOf } from "../../../src/games/crossword/fair_text.ts";

function isFair(clue: string, answer: string): boolean {
  return isShowable(clue) && !tellsAnswer(wordsOf(clue), answer);
}

Deno.test("no way to draw the answer's letters makes a fair clue", () => {
  const drawn = [
    "pela",
    "PELA",
    "pèlà",
    "p e l a",
    "P.E.L.A.",
    "p-e-l-a",
    "pelax",
    "xpela",
    "pel a",
    // Small capitals, full width, mathematical alphabets, boxes and circles, superscripts.
    "ᴘᴇʟᴀ",
    "pᴇla",
    "ｐｅｌａ",
    "ＰＥＬＡ",
    "𝐩𝐞𝐥𝐚",
    "𝓟𝓔𝓛𝓐",
    "𝙥𝙚𝙡𝙖",
    "ℙ𝔼𝕃𝔸",
    "ⓟⓔⓛⓐ",
    "ⓅⒺⓁⒶ",
    "⒫⒠⒧⒜",
    "🄿🄴🄻🄰",
    "🅿🅴🅻🅰",
    "🇵🇪🇱🇦",
    "ᵖᵉˡᵃ",
    "ₚₑₗₐ",
    "ᑭEᒪᗩ",
    // Other scripts, and Latin letters that only look alike.
    "реlа",
    "ΡΕLΑ",
    "peլa",
    "peła",
    "pel\u0251",
    "pɘla",
    "p\u01ddla",
    // Between the letters, and through them.
    "p\u200be\u200bl\u200ba",
    "p\u00adela",
    "p\u2060ela",
    "p\u034fela",
    "p\u180ee\u180ela",
    "p\ufe0fela",
    "p\u0336e\u0336l\u0336a\u0336",
    "p\u20dde\u20ddla",
    "p\u2800e\u2800l\u2800a",
    "p\u3164ela",
    "p_e_l_a",
    "p·e·l·a",
    "p|e|l|a",
    "p/e/l/a",
    "p\u2009e\u2009l\u2009a",
    // Digits and signs for letters.
    "p3la",
    "p3l4",
    "pel@",
  ];
  for (const text of drawn) assert.ok(!isFair(`Ecco la ${text} qui`, "pela"), text);
});

Deno.test("an ordinary sentence is a fair clue", () => {
  const clues = [
    "Toglie la buccia",
    "L’ha chi l'aspetta",
    "È così: «Perché no?»",
    "Scoprì l'America nel 1492",
    "La città di Łódź, in Polonia",
    "Costa 5 € al kg – circa",
    "Il 50% più uno…",
    "Gradi sotto 0° C",
    "Fra il 3 e il 4",
    "Smørrebrød e œufs per tutti",
  ];
  for (const clue of clues) assert.ok(isFair(clue, "pela"), clue);
});

Deno.test("letters of an answer count however its language writes them", () => {
  for (
    const [clue, answer] of [["Pasa cada año nuevo", "año"], ["Das schöne Wort hier", "schöne"]]
  ) {
    assert.ok(!isFair(clue!, answer!), clue);
  }
});
