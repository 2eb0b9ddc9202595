export type WordClass = "noun" | "adjective" | "verb" | "adverb" | "other";

/** A form made from a headword by rule, with features in Morph-it!'s manner. */
export interface Inflected {
  readonly form: string;
  readonly tag: string;
}

/** The regular forms of a headword of this class. */
export function inflect(lemma: string, kind: WordClass): Inflected[] {
  switch (kind) {
    case "noun":
      return nounForms(lemma);
    case "adjective":
      return adjectiveForms(lemma);
    case "verb":
      return verbForms(lemma);
    case "adverb":
      return [{ form: lemma, tag: "ADV" }];
    case "other":
      return [{ form: lemma, tag: lemma.endsWith("mente") ? "ADV" : "INT" }];
  }
}

/** All forms of a verb that is known to be regular, those in -ire as finire. */
export function conjugate(lemma: string): Inflected[] {
  const plain = lemma.replace(/rsi$/, "re");
  if (!plain.endsWith("ire")) return verbForms(lemma);
  const root = plain.slice(0, -3);
  return IRE.map(([ending, tag]) => ({ form: root + ending, tag: `VER:${tag}` }));
}

/** The classes that a headword's ending allows, where no dictionary gives them. */
export function classesByEnding(lemma: string): WordClass[] {
  if (lemma.endsWith("mente")) return ["adverb"];
  if (/.[aei]r(si|e)$/.test(lemma)) return ["verb"];
  return lemma.endsWith("o") ? ["noun", "adjective"] : ["noun"];
}

function nounForms(lemma: string): Inflected[] {
  const gender = genderOf(lemma);
  const singular = { form: lemma, tag: `NOUN${gender}:s` };
  // A loanword and what ends in an accent do not change: un bar, due bar.
  const others = /([àèéìòù]|[^aeiou])$/.test(lemma) ? [lemma] : plurals(lemma);
  const many = others.map((form) => ({ form, tag: `NOUN${gender}:p` }));
  // Of nouns, only trades have a feminine by rule: fornaia, geologa; but no scoglia.
  if (!/(.aio|vendolo|logo|nomo|urgo)$/.test(lemma)) return [singular, ...many];
  const woman = lemma.slice(0, -1) + "a";
  return [
    singular,
    ...many,
    { form: woman, tag: "NOUN-F:s" },
    ...plurals(woman).map((form) => ({ form, tag: "NOUN-F:p" })),
  ];
}

function adjectiveForms(lemma: string): Inflected[] {
  if (lemma.endsWith("o")) {
    const men = plurals(lemma).map((form) => ({ form, tag: "ADJ:pos+m+p" }));
    return [{ form: lemma, tag: "ADJ:pos+m+s" }, ...men, ...feminine(lemma)];
  }
  const forms = plurals(lemma);
  return [
    { form: lemma, tag: "ADJ:pos+m+s" },
    { form: lemma, tag: "ADJ:pos+f+s" },
    ...forms.map((form) => ({ form, tag: "ADJ:pos+m+p" })),
    ...forms.filter((form) => form.endsWith("i")).map((form) => ({ form, tag: "ADJ:pos+f+p" })),
  ];
}

function feminine(lemma: string): Inflected[] {
  const one = lemma.slice(0, -1) + "a";
  return [
    { form: one, tag: "ADJ:pos+f+s" },
    ...plurals(one).map((form) => ({ form, tag: "ADJ:pos+f+p" })),
  ];
}

function genderOf(lemma: string): "-M" | "-F" | "" {
  if (lemma.endsWith("o")) return "-M";
  if (/(zione|sione|trice|tudine|tà|tù|[^tm]a|[^s]ta|[^m]ma)$/.test(lemma)) return "-F";
  return /(tore|sore|ma|iere|ale)$/.test(lemma) ? "-M" : "";
}

/** Nouns whose plural no rule gives, and those that have none. */
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  ala: ["ali"],
  arma: ["armi"],
  bue: ["buoi"],
  centinaio: ["centinaia"],
  dio: ["dei"],
  meglio: [],
  miglio: ["miglia", "migli"],
  migliaio: ["migliaia"],
  paio: ["paia"],
  peggio: [],
  tempio: ["templi", "tempi"],
  uomo: ["uomini"],
  uovo: ["uova"],
};

/** Every regular plural; where the rules allow two (-co, -go), both. */
function plurals(lemma: string): readonly string[] {
  const stem = lemma.slice(0, -1);
  if (/[àèéìòù]$/.test(lemma) || /[^aeiou]$/.test(lemma)) return [];
  if (IRREGULAR[lemma]) return IRREGULAR[lemma];
  if (/[cg]o$/.test(lemma)) return [stem + "hi", stem + "i"];
  if (/(arca|collega|stratega|auriga|duca)$/.test(lemma)) return [stem + "hi", stem + "he"];
  if (/[cg]a$/.test(lemma)) return [stem + "he"];
  if (/[cg]ia$/.test(lemma)) {
    // camicia, camicie; but arancia, arance: a consonant before takes the i away.
    return /[aeiou][cg]ia$/.test(lemma) ? [stem + "e"] : [stem.slice(0, -1) + "e"];
  }
  if (lemma.endsWith("io")) return [stem];
  if (/(ista|iatra)$/.test(lemma)) return [stem + "i", stem + "e"];
  // problema, clima; but fiamma, gomma, schiuma.
  if (/([aeo]|am|as|is|ag|og)ma$/.test(lemma)) return [stem + "i", stem + "e"];
  if (lemma.endsWith("a")) return [stem + "e"];
  if (/(ie|[^i]i|u)$/.test(lemma)) return [];
  return /[oe]$/.test(lemma) ? [stem + "i"] : [];
}

