import { LATIN } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { type Cleaning, type CleaningRule, cleanList } from "../../lexicon/clean_list.ts";
import { sourceOf } from "../../lexicon/format.ts";
import { Lexicon } from "../../lexicon/lexicon.ts";
import { lexiconFromList, parseFrequencies, parseWordList } from "../../lexicon/word_list.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { readWords } from "../app/open_lexicon.ts";
import { findLanguageFile, type WordsIn, wordsIn } from "../app/language_files.ts";
import { OPTIONS } from "../app/option_table.ts";

type CompileOption =
  | "dictionary"
  | "output"
  | "language"
  | "frequencies"
  | "least_length"
  | "max_length"
  | "max_vowels"
  | "max_consonants"
  | "max_repeats"
  | "no_abbreviations"
  | "without_letters"
  | "without_parts"
  | "data_path";

export async function compileLexicon(
  call: Call<CompileOption>,
): Promise<ExitCode> {
  const { world, t, options } = call;
  // elzzur's way of naming the list is understood too.
  const path = call.args[0] ?? options.dictionary;
  if (path === undefined) {
    throw new UserError({ kind: "bad_usage", fault: { kind: "missing_argument", text: "list" } });
  }
  const { output, frequencies: frequencyFile, language: code = "xx" } = options;
  if (output === undefined) {
    const text = OPTIONS.output.flags;
    throw new UserError({ kind: "bad_usage", fault: { kind: "missing_option", text } });
  }
  const { language, alphabet } = await lettersFor(call, code);
  const { list, dropped } = await cleanWords(call, path, code);
  const frequencies = frequencyFile === undefined
    ? undefined
    : parseFrequencies(await readWords(world, frequencyFile), frequencyFile, alphabet);
  const bytes = lexiconFromList(list, path, {
    language,
    alphabet,
    ...(frequencies && { frequencies }),
  });
  await world.writeFile(output, bytes);
  const lexicon = Lexicon.open(sourceOf(bytes, output));
  const { skipped } = parseWordList(list, path, alphabet);
  world.out(t.lexicon.compiled(output, t.number(lexicon.size), lexicon.edition));
  for (const [rule, lines] of dropped) world.err(t.lexicon.cleaned(rule, t.number(lines)));
  if (skipped > 0) world.err(t.lexicon.skipped(t.number(skipped)));
  return 0;
}

/** The list without what the options leave out, and how much each of them left out. */
async function cleanWords(call: Call<CompileOption>, path: string, code: string) {
  const { world, options, resolved: { dataPath } } = call;
  const bytes = await readWords(world, path);
  const cleaning: Cleaning = {
    minLength: options.least_length,
    maxLength: options.max_length,
    vowelsInRow: options.max_vowels,
    consonantsInRow: options.max_consonants,
    sameInRow: options.max_repeats,
    noAbbreviations: options.no_abbreviations,
    withoutLetters: options.without_letters,
    withoutParts: options.without_parts,
  };
  const none: ReadonlyMap<CleaningRule, number> = new Map();
  if (Object.values(cleaning).every((rule) => rule === undefined)) {
    return { list: bytes, dropped: none };
  }
  // A list that is not UTF-8 is reported when it is read for its words.
  const text = new TextDecoder().decode(bytes);
  if (text.includes("\ufffd")) return { list: bytes, dropped: none };
  const vowels = (await findLanguageFile({ world, dataPath }, code))?.language.vowels ?? "aeiouy";
  const cleaned = cleanList(text, cleaning, vowels);
  return { list: new TextEncoder().encode(cleaned.text), dropped: cleaned.dropped };
}

/** The letters of a language that has a file; else the plain ones, and a word about it. */
async function lettersFor(
  { world, t, resolved: { dataPath } }: Call<"data_path">,
  code: string,
): Promise<WordsIn> {
  const plain = { language: code, alphabet: LATIN };
  if (code === "xx") return plain;
  const found = await findLanguageFile({ world, dataPath }, code);
  if (found) return wordsIn(found.language);
  world.err(t.lexicon.latinOnly(code));
  return plain;
}
