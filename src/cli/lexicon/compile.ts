import { LATIN } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { sourceOf } from "../../lexicon/format.ts";
import { Lexicon } from "../../lexicon/lexicon.ts";
import { lexiconFromList, parseFrequencies, parseWordList } from "../../lexicon/word_list.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { readWords } from "../app/open_lexicon.ts";
import { findLanguageFile, type WordsIn, wordsIn } from "../app/language_files.ts";
import { OPTIONS } from "../app/options.ts";

export async function compileLexicon(
  call: Call<"output" | "language" | "frequencies" | "data_path">,
): Promise<ExitCode> {
  const { world, t, options } = call;
  const path = call.args[0]!;
  const { output, frequencies: frequencyFile, language: code = "xx" } = options;
  if (output === undefined) {
    const text = OPTIONS.output.flags;
    throw new UserError({ kind: "bad_usage", fault: { kind: "missing_option", text } });
  }
  const { language, alphabet } = await lettersFor(call, code);
  const list = await readWords(world, path);
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
  if (skipped > 0) world.err(t.lexicon.skipped(t.number(skipped)));
  return 0;
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