/** The regular -are conjugation, and the plain infinitive of the others: theirs are in verb-data. */
function verbForms(lemma: string): Inflected[] {
  if (lemma.endsWith("si")) {
    return [{ form: lemma, tag: "VER:inf+pres+si" }, ...verbForms(lemma.replace(/si$/, "e"))];
  }
  if (!lemma.endsWith("are")) return [{ form: lemma, tag: "VER:inf+pres" }];
  const root = lemma.slice(0, -3);
  const soft = /[cg]i$/.test(root) ? root.slice(0, -1) : /[cg]$/.test(root) ? root + "h" : root;
  // Before an i ending, a root's own i is not written twice: mangi, studi.
  const short = /i$/.test(root) ? root.slice(0, -1) : soft;
  return ARE.map(([ending, tag]) => {
    const stem = /^i/.test(ending) ? short : /^e/.test(ending) ? soft : root;
    return { form: stem + ending, tag: `VER:${tag}` };
  });
}

const ARE: readonly (readonly [string, string])[] = [
  ["are", "inf+pres"],
  ["ando", "ger+pres"],
  ["o", "ind+pres+1+s"],
  ["i", "ind+pres+2+s"],
  ["a", "ind+pres+3+s"],
  ["iamo", "ind+pres+1+p"],
  ["ate", "ind+pres+2+p"],
  ["ano", "ind+pres+3+p"],
  ["avo", "ind+impf+1+s"],
  ["avi", "ind+impf+2+s"],
  ["ava", "ind+impf+3+s"],
  ["avamo", "ind+impf+1+p"],
  ["avate", "ind+impf+2+p"],
  ["avano", "ind+impf+3+p"],
  ["ai", "ind+past+1+s"],
  ["asti", "ind+past+2+s"],
  ["ò", "ind+past+3+s"],
  ["ammo", "ind+past+1+p"],
  ["aste", "ind+past+2+p"],
  ["arono", "ind+past+3+p"],
  ["erò", "ind+fut+1+s"],
  ["erai", "ind+fut+2+s"],
  ["erà", "ind+fut+3+s"],
  ["eremo", "ind+fut+1+p"],
  ["erete", "ind+fut+2+p"],
  ["eranno", "ind+fut+3+p"],
  ["erei", "cond+pres+1+s"],
  ["eresti", "cond+pres+2+s"],
  ["erebbe", "cond+pres+3+s"],
  ["eremmo", "cond+pres+1+p"],
  ["ereste", "cond+pres+2+p"],
  ["erebbero", "cond+pres+3+p"],
  ["i", "sub+pres+3+s"],
  ["iate", "sub+pres+2+p"],
  ["ino", "sub+pres+3+p"],
  ["assi", "sub+impf+1+s"],
  ["asse", "sub+impf+3+s"],
  ["assimo", "sub+impf+1+p"],
  ["aste", "sub+impf+2+p"],
  ["assero", "sub+impf+3+p"],
  ["a", "impr+pres+2+s"],
  ["ate", "impr+pres+2+p"],
  ["ato", "part+past+s+m"],
  ["ata", "part+past+s+f"],
  ["ati", "part+past+p+m"],
  ["ate", "part+past+p+f"],
  ["ante", "part+pres+s"],
  ["anti", "part+pres+p"],
];

/** The endings of finire: those of the present on their own, the others as in -are. */
const IRE: readonly (readonly [string, string])[] = [
  ...ARE.filter(([, tag]) => !/pres\+[1-3]|past\+3\+s|:?impr|part\+pres|ger/.test(tag))
    .map(([ending, tag]) => [ending.replace(/^[ae]/, "i"), tag] as const),
  ["endo", "ger+pres"],
  ["isco", "ind+pres+1+s"],
  ["isci", "ind+pres+2+s"],
  ["isce", "ind+pres+3+s"],
  ["iamo", "ind+pres+1+p"],
  ["ite", "ind+pres+2+p"],
  ["iscono", "ind+pres+3+p"],
  ["ì", "ind+past+3+s"],
  ["irei", "cond+pres+1+s"],
  ["iresti", "cond+pres+2+s"],
  ["irebbe", "cond+pres+3+s"],
  ["iremmo", "cond+pres+1+p"],
  ["ireste", "cond+pres+2+p"],
  ["irebbero", "cond+pres+3+p"],
  ["isca", "sub+pres+3+s"],
  ["iate", "sub+pres+2+p"],
  ["iscano", "sub+pres+3+p"],
  ["isci", "impr+pres+2+s"],
  ["ite", "impr+pres+2+p"],
];
