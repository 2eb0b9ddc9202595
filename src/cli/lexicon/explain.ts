import { DEFAULT_LEVEL, LEVELS } from "../../core/level.ts";
import type { ExitCode, ToolCall } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { openOwnWords } from "../app/own_words.ts";
import { openWordMeanings } from "../app/open_meanings.ts";
import { wordPoints } from "../../play/bee/word_points.ts";
import { explain, withNeighbours } from "../../play/explain.ts";
import { explanationLines } from "../text/explanation.ts";
import { toolMessagesIn } from "../../messages/mod.ts";
import { jsonArray } from "../text/json.ts";

type ExplainCall = ToolCall<"language" | "dictionary" | "min_zipf" | "json" | "data_path">;

export async function explainWords(call: ExplainCall): Promise<ExitCode> {
  const { world, t, args, options } = call;
  const lexicon = await openLexicon(call);
  const meanings = await openWordMeanings(world, lexicon.language);
  const floor = options.min_zipf ?? LEVELS[DEFAULT_LEVEL];
  const { dataPath } = call.resolved;
  const own = dataPath === undefined ? undefined : await openOwnWords(world, dataPath, lexicon);
  // Programs always read English.
  const speech = options.json ? await toolMessagesIn("en", []) : t;
  const all = args.map((text) =>
    withNeighbours(
      lexicon,
      explain(lexicon, text, { floor, t: speech, points: wordPoints, meanings, own }),
    )
  );
  const inWords = () => all.map((one) => explanationLines(one, t).join("\n")).join("\n\n");
  world.out(options.json ? jsonArray(all) : inWords());
  return all.every((one) => one.status === "core" || one.status === "extra") ? 0 : 1;
}
