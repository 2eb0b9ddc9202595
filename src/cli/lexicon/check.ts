import { ITALIAN_CODE } from "../../core/italian_code.ts";
import { Lexicon } from "../../lexicon/lexicon.ts";
import { sourceOf } from "../../lexicon/format.ts";
import type { ExitCode, ToolCall } from "../app/command.ts";
import { readWords, shippedLexicon, verify } from "../app/open_lexicon.ts";

export async function checkLexicon(call: ToolCall<"language" | "json">): Promise<ExitCode> {
  const { world, t, options } = call;
  const [path] = call.args;
  const lexicon = path === undefined
    ? await shippedLexicon(world, options.language ?? ITALIAN_CODE)
    : Lexicon.open(sourceOf(await readWords(world, path), path));
  await verify(lexicon);
  const { edition, size } = lexicon;
  const name = path ?? `${lexicon.language}.lex`;
  world.out(
    options.json
      ? JSON.stringify({ path: name, sound: true, edition, words: size })
      : t.lexicon.checked(name, edition, t.number(size)),
  );
  return 0;
}
