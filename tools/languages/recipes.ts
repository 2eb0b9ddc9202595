import { expand, suffixesLike } from "./hunspell.ts";
import { readMorfologik } from "./morfologik.ts";
import { synsetsOf } from "./wordnet.ts";

/** One source's word for one form. */
export interface Vote {
  /** As the source writes it. */
  readonly form: string;
  /** The source's letter in the table. */
  readonly letter: string;
  readonly kind: "word" | "name" | "abbreviation" | "clitic" | "derived";
  /** The dictionary form, where the source gives it. */
  readonly stem?: string;
  /** Whether it is such a form as an order, which gives way to a noun that is written alike. */
  readonly isWeak?: boolean;
}

/** The files a language is made of; each is a path in the raw folder and where it comes from. */
interface Recipe {
  readonly files: Readonly<Record<string, readonly [path: string, origin: string]>>;
  votes(read: (name: string) => Uint8Array): Iterable<Vote>;
}

const DICT = "raw/words";

export const RECIPES: Readonly<Record<string, Recipe>> = {
  en: {
    files: {
      american: [`${DICT}/american-english-large`, "Debian wamerican-large 2020.12.07 (SCOWL)"],
      british: [`${DICT}/british-english-large`, "Debian wbritish-large 2020.12.07 (SCOWL)"],
      huge: [`${DICT}/american-english-huge`, "Debian wamerican-huge 2020.12.07 (SCOWL)"],
      ...Object.fromEntries(["noun", "verb", "adj", "adv"].map((part) => {
        return [part, [`${DICT}/data.${part}`, "Debian wordnet-base 3.0"] as const];
      })),
      // For the clues.
      ...Object.fromEntries(
        ["index.noun", "index.verb", "index.adj", "index.adv", "cntlist.rev"].map((name) => {
          return [name, [`${DICT}/${name}`, "Debian wordnet-base 3.0"] as const];
        }),
      ),
    },
    *votes(read) {
      for (const name of ["american", "british"]) yield* listed(textOf(read(name)), "s");
      yield* listed(textOf(read("huge")), "h");
      for (const part of ["noun", "verb", "adj", "adv"]) {
        for (const { words } of synsetsOf(textOf(read(part)))) {
          yield* listed(words.join("\n"), "w");
        }
      }
    },
  },
  nl: {
    files: { list: [`${DICT}/dutch`, "Debian wdutch 2.20.19 (OpenTaal)"] },
    *votes(read) {
      yield* listed(textOf(read("list")), "o");
    },
  },
  fr: {
    files: hunspellFiles("fr", "Debian hunspell-fr-classical 7.0 (Grammalecte)"),
    votes: (read) => hunspell(read, "fr", "g"),
  },
  es: {
    files: hunspellFiles("es_ES", "Debian hunspell-es 7.5.0 (RLA-ES)"),
    votes: (read) => hunspell(read, "es_ES", "r"),
  },
  pt: {
    files: {
      ...hunspellFiles("pt_PT", "Debian hunspell-pt-pt 7.5.0 (Natura)"),
      ...hunspellFiles("pt_BR", "Debian hunspell-pt-br 7.5.0 (VERO)"),
    },
    *votes(read) {
      yield* hunspell(read, "pt_PT", "n");
      yield* hunspell(read, "pt_BR", "v");
    },
  },
  de: {
    files: {
      forms: [`${DICT}/german.dict`, "Maven de.danielnaber:german-pos-dict 1.2.4"],
      nouns: [`${DICT}/nouns.csv`, "PyPI german-nouns 1.2.5"],
    },
    *votes(read) {
      for (const { form, tag } of readMorfologik(read("forms"))) {
        if (!/^\p{L}+$/u.test(form)) continue;
        const kind = tag.startsWith("EIG")
          ? "name"
          : tag.startsWith("ABK") || shapeOf(form) === "abbreviation"
          ? "abbreviation"
          // Nouns made of adjectives and participles are made of all of them, used or not.
          : tag.startsWith("SUB") && tag.endsWith("ADJ")
          ? "derived"
          : "word";
        yield { form, letter: "p", kind, isWeak: /^VER:(?:IMP|1:SIN)/.test(tag) };
      }
      yield* germanNouns(textOf(read("nouns")));
    },
  },
};

function hunspellFiles(name: string, origin: string): Recipe["files"] {
  return {
    [`${name}.aff`]: [`${DICT}/${name}.aff`, origin],
    [`${name}.dic`]: [`${DICT}/${name}.dic`, origin],
  };
}

function* hunspell(
  read: (name: string) => Uint8Array,
  name: string,
  letter: string,
): Generator<Vote> {
  const aff = textOf(read(`${name}.aff`));
  // In Spanish pronouns are joined to a verb without a hyphen: dámelo.
  const pronouns = name.startsWith("es")
    ? suffixesLike(aff, /(?:[mts]e|l[aeo]s?|nos|os)$/)
    : new Set<string>();
  for (const { form, stem, suffixes, prefixes } of expand(aff, textOf(read(`${name}.dic`)))) {
    const kind = shapeOf(stem);
    if (kind !== "word") yield { form, letter, kind };
    else if (suffixes.some((suffix) => pronouns.has(suffix))) {
      yield { form, letter, stem, kind: "clitic" };
    } else yield { form, letter, stem, kind: prefixes.length > 0 ? "derived" : "word" };
  }
}

/** A plain list, one form a line. Possessives and other forms with signs are left out. */
function* listed(text: string, letter: string): Generator<Vote> {
  for (const form of text.split(/\r?\n/)) {
    if (/^\p{L}+$/u.test(form)) yield { form, letter, kind: shapeOf(form) };
  }
}

/** Lower case is a word, one capital a name, more an abbreviation. */
function shapeOf(form: string): "word" | "name" | "abbreviation" {
  if (form === form.toLowerCase()) return "word";
  return /\p{Lu}/u.test(form.slice(1)) ? "abbreviation" : "name";
}

/** Wiktionary's nouns: lemma, parts of speech, then every form in columns of their own. */
function* germanNouns(csv: string): Generator<Vote> {
  for (const line of csv.split(/\r?\n/).slice(1)) {
    const [lemma = "", pos = "", ...cells] = cellsOf(line);
    const kind = /name|Toponym/i.test(pos)
      ? "name"
      : /Abkürzung/.test(pos)
      ? "abbreviation"
      : "word";
    // Verbs and adjectives used as nouns add nothing; parts of words are not words.
    if (/Affix|Suffix|Präfix|Lexem/.test(pos)) continue;
    for (const form of new Set([lemma, ...cells.slice(5)])) {
      if (/^\p{Lu}\p{Ll}+$/u.test(form)) yield { form, letter: "k", kind, stem: lemma };
    }
  }
}

/** One line of comma-separated values; none of ours has a line break in a cell. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => {
    return quoted === undefined ? plain! : quoted.replaceAll('""', '"');
  });
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
