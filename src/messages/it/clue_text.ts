import { capital } from "../../core/text.ts";
import { type Rng, shuffle } from "../../core/random.ts";
import type { Clue, Mechanism } from "../../games/crossword/clues.ts";
import type { Written } from "../clue_texts.ts";

/** Every sentence for a clue in Italian words, in random order. */
export function* clueTexts(clue: Clue, written: Written, rng: Rng): Generator<string> {
  const { mechanism } = clue;
  if (mechanism.kind === "reading") {
    const reading = readingText(mechanism.tag);
    if (reading) yield capital(`${reading} di ${quoted(mechanism.lemma)}`);
    return;
  }
  if (clue.meaning !== undefined) {
    const note = clue.definition === undefined ? "" : formNote(clue.definition);
    for (const phrase of shuffle(phrasesOf(mechanism, written), rng)) {
      yield capital(`${clue.meaning}${note === "" ? "" : `, ${note}`}: ${phrase}`);
    }
    return;
  }
  const definitions = clue.definition === undefined ? [] : definitionTexts(clue.definition);
  if (mechanism.kind === "inflected") {
    for (const phrase of shuffle(phrasesOf(mechanism.lemma, written), rng)) {
      for (const definition of definitionTexts(mechanism.tag)) {
        yield capital(`${definition}; ${baseForm(mechanism.tag)} è ${phrase}`);
      }
    }
    return;
  }
  const phrases = shuffle(phrasesOf(mechanism, written), rng);
  for (const definition of definitions) {
    for (const phrase of phrases) {
      const texts = [`${phrase}: ${definition}`, `${definition}: ${phrase}`];
      for (const text of shuffle(texts, rng)) yield capital(text);
    }
  }
  for (const phrase of phrases) yield capital(phrase);
}

/** The ways to say a game, each a phrase that names a thing. */
function phrasesOf(it: Mechanism, written: Written): string[] {
  const of = (part: Mechanism) => phrasesOf(part, written)[0]!;
  switch (it.kind) {
    case "word":
      return [quoted(written(it.gives))];
    case "anagram": {
      const words = it.of.map(of).join(" e ");
      return it.of.length === 1
        ? [`anagramma di ${words}`, `${words} in disordine`, `${words} rimescolando le lettere`]
        : [`anagramma di ${words}`, `${words} mescolati insieme`];
    }
    case "reversal":
      return it.of.kind === "word"
        ? [
          `${of(it.of)} alla rovescia`,
          `${of(it.of)} da destra a sinistra`,
          `bifronte di ${of(it.of)}`,
          `${of(it.of)} allo specchio`,
        ]
        : [`${of(it.of)}, tutto alla rovescia`, `${of(it.of)}, poi letto da destra`];
    case "palindrome":
      return [
        `palindromo che comincia con ${it.start.toUpperCase()}`,
        `uguale nei due sensi, inizia per ${it.start.toUpperCase()}`,
      ];
    case "dropped": {
      const letter = it.of.gives[it.at]!.toUpperCase();
      return [
        `${of(it.of)} senza una ${letter}`,
        `${of(it.of)} che perde una ${letter}`,
        `scarto di ${letter} da ${of(it.of)}`,
      ];
    }
    case "inserted": {
      const letter = it.gives[it.at]!.toUpperCase();
      return [
        `${of(it.of)} con una ${letter} in più`,
        `${of(it.of)} e una zeppa, la ${letter}`,
        `${of(it.of)} che accoglie una ${letter}`,
      ];
    }
    case "changed": {
      const before = it.of.gives[it.at]!.toUpperCase();
      const after = it.gives[it.at]!.toUpperCase();
      return [
        `${of(it.of)} con ${after} al posto di ${before}`,
        `${of(it.of)} che cambia ${before} in ${after}`,
      ];
    }
    case "charade": {
      const [first, ...rest] = it.parts.map(of);
      return [
        `${first} più ${rest.join(" più ")}`,
        `${first} e poi ${rest.join(" e poi ")}`,
        `${first} seguito da ${rest.join(" e ")}`,
      ];
    }
    case "container": {
      const [outer, inner] = [of(it.outer), of(it.inner)];
      return [
        `${outer} con dentro ${inner}`,
        `${inner} incastrato in ${outer}`,
        `${outer} che abbraccia ${inner}`,
      ];
    }
    case "hidden": {
      const phrase = quoted(it.words.map(written).join(" "));
      return [
        `si nasconde in ${phrase}`,
        `parola nascosta in ${phrase}`,
        `è dentro ${phrase}`,
      ];
    }
    case "edges":
      return [
        `gli estremi di ${quoted(written(it.of))}`,
        `le estreme di ${quoted(written(it.of))}`,
      ];
    case "vowels":
      return [
        `le vocali di ${quoted(written(it.of))}`,
        `${quoted(written(it.of))} senza consonanti`,
      ];
    case "initials":
      return [
        `le iniziali di ${quoted(it.words.map(written).join(" "))}`,
        `le prime lettere di ${quoted(it.words.map(written).join(" e "))}`,
      ];
    case "letters":
      return [
        `lettere da riordinare, ${quoted(it.mixed.toUpperCase())}`,
        `in disordine, ${quoted(it.mixed.toUpperCase())}`,
      ];
    case "inflected":
    case "reading":
      return [];
  }
}

