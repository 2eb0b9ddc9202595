import { LATIN } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { sourceOf } from "../../lexicon/format.ts";
import { Lexicon } from "../../lexicon/lexicon.ts";
import { lexiconFromList, parseFrequencies, parseWordList } from "../../lexicon/word_list.ts";
import type { Call, ExitCode } from "../command.ts";
import { readWords } from "../dictionary.ts";
import { OPTIONS } from "../options.ts";

export async function compileLexicon(
  call: Call<"output" | "language" | "frequencies">,
): Promise<ExitCode> {
  const { world, t, options } = call;
  const path = call.args[0]!;
  const { output, frequencies: frequencyFile, language = "xx" } = options;
  if (output === undefined) {
    const text = OPTIONS.output.flags;
    throw new UserError({ kind: "bad_usage", fault: { kind: "missing_option", text } });
  }
  const list = await readWords(world, path);
  const frequencies = frequencyFile === undefined
    ? undefined
    : parseFrequencies(await readWords(world, frequencyFile), frequencyFile, LATIN);
  const bytes = lexiconFromList(list, path, {
    language,
    alphabet: LATIN,
    ...(frequencies && { frequencies }),
  });
  await world.writeFile(output, bytes);
  const lexicon = Lexicon.open(sourceOf(bytes, output));
  const { skipped } = parseWordList(list, path, LATIN);
  world.out(t.lexicon.compiled(output, t.number(lexicon.size), lexicon.edition));
  if (skipped > 0) world.err(t.lexicon.skipped(t.number(skipped)));
  return 0;
}
