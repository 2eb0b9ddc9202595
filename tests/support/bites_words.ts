import { encodeLexicon } from "../../src/lexicon/encode.ts";
import { sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { entry } from "./words.ts";

/** Enough common words for some tiles: `word zipf`. */
const COMMON =
  "tre 5.7 arte 5.2 rete 5.1 terre 4.6 era 6.2 tra 6.2 retta 4.3 rate 3.9 eretta 3.5 " +
  "trae 3.8 erta 2.1 etere 2.6 atee 1.5 casa 5.8 caso 5.9 cosa 6.3 sera 5.3 mare 5 amore 5.6 " +
  "rosa 4.9 rose 4.2 sole 5 sale 4.6 sano 4 mano 5.2 mani 5.1 nome 5.7 nomi 4.9 ramo 4 rami 3.7 " +
  "cena 4.8 cane 4.8 cani 4.7 tela 4 lato 4.9 alto 5 alta 5 tana 3.6 rana 3.7 rano 1.2 lana 4 " +
  "luna 4.9 lume 3.9 muro 4.4 mura 4.3 moto 4.6 meta 4.5 mele 3.8 mela 4.1 sete 4.2 seta 4.1 " +
  "sentire 4.9 sentite 4.6 mentire 4 ritmo 4.5 ritmi 3.8 solare 4 latino 4.2 latine 3.7 " +
  "marina 4.5 marine 3.8 remare 3 tenere 5 tenera 3.8 teatro 4.9 teatri 3.9 orale 3.7";

/** The words that bites is tried with in transcripts. */
export function bitesLexicon(): Lexicon {
  const pairs = COMMON.split(" ");
  const entries = pairs.flatMap((word, i) => {
    const zipf = Number(pairs[i + 1]);
    return i % 2 === 1 ? [] : [entry(word, { zipf, difficulty: Math.max(0, 1 - zipf / 6) })];
  });
  return Lexicon.open(sourceOf(
    encodeLexicon(
      [
        ...entries,
        entry("eta", { written: ["età"], zipf: 5.1 }),
        entry("reate", { zipf: 3.2, flags: ["clitic"] }),
        entry("atre", { zipf: 3.4, flags: ["slur"] }),
      ],
      [{ word: "tera", reason: "foreign", zipf: 2 }, { word: "rea", reason: "name", zipf: 2 }],
      { language: "it", credits: "Parole di prova\nCC0" },
    ),
    "it.lex",
  ));
}