/** How a form differs from the one in the dictionary; empty where it does not. */
function formNote(tag: string): string {
  if (/^NOUN-.:p/.test(tag)) return "al plurale";
  const adjective = /^ADJ:\w+\+([mf])\+([sp])/.exec(tag);
  if (adjective) {
    const notes = [adjective[1] === "f" ? "femminile" : "", adjective[2] === "p" ? "plurale" : ""];
    const note = notes.filter((one) => one !== "").join(" ");
    return note === "" ? "" : `al ${note}`;
  }
  const reading = readingText(tag);
  return reading === undefined || reading === "infinito" ? "" : reading;
}

/** The grammatical reading as a definition, the plainest wording first. */
function definitionTexts(tag: string): string[] {
  const noun = /^NOUN-([MF]):([sp])/.exec(tag);
  if (noun) {
    const gender = noun[1] === "M" ? "maschile" : "femminile";
    const number = noun[2] === "p" ? " plurale" : "";
    return [`nome ${gender}${number}`, `sostantivo ${gender}${number}`];
  }
  const adjective = /^ADJ:(\w+)\+([mf])\+([sp])/.exec(tag);
  if (adjective) {
    const gender = adjective[2] === "m" ? "maschile" : "femminile";
    const number = adjective[3] === "p" ? " plurale" : "";
    const kind = adjective[1] === "sup" ? "superlativo" : "aggettivo";
    return [`${kind} ${gender}${number}`];
  }
  const reading = readingText(tag);
  if (reading === "infinito") return ["verbo all'infinito", reading];
  if (reading) return [reading];
  const [, plain] = PARTS.find(([pattern]) => pattern.test(tag)) ?? [];
  return plain === undefined ? [] : [plain];
}

/** A form of a verb, in words that may be followed by "di". */
function readingText(tag: string): string | undefined {
  const verb = /^(?:VER|AUX|MOD|CAU|ASP):(\w+)\+(\w+)(?:\+([123sp])\+([spmf]))?$/.exec(tag);
  if (!verb) return undefined;
  const [, mood, tense, first, second] = verb;
  if (mood === "inf") return "infinito";
  if (mood === "ger") return "gerundio";
  if (mood === "part") {
    const name = tense === "past" ? "participio passato" : "participio presente";
    return `${name}${second === "f" ? " femminile" : ""}${first === "p" ? " plurale" : ""}`;
  }
  const name = TENSES[`${mood}+${tense}`];
  const person = { "1": "prima", "2": "seconda", "3": "terza" }[first ?? ""];
  if (!name || !person) return undefined;
  return `${person} persona ${second === "p" ? "plurale" : "singolare"} ${name}`;
}

const TENSES: Readonly<Record<string, string>> = {
  "ind+pres": "del presente",
  "ind+impf": "dell'imperfetto",
  "ind+past": "del passato remoto",
  "ind+fut": "del futuro",
  "sub+pres": "del congiuntivo presente",
  "sub+impf": "del congiuntivo imperfetto",
  "cond+pres": "del condizionale",
  "impr+pres": "dell'imperativo",
};

const PARTS: readonly [RegExp, string][] = [
  [/^ADV/, "avverbio"],
  [/^CON/, "congiunzione"],
  [/^ARTPRE/, "preposizione articolata"],
  [/^PRE/, "preposizione"],
  [/^ART/, "articolo"],
  [/^INT/, "esclamazione"],
  [/^(PRO|CI|CE|NE|SI)/, "pronome"],
  [/^DET-POSS/, "possessivo"],
  [/^DET-DEMO/, "dimostrativo"],
  [/^DET-INDEF/, "indefinito"],
  [/NUM/, "numerale"],
  [/^WH/, "parola che interroga"],
];

/** What a dictionary lists instead of this form. */
function baseForm(tag: string): string {
  if (/^NOUN/.test(tag)) return "il singolare";
  return /^ADJ/.test(tag) ? "la forma base" : "l'infinito";
}

function quoted(text: string): string {
  return `«${text}»`;
}
