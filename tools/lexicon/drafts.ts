import { normalize } from "../../src/core/letters.ts";

/** What is known about one clean form while the sources are joined. */
export interface Draft {
  readonly sources: Set<string>;
  readonly marks: Set<string>;
  readonly spellings: Map<string, { zipf: number; isVouched: boolean }>;
  readonly readings: Map<string, { lemma: string; tag: string; text: string }>;
}

export function draftOf(drafts: Map<string, Draft>, form: string): Draft {
  let draft = drafts.get(form);
  if (!draft) {
    draft = { sources: new Set(), marks: new Set(), spellings: new Map(), readings: new Map() };
    drafts.set(form, draft);
  }
  return draft;
}

export function addSpelling(
  draft: Draft,
  text: string,
  fact: { zipf?: number; isVouched?: boolean },
) {
  const known = draft.spellings.get(text) ?? { zipf: 0, isVouched: false };
  draft.spellings.set(text, { ...known, ...fact });
}

/** Adds a source to a known form. */
export function vouch(drafts: Map<string, Draft>, text: string, letter: string): Draft | undefined {
  const draft = drafts.get(cleanForm(text) ?? "");
  if (!draft) return undefined;
  draft.sources.add(letter);
  addSpelling(draft, text.toLowerCase(), { isVouched: true });
  return draft;
}

export function topZipf(draft: Draft | undefined): number {
  let top = 0;
  for (const { zipf } of draft?.spellings.values() ?? []) top = Math.max(top, zipf);
  return top;
}

/** Memory of `normalize`: the same text comes from many sources. */
const CLEAN = new Map<string, string | undefined>();

export function cleanForm(text: string): string | undefined {
  if (/^[a-z]+$/.test(text)) return text;
  if (!CLEAN.has(text)) CLEAN.set(text, normalize(text));
  return CLEAN.get(text);
}
