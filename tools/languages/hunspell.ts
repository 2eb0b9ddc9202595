/** A form that a hunspell dictionary accepts, and how it was made. */
interface Expanded {
  readonly form: string;
  /** The entry in the dictionary that it comes from. */
  readonly stem: string;
  /** The names of the suffix and prefix classes, outermost last. */
  readonly suffixes: readonly string[];
  readonly prefixes: readonly string[];
}

interface Rule {
  readonly kind: "prefix" | "suffix";
  readonly name: string;
  readonly isCross: boolean;
  readonly strip: string;
  readonly add: string;
  readonly next: readonly string[];
  readonly fits: RegExp;
  /** How many letters the rules of its class look at. */
  readonly depth: number;
}

interface Affixes {
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
  /** What `rulesFor` found, by class and ending. */
  readonly fitting: Map<string, readonly Rule[]>;
  readonly flagsOf: (text: string) => string[];
  readonly needAffix: string | undefined;
  readonly forbidden: string | undefined;
}

/**
 * Every form of letters that a hunspell dictionary accepts: an entry, one suffix, a second one that
 * the first allows, one prefix. Forms with a hyphen, an apostrophe or a figure are left out, and so
 * are compounds. The man page hunspell(5) describes the files.
 */
export function* expand(aff: string, dic: string): Generator<Expanded> {
  const affixes = parseAffixes(aff);
  for (const line of linesOf(dic).slice(1)) {
    const { stem, flags } = entryOf(line, affixes);
    if (!/^\p{L}+$/u.test(stem) || (affixes.forbidden && flags.includes(affixes.forbidden))) {
      continue;
    }
    yield* formsOf(affixes, stem, flags);
  }
}

/** The suffix classes whose every suffix fits, by name: how a language marks its pronouns. */
export function suffixesLike(aff: string, fits: RegExp): Set<string> {
  const names = new Set<string>();
  for (const [name, rules] of parseAffixes(aff).rules) {
    if (rules.every((rule) => rule.kind === "suffix" && fits.test(rule.add))) names.add(name);
  }
  return names;
}

function* formsOf(
  affixes: Affixes,
  stem: string,
  flags: readonly string[],
): Generator<Expanded> {
  const isBare = affixes.needAffix === undefined || !flags.includes(affixes.needAffix);
  const fitting = (names: readonly string[], kind: Rule["kind"], word: string) =>
    names.flatMap((name) => rulesFor(affixes, { name, kind, word }));
  const made: { form: string; suffixes: string[]; flags: readonly string[]; isCross: boolean }[] =
    [];
  if (isBare) made.push({ form: stem, suffixes: [], flags, isCross: true });
  for (const first of fitting(flags, "suffix", stem)) {
    const form = applied(first, stem);
    const { isCross } = first;
    const all = [...first.next, ...(isCross ? flags : [])];
    if (affixes.needAffix === undefined || !first.next.includes(affixes.needAffix)) {
      made.push({ form, suffixes: [first.name], flags: all, isCross });
    }
    for (const second of fitting(first.next, "suffix", form)) {
      const longer = applied(second, form);
      const suffixes = [first.name, second.name];
      made.push({ form: longer, suffixes, flags: all, isCross: isCross && second.isCross });
    }
  }
  for (const { form, suffixes, flags: own, isCross } of made) {
    if (isPlain(form)) yield { form, stem, suffixes, prefixes: [] };
    for (const rule of fitting(own, "prefix", form)) {
      if (suffixes.length > 0 && !(isCross && rule.isCross)) continue;
      const longer = applied(rule, form);
      if (isPlain(longer)) {
        yield { form: longer, stem, suffixes, prefixes: [rule.name] };
      }
    }
  }
}

interface Asked {
  readonly name: string;
  readonly kind: Rule["kind"];
  readonly word: string;
}

/** The rules of a class that fit a word. Words that end alike have the same: they are kept. */
function rulesFor({ rules, fitting }: Affixes, { name, kind, word }: Asked): readonly Rule[] {
  const all = rules.get(name);
  if (all === undefined || all.length === 0 || all[0]!.kind !== kind) return [];
  const depth = all[0]!.depth;
  const end = kind === "suffix" ? word.slice(-depth) : word.slice(0, depth);
  const key = `${name}/${end}`;
  let found = fitting.get(key);
  if (found === undefined) {
    found = all.filter(({ strip, fits }) =>
      (kind === "suffix" ? word.endsWith(strip) : word.startsWith(strip)) && fits.test(word)
    );
    fitting.set(key, found);
  }
  return found;
}

function applied({ kind, strip, add }: Rule, word: string): string {
  if (kind === "suffix") return word.slice(0, word.length - strip.length) + add;
  return add + word.slice(strip.length);
}

function isPlain(form: string): boolean {
  return /^\p{L}+$/u.test(form);
}

function entryOf(line: string, { flagsOf }: Affixes): { stem: string; flags: string[] } {
  // What follows a space or a tab are notes.
  const [entry = ""] = line.split(/\s/, 1);
  const slash = entry.indexOf("/");
  if (slash < 0) return { stem: entry, flags: [] };
  return { stem: entry.slice(0, slash), flags: flagsOf(entry.slice(slash + 1)) };
}

function parseAffixes(text: string): Affixes {
  const lines = linesOf(text);
  const option = (name: string) =>
    lines.find((line) => line.startsWith(`${name} `))?.split(/\s+/)[1];
  const mode = option("FLAG");
  const flagsOf = (flags: string): string[] => {
    if (mode === "long") return flags.match(/../gu) ?? [];
    return mode === "num" ? flags.split(",") : [...flags];
  };
  const rules = new Map<string, Rule[]>();
  const crosses = new Map<string, boolean>();
  const depths = new Map<string, number>();
  for (const line of lines) {
    const [type, name = "", a = "", b = "", c = "."] = line.split(/\s+/);
    if (type !== "SFX" && type !== "PFX") continue;
    if (!crosses.has(name)) {
      // The first line of a class: whether it goes with the other kind, and how many rules follow.
      crosses.set(name, a === "Y");
      rules.set(name, []);
      continue;
    }
    const [add = "", next = ""] = b.split("/");
    const kind = type === "SFX" ? "suffix" : "prefix";
    const looks = Math.max(c.replace(/\[[^\]]*\]/gu, ".").length, a.length);
    depths.set(name, Math.max(depths.get(name) ?? 1, looks));
    rules.get(name)!.push({
      kind,
      name,
      isCross: crosses.get(name)!,
      strip: a === "0" ? "" : a,
      add: add === "0" ? "" : add,
      next: flagsOf(next),
      depth: 0,
      fits: new RegExp(kind === "suffix" ? `${condition(c)}$` : `^${condition(c)}`, "u"),
    });
  }
  return {
    rules: new Map(
      Array.from(rules, ([name, all]) => {
        return [name, all.map((rule) => ({ ...rule, depth: depths.get(name)! }))];
      }),
    ),
    fitting: new Map(),
    flagsOf,
    needAffix: option("NEEDAFFIX"),
    forbidden: option("FORBIDDENWORD"),
  };
}

/** hunspell's conditions are sets and letters; a hyphen in a set is only a hyphen. */
function condition(text: string): string {
  return text.replace(/[-'()*+?|{}\\^$]/g, (sign, at) => {
    if (sign === "^" && text[at - 1] === "[") return sign;
    return `\\${sign}`.replace("\\'", "'");
  });
}

function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, "").split(/\r?\n/).filter((line) => !line.startsWith("#"));
}
