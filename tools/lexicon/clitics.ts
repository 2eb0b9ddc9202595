import type { Analysis } from "../sources/morphit.ts";

const SINGLE = ["mi", "ti", "ci", "vi", "si", "lo", "la", "li", "le", "gli", "ne"];
const DOUBLE = ["me", "te", "ce", "ve", "se", "glie"].flatMap((first) =>
  ["lo", "la", "li", "le", "ne"].map((second) => first + second)
);

/** da', fa', di', sta', va': the pronoun's first consonant doubles, except in gli. */
const SHORT = new Map([
  ["dare", "da"],
  ["fare", "fa"],
  ["dire", "di"],
  ["stare", "sta"],
  ["andare", "va"],
  ["rifare", "rifa"],
  ["ridare", "rida"],
  ["ridire", "ridi"],
]);

/** A verb form with a pronoun or two joined to it. */
export interface Clitic extends Analysis {
  readonly pronouns: "single" | "double";
}

/** object: portarlo; predicate: esserlo, and no other object; none: nascergli, andarsene. */
export type Objects = "object" | "predicate" | "none";

/** Whether a verb that takes such objects takes the pronoun or the two. */
export function takesPronoun(objects: Objects, pronoun: string): boolean {
  if (objects === "object") return true;
  if (pronoun === "lo") return objects === "predicate";
  return SINGLE.includes(pronoun) ? !/^l[ai]$/.test(pronoun) : pronoun.endsWith("ne");
}

/** All that the verb form can take: of `dire`, dirmi … dirgliene; of a form that takes none, nothing. */
export function* cliticsOf(
  { form, lemma, tag }: Analysis,
  objects: Objects = "object",
): Generator<Clitic> {
  for (const host of hostsOf({ form, lemma, tag })) {
    for (const pronoun of [...SINGLE, ...DOUBLE]) {
      if (!host.takes.test(pronoun) || !takesPronoun(objects, pronoun)) continue;
      const doubled = host.doubles && !pronoun.startsWith("gli") ? pronoun[0]! : "";
      yield {
        form: host.stem + doubled + pronoun,
        lemma,
        tag: `${host.tag}+${pronoun}`,
        pronouns: SINGLE.includes(pronoun) ? "single" : "double",
      };
    }
  }
}

/** Verbs that nobody gives orders with. */
const NO_ORDER = new Set(["essere", "avere", "dovere", "potere", "volere"]);

interface Host {
  readonly stem: string;
  readonly tag: string;
  readonly takes: RegExp;
  readonly doubles: boolean;
}

const ANY = /./;
/** fattosi, dettogli; the rest is not said, and looks like names (compostela, rosine). */
const OF_PAST = /^(si|gli|mi|ti|ci|lo)$/;
/** No completamene: what looks like it is a slip for -mente. */
const OF_YOU = /^(mi|ti|ci|lo|la|li|le|gli|ne|(me|te|ce|glie)l.|tene|gliene)$/;
/** After da', fa', di', sta', va'. */
const OF_YOU_SHORT = /^(mi|ti|ci|lo|la|li|le|gli|ne|(me|te|ce|glie)..)$/;
const OF_YOU_ALL = /^(mi|ci|vi|lo|la|li|le|gli|ne|(me|ce|ve|glie)..)$/;
const OF_US = /^(ti|ci|vi|lo|la|li|le|gli|ne|(te|ce|ve|glie)..)$/;

function* hostsOf({ form, lemma, tag }: Analysis): Generator<Host> {
  const plain = { tag, takes: ANY, doubles: false };
  if (/:inf\+pres$/.test(tag) && /re$/.test(form)) {
    yield { ...plain, stem: form.replace(/r?re$/, "r") };
    const stem = SHORT.get(lemma);
    if (stem) yield { stem, tag: "VER:impr+pres+2+s", takes: OF_YOU_SHORT, doubles: true };
  } else if (/:ger\+pres$/.test(tag) && form.endsWith("ndo")) {
    yield { ...plain, stem: form };
  } else if (/:part\+past\+[sp]\+[mf]$/.test(tag) && /[oaie]$/.test(form)) {
    yield { ...plain, stem: form, takes: OF_PAST };
  } else if (NO_ORDER.has(lemma)) {
    return;
  } else if (/:impr\+pres\+2\+s$/.test(tag) && /[aei]$/.test(form)) {
    if (!SHORT.has(lemma)) yield { stem: form, tag, takes: OF_YOU, doubles: false };
  } else if (/:impr\+pres\+2\+p$/.test(tag) && form.endsWith("te")) {
    yield { stem: form, tag, takes: OF_YOU_ALL, doubles: false };
  } else if (/:(impr\+pres|ind\+pres)\+1\+p$/.test(tag) && form.endsWith("iamo")) {
    yield { stem: form, tag: "VER:impr+pres+1+p", takes: OF_US, doubles: false };
  }
}
